import { decimal, decimalText, isDecimal } from '@garment-mes/domain';
import type { BomRow } from '../draft/order-draft.ts';

/** Pieces of one colour and size. */
export interface Pieces {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

type NeedLine = Pick<BomRow, 'usageNum' | 'lossPct' | 'colorId' | 'sizeUsages'>;

const figure = (text: string | null): string => (isDecimal(text) ? String(text) : '0');

/** What a line of the bill needs for these pieces, in its unit: pieces of its colours, each with the usage of its size, × (1 + loss). */
export const bomNeed = (line: NeedLine, pieces: readonly Pieces[]): string =>
  decimalText(used(line, pieces).times(withLoss(line)), 4);

/** The same as a length, where the usage of one garment is known as one. */
export function bomNeedMetres(
  line: NeedLine,
  usageMetres: string,
  pieces: readonly Pieces[],
): string {
  const usage = decimal(figure(line.usageNum));
  if (usage.isZero()) return '0.0000';
  return decimalText(
    used(line, pieces).times(withLoss(line)).times(figure(usageMetres)).div(usage),
    4,
  );
}

const withLoss = ({ lossPct }: NeedLine) => decimal(figure(lossPct)).div(100).plus(1);

function used({ usageNum, colorId, sizeUsages }: NeedLine, pieces: readonly Pieces[]) {
  const own = new Map(sizeUsages.map((usage) => [usage.sizeId, usage.usageNum]));
  const isOfAll = colorId === null || colorId === '';
  return pieces
    .filter((each) => isOfAll || each.colorId === colorId)
    .reduce(
      (sum, { sizeId, num }) => sum.plus(decimal(figure(own.get(sizeId) ?? usageNum)).times(num)),
      decimal(0),
    );
}

/** More was issued for the line than it needs now. */
export const isOverIssued = (issuedNum: string, need: string): boolean =>
  decimal(figure(issuedNum)).gt(decimal(need));
