import { foldCode } from './fold-code.ts';

const SHARE = /[%％]$/;
const MINUTES = /(min|mins|minutes?|分钟|分)$/i;
const CENTIMETRES = /(cm|厘米)$/i;
const MONEY = /^[¥￥]|(元|rmb|cny)$/i;

/** How people write a unit beside a figure, by its name in a document or in the brackets of a label. */
const WRITTEN: ReadonlyMap<string, RegExp> = new Map([
  ['percent', SHARE],
  ['exact-percent', SHARE],
  ['centimetre', CENTIMETRES],
  ['cm', CENTIMETRES],
  ['metre', /(m|米)$/i],
  ['kilogram', /(kg|公斤|千克)$/i],
  ['minute', MINUTES],
  ['分', MINUTES],
  ['小时', /(h|hrs?|hours?|小时)$/i],
  ['g/m²', /(g|gsm|克|g\/m[2²]|克\/平方米|克\/平米)$/i],
  ['money', MONEY],
  ['exact-money', MONEY],
]);

/**
 * A figure as people type it without its unit; the figure as it is where another unit stands beside it, or none is known.
 *
 * @param unit name in a document, or in the brackets of a label: `centimetre`, `g/m²`
 */
export const withoutUnit = (figure: string, unit: string): string => {
  const written = WRITTEN.get(unit);
  return written === undefined ? figure : figure.replace(written, '').trim();
};

const TOTALS: ReadonlySet<string> = new Set([
  ...['合计', '总计', '小计', '总数', '合計', '總計'],
  ...['total', 'totals', 'subtotal', 'grandtotal', 'sum'],
]);

/** Whether a word heads a line that adds up others, in whatever spelling, with a colon or without. */
export const isTotalWord = (text: string): boolean =>
  TOTALS.has(foldCode(text).replaceAll(/\s+|[:：]\s*$/g, ''));
