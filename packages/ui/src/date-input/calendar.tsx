import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './calendar.module.css';
import { monthGrid, moved } from './read-date.ts';

const STEPS: Record<string, [number, 'day' | 'month']> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-7, 'day'],
  ArrowDown: [7, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

interface CalendarProps {
  /** `YYYY-MM-DD`, or `''`. */
  readonly value: string;
  /** Days from one to another are tinted; either may be `''`. */
  readonly range?: { readonly from: string; readonly to: string } | undefined;
  /** Offers today below the month. */
  readonly withToday?: boolean | undefined;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (date: string) => void;
}

/** A month of days. Arrows move by day and week, Page Up and Page Down by month. */
export function Calendar({
  value,
  range,
  withToday = range === undefined,
  today,
  min,
  max,
  onPick,
}: CalendarProps) {
  const labels = useLabels();
  const [day, setDay] = useState(value === '' ? today : value);
  const grid = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);

  const allowed = (date: string) =>
    (min === undefined || date >= min) && (max === undefined || date <= max);

  const chosen = (date: string) =>
    range === undefined
      ? date === value
      : date !== '' && (date === range.from || date === range.to);
  const within = (date: string) =>
    range !== undefined && range.to !== '' && date > range.from && date < range.to;

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setDay(moved(day, ...step));
  }

  return (
    <div className={styles.calendar}>
      <MonthSteps month={month} onStep={(step) => setDay(moved(day, step, 'month'))} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA calendar pattern. */}
      <table ref={grid} role="grid" className={styles.grid} onKeyDown={press}>
        <thead>
          <tr>
            {labels.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    data-date={date}
                    aria-pressed={chosen(date)}
                    aria-current={date === today ? 'date' : undefined}
                    data-outside={date.startsWith(month) ? undefined : ''}
                    data-today={date === today ? '' : undefined}
                    data-state={chosen(date) ? 'checked' : 'unchecked'}
                    data-within={within(date) ? '' : undefined}
                    disabled={!allowed(date)}
                    className={styles.day}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {withToday && (
        <Button
          size="small"
          variant="plain"
          disabled={!allowed(today)}
          onClick={() => onPick(today)}
        >
          {labels.today}
        </Button>
      )}
    </div>
  );
}

interface MonthStepsProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** @param step months towards the future; below zero towards the past */
  readonly onStep: (step: number) => void;
}

/** The month that is shown, and the ways to those around it. */
function MonthSteps({ month, onStep }: MonthStepsProps) {
  const labels = useLabels();
  return (
    <div className={styles.head}>
      <IconButton
        label={labels.previousMonth}
        icon={<ChevronLeft />}
        size="small"
        tip="none"
        onClick={() => onStep(-1)}
      />
      <span aria-live="polite">
        {labels.monthTitle(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}
      </span>
      <IconButton
        label={labels.nextMonth}
        icon={<ChevronRight />}
        size="small"
        tip="none"
        onClick={() => onStep(1)}
      />
    </div>
  );
}
