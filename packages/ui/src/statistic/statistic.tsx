import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import styles from './statistic.module.css';

/** What `<Statistic>` takes. */
export interface StatisticProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  unit?: string | undefined;
  /** A line below: target, difference, as of when. */
  note?: ReactNode;
  tone?: Tone | undefined;
}

/** One figure with its name. Without a figure a quiet dash is shown. */
export function Statistic({
  label,
  value,
  unit,
  note,
  tone = 'neutral',
  className,
  ...divProps
}: StatisticProps) {
  const absent = value === undefined || value === null || value === '';
  return (
    <div
      {...divProps}
      data-part="statistic"
      data-tone={tone}
      className={classNames(styles.statistic, className)}
    >
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>
        {absent ? '–' : value}
        {!absent && unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}
