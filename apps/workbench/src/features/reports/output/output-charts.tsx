import { formatFixed, formatNumber, formatPercent } from '@garment-mes/domain/formats';
import type { CuttingOutputReportPage } from '@garment-mes/sdk/mes2';
import { Chart } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './output-charts.module.css';

type Days = CuttingOutputReportPage['days'];
type Places = CuttingOutputReportPage['places'];

/** Attainment that a bar may show at most. */
const MOST_PCT = 150;

/** Thirty days of pieces and pieces an hour, and how far each table came: their figures stand beside them as words. */
export function OutputCharts({ days, places }: { readonly days: Days; readonly places: Places }) {
  return (
    <div className={styles.charts}>
      <DayCurve days={days} />
      <Attainment places={places} />
    </div>
  );
}

function DayCurve({ days }: { readonly days: Days }) {
  const t = useText();
  return (
    <Chart
      className={styles.chart}
      label={t('近30天')}
      height={128}
      chart={{
        kind: 'series',
        categories: days.map(({ workDate }) => workDate),
        series: [
          {
            ...{ label: t('件数'), as: 'bar', format: formatNumber },
            values: days.map(({ cutNum }) => cutNum),
          },
          {
            ...{ label: t('件/人时'), as: 'line', tone: 'warn', ownScale: true },
            format: (value) => formatFixed(String(value), 2),
            values: days.map(({ pcsPerHour }) => (pcsPerHour === null ? null : Number(pcsPerHour))),
          },
        ],
      }}
    />
  );
}

function Attainment({ places }: { readonly places: Places }) {
  const t = useText();
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <b>{t('达成率')}</b>
        <span className={styles.muted}>{t('件数 ÷ 目标，所选日期')}</span>
      </figcaption>
      {places.length === 0 && <p className={styles.muted}>{t('所选日期没有裁剪')}</p>}
      <ul className={styles.bars}>
        {places.map(({ deptId, tableName, cutNum, targetNum, dclPct }) => (
          <li key={deptId}>
            <span className={styles.name}>{tableName}</span>
            <span aria-hidden className={styles.track}>
              <span
                className={styles.bar}
                data-level={levelOf(dclPct, cutNum >= (targetNum ?? 0))}
                style={{ width: `${(Math.min(+(dclPct ?? 0), MOST_PCT) / MOST_PCT) * 100}%` }}
              />
              <span className={styles.goal} style={{ left: `${(100 / MOST_PCT) * 100}%` }} />
            </span>
            <span className={styles.figure}>{formatPercent(dclPct)}</span>
            <span className={styles.muted}>
              {formatNumber(cutNum)} / {formatNumber(targetNum)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Attained, nearly so, or short; what rounds to 100 with fewer pieces than wanted is nearly so. */
function levelOf(pct: string | null, isReached: boolean): 'ok' | 'warn' | 'bad' | undefined {
  if (pct === null) return undefined;
  return +pct >= 100 && isReached ? 'ok' : +pct >= 90 ? 'warn' : 'bad';
}
