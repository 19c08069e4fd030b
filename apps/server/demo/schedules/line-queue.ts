import { addWorkdays, type CurvePoint, planJob, type ShiftOf } from '@garment-mes/domain/schedule';

/** An order that waits for a line. */
export interface WaitingOrder {
  readonly id: string;
  readonly num: number;
  /** Standard minutes of sewing one garment. */
  readonly sam: string;
  readonly curve: readonly CurvePoint[];
  readonly materialDate: string;
  /** Last day of its sewing; `undefined` when its delivery lies behind. */
  readonly latestSewing: string | undefined;
}

/** Garments of an order on a line, between two moments of the company's clock. */
export interface QueuedBar {
  readonly order: WaitingOrder;
  /** Place of the line among the company's. */
  readonly line: number;
  readonly num: number;
  readonly startAt: string;
  readonly endAt: string;
}

export interface QueueRules {
  readonly lines: number;
  readonly headcount: number;
  readonly changeoverMin: number;
  /** When the first bar of each line begins. */
  readonly startAt: string;
  readonly shiftOf: ShiftOf;
}

const BARS_OF_A_LINE = 4;
/** Parts of an order that one line takes, the whole of it if there is time. */
const SHARES = [1, 0.75, 0.5, 0.25];
/** Working days from the fabric in the store to the pieces at the line. */
const CUTTING_DAYS = 6;

/**
 * Puts orders on lines so that they are sewn in time: each goes behind what its line has, once its pieces
 * can be there, in the largest part that is finished by its last day. What cannot be in time stays unplaced.
 *
 * @param first one order for each line, cut already; it is placed even when it comes too late
 * @param rest what follows, the most urgent first
 */
export function queueOrders(
  first: readonly WaitingOrder[],
  rest: readonly WaitingOrder[],
  rules: QueueRules,
): readonly QueuedBar[] {
  const bars = first.map((order, line): QueuedBar => {
    const startAt = rules.startAt;
    return fitted(order, line, startAt, rules) ?? barOf(order, line, order.num, startAt, rules);
  });
  const urgent = rest
    .filter(({ latestSewing }) => latestSewing !== undefined)
    .toSorted((a, b) => (a.latestSewing ?? '').localeCompare(b.latestSewing ?? ''));
  for (const order of urgent) {
    const line = freeFirst(bars, rules.lines);
    if (line === undefined) break;
    const free = bars.findLast((bar) => bar.line === line)?.endAt ?? rules.startAt;
    const ready = `${addWorkdays(order.materialDate, CUTTING_DAYS, rules.shiftOf)} 08:00:00`;
    const bar = fitted(order, line, ready > free ? ready : free, rules);
    if (bar) bars.push(bar);
  }
  return bars;
}

/** The line that has room and is free before the others. */
function freeFirst(bars: readonly QueuedBar[], lines: number): number | undefined {
  const ends = Array.from({ length: lines }, (_, line) => {
    const mine = bars.filter((bar) => bar.line === line);
    return { line, count: mine.length, endAt: mine.at(-1)?.endAt ?? '' };
  });
  return ends
    .filter(({ count }) => count < BARS_OF_A_LINE)
    .toSorted((a, b) => a.endAt.localeCompare(b.endAt))[0]?.line;
}

function fitted(
  order: WaitingOrder,
  line: number,
  startAt: string,
  rules: QueueRules,
): QueuedBar | undefined {
  const { latestSewing, num } = order;
  if (latestSewing === undefined) return undefined;
  return SHARES.map((share) =>
    barOf(order, line, share === 1 ? num : Math.ceil(num * share), startAt, rules),
  ).find(({ endAt }) => endAt.slice(0, 10) <= latestSewing);
}

/** A bar from a moment on, for as long as its garments take. */
export const barOf = (
  order: WaitingOrder,
  line: number,
  num: number,
  startAt: string,
  { headcount, changeoverMin, shiftOf }: QueueRules,
): QueuedBar => {
  const { sam, curve } = order;
  const { endAt } = planJob({ startAt, num, sam, headcount, curve, changeoverMin }, shiftOf);
  return { order, line, num, startAt, endAt };
};
