import type { ChartLane } from './chart-model.ts';
import { type TimeScale, xOf } from './time-scale.ts';

/** A rectangle on the lanes, in pixels from the first lane and the first day; the corners in any order. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** The rectangle with its corners in order. */
export const upright = ({ x, y, toX, toY }: Box): Box => ({
  x: Math.min(x, toX),
  y: Math.min(y, toY),
  toX: Math.max(x, toX),
  toY: Math.max(y, toY),
});

/** Ids of the bars that a rectangle touches, on lanes of a height in pixels. */
export function barsInBox(
  lanes: readonly ChartLane[],
  scale: TimeScale,
  box: Box,
  lanePx: number,
): readonly string[] {
  const { x, y, toX, toY } = upright(box);
  return lanes
    .slice(Math.max(0, Math.floor(y / lanePx)), Math.floor(toY / lanePx) + 1)
    .flatMap(({ bars }) => bars)
    .filter(({ start, end }) => xOf(scale, start) <= toX && xOf(scale, end) >= x)
    .map(({ id }) => id);
}
