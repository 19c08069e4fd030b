import { ScanStatus, ScanType } from '@garment-mes/domain/scans';
import type { ScanRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import type { Correction, QueuedScan } from '../queue/queued-scan.ts';
import { isUnlisted, minutesText, secondsLeft } from '../report/recent/recent.ts';
import { useRefusedReport } from '../report/recent/use-refused-report.tsx';
import styles from './line.module.css';

interface LastOutputProps {
  readonly scans: readonly ScanRow[];
  readonly entries: readonly QueuedScan[];
  readonly now: number;
  readonly onUndo: (scan: ScanRow) => void;
  readonly onRemove: (requestId: string) => void;
  /** Sends a refused report once more, with what is corrected. */
  readonly onRepeat: (requestId: string, correction?: Correction) => void;
}

const SHOWN = 5;

/** The last reports of the line: those still on their way hollow, the newest to be taken back. */
export function LastOutput({ scans, entries, now, onUndo, onRemove, onRepeat }: LastOutputProps) {
  const t = useText();
  const { ask, asked } = useRefusedReport({ onRemove, onRepeat });
  const mine = entries
    .filter((entry) => entry.call === 'recordScan' || isRefused(entry))
    .filter((entry) => isUnlisted(entry, scans, now))
    .toReversed();
  const counted = scans.filter(
    ({ type, status }) => type !== ScanType.reversal && status === ScanStatus.valid,
  );
  const newest = counted[0];
  const left = secondsLeft(newest?.reversibleUntil ?? undefined, now);
  return (
    <ul className={styles.last}>
      {mine.slice(0, SHOWN).map((entry) => {
        const { requestId, words, state, text } = entry;
        return (
          <li key={requestId} data-state={state}>
            <b>
              {words.bundle} {words.num > 0 && '+'}
              {words.num}
            </b>
            <span>{text ?? (state === 'ok' ? t('已报') : t('待传'))}</span>
            {entry.state === 'queued' && (
              <button type="button" className={styles.small} onClick={() => onRemove(requestId)}>
                {t('移除')}
              </button>
            )}
            {isRefused(entry) && (
              <button type="button" className={styles.small} onClick={() => ask(entry)}>
                {t('处理')}
              </button>
            )}
          </li>
        );
      })}
      {counted.slice(0, Math.max(0, SHOWN - mine.length)).map((scan) => (
        <li key={scan.id} data-state="ok">
          <b>
            {scan.bundleLabel} +{scan.num}
          </b>
          <span>
            {scan.scanDate.slice(11, 16)} {scan.employeeName}
          </span>
          {scan === newest && left > 0 && (
            <button type="button" className={styles.small} onClick={() => onUndo(scan)}>
              {t('撤销')} {minutesText(left)}
            </button>
          )}
        </li>
      ))}
      {asked}
    </ul>
  );
}

/** A reversal that was refused is shown by nobody else. */
const isRefused = ({ state }: QueuedScan): boolean => state === 'refused' || state === 'locked';
