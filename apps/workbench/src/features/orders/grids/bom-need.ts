import { decimal, decimalText, isDecimal } from '@garment-mes/domain';
import type { BomRow } from '../draft/order-draft.ts';

/** Pieces of each garment colour, by the id of the colour. */
export type PiecesByColor = ReadonlyMap<string, number>;

const figure = (text: string | null): string => (isDecimal(text) ? String(text) : '0');

/** What a line of the bill needs for these pieces: usage × pieces of its colours × (1 + loss). */
export function bomNeed(
  { usageNum, lossPct, colorId }: Pick<BomRow, 'usageNum' | 'lossPct' | 'colorId'>,
  pieces: PiecesByColor,
): string {
  const num =
    colorId === null || colorId === ''
      ? [...pieces.values()].reduce((sum, each) => sum + each, 0)
      : (pieces.get(colorId) ?? 0);
  const loss = decimal(figure(lossPct)).div(100).plus(1);
  return decimalText(decimal(figure(usageNum)).times(num).times(loss), 4);
}

/** More was issued for the line than it needs now. */
export const isOverIssued = (issuedNum: string, need: string): boolean =>
  decimal(figure(issuedNum)).gt(decimal(need));
