import styles from './charts.module.css';

const EDGE = 30;

export interface BarAndPoint {
  readonly label: string;
  readonly value: number;
  /** Where the line goes through; none leaves a gap. */
  readonly point: number | undefined;
  /** What is written at the point. */
  readonly note?: string | undefined;
}

interface BarsAndLineProps {
  readonly bars: readonly BarAndPoint[];
  readonly label: string;
  /** The value the line reaches at the top, where it is known. */
  readonly most?: number;
  /** What the line is held against, drawn across. */
  readonly limit?: { readonly value: number; readonly label: string } | undefined;
  /** How wide the place is for its height: its words are not stretched. */
  readonly width: number;
  readonly height: number;
}

/** Bars with a line of another measure over them: what was counted, and how it stands. */
export function BarsAndLine({ bars, label, most, limit, width, height }: BarsAndLineProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const high = most ?? Math.max(1, limit?.value ?? 0, ...bars.map(({ point }) => point ?? 0)) * 1.1;
  const foot = height - EDGE;
  const step = width / Math.max(1, bars.length);
  const yOfBar = (value: number) => foot - ((foot - 2 * EDGE) * value) / top;
  const y = (value: number) => foot - ((foot - EDGE) * value) / high;
  const x = (at: number) => at * step + step / 2;
  // Words of narrow bars would run into each other.
  const every = Math.ceil(70 / step);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line x1="0" x2={width} y1={foot} y2={foot} className={styles.axis} />
      {bars.map(({ label: name, value }, at) => (
        <g key={name}>
          <rect
            x={at * step + step * 0.15}
            width={step * 0.7}
            y={yOfBar(value)}
            height={foot - yOfBar(value)}
            className={styles.faint}
          />
          {at % every === 0 ? (
            <text x={x(at)} y={height - 6} className={styles.label}>
              {name}
            </text>
          ) : null}
          {value > 0 && at % every === 0 ? (
            <text x={x(at)} y={foot - 8} className={styles.value}>
              {value}
            </text>
          ) : null}
        </g>
      ))}
      {limit ? (
        <g>
          <line x1="0" x2={width} y1={y(limit.value)} y2={y(limit.value)} className={styles.plan} />
          <text x={width} y={y(limit.value) - 8} className={styles.planLabel}>
            {limit.label}
          </text>
        </g>
      ) : null}
      <path d={pathThrough(bars, x, y)} className={styles.line} />
      {bars.map(({ label: name, point, note }, at) =>
        point === undefined ? null : (
          <g key={name}>
            <circle cx={x(at)} cy={y(point)} r="5" className={styles.dot} />
            {note === undefined ? null : (
              <text x={x(at)} y={Math.max(22, y(point) - 12)} className={styles.value}>
                {note}
              </text>
            )}
          </g>
        ),
      )}
    </svg>
  );
}

const pathThrough = (
  bars: readonly BarAndPoint[],
  x: (at: number) => number,
  y: (value: number) => number,
): string =>
  bars
    .map(({ point }, at) => {
      if (point === undefined) return '';
      const start = at === 0 || bars[at - 1]?.point === undefined;
      return `${start ? 'M' : 'L'}${x(at).toFixed(1)} ${y(point).toFixed(1)}`;
    })
    .join('');
