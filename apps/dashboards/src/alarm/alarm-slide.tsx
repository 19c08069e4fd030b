import { useText } from '../frame/language.tsx';
import type { Occurrence } from '../screen/occurrences.ts';
import styles from './alarm-slide.module.css';

/** A problem that stops a table takes the whole stage for a moment. */
export function AlarmSlide({ occurrence: { values } }: { occurrence: Occurrence }) {
  const write = useText();
  return (
    <section className={styles.alarm} role="alert">
      <h2>■ {write('alarm')}</h2>
      <p className={styles.place}>{values.line ?? '–'}</p>
      <p className={styles.problem}>{values.problem}</p>
      <p className={styles.who}>
        {write('alarmWho', { minutes: values.minute ?? 0, who: values.who ?? '–' })}
      </p>
    </section>
  );
}
