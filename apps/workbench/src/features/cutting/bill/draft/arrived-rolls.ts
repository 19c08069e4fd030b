import { BedType } from '@garment-mes/domain/cutting-bed';
import { sameFigure } from './differences.ts';
import type { BedDraft, RollLine } from './draft.ts';
import { withBlocks } from './shade-blocks.ts';

/** A bill with what a tablet spread meanwhile, and the rolls that were changed on both sides. */
export interface Arrived {
  readonly draft: BedDraft;
  /** Keys of rolls; what was typed here stays in them. */
  readonly clashes: readonly string[];
}

/** Cells of a roll that either side may fill with a figure, and with a word or a record. */
const FIGURES = [
  ...(['issuedLen', 'plies', 'spliceLen', 'spliceNum'] as const),
  ...(['defectLen', 'remnantLen', 'returnLen'] as const),
] as const satisfies readonly (keyof RollLine)[];
const WORDS = ['shade', 'colorId'] as const satisfies readonly (keyof RollLine)[];
type Cell = (typeof FIGURES)[number] | (typeof WORDS)[number];
const CELLS: readonly Cell[] = [...FIGURES, ...WORDS];
const IS_FIGURE: ReadonlySet<Cell> = new Set<Cell>(FIGURES);

const sameCell = (cell: Cell, one: RollLine, other: RollLine): boolean =>
  IS_FIGURE.has(cell)
    ? sameFigure(String(one[cell]), String(other[cell]))
    : one[cell] === other[cell];

/**
 * Brings what was saved elsewhere into a bill that is typed. Rolls meet cell by cell; anything else has to
 * be changed on one side at most.
 *
 * @param mine what is typed
 * @param before what it was typed over
 * @param now what is saved now
 * @returns `undefined` where both sides changed the same beside the rolls: a person has to compare them
 */
export function withArrived(mine: BedDraft, before: BedDraft, now: BedDraft): Arrived | undefined {
  const isShade = mine.bedType === BedType.shadeLevel;
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(mine) as (keyof BedDraft)[]) {
    // The colours of a bed of several shades follow from its rolls.
    if (name === 'rolls' || (isShade && name === 'colors')) continue;
    const [was, is, typed] = [before[name], now[name], mine[name]].map(saying);
    if (was === is) continue;
    if (typed !== was && typed !== is) return undefined;
    rest[name] = now[name];
  }
  const { rolls, clashes } = meetRolls(mine.rolls, before.rolls, now.rolls);
  const draft = { ...mine, ...rest, rolls };
  return { draft: isShade ? withBlocks(draft) : draft, clashes };
}

/** What a field says, without the keys of its lines: they are recreated by each save. */
const saying = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));

function meetRolls(
  mine: readonly RollLine[],
  before: readonly RollLine[],
  now: readonly RollLine[],
): { readonly rolls: readonly RollLine[]; readonly clashes: readonly string[] } {
  const clashes: string[] = [];
  const lineOf = (lines: readonly RollLine[], key: string) =>
    lines.find((line) => line.key === key);
  const kept = mine.flatMap((line) => {
    const was = lineOf(before, line.key);
    const is = lineOf(now, line.key);
    if (is === undefined) {
      // Taken off elsewhere: gone, unless something was typed into it here.
      if (was === undefined) return [line];
      if (sameCells(line, was)) return [];
      clashes.push(line.key);
      return [line];
    }
    const own = CELLS.filter((cell) => !sameCell(cell, line, was ?? is));
    const isTheirs = (cell: Cell) =>
      !sameCell(cell, is, line) && (was === undefined || !sameCell(cell, is, was));
    if (own.some(isTheirs)) clashes.push(line.key);
    return [{ ...is, ...Object.fromEntries(own.map((cell) => [cell, line[cell]])) }];
  });
  const fresh = now.filter(
    ({ key }) => lineOf(mine, key) === undefined && lineOf(before, key) === undefined,
  );
  return { rolls: [...kept, ...fresh], clashes };
}

const sameCells = (one: RollLine, other: RollLine): boolean =>
  CELLS.every((cell) => sameCell(cell, one, other));
