import { formatFixed, formatNumber, formatPercent } from '@garment-mes/domain/formats';
import type { CuttingOutputReportPage } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { areaPath, linePath, topOf } from './chart-lines.ts';
import styles from './output-charts.module.css';

type Days = CuttingOutputReportPage['days'];
type Places = CuttingOutputReportPage['places'];

const WIDTH = 640;
const HEIGHT = 120;
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
  const pieces = days.map(({ cutNum }) => cutNum);
  const hourly = days.map(({ pcsPerHour }) => (pcsPerHour === null ? undefined : +pcsPerHour));
  const [most, fastest] = [topOf(pieces), topOf(hourly)];
  const last = days.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <b>{t('近30天')}</b>
        <span className={styles.key} data-line="pieces">
          {t('件数')} {formatNumber(last?.cutNum)}
        </span>
        <span className={styles.key} data-line="hourly">
          {t('件/人时')} {formatFixed(last?.pcsPerHour ?? null, 2)}
        </span>
        {last && <span className={styles.muted}>{last.workDate}</span>}
      </figcaption>
      <div className={styles.plot}>
        <Scale top={most} />
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('近30天件数与件/人时：{text}', {
            text: days
              .map(({ workDate, cutNum, pcsPerHour }) =>
                [workDate, formatNumber(cutNum), formatFixed(pcsPerHour, 2)].join(' '),
              )
              .join(t('、')),
          })}
        >
          <path className={styles.area} d={areaPath(pieces, most, WIDTH, HEIGHT)} />
          <path className={styles.pieces} d={linePath(pieces, most, WIDTH, HEIGHT)} />
          <path className={styles.hourly} d={linePath(hourly, fastest, WIDTH, HEIGHT)} />
          {days.map((day, at) => (
            <rect
              key={day.workDate}
              className={styles.hit}
              x={(at / days.length) * WIDTH}
              width={WIDTH / days.length}
              height={HEIGHT}
            >
              <title>
                {`${day.workDate}  ${t('件数')} ${formatNumber(day.cutNum)}  ${t('件/人时')} ${formatFixed(day.pcsPerHour, 2)}`}
              </title>
            </rect>
          ))}
        </svg>
        <Scale top={fastest} />
      </div>
      <div className={styles.feet}>
        <span>{days[0]?.workDate.slice(5)}</span>
        <span>{last?.workDate.slice(5)}</span>
      </div>
    </figure>
  );
}

const Scale = ({ top }: { readonly top: number }) => (
  <span aria-hidden className={styles.scale}>
    <span>{formatNumber(top)}</span>
    <span>0</span>
  </span>
);

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
