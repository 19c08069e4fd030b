import { Button } from '../button/button.tsx';
import { TimeColumns } from '../time-input/time-columns.tsx';
import { useLabels, useNow } from '../ui-provider/ui-context.ts';
import styles from './calendar.module.css';
import { Calendar } from './calendar.tsx';

/** A month to pick a day from, with the time of day beside it where one is asked for. */
export function DatePanel({
  value,
  time,
  today,
  min,
  max,
  onPick,
  onDone,
}: {
  /** `YYYY-MM-DD HH:mm:ss`, or `''`. */
  value: string;
  time: 'minutes' | 'seconds' | undefined;
  today: string;
  min: string | undefined;
  max: string | undefined;
  /** Given `YYYY-MM-DD HH:mm:ss`. */
  onPick: (full: string) => void;
  onDone: () => void;
}) {
  const labels = useLabels();
  const now = useNow();
  const day = value.slice(0, 10);
  const clock = value.slice(11) || '00:00:00';

  function pick(date: string) {
    onPick(`${date} ${clock}`);
    if (time === undefined) onDone();
  }

  const calendar = (
    <Calendar
      value={day}
      withToday={time === undefined}
      today={today}
      min={min}
      max={max}
      onPick={pick}
    />
  );
  if (time === undefined) return calendar;
  return (
    <div className={styles.panel}>
      <div className={styles.beside}>
        {calendar}
        <TimeColumns
          value={clock}
          seconds={time === 'seconds'}
          onPick={(next) => onPick(`${day || now().slice(0, 10)} ${next}`)}
        />
      </div>
      <div className={styles.foot}>
        <Button size="small" variant="plain" onClick={() => onPick(now())}>
          {labels.now}
        </Button>
        <Button size="small" variant="primary" onClick={onDone}>
          {labels.confirm}
        </Button>
      </div>
    </div>
  );
}
