import { ErrorBoundary } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from './language.tsx';
import styles from './widget.module.css';

/** First column, first row, columns, rows on the grid of 24 by 12. */
export type Place = readonly [number, number, number, number];

interface WidgetProps {
  title: string;
  at: Place;
  /** A figure that a person typed over the computed one is marked. */
  overridden?: boolean;
  children: ReactNode;
}

/** One framed figure, chart or table. When it cannot be drawn the others go on. */
export function Widget({ title, at, overridden = false, children }: WidgetProps) {
  const write = useText();
  const [column, row, columns, rows] = at;
  return (
    <section
      className={styles.widget}
      style={{ gridArea: `${row} / ${column} / span ${rows} / span ${columns}` }}
      aria-label={title}
    >
      <h2 className={styles.title}>
        {title}
        {overridden ? <span> ✎</span> : null}
      </h2>
      <div className={styles.body}>
        <ErrorBoundary fallback={() => <p className={styles.quiet}>{write('widgetFailed')}</p>}>
          {children}
        </ErrorBoundary>
      </div>
    </section>
  );
}
