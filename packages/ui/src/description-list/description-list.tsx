import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './description-list.module.css';

/** A term and what it is. */
export interface Fact {
  readonly id: string;
  readonly term: ReactNode;
  /** Without a value a quiet dash is shown. */
  readonly value: ReactNode;
  /** Takes the whole line. */
  readonly wide?: boolean | undefined;
}

/** What `<DescriptionList>` takes. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[];
  /** Columns at most; fewer where there is no room. */
  columns?: 1 | 2 | 3 | 4 | 6 | undefined;
  /** `beside` puts term and value on one line, `above` the term over the value. */
  terms?: 'beside' | 'above' | undefined;
}

/** Facts about one thing. */
export function DescriptionList({
  facts,
  columns = 3,
  terms = 'beside',
  className,
  ...listProps
}: DescriptionListProps) {
  return (
    <dl
      {...listProps}
      data-part="description-list"
      data-columns={columns}
      data-terms={terms}
      className={classNames(styles.list, className)}
    >
      {facts.map(({ id, term, value, wide }) => (
        <div key={id} className={styles.fact} data-wide={wide || undefined}>
          <dt>{term}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
