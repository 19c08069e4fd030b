import type { ReactNode } from 'react';
import styles from './key-figure.module.css';

export type Level = 'ok' | 'warn' | 'bad';

interface KeyFigureProps {
  value: ReactNode;
  unit?: string;
  /** What stands under the figure: target, parts, difference. */
  note?: ReactNode;
  level?: Level | undefined;
  /** Several figures in one place are drawn smaller. */
  several?: boolean;
}

const SIGNS: Record<Level, string> = { ok: '●', warn: '▲', bad: '■' };

/** A figure that is read from across the room; its state has a sign beside its colour. */
export function KeyFigure({ value, unit, note, level, several = false }: KeyFigureProps) {
  return (
    <div className={styles.figure} data-level={level} data-several={several || undefined}>
      <p className={styles.value}>
        {value}
        {unit ? <small>{unit}</small> : null}
        {level ? (
          <span className={styles.sign} aria-hidden="true">
            {SIGNS[level]}
          </span>
        ) : null}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
