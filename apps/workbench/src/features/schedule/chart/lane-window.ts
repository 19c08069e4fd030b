import type { ChartBar, ChartLane } from './chart-model.ts';

/** Bars of a lane prepared for looking up a stretch of time. */
export interface LaneIndex {
  readonly bars: readonly ChartBar[];
  /** Latest end of the bars up to each one. */
  readonly reach: readonly number[];
}

export function indexLane({ bars }: Pick<ChartLane, 'bars'>): LaneIndex {
  const ordered = bars.toSorted((a, b) => a.start - b.start);
  let latest = Number.NEGATIVE_INFINITY;
  const reach = ordered.map(({ end, forecast }) => {
    latest = Math.max(latest, end, forecast ?? end);
    return latest;
  });
  return { bars: ordered, reach };
}

/** The bars that touch a stretch of time; only the ends of the list are searched for. */
export function barsBetween(
  { bars, reach }: LaneIndex,
  from: number,
  to: number,
): readonly ChartBar[] {
  const first = firstAt(reach, from);
  const found: ChartBar[] = [];
  for (let at = first; at < bars.length; at += 1) {
    const bar = bars[at];
    if (bar === undefined || bar.start > to) break;
    if (Math.max(bar.end, bar.forecast ?? bar.end) >= from) found.push(bar);
  }
  return found;
}

/** First place of an ascending list with at least that value. */
function firstAt(values: readonly number[], wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bar an arrow leads to: before or behind on its lane, or the nearest of the next lane that has one. */
export function neighbour(
  lanes: readonly ChartLane[],
  id: string,
  key: string,
): ChartBar | undefined {
  const laneAt = lanes.findIndex(({ bars }) => bars.some((bar) => bar.id === id));
  const lane = lanes[laneAt];
  if (lane === undefined) return undefined;
  const at = lane.bars.findIndex((bar) => bar.id === id);
  const bar = lane.bars[at];
  if (key === 'ArrowLeft') return lane.bars[at - 1];
  if (key === 'ArrowRight') return lane.bars[at + 1];
  if (key === 'Home') return lane.bars[0];
  if (key === 'End') return lane.bars.at(-1);
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (step === 0 || bar === undefined) return undefined;
  for (let next = laneAt + step; next >= 0 && next < lanes.length; next += step) {
    const near = nearest(lanes[next]?.bars ?? [], bar.start);
    if (near !== undefined) return near;
  }
  return undefined;
}

const nearest = (bars: readonly ChartBar[], start: number): ChartBar | undefined =>
  bars.reduce<ChartBar | undefined>(
    (best, bar) =>
      best === undefined || Math.abs(bar.start - start) < Math.abs(best.start - start) ? bar : best,
    undefined,
  );
