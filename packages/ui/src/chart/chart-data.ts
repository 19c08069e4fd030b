import type { Tone } from '../tone.ts';

/** A row of figures over the categories of a chart. */
export interface ChartSeries {
  readonly label: string;
  readonly as: 'bar' | 'line';
  /** One for each category; `null` where nothing is known, which breaks a line. */
  readonly values: readonly (number | null)[];
  readonly tone?: Tone | undefined;
  /** A line of what was meant to be. */
  readonly dashed?: boolean | undefined;
  /** Measured on a scale of its own, at the right. */
  readonly ownScale?: boolean | undefined;
  /** Words of a figure; grouped digits when left out. */
  readonly format?: ((value: number) => string) | undefined;
}

/** Bars and lines over categories; `stacked` puts the bars of a category on each other. */
export interface SeriesChart {
  readonly kind: 'series';
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly stacked?: boolean | undefined;
  /** A line across: a goal, a limit. */
  readonly goal?: { readonly label: string; readonly value: number } | undefined;
}

/** One named figure. */
export interface ChartItem {
  readonly label: string;
  readonly value: number;
}

/** The largest first, with the share of all that they and those before them have. */
export interface ParetoChart {
  readonly kind: 'pareto';
  readonly label: string;
  readonly items: readonly ChartItem[];
  readonly format?: ((value: number) => string) | undefined;
}

/** From a beginning over what was added and taken to an end; a step with `isTotal` stands on the ground. */
export interface WaterfallChart {
  readonly kind: 'waterfall';
  readonly label: string;
  readonly steps: readonly (ChartItem & { readonly isTotal?: boolean | undefined })[];
  readonly format?: ((value: number) => string) | undefined;
}

/** A field of figures, the darker the more. */
export interface HeatChart {
  readonly kind: 'heat';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row, then by column. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly format?: ((value: number) => string) | undefined;
}

/** What a chart shows. */
export type ChartContent = SeriesChart | ParetoChart | WaterfallChart | HeatChart;

/** A figure of a Pareto chart with its share of all, up to and including it, in percent of two places. */
export interface ParetoItem extends ChartItem {
  /** Where it stood in what was given. */
  readonly at: number;
  readonly upTo: number;
}

/**
 * The largest first; equal ones stay in their order. Of nothing, or of figures that add up to nothing, every share is 0.
 *
 * @returns shares in percent, rounded to two places
 */
export function paretoOf(items: readonly ChartItem[]): readonly ParetoItem[] {
  const whole = items.reduce((sum, { value }) => sum + value, 0);
  let sum = 0;
  return items
    .map((item, at) => ({ ...item, at }))
    .toSorted((one, other) => other.value - one.value || one.at - other.at)
    .map((item) => {
      sum += item.value;
      return { ...item, upTo: whole === 0 ? 0 : Math.round((sum / whole) * 10_000) / 100 };
    });
}

/** A step of a waterfall: where its bar begins and ends. */
export interface WaterfallBar {
  readonly from: number;
  readonly to: number;
}

/** Where the bars of a waterfall begin and end: each on the end of the one before, a total on the ground. */
export function waterfallBars(steps: WaterfallChart['steps']): readonly WaterfallBar[] {
  let level = 0;
  return steps.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : level;
    level = isTotal ? value : level + value;
    return { from, to: level };
  });
}

/** A chart as a table, for those who read it: a head, and a line for each category. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly lines: readonly {
    readonly label: string;
    /** Where the category stood in what was given. */
    readonly at: number;
    readonly cells: readonly string[];
  }[];
}

const grouped = (value: number): string => value.toLocaleString('en-US');
const words = (
  format: ((value: number) => string) | undefined,
  value: number | null | undefined,
) => (value === null || value === undefined ? '–' : (format ?? grouped)(value));

/** The figures of a chart in words. @param share head of the shares of a Pareto chart */
export function tableOfChart(chart: ChartContent, share: string): ChartTable {
  if (chart.kind === 'series')
    return {
      head: chart.series.map(({ label }) => label),
      lines: chart.categories.map((label, at) => ({
        label,
        at,
        cells: chart.series.map(({ values, format }) => words(format, values[at])),
      })),
    };
  if (chart.kind === 'pareto')
    return {
      head: [chart.label, share],
      lines: paretoOf(chart.items).map(({ label, value, at, upTo }) => ({
        label,
        at,
        cells: [words(chart.format, value), `${upTo}%`],
      })),
    };
  if (chart.kind === 'waterfall')
    return {
      head: [chart.label],
      lines: chart.steps.map(({ label, value }, at) => ({
        label,
        at,
        cells: [words(chart.format, value)],
      })),
    };
  return {
    head: chart.columns,
    lines: chart.rows.map((label, at) => ({
      label,
      at,
      cells: chart.columns.map((_, column) => words(chart.format, chart.values[at]?.[column])),
    })),
  };
}
