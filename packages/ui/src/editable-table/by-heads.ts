import { fold } from '../fold.ts';
import type { EditColumn } from './edit-column.ts';

/** A block of texts; a cell that says nothing of its column is `undefined`. */
export type Block = readonly (readonly (string | undefined)[])[];

/** A head as words alone: spreadsheets write units, stars and line ends beside them. */
const wordOf = (head: string): string => fold(head).replace(/[\s*%]|[(].*?[)]/g, '');

/**
 * Reads a block whose first line has the heads of columns, in whatever order a spreadsheet has them.
 *
 * @returns its other lines in the order of the columns; `undefined` when most words of the first line are no heads
 */
export function byHeads<Row>(
  columns: readonly EditColumn<Row>[],
  block: readonly (readonly string[])[],
): Block | undefined {
  const [first = [], ...lines] = block;
  const words = first.map(wordOf);
  const places = columns.map(({ header, heads = [] }) => {
    const known = new Set([header, ...heads].map(wordOf));
    return words.findIndex((word) => word !== '' && known.has(word));
  });
  const found = new Set(places.filter((at) => at >= 0)).size;
  const said = words.filter((word) => word !== '').length;
  if (lines.length === 0 || found === 0 || found * 2 <= said) return undefined;
  return lines.map((cells) => places.map((at) => (at < 0 ? undefined : (cells[at] ?? ''))));
}
