import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './empty-state.module.css';

/** What `<EmptyState>` takes. */
export interface EmptyStateProps extends ComponentProps<'div'> {
  icon?: ReactNode;
  /** The one action that starts it. */
  action?: ReactNode;
}

/** What would stand here. Says 暂无数据 when it is given no words. */
export function EmptyState({ icon, action, className, children, ...divProps }: EmptyStateProps) {
  const labels = useLabels();
  return (
    <div {...divProps} data-part="empty-state" className={classNames(styles.empty, className)}>
      {icon ?? <Inbox aria-hidden />}
      <div>{children ?? labels.empty}</div>
      {action}
    </div>
  );
}
