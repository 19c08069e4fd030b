import { formatNumber } from '@garment-mes/domain/formats';
import type { WageLockCheck, WagePeriodRow, WageReportRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import type { ShownReport } from '#screens/report/use-report.ts';
import { CHECKS, type CheckCode, INFORMING, placeOfCheck } from './lock-checks.tsx';
import styles from './payroll.module.css';

interface CheckTilesProps {
  readonly check: UseQueryResult<WageLockCheck, Error>;
  readonly period: WagePeriodRow;
  readonly shown: ShownReport<WageReportRow>;
}

/** How much stands in the way of locking, rule by rule; a press opens the rows. */
export function CheckTiles({ check, period, shown }: CheckTilesProps) {
  const t = useText();
  const [, navigate] = useLocation();
  const { data, error, refetch } = check;
  const { asked, ask, control } = shown;
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={1} />;

  function open(code: string) {
    const place = placeOfCheck(code, period);
    if (place) navigate(place);
    else if (code === 'difference') {
      ask({ periodNo: asked.periodNo ?? period.periodNo, onlyAnomaly: 'true' });
      control.setTable({ ...control.table, page: 1, filters: { anomaly: ['difference'] } });
    }
  }
  const canOpen = (code: string) => {
    const place = placeOfCheck(code, period);
    return place ? !awaitsScreen(place) : code === 'difference';
  };
  return (
    <ul className={styles.tiles} aria-label={t('锁定检查')}>
      {data.checks.map(({ code, count, text }) => {
        const name = CHECKS[code as CheckCode];
        const tone = count === 0 ? 'none' : INFORMING.includes(code) ? 'info' : 'bad';
        return (
          <li key={code}>
            <button
              type="button"
              className={styles.tile}
              data-tone={tone}
              title={text}
              disabled={count === 0 || !canOpen(code)}
              onClick={() => open(code)}
            >
              <b>{formatNumber(count)}</b>
              <span>{name === undefined ? code : t(name)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
