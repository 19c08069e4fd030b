import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** What `<Badge>` takes. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing is drawn at 0. */
  count: number;
  /** Larger counts are written with a plus. */
  max?: number | undefined;
  /** What it sits on. */
  children?: ReactNode;
}

/** A count on the corner of something. The name of that thing should say it as well. */
export function Badge({ count, max = 99, className, children, ...spanProps }: BadgeProps) {
  return (
    <span {...spanProps} data-part="badge" className={classNames(styles.badge, className)}>
      {children}
      {count > 0 && (
        <span className={styles.count} data-alone={children === undefined || undefined}>
          {count > max ? `${max}+` : count}
        </span>
      )}
    </span>
  );
}
