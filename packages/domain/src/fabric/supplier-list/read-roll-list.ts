import { decimal, isDecimal, sum } from '../../decimal.ts';
import { readFigures, unitOfHead } from './list-figures.ts';
import { fieldOfHead, headLine, isUnitHead, looksLikeHeads, type RollField } from './list-heads.ts';

type Block = readonly (readonly string[])[];

/** What a pasted list says of rolls. */
export interface RollList {
  /** Its columns by their heads; `undefined` of a list without heads, which comes in the order it was asked for. */
  readonly fields: readonly RollField[] | undefined;
  readonly rolls: Block;
  /** Lines above its heads, which were left out. */
  readonly above: number;
  /** Its first line looks like heads, and none of them is known. */
  readonly hasStrangeHeads: boolean;
  /** Lines of totals, which were left out. */
  readonly totals: readonly string[];
  /** Metres of its only total and of its rolls, where they are not the same. */
  readonly differs: { readonly said: string; readonly added: string } | undefined;
}

/** A column of the list that is read: its field, its head and its place. */
interface ListColumn {
  readonly field: RollField;
  readonly head: string;
  readonly place: number;
}

/**
 * Reads rolls out of what was pasted from a supplier's list: columns by their heads in either language, figures with
 * units and decimal commas, in metres, kilograms and centimetres. Lines of totals and those above the heads are left
 * out. What cannot be read stays as it is.
 *
 * @param fields what a list without heads has, in its order
 */
export function readRollList(block: Block, fields: readonly RollField[]): RollList {
  const texts = block.map((cells) => cells.map((cell) => cell.normalize('NFKC').trim()));
  const at = headLine(texts);
  const heads = texts[at];
  const columns = heads === undefined ? inOrder(fields) : byHeads(heads);
  const lines = texts
    .slice(at + 1)
    .filter((cells) => heads === undefined || cells.some((cell) => cell !== ''));
  const read = columns.map(({ field, head, place }) =>
    readFigures(
      field,
      head,
      lines.map((cells) => withUnit(cells, place, heads)),
    ),
  );
  const valueAt = (row: number, field: RollField): string =>
    read[columns.findIndex((column) => column.field === field)]?.[row] ?? '';
  const isTotal = totalsAmong(lines, columns, valueAt);
  return {
    fields: heads && columns.map(({ field }) => field),
    rolls: lines.flatMap((cells, row) => {
      const values = columns.map((_, column) => read[column]?.[row] ?? '');
      return isTotal[row] ? [] : [heads === undefined ? values.slice(0, cells.length) : values];
    }),
    above: Math.max(0, at),
    hasStrangeHeads: heads === undefined && looksLikeHeads(texts),
    totals: lines.flatMap((cells, row) =>
      isTotal[row] ? cells.filter((cell) => cell !== '').join(' ') : [],
    ),
    differs: difference(isTotal, (row) => valueAt(row, 'labelLen')),
  };
}

const inOrder = (fields: readonly RollField[]): readonly ListColumn[] =>
  fields.map((field, place) => ({ field, head: '', place }));

/** One column of each field: of several that one which is in the unit of the grid. */
function byHeads(heads: readonly string[]): readonly ListColumn[] {
  const found = heads.flatMap((head, place): ListColumn[] => {
    const field = fieldOfHead(head);
    return field === undefined ? [] : [{ field, head, place }];
  });
  return [...new Set(found.map(({ field }) => field))].flatMap((field) => {
    const same = found.filter((column) => column.field === field);
    return same.find(({ head }) => unitOfHead(field, head) === '1') ?? same[0] ?? [];
  });
}

/** A cell with the unit that stands in the column behind it. */
function withUnit(cells: readonly string[], place: number, heads: readonly string[] = []): string {
  const text = cells[place] ?? '';
  const unit = isUnitHead(heads[place + 1] ?? '') ? (cells[place + 1] ?? '') : '';
  return /\d$/.test(text) ? `${text} ${unit}`.trim() : text;
}

const TOTAL =
  /^(合计|总计|小计|共计|总数|累计)|^(sub|grand)?[\s-]*total\b|^sum\b|^(共|计)?\s*\d+\s*(卷|匹|rolls?)$/i;

/** Which lines only add up those above them, by a word or by their figure. */
function totalsAmong(
  lines: Block,
  columns: readonly ListColumn[],
  valueAt: (row: number, field: RollField) => string,
): readonly boolean[] {
  const hasNo = columns.some(({ field }) => field === 'rollNo');
  const above: string[] = [];
  return lines.map((cells, row) => {
    const len = valueAt(row, 'labelLen');
    const isSum =
      hasNo &&
      valueAt(row, 'rollNo') === '' &&
      above.length > 1 &&
      isDecimal(len) &&
      above.every(isDecimal) &&
      sum(above).eq(len);
    if (isSum || cells.some((cell) => TOTAL.test(cell))) return true;
    above.push(len);
    return false;
  });
}

/** Metres by which a list may miss its total: yards are rounded roll by roll. */
const ROUNDED = '0.1';

function difference(
  isTotal: readonly boolean[],
  lengthOf: (row: number) => string,
): RollList['differs'] {
  const totals = isTotal.flatMap((is, row) => (is ? [lengthOf(row)] : []));
  const lengths = isTotal.flatMap((is, row) => (is ? [] : [lengthOf(row)]));
  const [said] = totals;
  if (totals.length !== 1 || !isDecimal(said) || !lengths.every(isDecimal)) return undefined;
  const added = sum(lengths);
  return decimal(said).minus(added).abs().gt(ROUNDED)
    ? { said: String(said), added: added.toString() }
    : undefined;
}
