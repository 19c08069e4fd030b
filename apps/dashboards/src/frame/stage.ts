/** Size for which boards are drawn; the window shows it larger or smaller. */
export const STAGE = { width: 1920, height: 1080 } as const;

/** A window at least this wide for its height shows two boards beside each other. */
const TWO_FROM = 2.4;
/** The width for which a stack of widgets is drawn. */
const STACK_WIDTH = 1080;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of the window in which one board stands. */
export interface Place extends Size {
  readonly shape: 'grid' | 'stack';
  /** One stage pixel in pixels of the window. */
  readonly unit: number;
}

/**
 * How much larger than drawn a board appears in a window, so that it fits both ways.
 * Lengths of a board are multiples of this, never a transform: text and lines stay sharp.
 */
export function stageScale(window: Size): number {
  return Math.min(window.width / STAGE.width, window.height / STAGE.height);
}

/** Widgets are placed side by side, or stacked on screens taller than wide. */
export function stageShape(window: Size): 'grid' | 'stack' {
  return window.width / window.height <= 1 ? 'stack' : 'grid';
}

/** Places of the boards in a window: one, or two side by side. */
export function placesIn(window: Size): readonly Place[] {
  const shape = stageShape(window);
  if (shape === 'stack') return [{ ...window, shape, unit: window.width / STACK_WIDTH }];
  const count = window.width / window.height >= TWO_FROM ? 2 : 1;
  const part = { width: window.width / count, height: window.height };
  return Array.from({ length: count }, () => ({ ...part, shape, unit: stageScale(part) }));
}

/** Steps by which a board moves to spare the panel, in pixels of the window. */
const SHIFTS = [
  [0, 0],
  [2, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 2],
  [2, 2],
] as const;

/** Offset of the picture in this minute: it moves by four pixels against burn-in. */
export function pixelShift(now: number): readonly [number, number] {
  return SHIFTS[Math.floor(now / 60_000) % SHIFTS.length] ?? [0, 0];
}
