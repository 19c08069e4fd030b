import type { CellTexts } from './sheet-cell-text.ts';

/** A block of cells from its first to its last corner; rows and columns are counted from 0. */
export interface Block {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** What a line of a sheet says, cell by cell. */
export interface RawLine {
  readonly cells: CellTexts[];
  /** Columns whose text stands in another cell of the same block. */
  readonly copies: Set<number>;
}

/**
 * Writes the text of each block of merged cells into all of its cells, as people mean it. Lines that say nothing of
 * their own stay empty.
 *
 * @param columns beyond them nothing is filled
 */
export function fillMerged(
  lines: readonly RawLine[],
  merges: readonly Block[],
  columns: number,
): void {
  const own = lines.map(({ cells }) => cells.some(({ text }) => text !== ''));
  for (const { s, e } of merges) {
    const source = lines[s.r]?.cells[s.c];
    if (source === undefined || source.text === '') continue;
    for (let row = s.r; row <= Math.min(e.r, lines.length - 1); row += 1) {
      const line = lines[row];
      if (line === undefined || own[row] !== true) continue;
      for (let column = s.c; column <= Math.min(e.c, columns - 1); column += 1) {
        if (row === s.r && column === s.c) continue;
        for (let gap = line.cells.length; gap < column; gap += 1) line.cells[gap] = { text: '' };
        line.cells[column] = source;
        line.copies.add(column);
      }
    }
  }
}

/**
 * The line of the heads, the first one that says anything; -1 where none does. A title across several columns is none,
 * and of heads on two lines the lower one is.
 */
export function headLine(lines: readonly RawLine[], merges: readonly Block[]): number {
  const said = lines.flatMap(({ cells }, row) =>
    cells.some(({ text }) => text !== '') ? [row] : [],
  );
  const isTitle = (row: number): boolean => {
    const columns = lines[row]?.cells.flatMap(({ text }, column) => (text === '' ? [] : [column]));
    return merges.some(
      ({ s, e }) =>
        s.r === row && e.c > s.c && columns?.every((column) => column >= s.c && column <= e.c),
    );
  };
  const at = said.find((row) => !isTitle(row)) ?? -1;
  const ends = merges.filter(({ s, e }) => s.r === at && e.r > at).map(({ e }) => e.r);
  return Math.max(at, ...ends);
}
