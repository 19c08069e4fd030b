import {
  type Decimal,
  type DecimalInput,
  decimal,
  decimalText,
  floor,
  isDecimal,
} from '../../decimal.ts';
import { groupBy } from '../../group-by.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { BedDraft, ColorPlies, RollUse, SpreadRoll } from '../bed-draft.ts';
import { blockName } from '../block-name.ts';
import {
  accountedLen,
  isRollBalanced,
  perPly,
  rollDifference,
  spreadLen,
} from '../roll-balance.ts';

/** Every roll is balanced, stands once, and the rolls of a colour cover its plies exactly. */
export function checkRolls(bed: BedDraft): Issue[] {
  const { rolls, colors } = bed;
  if (rolls.length === 0) return [issue('rolls', 'rolls-missing', {})];
  return [...checkBalance(bed), ...checkTwice(rolls), ...checkTiling(colors, rolls)];
}

const LENGTHS = ['issuedLen', 'spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const;

/**
 * I7: no more is issued of a roll than is on it, and no more plies are spread than that gives. What was issued is spread, spliced,
 * cut out, left over or handed back; a roll of which nothing is spread lies on no bed.
 */
export function checkBalance({ rolls, markerLen, endLossLen }: BedDraft): Issue[] {
  const plyLen = isLength(markerLen) && isLength(endLossLen) ? perPly(markerLen, endLossLen) : null;
  return rolls.flatMap((roll, index) => {
    const negative = LENGTHS.filter((field) => isDecimal(roll[field]) && !isLength(roll[field]));
    if (negative.length > 0) {
      return negative.map((field) => issue(`rolls.${index}.${field}`, 'length-negative', {}));
    }
    if (roll.plies === 0) {
      const { rollNo } = roll;
      return [issue(`rolls.${index}.plies`, 'roll-without-plies', { rollNo })];
    }
    if (!isFilled(roll)) return [];
    const { rollNo, issuedLen, remainLen, plies } = roll;
    const issued = metres(issuedLen);
    if (isDecimal(remainLen) && decimal(issuedLen).gt(decimal(remainLen))) {
      const remain = metres(remainLen);
      return [issue(`rolls.${index}.issuedLen`, 'roll-overissued', { rollNo, issued, remain })];
    }
    if (!plyLen || isRollBalanced(roll, plyLen)) return [];
    if (spreadLen(plies, plyLen).gt(decimal(issuedLen))) {
      const max = floor(decimal(issuedLen).div(plyLen));
      return [issue(`rolls.${index}.plies`, 'roll-overspread', { rollNo, issued, plies, max })];
    }
    return [
      issue(`rolls.${index}.returnLen`, 'roll-unbalanced', {
        rollNo,
        issued,
        sum: metres(accountedLen(roll, plyLen)),
        diff: metres(rollDifference(roll, plyLen)),
      }),
    ];
  });
}

function checkTwice(rolls: readonly SpreadRoll[]): Issue[] {
  return rolls.flatMap(({ rollNo }, index) =>
    rolls.findIndex((other) => other.rollNo === rollNo) < index
      ? [issue(`rolls.${index}.rollNo`, 'roll-twice', { rollNo })]
      : [],
  );
}

/** I13: the rolls of a block add up to its plies, and typed ply spans follow one another. */
function checkTiling(colors: readonly ColorPlies[], rolls: readonly SpreadRoll[]): Issue[] {
  // On a normal bed a roll has a shade and the colour has none: only the colour counts there.
  const byShade = colors.some(({ shade }) => shade);
  const keyOf = ({ colorId, shade }: Pick<ColorPlies, 'colorId' | 'shade'>) =>
    byShade ? `${colorId} ${shade ?? ''}` : colorId;
  const spread = groupBy(rolls, keyOf);
  const short = [...groupBy(colors, keyOf)].flatMap(([key, blocks]) => {
    const plies = pliesOf(blocks);
    const covered = pliesOf(spread.get(key) ?? []);
    const [block] = blocks;
    if (covered === plies || !block) return [];
    const color = blockName(block);
    return [issue('rolls', 'rolls-do-not-tile', { color, rolls: covered, plies })];
  });
  return short.length > 0 ? short : checkSpans(rolls);
}

function checkSpans(rolls: readonly SpreadRoll[]): Issue[] {
  const numbered = rolls.flatMap((roll, index) =>
    typeof roll.plyFrom === 'number' && typeof roll.plyTo === 'number'
      ? [{ index, rollNo: roll.rollNo, from: roll.plyFrom, to: roll.plyTo, plies: roll.plies }]
      : [],
  );
  if (numbered.length < rolls.length) return [];
  let expected = 1;
  return [...numbered]
    .sort((a, b) => a.from - b.from)
    .flatMap(({ index, rollNo, from, to, plies }) => {
      const due = expected;
      expected = to + 1;
      return from === due && to - from + 1 === plies
        ? []
        : [issue(`rolls.${index}.plyFrom`, 'roll-span', { rollNo, from, to, expected: due })];
    });
}

const pliesOf = (parts: readonly { readonly plies: number }[]): number =>
  parts.reduce((total, { plies }) => total + plies, 0);

// Cells that are still empty count as none, but a roll without its issue is not filled in yet.
const isFilled = (roll: RollUse): boolean =>
  Number.isInteger(roll.plies) &&
  roll.plies >= 0 &&
  isDecimal(roll.issuedLen) &&
  LENGTHS.every((field) => isEmpty(roll[field]) || isDecimal(roll[field]));

const isEmpty = (cell: unknown): boolean => cell === null || cell === undefined || cell === '';

const isLength = (cell: unknown): cell is DecimalInput => isDecimal(cell) && decimal(cell).gte(0);

/** Two places, or three where the third counts. */
function metres(length: RollUse['issuedLen'] | Decimal): string {
  const text = decimalText(length, 3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
