import { foldCode } from '@garment-mes/domain/formats';
import { t } from '#app/i18n.ts';
import { cellKey } from './piece-matrix.tsx';

/** A colour or size by its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Where a block without names is put: the cell it was pasted into. */
export interface PastePlace {
  readonly color: number;
  readonly size: number;
}

interface MatrixBlock {
  /** Texts by `colour/size`; a text that is no whole number is kept for the person to see. */
  readonly cells: Readonly<Record<string, string>>;
  /** Names of the block that the order has no colour or size of; their numbers are left out. */
  readonly unknown: readonly string[];
}

/** Rows and columns that add up the others. */
const isTotal = (text: string): boolean =>
  [t('合计'), t('总计'), t('小计'), 'total', 'sum'].some((word) => same(word, text));

/** Full-width digits and separators as they are typed on a Chinese keyboard, and thousands apart. */
const plainNumber = (text: string): string => {
  const narrow = text
    .trim()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/，/g, ',');
  return /^\d{1,3}(,\d{3})+$/.test(narrow) ? narrow.replaceAll(',', '') : narrow;
};

const isNumber = (text: string): boolean => text === '' || /^\d/.test(plainNumber(text));
const same = (one: string, other: string): boolean => foldCode(one) === foldCode(other);
const find = (names: readonly Named[], text: string): Named | undefined =>
  names.find(({ name }) => same(name, text));

const transposed = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  );

/**
 * A block of a spreadsheet as pieces by colour and size. A first row or column of names is matched with the sizes
 * and colours of the order, whichever way round the block lies; without names the block begins at the cell it was
 * pasted into. Rows and columns of totals are dropped.
 */
export function readMatrixBlock(
  lines: readonly (readonly string[])[],
  colors: readonly Named[],
  sizes: readonly Named[],
  place: PastePlace,
): MatrixBlock {
  let block = lines.map((line) => line.map((text) => text.trim()));
  const namesIn = (texts: readonly string[], names: readonly Named[]) =>
    texts.filter((text) => find(names, text) !== undefined).length;
  const firstColumn = (rows: readonly (readonly string[])[]) => rows.map(([text]) => text ?? '');
  const fitOf = (rows: readonly (readonly string[])[]) =>
    namesIn(rows[0] ?? [], sizes) + namesIn(firstColumn(rows), colors);
  const turned = transposed(block);
  if (fitOf(turned) > fitOf(block)) block = turned;

  const hasSizes = namesIn(block[0] ?? [], sizes) > 0;
  const hasColors = firstColumn(block.slice(hasSizes ? 1 : 0)).some((text) => !isNumber(text));
  const body = block.slice(hasSizes ? 1 : 0);
  const heads = (hasSizes ? (block[0] ?? []) : []).slice(hasColors ? 1 : 0);
  const unknown = new Set<string>();
  const named = (text: string, names: readonly Named[]): string | undefined => {
    if (text === '' || isTotal(text)) return undefined;
    const found = find(names, text);
    if (found === undefined) unknown.add(text);
    return found?.id;
  };
  const sizeIds = hasSizes ? heads.map((text) => named(text, sizes)) : undefined;

  const cells: Record<string, string> = {};
  body.forEach((row, at) => {
    const colorId = hasColors ? named(row[0] ?? '', colors) : colors[place.color + at]?.id;
    if (colorId === undefined) return;
    row.slice(hasColors ? 1 : 0).forEach((text, column) => {
      const sizeId = sizeIds ? sizeIds[column] : sizes[place.size + column]?.id;
      if (sizeId !== undefined) cells[cellKey(colorId, sizeId)] = plainNumber(text);
    });
  });
  return { cells, unknown: [...unknown] };
}
