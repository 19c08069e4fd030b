import { formatNumber } from '@garment-mes/domain/formats';
import { ScheduleStatusLabels } from '@garment-mes/sdk/labels';
import type { ScheduleBar } from '@garment-mes/sdk/mes2';
import { DescriptionList } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import { daysLate, likelyEnd } from '../lateness.ts';
import styles from '../sewing.module.css';

/** Month, day and minute: the years of a plan are clear. */
const shortTime = (text: string): string => text.slice(5, 16);

/** What a planner asks of a bar: whose it is, how far it is, whether it is late, and why. */
export function BarFacts({ bar }: { readonly bar: ScheduleBar }) {
  const t = useText();
  const late = daysLate({ ...bar, endDate: likelyEnd(bar) });
  const isBehind = bar.forecastDate !== null && bar.forecastDate > bar.endDate;
  const due = bar.stageEndDate ?? bar.deliveryDate;
  const why = [
    ...(isBehind
      ? [t('进度落后，预计 {time} 完工', { time: toMinute(bar.forecastDate ?? '') })]
      : []),
    ...bar.conflictText,
  ];
  return (
    <div className={styles.barFacts}>
      <header>
        {bar.imageUrl !== null && <img src={bar.imageUrl} alt={bar.styleNo} />}
        <span>
          <b>{bar.orderNo}</b>
          <small>
            {[bar.styleNo, bar.customerName, labelOf(ScheduleStatusLabels[bar.status])]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </header>
      <DescriptionList
        columns={1}
        facts={[
          {
            id: 'num',
            term: t('完成/计划'),
            value: `${formatNumber(bar.doneNum)} / ${formatNumber(bar.num)}`,
          },
          {
            id: 'time',
            term: t('时间'),
            value: `${shortTime(bar.startDate)} → ${shortTime(bar.endDate)}`,
          },
          {
            id: 'due',
            term: bar.stageEndDate === null ? t('交期') : t('缝制最晚'),
            value: due,
          },
          {
            id: 'late',
            term: t('延误'),
            value: late === 0 ? t('按时') : <b data-late>{t('晚 {days} 天', { days: late })}</b>,
          },
        ]}
      />
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
