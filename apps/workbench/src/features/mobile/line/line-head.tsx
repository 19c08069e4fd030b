import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { StatusBar } from '../frame/status-bar.tsx';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { Changeover } from './changeover.tsx';
import { ChangeoverTime } from './changeover-time.tsx';
import styles from './line.module.css';
import { LockButton } from './lock-button.tsx';
import { ageOf } from './pulse.ts';

/** Figures older than this say of when they are, in seconds. */
const STALE_SEC = 60;

interface LineHeadProps {
  readonly live: SewingLineLive;
  readonly time: number;
  readonly queue: ReturnType<typeof useScanQueue>;
  /** Codes that were scanned while the number of one is asked. */
  readonly queuedCodes: number;
  readonly locked: boolean;
  readonly onLock: (locked: boolean) => void;
  readonly onLeave: () => void;
}

/** Which line this is, what it sews now and next, and how far its figures and reports are. */
export function LineHead(props: LineHeadProps) {
  const { live, time, queue, queuedCodes, locked, onLock, onLeave } = props;
  const t = useText();
  return (
    <header className={styles.head}>
      <button type="button" className={styles.line} disabled={locked} onClick={onLeave}>
        {live.lineDeptName}
      </button>
      <span className={styles.order}>
        {live.orderNo ?? t('没有在做的订单')} {live.styleNo}
      </span>
      {live.nextOrders.length > 0 && (
        <span className={styles.next}>
          {t('下一订单')} {live.nextOrders.join(t('、'))}
        </span>
      )}
      {live.lastShift !== null && (
        <span className={styles.next}>
          {t('上一班 {from}–{to}', {
            from: live.lastShift.fromDate.slice(5, 16),
            to: live.lastShift.toDate.slice(11, 16),
          })}
        </span>
      )}
      <ChangeoverTime running={live.running} now={time} />
      {!locked && <Changeover live={live} />}
      <StatusBar queue={queue} queuedCodes={queuedCodes} />
      {ageOf(live, time) > STALE_SEC && (
        <span className={styles.stale}>{t('数据 {time}', { time: live.asOf.slice(11, 16) })}</span>
      )}
      <time className={styles.clock}>{new Date(time).toISOString().slice(11, 19)}</time>
      <LockButton locked={locked} onChange={onLock} />
    </header>
  );
}
