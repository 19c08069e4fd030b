import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { ErrorState } from '../../error-state/error-state.tsx';
import { AfterDelay, Skeleton } from '../../skeleton/skeleton.tsx';
import { useLabels } from '../../ui-provider/ui-context.ts';
import styles from './table-status.module.css';

/** A thin line over rows that are being read again. */
export function LoadingBar() {
  return (
    <AfterDelay>
      <div aria-hidden data-part="loading-bar" className={styles.bar} />
    </AfterDelay>
  );
}

/** What is shown in place of rows: the shape of rows to come, nothing found, or a failure. */
export function TableStatus({
  rows,
  loading,
  error,
  onRetry,
  empty,
  rowHeight,
  view,
  width,
}: {
  rows: readonly unknown[];
  loading?: boolean | undefined;
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  empty?: ReactNode;
  rowHeight: number;
  view: number;
  width: number;
}) {
  const labels = useLabels();
  const failed = error !== undefined && error !== null && error !== '' && error !== false;
  if (rows.length > 0)
    return failed ? (
      <div role="alert" className={styles.strip}>
        {error}
        {onRetry !== undefined && (
          <Button size="small" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
    ) : null;

  const style = width === 0 ? undefined : { width };
  if (loading)
    return (
      <div role="status" aria-label={labels.loading} className={styles.place} style={style}>
        <AfterDelay>
          {Array.from({ length: Math.min(20, Math.ceil(view / rowHeight)) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
            <div key={index} className={styles.shape} style={{ height: rowHeight }}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          ))}
        </AfterDelay>
      </div>
    );
  return (
    <div className={styles.place} style={style}>
      {failed ? (
        <ErrorState onRetry={onRetry}>{error}</ErrorState>
      ) : (
        <EmptyState>{empty}</EmptyState>
      )}
    </div>
  );
}
