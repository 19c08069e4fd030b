import { isDecimal } from '@garment-mes/domain/decimal';
import type { Line } from '#screens/lines/line-values.ts';

/** A roll as it is typed. */
export interface TypedRollLine extends Line {
  readonly rollNo?: string;
  readonly colorId?: string;
  readonly colorName?: string;
  readonly dyeLot?: string;
  readonly labelLen?: string;
  readonly labelWeight?: string;
}

/** Whether anything is known of a roll by now. */
const isBegun = ({ labelLen = '', labelWeight = '' }: TypedRollLine): boolean =>
  labelLen !== '' || labelWeight !== '';

/**
 * Rolls with a number each: those without one are counted on from the highest number of this receipt, `C240301-07`.
 *
 * @param cNo number of the receipt
 */
export function numbered(rolls: readonly TypedRollLine[], cNo: string): readonly TypedRollLine[] {
  const own = `${cNo.trim()}-`;
  const counted = rolls.flatMap(({ rollNo = '' }) =>
    rollNo.startsWith(own) && /^\d+$/.test(rollNo.slice(own.length))
      ? Number(rollNo.slice(own.length))
      : [],
  );
  let last = Math.max(0, ...counted);
  return rolls.map((roll) => {
    if ((roll.rollNo ?? '').trim() !== '' || !isBegun(roll)) return roll;
    last += 1;
    return { ...roll, rollNo: `${own}${String(last).padStart(2, '0')}` };
  });
}

/** Rolls whose weight is typed and whose length is not. */
export const weighedOnly = (rolls: readonly TypedRollLine[]): readonly TypedRollLine[] =>
  rolls.filter(
    ({ labelLen = '', labelWeight = '' }) =>
      labelLen === '' && labelWeight !== '' && isDecimal(labelWeight),
  );
