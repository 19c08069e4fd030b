import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar } from '../date-input/calendar.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './date-range.module.css';
import { type DateRange, rangePresets } from './range-presets.ts';

/** Two presses on a calendar make a range, in whichever order; one press on a usual stretch too. */
export function RangePanel({
  value,
  today,
  min,
  max,
  onPick,
}: {
  value: DateRange;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (range: DateRange) => void;
}) {
  const labels = useLabels();
  const [first, setFirst] = useState<string>();

  function pick(date: string) {
    if (first === undefined) setFirst(date);
    else onPick(first <= date ? { from: first, to: date } : { from: date, to: first });
  }

  const allowed = ({ from, to }: DateRange) =>
    (min === undefined || from >= min) && (max === undefined || to <= max);

  return (
    <div className={styles.panel}>
      <div className={styles.presets}>
        {rangePresets(today, labels).map(({ label, range }) => (
          <Button
            key={label}
            size="small"
            variant="plain"
            disabled={!allowed(range)}
            onClick={() => onPick(range)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Calendar
        value={first ?? value.from}
        range={first === undefined ? value : { from: first, to: '' }}
        today={today}
        min={min}
        max={max}
        onPick={pick}
      />
    </div>
  );
}
