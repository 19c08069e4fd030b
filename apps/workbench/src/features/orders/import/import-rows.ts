import type { BodyOf, DataOf } from '@garment-mes/sdk';
import type { importOrders } from '@garment-mes/sdk/mes2';
import type { RefusedRow as Refused } from '#screens/sheet/checked-sheet.ts';
import type { CheckedRow, CheckedSheet } from './check-sheet.ts';

type ImportRow = BodyOf<typeof importOrders>['rows'][number];
export type ImportFault = DataOf<typeof importOrders>['errors'][number];

/** Numbers of the orders that have a row with a fault; an order is imported whole or not at all. */
export const faultyOrders = (rows: readonly CheckedRow[]): ReadonlySet<string> =>
  new Set(rows.filter(({ faults }) => faults.size > 0).map(({ orderNo }) => orderNo));

/** What is sent: the rows of orders without a fault, empty cells left out. */
export function rowsToSend({ heads, rows }: CheckedSheet): readonly ImportRow[] {
  const faulty = faultyOrders(rows);
  return rows.flatMap(({ row, cells, orderNo }) => {
    if (faulty.has(orderNo)) return [];
    const filled = heads.flatMap(({ name }, index) => {
      const value = cells[index] ?? '';
      return name === '' || value === '' ? [] : [{ field: name, value }];
    });
    return [{ row, cells: filled }];
  });
}

/** Rows that travel together, and a little more: an order is not parted. */
const PORTION = 500;

/** What is sent, in portions of whole orders. */
export function portionsOf(sheet: CheckedSheet): readonly (readonly ImportRow[])[] {
  const numbers = new Map(sheet.rows.map(({ row, orderNo }) => [row, orderNo]));
  const orders = Map.groupBy(rowsToSend(sheet), ({ row }) => numbers.get(row));
  const portions: ImportRow[][] = [];
  for (const rows of orders.values()) {
    const last = portions.at(-1);
    if (last === undefined || last.length + rows.length > PORTION) portions.push([...rows]);
    else last.push(...rows);
  }
  return portions;
}

export type RefusedRow = Refused<CheckedRow>;

/** Every row of the orders that were refused here or by the service. */
export function refusedRows(
  rows: readonly CheckedRow[],
  errors: readonly ImportFault[],
): readonly RefusedRow[] {
  const reasons = new Map<number, string[]>();
  const add = (row: number, text: string) => reasons.set(row, [...(reasons.get(row) ?? []), text]);
  for (const { row, faults } of rows)
    for (const [head, text] of faults) add(row, `${head}：${text}`);
  for (const { row, field, text } of errors) add(row, field === null ? text : `${field}：${text}`);
  const orders = new Set(rows.filter(({ row }) => reasons.has(row)).map(({ orderNo }) => orderNo));
  return rows
    .filter(({ orderNo }) => orders.has(orderNo))
    .map((row) => ({ row, reason: (reasons.get(row.row) ?? []).join('；') }));
}
