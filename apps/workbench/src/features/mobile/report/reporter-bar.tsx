import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import type { MyDay } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { PersonBar } from '../frame/person-bar.tsx';
import styles from './report.module.css';
import type { Person } from './use-person.ts';
import type { Report } from './use-report.ts';

interface ReporterBarProps {
  readonly person: Person | undefined;
  readonly day: MyDay | undefined;
  readonly report: Report;
  /** Opens the day of the person. */
  readonly onDay: () => void;
}

/** Who reports, whether this device speaks, and what was earned today. */
export function ReporterBar({ person, day, report, onDay }: ReporterBarProps) {
  const t = useText();
  return (
    <PersonBar
      name={person?.employeeName ?? t('请先扫工卡')}
      note={person?.employeeNo}
      voice={report}
    >
      <button type="button" className={styles.today} disabled={day === undefined} onClick={onDay}>
        <b>{t('{num}件', { num: day === undefined ? '–' : formatNumber(day.pieceNum) })}</b>
        {day?.amount !== undefined && day.amount !== null && <b>¥{formatMoney(day.amount)}</b>}
      </button>
    </PersonBar>
  );
}
