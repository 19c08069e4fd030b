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
  /** The value as it is read; the figure itself when left out. */
  readonly shown?: string;
  /** A bar that reached its target, or that of a day of rest. */
  readonly tone?: 'ok' | 'rest' | undefined;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly label: string;
  /** How wide the place is for its height: its words are not stretched. */
  readonly width?: number;
  readonly height?: number;
}

/** Bars with a tick for the target of each. The figures stand above the bars as words. */
export function Bars({ bars, label, width = WIDTH, height = BARS_HEIGHT }: BarsProps) {
  const top = Math.max(1, ...bars.map(({ value, target }) => Math.max(value, target ?? 0)));
  const step = width / Math.max(1, bars.length);
  const y = (value: number) => 30 + (height - 60) * (1 - value / top);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
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
      <line x1="0" x2={width} y1={height - 30} y2={height - 30} className={styles.axis} />
      {bars.map(({ label: name, value, shown = String(value), target, isCurrent, tone }, index) => (
        <g key={name}>
          <rect
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={y(value)}
            height={height - 30 - y(value)}
            className={styles.bar}
            data-tone={tone}
            {...(isCurrent ? { style: { fill: 'url(#growing)' } } : {})}
          />
          {value > 0 ? (
            <text x={index * step + step / 2} y={y(value) - 6} className={styles.value}>
              {shown}
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
          <text x={index * step + step / 2} y={height - 6} className={styles.label}>
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
  /** How a value is written; percent when left out. */
  format?: (value: number | undefined) => string;
  /** The scale begins at nothing and ends at the largest value. */
  isFromZero?: boolean;
  /** What each place along the lines is called. */
  labels?: readonly string[];
  /** How wide the place is for its height: its words are not stretched. */
  width?: number;
  height?: number;
}

/** Two lines over the same days, the second one dashed so that colour is not the only difference. */
export function Lines({
  lines,
  label,
  plan,
  format = formatPercent,
  isFromZero = false,
  labels = [],
  width = WIDTH,
  height = LINES_HEIGHT,
}: LinesProps) {
  const all = [...lines.flatMap(({ values }) => values), plan?.value].filter(
    (value) => value !== undefined,
  );
  const low = isFromZero ? 0 : Math.floor(Math.min(...all) / 5) * 5;
  const high = isFromZero ? Math.max(...all) : Math.ceil(Math.max(...all) / 5) * 5;
  const left = isFromZero ? 120 : 60;
  const under = labels.length > 0 ? 88 : 60;
  const y = (value: number) =>
    20 + (height - under) * (1 - (value - low) / Math.max(1, high - low));
  const step = (places: number) => (width - left - 30) / Math.max(1, places - 1);
  const x = (at: number, places: number) => left + 5 + at * step(places);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[low, high].map((value) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} className={styles.axis} />
          <text x="0" y={y(value) + 9} className={styles.scale}>
            {isFromZero ? format(value) : `${value}%`}
          </text>
        </g>
      ))}
      {labels.map((name, at) => (
        <text key={name} x={x(at, labels.length)} y={height - 40} className={styles.label}>
          {name}
        </text>
      ))}
      {plan ? (
        <g>
          <line
            x1={left}
            x2={width}
            y1={y(plan.value)}
            y2={y(plan.value)}
            className={styles.plan}
          />
          <text x={width} y={y(plan.value) + 26} className={styles.planLabel}>
            {plan.label}
          </text>
        </g>
      ) : null}
      {lines.map(({ name, values }, index) => (
        <g key={name}>
          <path d={pathOf(values, x, y)} className={styles.line} data-line={index} />
          <text x={left + index * 270} y={height - 6} className={styles.legend} data-line={index}>
            {index === 0 ? '━' : '╍'} {name}{' '}
            {format(values.findLast((value) => value !== undefined))}
          </text>
        </g>
      ))}
    </svg>
  );
}

function pathOf(
  values: readonly (number | undefined)[],
  x: (at: number, places: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === undefined) return '';
      const start = index === 0 || values[index - 1] === undefined;
      return `${start ? 'M' : 'L'}${x(index, values.length).toFixed(1)} ${y(value).toFixed(1)}`;
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
