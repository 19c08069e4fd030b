import { closeOrder, getOrderCloseCheck, type OrderRow } from '@garment-mes/sdk/mes2';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { BalanceTable } from './balance-table.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { placeOfCheck } from './place-of-check.ts';

/** Closes an order once every garment cut of it is accounted for, colour by colour and size by size (I42). */
export function CloseDialog(props: {
  readonly order: Pick<OrderRow, 'id' | 'version' | 'orderNo' | 'styleId'>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { order, onClose } = props;
  const { id, version, orderNo } = order;
  const check = useOperation(getOrderCloseCheck, { query: { id } }, { live: `order:${id}` });
  const { run } = useAction(closeOrder, { inline: true });
  return (
    <CheckDialog
      title={t('结案核对 {orderNo}', { orderNo })}
      confirmLabel={t('结案')}
      size={960}
      check={check}
      placeOf={placeOfCheck(order)}
      onConfirm={() => run({ body: { id, version } })}
      onClose={onClose}
    >
      {check.data && <BalanceTable cells={check.data.cells} />}
    </CheckDialog>
  );
}
