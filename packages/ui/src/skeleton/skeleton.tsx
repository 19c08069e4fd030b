import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { browserClock } from '../clock/clock.ts';
import styles from './skeleton.module.css';

/** Shorter waits show nothing, so that a quick answer does not flicker. */
export const SKELETON_DELAY_MS = 150;

/** What `<Skeleton>` takes. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** Lines of text it replaces. */
  lines?: number | undefined;
}

/** The shape of what is being loaded. */
export function Skeleton({ lines = 1, className, ...spanProps }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...spanProps}
      data-part="skeleton"
      className={classNames(styles.skeleton, className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

/** Holds its children back until the wait is worth showing. */
export function AfterDelay({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    return browserClock.after(SKELETON_DELAY_MS, () => setDue(true));
  }, []);
  return due ? children : null;
}
