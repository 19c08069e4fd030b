import type { RemainingCell } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import { cellKey, isWhole, type PieceRow, piecesOf } from './piece-matrix.tsx';

/** A line of a bill while it is typed: a colour and size in a grade. */
export type MatrixLine = Readonly<Record<string, unknown>>;

/** Colours and sizes of a matrix by their names, in the order of the order. */
export interface MatrixAxes {
  readonly colors: readonly { readonly id: string; readonly name: string }[];
  readonly sizes: readonly { readonly id: string; readonly name: string }[];
}

const textOf = (value: unknown): string => String(value ?? '');
const gradeOf = ({ grade }: MatrixLine): number => Number(grade);
const keyOf = ({ colorId, sizeId }: MatrixLine): string => cellKey(textOf(colorId), textOf(sizeId));

/** The colours and sizes that the service or a line has. */
export function axesOf(cells: readonly RemainingCell[], lines: readonly MatrixLine[]): MatrixAxes {
  const all = [...cells, ...lines] as readonly MatrixLine[];
  const named = (id: string, name: string) =>
    [...new Map(all.toReversed().map((each) => [textOf(each[id]), textOf(each[name])]))]
      .map(([value, words]) => ({ id: value, name: words }))
      .toSorted((one, other) => placeOf(id, one.id) - placeOf(id, other.id));
  const placeOf = (id: string, value: string) =>
    all.findIndex((each) => textOf(each[id]) === value);
  return { colors: named('colorId', 'colorName'), sizes: named('sizeId', 'sizeName') };
}

/** Lines of a grade by cell. */
export const linesByCell = (
  lines: readonly MatrixLine[],
  grade: number,
): ReadonlyMap<string, readonly MatrixLine[]> =>
  Map.groupBy(
    lines.filter((line) => gradeOf(line) === grade),
    keyOf,
  );

/** What stands in a cell: the pieces of its line, or of its lines together. */
export const cellText = (lines: readonly MatrixLine[]): string =>
  lines.length > 1 ? String(piecesIn(lines)) : lines.map(({ num }) => textOf(num)).join('');

/** Pieces of lines; what is no number of pieces counts in no sum. */
export const piecesIn = (lines: readonly MatrixLine[]): number =>
  lines.reduce((sum, { num }) => sum + piecesOf(textOf(num)), 0);

/**
 * Lines with other texts in cells of a grade. An emptied cell has no line, with what was scanned into it; a new line has
 * the place of the others of its grade.
 */
export function withCells(
  lines: readonly MatrixLine[],
  grade: number,
  texts: Readonly<Record<string, string>>,
): readonly MatrixLine[] {
  const known = linesByCell(lines, grade);
  const changed = Object.entries(texts).filter(
    ([key, text]) => text !== cellText(known.get(key) ?? []),
  );
  const by = new Map(changed);
  const kept = lines.flatMap((line) => {
    const text = gradeOf(line) === grade ? by.get(keyOf(line)) : undefined;
    if (text === undefined) return [line];
    return text === '' ? [] : [{ ...line, num: text }];
  });
  const place = lines.find((line) => gradeOf(line) === grade)?.locationCode;
  const added = changed.flatMap(([key, num]) => {
    if (num === '' || known.has(key)) return [];
    const [colorId = '', sizeId = ''] = key.split('/');
    return [
      {
        ...{ id: `${key}/${grade}`, colorId, sizeId, grade: String(grade), num },
        ...(place ? { locationCode: place } : {}),
      },
    ];
  });
  return [...kept, ...added];
}

/** Lines with a scanned bundle in its cell. @param bundle its pieces, and the code that says which it was */
export function withBundle(
  lines: readonly MatrixLine[],
  grade: number,
  bundle: {
    readonly colorId: string;
    readonly sizeId: string;
    readonly num: number;
    readonly barcode: string;
  },
): readonly MatrixLine[] {
  const { colorId, sizeId, num, barcode } = bundle;
  const key = cellKey(colorId, sizeId);
  const before = linesByCell(lines, grade).get(key) ?? [];
  const typed = withCells(lines, grade, { [key]: String(piecesIn(before) + num) });
  return typed.map((line) =>
    gradeOf(line) === grade && keyOf(line) === key
      ? { ...line, barcodes: [...barcodesOf(line), barcode] }
      : line,
  );
}

/** Codes that were scanned into a line. */
export const barcodesOf = ({ barcodes }: MatrixLine): readonly string[] =>
  Array.isArray(barcodes) ? (barcodes as readonly string[]) : [];

/** How a sentence calls a cell, such as 黑色/M. */
export const cellName = ({ colorName, sizeName }: Pick<RemainingCell, 'colorName' | 'sizeName'>) =>
  `${colorName}/${sizeName}`;

/** What is wrong with the cells of a grade, by cell. @param limitOf the sentence about pieces above what is left */
export function wrongCells(
  lines: readonly MatrixLine[],
  grade: number,
  axes: MatrixAxes,
  limitOf: (key: string, pieces: number, name: string) => string | undefined,
): ReadonlyMap<string, string> {
  const names = (all: MatrixAxes['colors'], id: string) =>
    all.find((each) => each.id === id)?.name ?? '';
  return new Map(
    [...linesByCell(lines, grade)].flatMap(([key, those]): [string, string][] => {
      const [colorId = '', sizeId = ''] = key.split('/');
      const name = cellName({
        colorName: names(axes.colors, colorId),
        sizeName: names(axes.sizes, sizeId),
      });
      const text = cellText(those);
      if (!isWhole(text)) return [[key, t('{cell}：“{text}”不是整数', { cell: name, text })]];
      const said = limitOf(key, piecesIn(those), name);
      return said === undefined ? [] : [[key, said]];
    }),
  );
}

/** The rows of a matrix of one grade. */
export const matrixRows = (
  axes: MatrixAxes,
  lines: ReadonlyMap<string, readonly MatrixLine[]>,
  faults: ReadonlyMap<string, string>,
  noteOf: (key: string) => string | undefined,
): readonly PieceRow[] =>
  axes.colors.map(({ id, name }) => {
    const bySize = <Value>(of: (key: string) => Value) =>
      Object.fromEntries(axes.sizes.map((size) => [size.id, of(cellKey(id, size.id))]));
    const wrong = axes.sizes.flatMap((size) => {
      const said = faults.get(cellKey(id, size.id));
      return said === undefined ? [] : [[size.id, said] as const];
    });
    return {
      id,
      colorName: name,
      cells: bySize((key) => cellText(lines.get(key) ?? [])),
      faults: Object.fromEntries(wrong),
      notes: bySize((key) => noteOf(key) ?? ''),
      // Pieces that lie in several cartons are shared out where the cartons are.
      locked: axes.sizes
        .map((size) => size.id)
        .filter((sizeId) => (lines.get(cellKey(id, sizeId))?.length ?? 0) > 1),
    };
  });
