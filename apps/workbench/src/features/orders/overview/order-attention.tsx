import { formatNumber } from '@garment-mes/domain/formats';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { OrderFields, ProblemLogRowFields } from '@garment-mes/sdk/labels';
import { listProblemLogs, type Order } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { minute } from '#screens/fields/format.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../order-detail.module.css';
import { daysUntil, nextShipment } from './next-shipment.ts';

/** What needs attention: how sure the delivery is, what leaves next, and what blocks the lines. */
export function OrderAttention({ order }: { readonly order: Order }) {
  const t = useText();
  const { now } = useWorkbench();
  const { riskLight, forecastDate, delayDays } = order;
  const next = nextShipment(order.shipments);
  const days = next && daysUntil(next.shipmentDate, now());
  return (
    <section className={styles.attention} aria-label={t('关注')}>
      {riskLight !== null && (
        <div>
          <h2 className={styles.heading}>{fieldLabel(OrderFields, 'riskLight')}</h2>
          <FieldValue name="riskLight" field={OrderFields.riskLight} value={riskLight} />
          <p className={styles.said}>
            {forecastDate === null
              ? t('还没有预计完成日期')
              : t('预计完成 {date}', { date: forecastDate })}
            {(delayDays ?? 0) > 0 && ` · ${t('晚 {days} 天', { days: delayDays })}`}
          </p>
        </div>
      )}
      <div>
        <h2 className={styles.heading}>{t('下一批走货')}</h2>
        {next === undefined ? (
          <p className={styles.said}>
            {order.shipments.length === 0 ? t('还没有走货批') : t('全部已走')}
          </p>
        ) : (
          <>
            <p>
              <TextLink
                to={href(
                  '/makingCenter/order/orderDetail/{orderId}',
                  { orderId: order.id },
                  { tab: 'shipments' },
                )}
              >
                {next.shipmentNo}
              </TextLink>{' '}
              {t('{num} 件', { num: formatNumber(next.num) })}
            </p>
            <p className={styles.said} data-late={(days ?? 0) < 0 || undefined}>
              {next.shipmentDate} ·{' '}
              {(days ?? 0) < 0
                ? t('已过 {days} 天', { days: -(days ?? 0) })
                : t('还有 {days} 天', { days })}
            </p>
          </>
        )}
      </div>
      <OpenProblems orderNo={order.orderNo} />
    </section>
  );
}

const PROBLEMS = '/mes/problem/problemLogList';
/** Reported, responded to, and solved but not closed. */
const UNSETTLED = [0, 1, 2] as const;
const SHOWN = 5;

/** Problems of the floor that are not settled, newest first, with the right to read them. */
function OpenProblems({ orderNo }: { readonly orderNo: string }) {
  const t = useText();
  const { menus } = useWorkbench();
  const mayRead = menus.some(({ url }) => url === PROBLEMS);
  const sql = writeConditions({ kind: 'compare', key: 'order_no', operator: '=', value: orderNo });
  const { data } = useOperation(
    listProblemLogs,
    {
      query: {
        ...{ pageNum: 1, pageSize: SHOWN, order: 'report_date desc', sql },
        filter: { status: UNSETTLED },
      },
    },
    { enabled: mayRead, live: 'problem' },
  );
  if (data === undefined) return null;
  return (
    <div>
      <h2 className={styles.heading}>{t('未结问题 {count}', { count: data.total })}</h2>
      {data.total === 0 ? (
        <p className={styles.said}>{t('没有未结的问题')}</p>
      ) : (
        <ul className={styles.problems}>
          {data.list.map(({ id, logNo, level, status, problemName, lineDeptName, reportDate }) => (
            <li key={id}>
              <FieldValue name="level" field={ProblemLogRowFields.level} value={level} />
              <FieldValue name="status" field={ProblemLogRowFields.status} value={status} />
              {[logNo, lineDeptName, problemName, minute(reportDate)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
