import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './line.module.css';

const MINUTE_MS = 60_000;

interface ChangeoverTimeProps {
  readonly running: SewingLineLive['running'];
  /** Milliseconds of the company's clock. */
  readonly now: number;
}

/** How long the line has been changing over: from the start of the order to its first piece. */
export function ChangeoverTime({ running, now }: ChangeoverTimeProps) {
  const t = useText();
  const { today } = useWorkbench();
  if (!running?.startDate || running.hasOutput || running.changeoverMin === 0) return null;
  // What was started on another running day is no running changeover.
  if (running.startDate < today()) return null;
  const since = Date.parse(`${running.startDate.replace(' ', 'T')}Z`);
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  return (
    <span className={styles.changing} data-late={minutes > running.changeoverMin || undefined}>
      {t('换款 {minutes}/{planned} 分钟', { minutes, planned: running.changeoverMin })}
    </span>
  );
}
