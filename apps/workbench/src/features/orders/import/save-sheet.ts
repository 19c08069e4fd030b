import { type DataColumn, exportRows, saveFile } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { CheckedSheet } from './check-sheet.ts';
import type { RefusedRow } from './import-rows.ts';

/** A file with nothing but the heads of a template. */
export async function saveTemplate(heads: readonly string[], name: string): Promise<void> {
  const columns = heads.map(
    (header, index): DataColumn<never> => ({ id: String(index), header, cell: () => null }),
  );
  await save(columns, [], name);
}

/** The rows that were not imported, as they came, with the reason in a last column. */
export async function saveRefused(
  { heads }: CheckedSheet,
  rows: readonly RefusedRow[],
): Promise<void> {
  const columns: DataColumn<RefusedRow>[] = heads.map(({ label, kind }, index) => ({
    id: String(index),
    header: label(),
    ...(kind === 'text' ? {} : { kind: kind === 'date' ? ('date' as const) : ('number' as const) }),
    cell: ({ row }) => row.cells[index] ?? '',
  }));
  columns.push({ id: 'reason', header: t('原因'), cell: ({ reason }) => reason, width: 320 });
  await save(columns, rows, t('未导入的行'));
}

async function save<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  name: string,
): Promise<void> {
  const file = await exportRows({ columns, rows, kind: 'xlsx', sheetName: t('订单') });
  saveFile(file, `${name}.xlsx`);
}
