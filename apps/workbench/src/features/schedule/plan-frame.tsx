import type { HTMLAttributes, ReactNode } from 'react';
import styles from './plan.module.css';

interface PlanFrameProps {
  readonly tools: ReactNode;
  /** What waits to be put on a lane. */
  readonly pool: ReactNode;
  /** A card is carried out of the pool. */
  readonly poolHandlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly children: ReactNode;
}

/** Tools above, the pool at the left, the chart beside it. */
export function PlanFrame({ tools, pool, poolHandlers, children }: PlanFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.body}>
        <div className={styles.pool} {...poolHandlers}>
          {pool}
        </div>
        <div className={styles.chart}>{children}</div>
      </div>
    </div>
  );
}
