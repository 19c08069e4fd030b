import { type DataColumn, exportRows, saveFile } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { RefusedRow, SheetHead } from './checked-sheet.ts';

/** Saves a file with nothing but the heads of a template. */
export async function saveTemplate(
  heads: readonly string[],
  name: string,
  sheetName: string,
): Promise<void> {
  const columns = heads.map(
    (header, index): DataColumn<never> => ({ id: String(index), header, cell: () => null }),
  );
  await save(columns, [], name, sheetName);
}

/** Saves the rows that were not imported, as they came, with the reason in a last column. */
export async function saveRefused(
  heads: readonly SheetHead[],
  rows: readonly RefusedRow[],
  sheetName: string,
): Promise<void> {
  const columns: DataColumn<RefusedRow>[] = heads.map(({ label, kind }, index) => ({
    id: String(index),
    header: label(),
    ...(kind === 'text' ? {} : { kind: kind === 'date' ? ('date' as const) : ('number' as const) }),
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
