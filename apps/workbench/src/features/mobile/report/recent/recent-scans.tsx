import type { MyDay } from '@garment-mes/sdk/mes2';
import { useEffect, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import frame from '../../frame/frame.module.css';
import type { Correction, QueuedScan } from '../../queue/queued-scan.ts';
import styles from '../report.module.css';
import { minutesText, type RecentScan, recentScans, secondsLeft } from './recent.ts';
import { useRefusedReport } from './use-refused-report.tsx';

interface RecentScansProps {
  readonly entries: readonly QueuedScan[];
  readonly day: MyDay | undefined;
  readonly employeeId: string | undefined;
  readonly onUndo: (scan: RecentScan) => void;
  readonly onRemove: (requestId: string) => void;
  /** Sends a refused report once more, with what is corrected. */
  readonly onRepeat: (requestId: string, correction?: Correction) => void;
}

/** The last twenty reports with their state; each may be taken back while its time runs. */
export function RecentScans({
  entries,
  day,
  employeeId,
  onUndo,
  onRemove,
  onRepeat,
}: RecentScansProps) {
  const t = useText();
  const { now } = useWorkbench();
  const [, tick] = useState(0);
  const { ask, asked } = useRefusedReport({ onRemove, onRepeat });
  useEffect(() => {
    const clock = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(clock);
  }, []);
  const scans = recentScans(entries, day, employeeId, now());

  return (
    <ol className={frame.rows} aria-label={t('最近20笔')}>
      {scans.map((scan) => {
        const left = secondsLeft(scan.reversibleUntil, now());
        return (
          <li key={scan.requestId} className={frame.row} data-state={scan.state}>
            <span className={frame.rowWords}>
              <b>
                {scan.bundle} {scan.process} {t('{num}件', { num: scan.num })}
              </b>
              <small>
                {scan.text ??
                  (scan.state === 'waiting'
                    ? t('待传')
                    : scan.state === 'sending'
                      ? t('上传中')
                      : scan.state === 'reversed'
                        ? t('已撤销')
                        : `${scan.time}${scan.suspect ? ` · ${t('可疑')}` : ''}`)}
              </small>
            </span>
            {scan.state === 'done' && left > 0 && (
              <button type="button" className={frame.rowKey} onClick={() => onUndo(scan)}>
                {t('撤销')}
                <small>{minutesText(left)}</small>
              </button>
            )}
            {scan.state === 'done' && scan.reversibleUntil !== undefined && left === 0 && (
              <small className={styles.late}>{t('超过时限，请组长冲正')}</small>
            )}
            {scan.state === 'waiting' && (
              <button
                type="button"
                className={frame.rowKey}
                onClick={() => onRemove(scan.requestId)}
              >
                {t('撤销')}
              </button>
            )}
            {scan.state === 'refused' && (
              <button
                type="button"
                className={frame.rowKey}
                onClick={() => ask(entries.find(({ requestId }) => requestId === scan.requestId))}
              >
                {t('处理')}
              </button>
            )}
          </li>
        );
      })}
      {asked}
      {scans.length === 0 && <li className={frame.nothing}>{t('今天还没有报工')}</li>}
    </ol>
  );
}
