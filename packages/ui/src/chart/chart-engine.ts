import { BarChart, HeatmapChart, LineChart } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { ChartColours } from './chart-colours.ts';
import { type ChartContent, paretoOf, waterfallBars } from './chart-data.ts';

use([
  ...[BarChart, LineChart, HeatmapChart],
  ...[GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, VisualMapComponent],
  CanvasRenderer,
]);

/** What the library is told; it checks the rest when it draws. */
type Option = Record<string, unknown>;

/** A drawn chart. */
export interface DrawnChart {
  draw(chart: ChartContent, colours: ChartColours, words: { readonly share: string }): void;
  resize(): void;
  end(): void;
}

/**
 * Draws into an element until it is ended; the only file that knows the library.
 *
 * @param onPress category that was pressed, by its place in what was given
 */
export function drawChart(element: HTMLElement, onPress: (at: number) => void): DrawnChart {
  const chart = init(element, undefined, { renderer: 'canvas' });
  let shown: ChartContent | undefined;
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    const point = [offsetX, offsetY];
    if (shown === undefined || !chart.containPixel('grid', point)) return;
    const [x = -1, y = -1] = chart.convertFromPixel('grid', point) as number[];
    const at = placeOf(shown, Math.round(x), Math.round(y));
    if (at !== undefined) onPress(at);
  });
  return {
    draw(content, colours, said) {
      shown = content;
      chart.setOption(optionOf(content, colours, said), true);
    },
    resize: () => chart.resize(),
    end: () => chart.dispose(),
  };
}

/** Which of what was given stands at a place of the grid. */
function placeOf(chart: ChartContent, x: number, y: number): number | undefined {
  if (chart.kind === 'heat')
    return chart.rows[chart.rows.length - 1 - y] === undefined
      ? undefined
      : chart.rows.length - 1 - y;
  if (chart.kind === 'pareto') return paretoOf(chart.items)[x]?.at;
  const count = chart.kind === 'series' ? chart.categories.length : chart.steps.length;
  return x >= 0 && x < count ? x : undefined;
}

const grouped = (value: number): string => value.toLocaleString('en-US');

function optionOf(
  chart: ChartContent,
  colours: ChartColours,
  said: { readonly share: string },
): Option {
  const frame = frameOf(colours);
  if (chart.kind === 'series') {
    const right = chart.series.some(({ ownScale }) => ownScale);
    return {
      ...frame,
      legend: chart.series.length > 1 ? frame.legend : { show: false },
      xAxis: { ...frame.category, data: chart.categories },
      yAxis: [frame.value, ...(right ? [{ ...frame.value, splitLine: { show: false } }] : [])],
      series: chart.series.map(({ label, as, values, tone, dashed, ownScale, format }, at) => ({
        ...(as === 'bar' ? bar : line),
        ...(dashed ? { lineStyle: { width: 1.5, type: 'dashed' }, showSymbol: false } : {}),
        name: label,
        data: values.map((value) => value ?? '-'),
        yAxisIndex: ownScale ? 1 : 0,
        ...(chart.stacked && as === 'bar' ? { stack: 'all' } : {}),
        itemStyle: { color: tone ? colours[tone] : colours.series[at % colours.series.length] },
        tooltip: { valueFormatter: spoken(format) },
        ...(at === 0 && chart.goal ? { markLine: goalLine(chart.goal, colours) } : {}),
      })),
    };
  }
  if (chart.kind === 'pareto') {
    const items = paretoOf(chart.items);
    return {
      ...frame,
      xAxis: { ...frame.category, data: items.map(({ label }) => label) },
      yAxis: [
        frame.value,
        {
          ...frame.value,
          max: 100,
          splitLine: { show: false },
          axisLabel: { ...frame.value.axisLabel, formatter: '{value}%' },
        },
      ],
      series: [
        {
          ...bar,
          name: chart.label,
          data: items.map(({ value }) => value),
          itemStyle: { color: colours.accent },
          tooltip: { valueFormatter: spoken(chart.format) },
        },
        {
          ...line,
          name: said.share,
          yAxisIndex: 1,
          data: items.map(({ upTo }) => upTo),
          itemStyle: { color: colours.warn },
          tooltip: { valueFormatter: (value: unknown) => `${value}%` },
        },
      ],
    };
  }
  if (chart.kind === 'waterfall') return waterfallOption(chart, colours);
  return heatOption(chart, colours);
}

