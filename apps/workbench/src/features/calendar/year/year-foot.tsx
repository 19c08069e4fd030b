import { formatNumber } from '@garment-mes/domain/formats';
import { DayTypeLabels } from '@garment-mes/sdk/labels';
import type { CalendarDay } from '@garment-mes/sdk/mes2';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './calendar.module.css';
import { type DaySpan, lengthOf, workOf } from './months.ts';

interface YearFootProps {
  readonly days: readonly CalendarDay[];
  readonly span: DaySpan | undefined;
}

const KINDS = [1, 2, 3, 4] as const;

/** The colours in words, what is chosen, and the totals of the year. */
export function YearFoot({ days, span }: YearFootProps) {
  const t = useText();
  const worked = workOf(days);
  return (
    <footer className={styles.foot}>
      <ul className={styles.legend}>
        {KINDS.map((kind) => (
          <li key={kind} data-type={kind}>
            {labelOf(DayTypeLabels[kind])}
          </li>
        ))}
        <li>
          <b aria-hidden>+</b>
          {t('加班')}
        </li>
      </ul>
      <span role="status">{span && t('已选 {days} 天', { days: lengthOf(span) })}</span>
      <span>
        {t('全年 {days} 个工作日，{minutes} 分钟', {
          days: worked.days,
          minutes: formatNumber(worked.minutes),
        })}
      </span>
    </footer>
  );
}
