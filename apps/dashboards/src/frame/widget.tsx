import { ErrorBoundary } from '@garment-mes/ui';
import type { CSSProperties, ReactNode } from 'react';
import { serverNow } from '../session.ts';
import { useText } from './language.tsx';
import { logFailure } from './log-failure.ts';
import styles from './widget.module.css';

/** First column, first row, columns, rows on the grid of 24 by 12. */
export type Place = readonly [number, number, number, number];

interface WidgetProps {
  title: string;
  at: Place;
  /** A figure that a person typed over the computed one is marked. */
  overridden?: boolean;
  /** Other figures give a widget that failed another chance. */
  resetKey?: unknown;
  children: ReactNode;
}

/** One framed figure, chart or table. When it cannot be drawn the others stay. */
export function Widget({ title, at, overridden = false, resetKey, children }: WidgetProps) {
  const write = useText();
  const [column, row, columns, rows] = at;
  return (
    <section
      className={styles.widget}
      style={{ '--at': `${row} / ${column} / span ${rows} / span ${columns}` } as CSSProperties}
      aria-label={title}
    >
      <h2 className={styles.title}>
        {title}
        {overridden ? <span> ✎</span> : null}
      </h2>
      <div className={styles.body}>
        <ErrorBoundary
          resetKey={resetKey}
          onError={(error) => logFailure(title, error, serverNow())}
          fallback={() => <p className={styles.quiet}>{write('widgetFailed')}</p>}
        >
          {children}
        </ErrorBoundary>
      </div>
    </section>
  );
}
