import { isTotalWord } from '@garment-mes/domain/formats';
import type { Field, Fields } from '@garment-mes/sdk/labels';
import type { SheetLine } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { plainFigure } from './cell-text.ts';

/** A line of a file that is no record, and was not read as one. */
export interface LeftLine {
  /** Its number in the spreadsheet. */
  readonly row: number;
  readonly what: 'total' | 'example';
}

/** Whether a line adds up others: the first thing it says is the word for it. */
export function isTotal({ cells }: SheetLine): boolean {
  const first = cells.find((text) => text.trim() !== '') ?? '';
  return isTotalWord(first);
}

/** What the row of the template says in these columns that shows how they are filled in, by field. */
export const examplesOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, { sheet, example }]: [string, Field]) =>
      sheet && example !== undefined ? [[name, String(example)]] : [],
    ),
  );

/** Whether a line still says all that the template showed. */
export function isExample(
  fields: Fields,
  names: readonly string[],
  cells: readonly string[],
): boolean {
  const examples = examplesOf(fields);
  return (
    examples.size > 0 &&
    [...examples].every(([name, example]) => {
      const said = cells[names.indexOf(name)]?.trim() ?? '';
      const { kind } = fieldOf(fields, name);
      return kind === 'decimal' || kind === 'number'
        ? Number(plainFigure(said)) === Number(example) && said !== ''
        : said === example;
    })
  );
}

/** Which lines were left out, in words; nothing where none was. */
export function leftText(left: readonly LeftLine[]): string | undefined {
  const rowsOf = (what: LeftLine['what']) =>
    left.flatMap((line) => (line.what === what ? [line.row] : [])).join(t('、'));
  const [totals, examples] = [rowsOf('total'), rowsOf('example')];
  const texts = [
    ...(totals ? [t('第 {rows} 行是合计，不导入', { rows: totals })] : []),
    ...(examples ? [t('第 {rows} 行是模板的示例，不导入', { rows: examples })] : []),
  ];
  return texts.length === 0 ? undefined : texts.join(t('；'));
}
