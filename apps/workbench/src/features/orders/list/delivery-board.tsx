import { formatNumber } from '@garment-mes/domain/formats';
import { OrderRowFields } from '@garment-mes/sdk/labels';
import type { OrderRow } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, ProgressBar, Skeleton, Tag, Thumbnail } from '@garment-mes/ui';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { InsteadProps } from '#screens/list/list-screen.tsx';
import styles from './delivery-board.module.css';
import { deliveryWeeks } from './delivery-weeks.ts';

/** What has passed each stage, in the order of the floor. */
const STAGES = ['cutNum', 'sewNum', 'inNum', 'outNum'] as const;

/** The orders that were found, as cards under the week they are due; days move by 批量修改 only. */
export function DeliveryBoard({ loadAll, asOf }: InsteadProps<OrderRow>) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery board', asOf],
    queryFn: ({ signal }) => loadAll(signal),
    placeholderData: (before) => before,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.length === 0) return <EmptyState />;
  return (
    <section className={styles.board} aria-label={t('交期看板')}>
      {deliveryWeeks(data).map(({ from, to, orders }) => (
        <section key={from} className={styles.week} aria-label={`${from} – ${to}`}>
          <h2>
            {from.slice(5)} – {to.slice(5)} <span>{t('{count} 单', { count: orders.length })}</span>
          </h2>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </section>
      ))}
    </section>
  );
}

function OrderCard({ order }: { readonly order: OrderRow }) {
  const t = useText();
  const { id, orderNo, imageUrl, orderNum, styleNo, deliveryDate, delayDays, status } = order;
  return (
    <article className={styles.card}>
      <Thumbnail alt={styleNo} src={imageUrl ?? undefined} />
      <div className={styles.words}>
        <TextLink to={href('/makingCenter/order/orderDetail/{orderId}', { orderId: id })}>
          {orderNo}
        </TextLink>
        <span>
          {styleNo} · {t('{num}件', { num: formatNumber(orderNum) })} · {deliveryDate.slice(5)}
        </span>
        <span className={styles.tags}>
          <FieldValue name="status" field={OrderRowFields.status} value={status} />
          {delayDays !== null && delayDays > 0 && (
            <Tag tone="bad">{t('延误 {days} 天', { days: delayDays })}</Tag>
          )}
        </span>
      </div>
      <div className={styles.stages}>
        {STAGES.map((stage) => (
          <ProgressBar
            key={stage}
            label={`${fieldLabel(OrderRowFields, stage)} ${formatNumber(order[stage])}`}
            title={`${fieldLabel(OrderRowFields, stage)} ${formatNumber(order[stage])}`}
            value={orderNum === 0 ? 0 : order[stage] / orderNum}
          />
        ))}
      </div>
    </article>
  );
}
