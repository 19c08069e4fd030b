import { formatNumber, formatShare, NO_FIGURE } from '@garment-mes/domain/formats';
import { CheckResultLabels, RecheckLabels } from '@garment-mes/sdk/labels';
import type { FinishingStation, OpenRework, RecentFinal, RedLine } from '@garment-mes/sdk/mes2';
import { useLanguage, useText } from '../frame/language.tsx';
import { usePages } from '../frame/use-pages.ts';
import styles from './board-table.module.css';

const ROWS_A_PAGE = 7;
const FINALS_A_PAGE = 6;
const REFUSED = 2;

/** `2024-03-20 09:42:00` → `09:42`. */
const clock = (moment: string | null): string => moment?.slice(11, 16) ?? NO_FIGURE;

/** Who inspects, with what was found; one without a record for a while stands in grey. */
export function Stations({ stations }: { stations: readonly FinishingStation[] }) {
  const write = useText();
  const page = usePages(stations, ROWS_A_PAGE);
  if (stations.length === 0) return <p className={styles.none}>{write('noChecks')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{write('station')}</th>
          <th>{write('inspector')}</th>
          <th>{write('order')}</th>
          <th className={styles.number}>{write('checked')}</th>
          <th className={styles.number}>{write('passed')}</th>
          <th className={styles.number}>{write('dhu')}</th>
          <th className={styles.number}>{write('piecesPerHour')}</th>
          <th className={styles.number}>{write('lastCheck')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map((station) => (
          <tr key={station.stationNo} data-tone={station.isSilent ? 'quiet' : undefined}>
            <td>{station.stationNo}</td>
            <td>{station.inspectorName ?? NO_FIGURE}</td>
            <td className={styles.long}>{station.orderNo ?? NO_FIGURE}</td>
            <td className={styles.number}>{formatNumber(station.checkNum)}</td>
            <td className={styles.number}>{formatNumber(station.passNum)}</td>
            <td className={styles.number}>{formatShare(station.dhu)}</td>
            <td className={styles.number}>{station.pcsPerHour ?? NO_FIGURE}</td>
            <td className={styles.number}>
              {station.isSilent ? `${write('noRecord')} ` : ''}
              {clock(station.lastCheckDate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What waits to be mended, the oldest first. */
export function Rework({ rework }: { rework: readonly OpenRework[] }) {
  const write = useText();
  const page = usePages(rework, ROWS_A_PAGE);
  if (rework.length === 0) return <p className={styles.none}>{write('noRework')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{write('bundle')}</th>
          <th>{write('defect')}</th>
          <th>{write('line')}</th>
          <th className={styles.number}>{write('pieces')}</th>
          <th className={styles.number}>{write('waited')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map(({ bundleLabel, badItemName, lineDeptName, num, waitMin, isLate }, at) => (
          // One bundle can wait with several defects.
          <tr key={`${bundleLabel} ${badItemName} ${at}`}>
            <td>{bundleLabel}</td>
            <td className={styles.long}>{badItemName}</td>
            <td>{lineDeptName ?? NO_FIGURE}</td>
            <td className={styles.number}>{formatNumber(num)}</td>
            <td className={styles.number} data-tone={isLate ? 'bad' : undefined}>
              {isLate ? '! ' : ''}
              {hoursText(waitMin)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Minutes as hours of a clock: 95 → `1:35`. */
const hoursText = (minutes: number): string =>
  `${formatNumber(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

/** Stations with a red lamp, and whether somebody has looked again. */
export function RedLamps({ lamps }: { lamps: readonly RedLine[] }) {
  const write = useText();
  const language = useLanguage();
  const page = usePages(lamps, ROWS_A_PAGE);
  if (lamps.length === 0) return <p className={styles.none}>{write('noRedLamp')}</p>;
  return (
    <table className={styles.table}>
      <tbody>
        {page.map(({ lineDeptName, processName, round, recheck }, at) => (
          <tr key={`${lineDeptName} ${processName} ${round} ${at}`}>
            <td data-tone="bad">■ {lineDeptName}</td>
            <td className={styles.long}>{processName}</td>
            <td>{write('round', { round })}</td>
            <td>{language === 'en' ? RecheckLabels[recheck].en : RecheckLabels[recheck].zh}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FinalsProps {
  readonly finals: readonly RecentFinal[];
  readonly workDate: string;
}

/** Lots that were decided last; one refused today stays framed and on top. */
export function Finals({ finals, workDate }: FinalsProps) {
  const write = useText();
  const language = useLanguage();
  const page = usePages(finals, FINALS_A_PAGE);
  if (finals.length === 0) return <p className={styles.none}>{write('noFinals')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{write('order')}</th>
          <th className={styles.number}>{write('lot')}</th>
          <th className={styles.number}>{write('sample')}</th>
          <th className={styles.number}>{write('major')}</th>
          <th className={styles.number}>{write('minor')}</th>
          <th>{write('result')}</th>
          <th className={styles.number}>{write('time')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map((final) => {
          const { zh, en, tone } = CheckResultLabels[final.result];
          const isToday = final.confirmDate.startsWith(workDate);
          return (
            <tr key={final.id} data-framed={(isToday && final.result === REFUSED) || undefined}>
              <td className={styles.long}>{final.orderNo}</td>
              <td className={styles.number}>{formatNumber(final.lotNum)}</td>
              <td className={styles.number}>{formatNumber(final.sampleNum)}</td>
              <td className={styles.number}>{formatNumber(final.majorNum)}</td>
              <td className={styles.number}>{formatNumber(final.minorNum)}</td>
              <td data-tone={tone}>{language === 'en' ? en : zh}</td>
              <td className={styles.number}>
                {isToday ? clock(final.confirmDate) : final.confirmDate.slice(5, 10)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
