import { formatNumber } from '@garment-mes/domain/formats';
import { finishOrder, getOrderFinishCheck, type OrderRow } from '@garment-mes/sdk/mes2';
import { Alert } from '@garment-mes/ui';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';

/** Ends the production of an order; what would be left undone is shown, and asks for a reason. */
export function FinishDialog(props: {
  readonly order: Pick<OrderRow, 'id' | 'version' | 'orderNo'>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { id, version, orderNo } = props.order;
  const { data } = useOperation(getOrderFinishCheck, { query: { id } }, { live: `order:${id}` });
  const { run } = useAction(finishOrder, { inline: true });
  const said = data && [
    ...(data.inNum < data.minNum
      ? [
          t('入库 {inNum} 件，少于走货下限 {least} 件', {
            inNum: formatNumber(data.inNum),
            least: formatNumber(data.minNum),
          }),
        ]
      : []),
    ...(data.openBundleNum > 0
      ? [t('还有 {count} 扎在产', { count: formatNumber(data.openBundleNum) })]
      : []),
    ...(data.waitingNum > 0
      ? [t('写明原因后，未做的 {count} 行工序作废', { count: formatNumber(data.waitingNum) })]
      : []),
  ];
  return (
    <ReasonDialog
      title={t('订单 {orderNo} 完工？', { orderNo })}
      confirmLabel={t('完工')}
      required={data?.needsReason !== false}
      onConfirm={(reason) => run({ body: { id, version, reason: reason || null } })}
      onClose={props.onClose}
    >
      {said && said.length > 0 && <Alert tone="warn">{said.join(t('；'))}</Alert>}
    </ReasonDialog>
  );
}
