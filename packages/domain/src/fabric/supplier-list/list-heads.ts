/** Fields of a roll that a supplier's list has columns of. */
export type RollField =
  | 'rollNo'
  | 'colorId'
  | 'dyeLot'
  | 'labelLen'
  | 'labelWeight'
  | 'widthCm'
  | 'locationCode';

/** Words that stand over the columns of suppliers' lists, without blanks, points and what is in brackets. */
const HEADS: Readonly<Record<RollField, readonly string[]>> = {
  rollNo: [
    ...['卷号', '匹号', '疋号', '件号', '布卷号', '卷', '匹'],
    ...['roll', 'rollno', 'rollnumber', 'rollid', 'piece', 'pieceno', 'pcno'],
  ],
  colorId: ['颜色', '颜色名称', '花色', 'colour', 'color', 'colourname', 'colorname'],
  dyeLot: ['缸号', '缸', '批号', 'lot', 'lotno', 'dyelot', 'dyelotno', 'batch', 'batchno'],
  labelLen: [
    ...['标签长', '米数', '长度', '码数', '码长', '米', '码', '数量', 'length', 'labellength'],
    ...['metre', 'metres', 'meter', 'meters', 'mtrs', 'yard', 'yards', 'yds', 'qty', 'quantity'],
  ],
  labelWeight: [
    ...['标签重', '重量', '净重', '公斤', '公斤数', '千克', 'kg', 'kgs', 'lbs'],
    ...['weight', 'labelweight', 'netweight', 'netwt', 'nw'],
  ],
  widthCm: ['门幅', '幅宽', '宽度', 'width', 'fullwidth'],
  locationCode: ['库位', '货位', '仓位', 'location', 'bin'],
};
const FIELDS = Object.keys(HEADS) as readonly RollField[];

/** Lines above the heads of a list that are looked through, such as a title and a date. */
const MOST_ABOVE = 20;

/** A head as words alone: without unit in brackets, blanks and points. */
const wordOf = (head: string): string =>
  head.toLowerCase().replace(/\(.*?\)|\[.*?\]|[\s.*:_#/-]/g, '');

/** The field a head stands for, with its unit behind it or without. */
export function fieldOfHead(head: string): RollField | undefined {
  const word = wordOf(head);
  const bare = word.replace(/(yds?|kgs?|lbs?|cm|inch|m|米|码|公斤|寸)$/, '');
  return [word, bare]
    .filter((each) => each !== '')
    .flatMap((each) => FIELDS.find((field) => HEADS[field].includes(each)) ?? [])[0];
}

/** Whether the column behind the one before says its unit. */
export const isUnitHead = (head: string): boolean => ['unit', 'uom', '单位'].includes(wordOf(head));

/** Place of the line of heads; -1 for a list without one. */
export const headLine = (block: readonly (readonly string[])[]): number =>
  block.slice(0, MOST_ABOVE).findIndex(isHeadLine);

/** Heads name the roll, its length or its weight, and another field where there are several; no head is a figure. */
function isHeadLine(cells: readonly string[]): boolean {
  if (cells.some((cell) => /^[+-]?[\d.,]+$/.test(cell))) return false;
  const found = new Set(cells.flatMap((cell) => fieldOfHead(cell) ?? []));
  const said = cells.filter((cell) => cell !== '').length;
  const isOfRolls = (['rollNo', 'labelLen', 'labelWeight'] as const).some((one) => found.has(one));
  return isOfRolls && (found.size > 1 || said === 1);
}

/** Several words without a figure over lines that have some. */
export const looksLikeHeads = ([
  first = [],
  second = [],
]: readonly (readonly string[])[]): boolean =>
  first.length > 1 &&
  first.every((cell) => cell !== '' && !/\d/.test(cell)) &&
  second.some((cell) => /\d/.test(cell));
