import { percentOf } from '@garment-mes/domain/decimal';
import { fieldsWith, shownFields } from '@garment-mes/domain/fields';
import { formatNumber, formatPercent, NO_FIGURE } from '@garment-mes/domain/formats';
import { type OrderHeadField, orderHead } from '@garment-mes/domain/orders';
import { OrderFields } from '@garment-mes/sdk/labels';
import { getOrderProgress, type Order } from '@garment-mes/sdk/mes2';
import { ProgressBar, Statistic } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../order-detail.module.css';
import { OrderAttention } from './order-attention.tsx';
import { type DaySpan, spanText, stageSpans } from './stage-spans.ts';

/** What has passed each stage, in the order of the floor. */
const STAGES = [
  { name: 'cutNum', stage: 'cut' },
  { name: 'deliverNum', stage: 'deliver' },
  { name: 'sewNum', stage: 'sew' },
  { name: 'qcPassNum', stage: 'qcPass' },
  { name: 'inNum', stage: 'in' },
  { name: 'outNum', stage: 'out' },
] as const;

type BlockName = Exclude<OrderHeadField['block'], 'none'>;

/** Fields of the head by block, and what the service works out beside them. */
const block = (
  name: BlockName,
  title: string,
  ...workedOut: readonly (keyof Order & string)[]
) => ({
  title,
  names: [...shownFields(orderHead, fieldsWith(orderHead, 'block', name)), ...workedOut],
});

const BLOCKS = [
  block('order', msg('客户与款式'), 'styleName', 'styleVersion', 'versionNo'),
  block('dates', msg('日期'), 'forecastDate', 'actualCutDate', 'actualSewDate'),
  block('terms', msg('容差与价格'), 'amount'),
  block('people', msg('人员与备注'), 'createByName', 'createDate'),
];

/** How far the pieces of an order are, and everything else in its head. */
export function OrderOverview({ order }: { readonly order: Order }) {
  const t = useText();
  const query = { orderId: order.id };
  const { data } = useOperation(getOrderProgress, { query }, { live: `order:${order.id}` });
  const [planned, done] = [stageSpans(data?.plans ?? []), stageSpans(data?.days ?? [])];
  return (
    <div className={styles.overview}>
      <section className={styles.stages} aria-label={t('进度')}>
        {STAGES.map(({ name, stage }) => (
          <div key={name} className={styles.stage}>
            <Statistic
              label={fieldLabel(OrderFields, name)}
              value={formatNumber(order[name])}
              unit={t('件')}
              note={formatPercent(percentOf(order[name], order.orderNum))}
            />
            <ProgressBar
              label={fieldLabel(OrderFields, name)}
              value={order.orderNum === 0 ? 0 : order[name] / order.orderNum}
            />
            <p className={styles.span}>{t('计划 {days}', { days: daysOf(planned.get(stage)) })}</p>
            <p className={styles.span}>{t('实际 {days}', { days: daysOf(done.get(stage)) })}</p>
          </div>
        ))}
      </section>
      <OrderAttention order={order} />
      {order.attachments.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{fieldLabel(OrderFields, 'attachments')}</h2>
          <ul className={styles.files}>
            {order.attachments.map((url, at) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {t('附件 {number}', { number: at + 1 })}
                  {/\.\w+$/.exec(url)?.[0]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {BLOCKS.map(({ title, names }) => (
        <section key={title} className={styles.block}>
          <h2 className={styles.heading}>{t(title)}</h2>
          <Facts fields={OrderFields} record={order} names={names} />
        </section>
      ))}
    </div>
  );
}

/** From when to when a stage is planned, or was worked on. */
const daysOf = (span: DaySpan | undefined): string =>
  span === undefined ? NO_FIGURE : spanText(span);
