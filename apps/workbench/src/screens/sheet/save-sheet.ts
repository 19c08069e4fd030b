import { type DataColumn, exportRows, saveFile } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { RefusedRow, SheetHead } from './checked-sheet.ts';

/**
 * Saves a file with the heads of a template.
 * @param example a row that shows how it is filled in, in the order of the heads; none when left out
 */
export async function saveTemplate(
  heads: readonly Pick<SheetHead, 'label' | 'kind'>[],
  name: string,
  sheetName: string,
  example?: readonly string[],
): Promise<void> {
  const columns = heads.map(
    ({ label, kind }, index): DataColumn<readonly string[]> => ({
      id: String(index),
      header: label(),
      ...kindOf(kind),
      cell: (cells) => cells[index] ?? '',
    }),
  );
  await save(columns, example ? [example] : [], name, sheetName);
}

/** How a column of texts is written. */
const kindOf = (kind: SheetHead['kind']): { readonly kind?: 'date' | 'number' } =>
  kind === 'text' ? {} : { kind: kind === 'date' ? 'date' : 'number' };

/** Saves the rows that were not imported, as they came, with the reason in a last column. */
export async function saveRefused(
  heads: readonly SheetHead[],
  rows: readonly RefusedRow[],
  sheetName: string,
): Promise<void> {
  const columns: DataColumn<RefusedRow>[] = heads.map(({ label, kind }, index) => ({
    id: String(index),
    header: label(),
    ...kindOf(kind),
    cell: ({ row }) => row.cells[index] ?? '',
  }));
  columns.push({ id: 'reason', header: t('原因'), cell: ({ reason }) => reason });
  await save(columns, rows, t('未导入的行'), sheetName);
}

async function save<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  name: string,
  sheetName: string,
): Promise<void> {
  const file = await exportRows({ columns, rows, kind: 'xlsx', sheetName });
  saveFile(file, `${name}.xlsx`);
}
