import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import styles from './stage.module.css';
import { stageScale, stageShape } from './stage.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const windowSize = (): string => `${window.innerWidth}x${window.innerHeight}`;

/** The 1920 by 1080 ground of a board: `--u` is one stage pixel in this window. */
export function Stage({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [width = 0, height = 0] = useSyncExternalStore(subscribe, windowSize)
    .split('x')
    .map(Number);
  const unit =
    stageShape({ width, height }) === 'stack' ? width / 1080 : stageScale({ width, height });
  return (
    <main
      className={styles.stage}
      data-shape={stageShape({ width, height })}
      style={{ '--u': `${unit}px` } as CSSProperties}
    >
      {head}
      <div className={styles.grid}>{children}</div>
    </main>
  );
}
