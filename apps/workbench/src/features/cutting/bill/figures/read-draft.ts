import type { RollUse, BedDraft as RuleBed } from '@garment-mes/domain/cutting-bed';
import { type DecimalInput, decimal, decimalText, isDecimal } from '@garment-mes/domain/decimal';
import { type BedDraft, type RollLine, usedColors } from '../draft/draft.ts';

/** A length that can be reckoned with: a number that is not below zero. */
export const isLength = (text: string): boolean => isDecimal(text) && !decimal(text).isNegative();

/** Plies as a whole number; `undefined` while the cell is empty, half-typed or not whole. */
export function wholeOf(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** A length as it is typed and sent: three places, the last zeros cut. */
export function lengthText(value: DecimalInput): string {
  const text = decimalText(value, 3);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Rolls that were read already: a line that is typed becomes another object. */
const read = new WeakMap<RollLine, { readonly use: RollUse | undefined }>();

/** What a roll says it used; `undefined` while a cell cannot be read. */
export function rollUse(roll: RollLine): RollUse | undefined {
  const known = read.get(roll) ?? { use: readUse(roll) };
  read.set(roll, known);
  return known.use;
}

function readUse(roll: RollLine): RollUse | undefined {
  const lengths = [roll.issuedLen, roll.spliceLen, roll.defectLen, roll.remnantLen, roll.returnLen];
  if (!lengths.every((length) => length === '' || isLength(length))) return undefined;
  return {
    plies: wholeOf(roll.plies) ?? 0,
    issuedLen: roll.issuedLen || '0',
    spliceLen: roll.spliceLen || '0',
    defectLen: roll.defectLen || '0',
    remnantLen: roll.remnantLen || '0',
    returnLen: roll.returnLen || '0',
  };
}

/** The bill as the rules read it; empty ratios are 0, plies that are no whole number are NaN. */
export function ruleBed(draft: BedDraft): RuleBed {
  return {
    markerLen: draft.markerLen,
    endLossLen: draft.endLossLen,
    sizes: draft.sizes.map(({ ratio, ...size }) => ({ ...size, ratio: ratio || '0' })),
    colors: usedColors(draft).map(({ colorId, colorName, shade, plies }) => ({
      colorId,
      colorName,
      shade: shade || null,
      plies: wholeOf(plies) ?? Number.NaN,
    })),
    rolls: draft.rolls.map((roll) => ({
      rollNo: roll.rollNo,
      colorId: roll.colorId,
      shade: roll.shade || null,
      plies: wholeOf(roll.plies) ?? 0,
      issuedLen: roll.issuedLen,
      spliceLen: roll.spliceLen,
      defectLen: roll.defectLen,
      remnantLen: roll.remnantLen,
      returnLen: roll.returnLen,
      remainLen: roll.availableLen,
      fabric: {
        materialId: roll.materialId,
        colorId: roll.materialColorId,
        colorName: roll.materialColorName,
      },
    })),
    employees: draft.people.map(({ orderProcessId, sharePct }) => ({ orderProcessId, sharePct })),
  };
}
