import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import type { MyDay } from '@garment-mes/sdk/mes2';
import { Volume2, VolumeX } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import styles from './report.module.css';
import type { Person } from './use-person.ts';
import type { Report } from './use-report.ts';

interface PersonBarProps {
  readonly person: Person | undefined;
  readonly day: MyDay | undefined;
  readonly report: Report;
  /** Opens the day of the person. */
  readonly onDay: () => void;
}

/** Who reports, whether this device speaks, and what was earned today. */
export function PersonBar({ person, day, report, onDay }: PersonBarProps) {
  const t = useText();
  return (
    <header className={styles.person}>
      <span>
        <b>{person?.employeeName ?? t('请先扫工卡')}</b>
        <small>{person?.employeeNo}</small>
      </span>
      <button
        type="button"
        className={styles.voice}
        aria-pressed={report.speaks}
        aria-label={t('语音反馈')}
        onClick={() => report.speak(!report.speaks, t('语音反馈已开'))}
      >
        {report.speaks ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      </button>
      <button type="button" className={styles.today} disabled={day === undefined} onClick={onDay}>
        <b>{t('{num}件', { num: formatNumber(day?.pieceNum ?? 0) })}</b>
        {day?.amount !== undefined && day.amount !== null && <b>¥{formatMoney(day.amount)}</b>}
      </button>
    </header>
  );
}
