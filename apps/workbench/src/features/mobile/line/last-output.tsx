import { ScanStatus, ScanType } from '@garment-mes/domain';
import type { ScanRow } from '@garment-mes/sdk/mes2';
import { useText } from '#kit/i18n.ts';
import type { QueuedScan } from '../queue/queued-scan.ts';
import { secondsLeft } from '../report/recent.ts';
import styles from './line.module.css';

interface LastOutputProps {
  readonly scans: readonly ScanRow[];
  readonly entries: readonly QueuedScan[];
  readonly now: number;
  readonly onUndo: (scan: ScanRow) => void;
  readonly onRemove: (requestId: string) => void;
}

const SHOWN = 5;

/** The last reports of the line: those still on their way hollow, the newest to be taken back. */
export function LastOutput({ scans, entries, now, onUndo, onRemove }: LastOutputProps) {
  const t = useText();
  const known = new Set(scans.map(({ requestId }) => requestId));
  const mine = entries
    .filter(({ call, requestId }) => call === 'recordScan' && !known.has(requestId))
    .toReversed();
  const counted = scans.filter(
    ({ type, status }) => type !== ScanType.reversal && status === ScanStatus.valid,
  );
  const newest = counted[0];
  const left = secondsLeft(newest?.reversibleUntil ?? undefined, now);
  return (
    <ul className={styles.last}>
      {mine.slice(0, SHOWN).map(({ requestId, words, state, text }) => (
        <li key={requestId} data-state={state}>
          <b>
            {words.bundle} +{words.num}
          </b>
          <span>{text ?? (state === 'ok' ? t('已报') : t('待传'))}</span>
          {(state === 'queued' || state === 'refused') && (
            <button type="button" className={styles.small} onClick={() => onRemove(requestId)}>
              {t('移除')}
            </button>
          )}
        </li>
      ))}
      {counted.slice(0, Math.max(0, SHOWN - mine.length)).map((scan) => (
        <li key={scan.id} data-state="ok">
          <b>
            {scan.bundleLabel} +{scan.num}
          </b>
          <span>
            {scan.scanDate.slice(11, 16)} {scan.employeeName}
          </span>
          {scan === newest && mine.length === 0 && left > 0 && (
            <button type="button" className={styles.small} onClick={() => onUndo(scan)}>
              {t('撤销')} {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
