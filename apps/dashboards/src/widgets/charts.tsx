import { formatPercent } from '@garment-mes/domain/formats';
import styles from './charts.module.css';

const WIDTH = 600;
const LINES_HEIGHT = 260;
/** The bars stand in a taller place than the lines. */
const BARS_HEIGHT = 420;

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** What was expected; drawn as a tick over the bar. `undefined` when nothing was planned. */
  readonly target: number | undefined;
  /** The bar that is still growing is hatched. */
  readonly isCurrent: boolean;
}

/** Bars with a tick for the target of each. The figures stand above the bars as words. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const top = Math.max(1, ...bars.map(({ value, target }) => Math.max(value, target ?? 0)));
  const step = WIDTH / Math.max(1, bars.length);
  const y = (value: number) => 30 + (BARS_HEIGHT - 60) * (1 - value / top);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${BARS_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern
          id="growing"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4" height="8" className={styles.bar} />
        </pattern>
      </defs>
      <line x1="0" x2={WIDTH} y1={BARS_HEIGHT - 30} y2={BARS_HEIGHT - 30} className={styles.axis} />
      {bars.map(({ label: name, value, target, isCurrent }, index) => (
        <g key={name}>
          <rect
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={y(value)}
            height={BARS_HEIGHT - 30 - y(value)}
            className={styles.bar}
            {...(isCurrent ? { style: { fill: 'url(#growing)' } } : {})}
          />
          {value > 0 ? (
            <text x={index * step + step / 2} y={y(value) - 6} className={styles.value}>
              {value}
            </text>
          ) : null}
          {target === undefined ? null : (
            <line
              x1={index * step + 4}
              x2={(index + 1) * step - 4}
              y1={y(target)}
              y2={y(target)}
              className={styles.target}
            />
          )}
          <text x={index * step + step / 2} y={BARS_HEIGHT - 6} className={styles.label}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

export interface Line {
  readonly name: string;
  /** One value a day; a day without figures leaves a gap. */
  readonly values: readonly (number | undefined)[];
}

interface LinesProps {
  lines: readonly Line[];
  label: string;
  /** What was planned, drawn across. */
  plan?: { readonly value: number; readonly label: string };
}

/** Two lines over the same days, the second one dashed so that colour is not the only difference. */
export function Lines({ lines, label, plan }: LinesProps) {
  const all = [...lines.flatMap(({ values }) => values), plan?.value].filter(
    (value) => value !== undefined,
  );
  const low = Math.floor(Math.min(...all) / 5) * 5;
  const high = Math.ceil(Math.max(...all) / 5) * 5;
  const y = (value: number) =>
    20 + (LINES_HEIGHT - 60) * (1 - (value - low) / Math.max(1, high - low));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${LINES_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {[low, high].map((value) => (
        <g key={value}>
          <line x1="60" x2={WIDTH} y1={y(value)} y2={y(value)} className={styles.axis} />
          <text x="0" y={y(value) + 9} className={styles.scale}>
            {value}%
          </text>
        </g>
      ))}
      {plan ? (
        <g>
          <line x1="60" x2={WIDTH} y1={y(plan.value)} y2={y(plan.value)} className={styles.plan} />
          <text x={WIDTH} y={y(plan.value) + 26} className={styles.planLabel}>
            {plan.label}
          </text>
        </g>
      ) : null}
      {lines.map(({ name, values }, index) => (
        <g key={name}>
          <path d={pathOf(values, y)} className={styles.line} data-line={index} />
          <text
            x={60 + index * 270}
            y={LINES_HEIGHT - 6}
            className={styles.legend}
            data-line={index}
          >
            {index === 0 ? '━' : '╍'} {name} {lastOf(values)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function lastOf(values: readonly (number | undefined)[]): string {
  const last = values.findLast((value) => value !== undefined);
  return formatPercent(last);
}

function pathOf(values: readonly (number | undefined)[], y: (value: number) => number): string {
  const step = (WIDTH - 70) / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      if (value === undefined) return '';
      const start = index === 0 || values[index - 1] === undefined;
      return `${start ? 'M' : 'L'}${(65 + index * step).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

/** Share of a whole as a ring with a tick where it should stand by now. */
export function Ring({
  percent,
  tick,
  level,
}: {
  percent: number;
  tick: number | undefined;
  level: string;
}) {
  const radius = 42;
  const around = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" data-level={level}>
      <circle cx="50" cy="50" r={radius} className={styles.track} />
      <circle
        cx="50"
        cy="50"
        r={radius}
        className={styles.share}
        strokeDasharray={`${around * share} ${around}`}
        transform="rotate(-90 50 50)"
      />
      {tick === undefined ? null : (
        <line
          x1="50"
          x2="50"
          y1="1"
          y2="15"
          className={styles.tick}
          transform={`rotate(${(Math.min(100, tick) / 100) * 360} 50 50)`}
        />
      )}
    </svg>
  );
}
