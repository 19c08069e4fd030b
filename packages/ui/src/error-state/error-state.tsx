import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './error-state.module.css';

/** What `<ErrorState>` takes. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The number under which the server remembers the request. */
  requestId?: string | undefined;
}

/** What failed, why, again, and the number to ask for. Children say why. */
export function ErrorState({
  title,
  onRetry,
  requestId,
  className,
  children,
  ...divProps
}: ErrorStateProps) {
  const labels = useLabels();
  return (
    <div
      role="alert"
      {...divProps}
      data-part="error-state"
      className={classNames(styles.error, className)}
    >
      <CircleAlert aria-hidden />
      <div className={styles.title}>{title ?? labels.errorTitle}</div>
      {children !== undefined && <div className={styles.why}>{children}</div>}
      {onRetry !== undefined && (
        <Button icon={<RotateCw />} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {requestId !== undefined && (
        <div className={styles.request}>
          {labels.requestNumber} <code>{requestId}</code>
        </div>
      )}
    </div>
  );
}
