import { percentOf } from '@garment-mes/domain/decimal';
import { formatPercent } from '@garment-mes/domain/formats';
import type { Order } from '@garment-mes/sdk/mes2';
import { msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { HeadFact } from '#screens/detail/detail-screen.tsx';
import { isOpen } from '../is-open.ts';
import { daysUntil } from './next-shipment.ts';

/** What decides about an order: how much of what for whom, how far it is, until when, and how sure that is. */
export const ORDER_FACTS: readonly HeadFact<Order>[] = [
  'customerName',
  { field: 'styleNo', note: ({ styleName }) => styleName },
  'orderNum',
  {
    id: 'progress',
    label: msg('进度'),
    value: (order) => t('裁 {share}', { share: share(order, 'cutNum') }),
    note: (order) =>
      t('车 {sewn} 入 {received}', {
        sewn: share(order, 'sewNum'),
        received: share(order, 'inNum'),
      }),
  },
  { field: 'deliveryDate', note: (order) => <DaysLeft order={order} /> },
  { field: 'riskLight', note: (order) => <Delay order={order} /> },
];

/** Share of the pieces ordered that has passed a stage. */
const share = (order: Order, stage: 'cutNum' | 'sewNum' | 'inNum'): string =>
  formatPercent(percentOf(order[stage], order.orderNum));

/** How long an order has, or by how much it is over its date; nothing once it is finished. */
function DaysLeft({ order }: { readonly order: Order }) {
  const t = useText();
  const { now } = useWorkbench();
  if (!isOpen(order)) return null;
  const days = daysUntil(order.deliveryDate, now());
  return (
    <span data-late={days < 0 || undefined}>
      {days < 0 ? t('已过 {days} 天', { days: -days }) : t('还有 {days} 天', { days })}
    </span>
  );
}

/** By how many days the forecast misses the date. */
function Delay({ order: { delayDays } }: { readonly order: Order }) {
  const t = useText();
  return (delayDays ?? 0) > 0 ? (
    <span data-late>{t('晚 {days} 天', { days: delayDays })}</span>
  ) : null;
}
