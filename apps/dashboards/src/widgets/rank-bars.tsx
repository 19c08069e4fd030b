import styles from './rank-bars.module.css';

export interface RankBar {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  readonly value: number;
  /** The value as it is read. */
  readonly shown: string;
  /** What was expected; drawn as a tick. */
  readonly target?: number | undefined;
  /** What stands beside the value. */
  readonly notes: readonly string[];
}

/** Bars that lie, the longest first: who is ahead, by how much. */
export function RankBars({ bars, label }: { bars: readonly RankBar[]; label: string }) {
  const top = Math.max(...bars.map(({ value, target }) => Math.max(value, target ?? 0))) || 1;
  return (
    <ol className={styles.bars} aria-label={label}>
      {bars.map(({ key, place, name, value, shown, target, notes }) => (
        <li key={key}>
          <span className={styles.place}>{place}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.track}>
            <i style={{ inlineSize: `${(value / top) * 100}%` }} />
            {target === undefined ? null : (
              <b style={{ insetInlineStart: `${(target / top) * 100}%` }} />
            )}
          </span>
          <strong>{shown}</strong>
          <span className={styles.notes}>{notes.join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}
