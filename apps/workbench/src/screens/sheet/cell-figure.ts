import { decimal } from '@garment-mes/domain/decimal';
import type { Field } from '@garment-mes/sdk/labels';
import type { SheetLine } from '@garment-mes/ui';
import { narrow, plainFigure } from './cell-text.ts';

const PERCENT = /%$/;

/** How people write the unit of a figure beside it, by the unit of its field; another unit is no part of it. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  percent: PERCENT,
  'exact-percent': PERCENT,
  centimetre: /(cm|厘米)$/i,
  metre: /(m|米)$/i,
  kilogram: /(kg|公斤|千克)$/i,
  minute: /(min|mins|minutes?|分钟|分)$/i,
  money: /^[¥￥]|(元|rmb|cny)$/i,
  'exact-money': /^[¥￥]|(元|rmb|cny)$/i,
};

/** The unit that a label names in brackets: `克重(g/m²)`, `松布时间(小时)`. */
const NAMED = /[(（]([^()（）]+)[)）]$/;

/** Units that a label names, with what else they are called. */
const NAMED_AS: Readonly<Record<string, RegExp>> = {
  小时: /(h|hrs?|hours?|小时)$/i,
  cm: /(cm|厘米)$/i,
  分: /(min|mins|minutes?|分钟|分)$/i,
  'g/m²': /(g|gsm|克|g\/m[2²]|克\/平方米|克\/平米)$/i,
};

const unitOf = ({ unit = '', zh }: Field): RegExp | undefined =>
  WRITTEN[unit] ?? NAMED_AS[NAMED.exec(zh)?.[1] ?? ''];

/** A figure of a cell as a number is written, without its unit where that is the unit of the field. */
export function figureOf(field: Field, text: string): string {
  const unit = unitOf(field);
  const figure = narrow(text);
  return plainFigure(unit ? figure.replace(unit, '') : figure);
}

/** What a cell of a share says: a spreadsheet keeps `3%` as 0.03. */
export function shareIn({ unit = '' }: Field, line: SheetLine, column: number): string | undefined {
  const shown = line.shown?.[column] ?? '';
  const kept = line.cells[column] ?? '';
  const isShare = WRITTEN[unit] === PERCENT && PERCENT.test(narrow(shown));
  return isShare ? decimal(kept).times(100).toFixed() : undefined;
}
