import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { useToastHistory } from '../toast/toast.ts';
import { toastIcons, toastWords } from '../toast/toast-tone.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './toast-history.module.css';

/** What `<ToastHistory>` takes. */
export interface ToastHistoryProps
  extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  /** Writes the moment (milliseconds since 1970) of an entry; the browser's clock when left out. */
  formatTime?: ((shownAt: number) => string) | undefined;
}

const browserTime = (shownAt: number): string =>
  new Date(shownAt).toLocaleTimeString('zh-CN', { hour12: false });

/** A button that opens the list of everything said since the page was opened. */
export function ToastHistory({ formatTime = browserTime, ...buttonProps }: ToastHistoryProps) {
  const labels = useLabels();
  const entries = useToastHistory();
  return (
    <Popover
      align="end"
      aria-label={labels.toastHistory}
      className={styles.popover}
      trigger={<IconButton {...buttonProps} label={labels.toastHistory} icon={<History />} />}
    >
      {entries.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className={styles.list}>
          {entries.map(({ id, tone, text, shownAt }) => {
            const Icon = toastIcons[tone];
            return (
              <li key={id} data-tone={tone} className={styles.entry}>
                <Icon aria-hidden />
                <span className={styles.words}>{text ?? toastWords(labels)[tone]}</span>
                <time dateTime={new Date(shownAt).toISOString()}>{formatTime(shownAt)}</time>
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}
