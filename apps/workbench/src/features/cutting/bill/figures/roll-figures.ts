import {
  isWithinTolerance,
  perPly,
  plyRanges,
  rollDifference,
  spreadLen,
} from '@garment-mes/domain/cutting-bed';
import type { Decimal } from '@garment-mes/domain/decimal';
import { type BedDraft, type RollLine, usedColors } from '../draft/draft.ts';
import { isLength, lengthText, rollUse, wholeOf } from './read-draft.ts';

export interface RollFigures {
  readonly key: string;
  /** Metres spread; `undefined` while marker or plies cannot be read. */
  readonly usedLen: string | undefined;
  readonly plyFrom: number;
  readonly plyTo: number;
  /** Issued less accounted for; `undefined` while a cell cannot be read. */
  readonly difference: Decimal | undefined;
  readonly balanced: boolean;
  /** Plies of the colour up to and with this roll, and what the colour asks for. */
  readonly laid: number;
  readonly wanted: number;
  /** The shade band differs from the roll above of the same colour. */
  readonly shadeBreak: boolean;
  /** The roll is narrower than the marker. */
  readonly narrow: boolean;
}

/** Whether a line would show the same: figures are recomputed on every key. */
export function isSameRoll(one: RollFigures | undefined, other: RollFigures | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return (Object.keys(one) as (keyof RollFigures)[]).every((name) =>
    name === 'difference'
      ? one.difference?.toString() === other.difference?.toString()
      : one[name] === other[name],
  );
}

/** The worked-out cells of the roll table, line by line. */
export function rollFigures(draft: BedDraft): RollFigures[] {
  const ranges = plyRanges(draft.rolls.map(({ plies }) => ({ plies: wholeOf(plies) ?? 0 })));
  const plyLen = plyLength(draft);
  const laid = new Map<string, number>();
  return draft.rolls.map((roll, at) => {
    const plies = wholeOf(roll.plies) ?? 0;
    const { plyFrom = 1, plyTo = 0 } = ranges[at] ?? {};
    laid.set(roll.colorId, (laid.get(roll.colorId) ?? 0) + plies);
    const above = draft.rolls[at - 1];
    return {
      key: roll.key,
      plyFrom,
      plyTo,
      ...lengthsOf(roll, plies, plyLen),
      laid: laid.get(roll.colorId) ?? 0,
      wanted: pliesWanted(draft, roll.colorId),
      shadeBreak: above?.colorId === roll.colorId && above.shade !== roll.shade,
      narrow: isNarrow(roll.widthCm, draft.widthCm),
    };
  });
}

type RollLengths = Pick<RollFigures, 'usedLen' | 'difference' | 'balanced'>;

/** Lengths that were reckoned already: a line that is typed becomes another object. */
const reckoned = new WeakMap<
  RollLine,
  { readonly plyLen: string; readonly lengths: RollLengths }
>();

function lengthsOf(roll: RollLine, plies: number, plyLen: Decimal | undefined): RollLengths {
  if (plyLen === undefined) return { usedLen: undefined, difference: undefined, balanced: false };
  const known = reckoned.get(roll);
  if (known?.plyLen === plyLen.toString()) return known.lengths;
  const use = rollUse(roll);
  const difference = use && rollDifference(use, plyLen);
  const lengths = {
    usedLen: lengthText(spreadLen(plies, plyLen)),
    difference,
    balanced: difference !== undefined && isWithinTolerance(difference),
  };
  reckoned.set(roll, { plyLen: plyLen.toString(), lengths });
  return lengths;
}

/** Plies a colour still misses, and the metres they take. */
export interface ColorBalance {
  readonly colorId: string;
  readonly colorName: string;
  readonly laid: number;
  readonly wanted: number;
  /** Metres for the plies that are missing; `undefined` when none are. */
  readonly missingLen: string | undefined;
}

/** How far the rolls cover each colour of the bed. */
export function colorBalances(draft: BedDraft): ColorBalance[] {
  const plyLen = plyLength(draft);
  const colors = usedColors(draft).filter(
    ({ colorId }, at, all) => all.findIndex((color) => color.colorId === colorId) === at,
  );
  return colors.map(({ colorId, colorName }) => {
    const wanted = pliesWanted(draft, colorId);
    const laid = draft.rolls
      .filter((roll) => roll.colorId === colorId)
      .reduce((sum, { plies }) => sum + (wholeOf(plies) ?? 0), 0);
    const missing = wanted - laid;
    const missingLen = plyLen && missing > 0 ? lengthText(spreadLen(missing, plyLen)) : undefined;
    return { colorId, colorName, laid, wanted, missingLen };
  });
}

const plyLength = ({ markerLen, endLossLen }: BedDraft): Decimal | undefined =>
  isLength(markerLen) && isLength(endLossLen) ? perPly(markerLen, endLossLen) : undefined;

const pliesWanted = (draft: BedDraft, colorId: string): number =>
  usedColors(draft)
    .filter((color) => color.colorId === colorId)
    .reduce((sum, { plies }) => sum + (wholeOf(plies) ?? 0), 0);

const isNarrow = (roll: string, marker: string): boolean =>
  isLength(roll) && isLength(marker) && Number(roll) < Number(marker);
