import { formatNumber } from '@garment-mes/domain';
import { finishOrder, getOrder, type OrderRow } from '@garment-mes/sdk/mes2';
import { Alert } from '@garment-mes/ui';
import { useAction, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { ReasonDialog } from '#kit/reason-dialog.tsx';

/** Ends the production of an order; with less in store than may be shipped it asks why. */
export function FinishDialog(props: {
  readonly order: Pick<OrderRow, 'id' | 'version' | 'orderNo'>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { id, version, orderNo } = props.order;
  const { data } = useOperation(getOrder, { query: { id } });
  const { run } = useAction(finishOrder, { inline: true });
  const least = data && (data.orderNum * (100 - Number(data.shipTolDownPct))) / 100;
  const short = data !== undefined && least !== undefined && data.inNum < least;
  return (
    <ReasonDialog
      title={t('订单 {orderNo} 完工？', { orderNo })}
      confirmLabel={t('完工')}
      required={short || data === undefined}
      onConfirm={(reason) => run({ body: { id, version, reason: reason || null } })}
      onClose={props.onClose}
    >
      {short && (
        <Alert tone="warn">
          {t('入库 {inNum} 件，少于走货下限 {least} 件；未做的工序行将作废。', {
            inNum: formatNumber(data.inNum),
            least: formatNumber(Math.ceil(least)),
          })}
        </Alert>
      )}
    </ReasonDialog>
  );
}