const bar = { type: 'bar', barMaxWidth: 28 };
const line = { type: 'line', symbolSize: 5, connectNulls: false, lineStyle: { width: 2 } };

const spoken =
  (format: ((value: number) => string) | undefined) =>
  (value: unknown): string =>
    typeof value === 'number' ? (format ?? grouped)(value) : '–';

const goalLine = (
  { label, value }: { readonly label: string; readonly value: number },
  colours: ChartColours,
) => ({
  silent: true,
  symbol: 'none',
  lineStyle: { color: colours.muted, type: 'dashed' },
  label: {
    formatter: `${label} ${grouped(value)}`,
    color: colours.muted,
    position: 'insideEndTop',
  },
  data: [{ yAxis: value }],
});

/** What all charts have: the kit's type, quiet lines, a tooltip, and no movement that nobody asked for. */
function frameOf({ text, muted, line: rule, ground, font }: ChartColours) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const axisLabel = { color: muted, fontSize: 12, hideOverlap: true };
  return {
    animation: !still,
    animationDuration: 180,
    textStyle: { fontFamily: font, color: text },
    grid: { left: 8, right: 8, top: 32, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: ground,
      borderColor: rule,
      textStyle: { color: text, fontSize: 12 },
    },
    legend: {
      top: 0,
      right: 0,
      icon: 'roundRect',
      itemWidth: 10,
      itemHeight: 10,
      textStyle: { color: muted },
    },
    category: {
      type: 'category',
      axisLabel,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: rule } },
    },
    value: { type: 'value', axisLabel, splitLine: { lineStyle: { color: rule } } },
  } as const;
}

function waterfallOption(
  chart: Extract<ChartContent, { kind: 'waterfall' }>,
  colours: ChartColours,
): Option {
  const frame = frameOf(colours);
  const bars = waterfallBars(chart.steps);
  const said = spoken(chart.format);
  return {
    ...frame,
    legend: { show: false },
    tooltip: {
      ...frame.tooltip,
      formatter: ([given]: readonly { readonly dataIndex: number }[]) => {
        const step = chart.steps[given?.dataIndex ?? -1];
        return step === undefined ? '' : `${escaped(step.label)}  ${said(step.value)}`;
      },
    },
    xAxis: { ...frame.category, data: chart.steps.map(({ label }) => label) },
    yAxis: frame.value,
    series: [
      {
        ...bar,
        stack: 'all',
        stackStrategy: 'all',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: bars.map(({ from, to }) => Math.min(from, to)),
      },
      {
        ...bar,
        stack: 'all',
        stackStrategy: 'all',
        data: bars.map(({ from, to }, at) => ({
          value: Math.abs(to - from),
          itemStyle: {
            color: chart.steps[at]?.isTotal
              ? colours.accent
              : to >= from
                ? colours.ok
                : colours.bad,
          },
        })),
      },
    ],
  };
}

function heatOption(chart: Extract<ChartContent, { kind: 'heat' }>, colours: ChartColours): Option {
  const frame = frameOf(colours);
  const said = spoken(chart.format);
  const known = chart.values.flatMap((row) => row.flatMap((value) => value ?? []));
  return {
    ...frame,
    legend: { show: false },
    tooltip: {
      ...frame.tooltip,
      trigger: 'item',
      formatter: ({ data: [x = 0, y = 0, value] }: { readonly data: readonly number[] }) =>
        `${escaped(chart.rows[chart.rows.length - 1 - y] ?? '')} ${escaped(chart.columns[x] ?? '')}  ${said(value)}`,
    },
    xAxis: { ...frame.category, data: chart.columns },
    yAxis: { ...frame.category, data: chart.rows.toReversed() },
    visualMap: {
      show: false,
      min: Math.min(0, ...known),
      max: Math.max(1, ...known),
      inRange: { color: [colours.soft, colours.accent] },
    },
    series: [
      {
        type: 'heatmap',
        itemStyle: { borderColor: colours.ground, borderWidth: 1 },
        data: chart.values.flatMap((row, at) =>
          row.flatMap((value, x) =>
            value === null ? [] : [[x, chart.rows.length - 1 - at, value]],
          ),
        ),
      },
    ],
  };
}

/** The library writes a tooltip as HTML; names are typed by people. */
const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
