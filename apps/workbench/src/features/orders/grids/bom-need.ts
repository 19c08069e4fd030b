import { decimal, decimalText, isDecimal } from '@garment-mes/domain/decimal';
import { materialNeed, type NeedLine, type OrderedPieces } from '@garment-mes/domain/orders';
import type { BomRow } from '../draft/order-draft.ts';

type TypedLine = Pick<BomRow, 'usageNum' | 'lossPct' | 'colorId' | 'sizeUsages'>;

const figure = (text: string | null): string =>
  isDecimal(text) && decimal(text).gte(0) ? String(text) : '0';

/** A line as the rules read it: what is half typed counts for nothing yet, no colour is every colour. */
const neededLine = ({ usageNum, lossPct, colorId, sizeUsages }: TypedLine): NeedLine => ({
  usageNum: figure(usageNum),
  lossPct: figure(lossPct),
  colorId: colorId === '' ? null : colorId,
  sizeUsages: sizeUsages.map(({ sizeId, usageNum: own }) => ({ sizeId, usageNum: figure(own) })),
});

/** What a line of the bill needs for these pieces, in its unit. */
export const bomNeed = (line: TypedLine, pieces: readonly OrderedPieces[]): string =>
  decimalText(materialNeed(neededLine(line), pieces), 4);

/** More was issued for the line than it needs now. */
export const isOverIssued = (issuedNum: string, need: string): boolean =>
  decimal(figure(issuedNum)).gt(decimal(need));
