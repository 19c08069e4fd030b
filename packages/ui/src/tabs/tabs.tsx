import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

/** One tab and its panel. */
export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  /** A figure after the words. */
  readonly count?: number | undefined;
  readonly content?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** What `<Tabs>` takes. */
export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> {
  items: readonly TabItem[];
  /** Names the row of tabs. */
  label: string;
  /** Stands before the tabs, in their row. */
  before?: ReactNode;
  /** Stands at the end of the row of tabs. */
  actions?: ReactNode;
  /** Panels once shown stay mounted, so that what was typed there is kept. */
  keepMounted?: boolean | undefined;
}

/** Several panels in one place. Arrow keys move, the panel follows the focus. */
export function Tabs({
  items,
  label,
  before,
  actions,
  keepMounted = false,
  className,
  ...rootProps
}: TabsProps) {
  return (
    <Radix.Root {...rootProps} data-part="tabs" className={classNames(styles.tabs, className)}>
      <div className={styles.bar}>
        {before}
        <Radix.List aria-label={label} className={styles.list}>
          {items.map(({ value, label: words, count, disabled }) => (
            <Radix.Trigger
              key={value}
              value={value}
              disabled={disabled ?? false}
              className={styles.tab}
            >
              {words}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {actions}
      </div>
      {items.map(
        ({ value, content }) =>
          content !== undefined && (
            <Radix.Content
              key={value}
              value={value}
              className={styles.panel}
              {...(keepMounted ? { forceMount: true } : {})}
            >
              {content}
            </Radix.Content>
          ),
      )}
    </Radix.Root>
  );
}
