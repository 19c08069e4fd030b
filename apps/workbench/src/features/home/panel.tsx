import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import styles from './home.module.css';

/** What a panel has to know of a query to say how far it is. */
interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface PanelProps {
  readonly title: string;
  /** What has to be there first; nothing for what the browser knows. */
  readonly queries?: readonly Asked[];
  /** What will stand here; shown where there is nothing. */
  readonly empty: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
  readonly isEmpty: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the home page that says by itself that it is empty, on its way or broken. */
export function Panel(props: PanelProps) {
  const { title, queries = [], empty, action, isEmpty, className, children } = props;
  const failed = queries.find(({ data, error }) => error !== null && data === undefined);
  const waits = queries.some(({ data }) => data === undefined);
  return (
    <section className={`${styles.panel} ${className ?? ''}`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {failed?.error ? (
        <ErrorState onRetry={() => void failed.refetch()}>{failureText(failed.error)}</ErrorState>
      ) : waits ? (
        <Skeleton lines={4} />
      ) : isEmpty ? (
        <EmptyState action={action}>{empty}</EmptyState>
      ) : (
        children
      )}
    </section>
  );
}
