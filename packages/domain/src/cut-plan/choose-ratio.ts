import { shareOut } from '../share-out.ts';

/**
 * The ratio of a marker that overshoots the demand least; among equals the one with the fewest
 * garments, which needs the shortest table.
 *
 * @param demand garments missing, a row per colour and a column per size
 * @param maxGarments most garments of one marker
 */
export function chooseRatio(demand: readonly (readonly number[])[], maxGarments: number): number[] {
  const sizes = Math.max(0, ...demand.map((row) => row.length));
  const totals = Array.from({ length: sizes }, (_, size) =>
    demand.reduce((sum, row) => sum + (row[size] ?? 0), 0),
  );
  const candidates = Array.from({ length: Math.max(1, maxGarments) }, (_, index) =>
    shareOut(index + 1, totals, 0).map((share) => share.toNumber()),
  );
  const [first = [], ...others] = candidates;
  return others.reduce(
    (best, each) => (waste(demand, each) < waste(demand, best) ? each : best),
    first,
  );
}

// Garments cut beyond the demand, and those a ratio of 0 leaves for another marker: both cost.
function waste(demand: readonly (readonly number[])[], ratio: readonly number[]): number {
  return demand.reduce((total, row) => {
    const plies = Math.max(
      0,
      ...ratio.map((garments, size) => (garments > 0 ? Math.ceil((row[size] ?? 0) / garments) : 0)),
    );
    return total + row.reduce((off, n, size) => off + Math.abs(plies * (ratio[size] ?? 0) - n), 0);
  }, 0);
}
