import {
  type Decimal,
  type DecimalInput,
  decimal,
  isDecimal,
  quantity,
  ratioOf,
} from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';

/** A roll as somebody typed it off its label. */
export interface TypedRoll {
  readonly rollNo: string;
  /** Metres. */
  readonly labelLen: string;
  readonly widthCm?: string | null | undefined;
}

/** Centimetres a fabric is wide. */
const [NARROWEST, WIDEST] = [50, 400];
const ROLL_NO = { zh: '卷号', en: 'Roll no.' } as const;

/**
 * What keeps rolls from being received, each at its cell: `rolls.2.labelLen`. What is no number yet is left to those who
 * read it.
 *
 * @param taken numbers that rolls of the company have already
 */
export function typedRollIssues(
  rolls: readonly TypedRoll[],
  taken: ReadonlySet<string> = new Set(),
): Issue[] {
  if (rolls.length === 0) return [issue('rolls', 'cloth-without-rolls', {})];
  const before = new Set<string>();
  return rolls.flatMap(({ rollNo: typed, labelLen, widthCm }, at): Issue[] => {
    const row = at + 1;
    const rollNo = typed.trim();
    const isTwice = before.has(rollNo);
    before.add(rollNo);
    const cell = (field: string) => `rolls.${at}.${field}`;
    return [
      ...(rollNo === '' ? [issue(cell('rollNo'), 'required', { field: ROLL_NO })] : []),
      ...(taken.has(rollNo) ? [issue(cell('rollNo'), 'roll-no-taken', { row, rollNo })] : []),
      ...(isTwice && rollNo !== ''
        ? [issue(cell('rollNo'), 'roll-no-twice', { row, rollNo })]
        : []),
      ...(isDecimal(labelLen) && decimal(labelLen).lte(0)
        ? [issue(cell('labelLen'), 'roll-label-length', { row })]
        : []),
      ...(isDecimal(widthCm) && (decimal(widthCm).lt(NARROWEST) || decimal(widthCm).gt(WIDEST))
        ? [issue(cell('widthCm'), 'roll-width-range', { row })]
        : []),
    ];
  });
}

/**
 * Metres of a knit that weighs so much.
 *
 * @param weight kilograms
 * @param fullWidth metres, selvedges included
 * @param gsm grams a square metre
 * @returns `undefined` where width or grams are nothing
 * @see docs/formulas.md#length-of-a-weight
 */
export const lengthOfWeight = (
  weight: DecimalInput,
  fullWidth: DecimalInput,
  gsm: DecimalInput,
): Decimal | undefined =>
  ratioOf(quantity(weight).times(1000), quantity(fullWidth).times(quantity(gsm)));
