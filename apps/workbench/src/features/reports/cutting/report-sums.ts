import { formatPercent } from '@garment-mes/domain';
import type { Fields } from '@garment-mes/sdk/labels';
import type { DataColumn } from '@garment-mes/ui';
import { fieldText } from '#kit/field-value.tsx';
import { fieldOf } from '#kit/labels.ts';
import { listColumns } from '#kit/list-columns.tsx';
import type { List } from '#kit/list-definition.ts';

/** Cutting is judged by hundredths: 102.86 % is within a tolerance of 3, 102.9 % says less. */
const PLACES = 2;

const isPercent = (fields: Fields, name: string): boolean =>
  fieldOf(fields, name).unit === 'percent';

/** The columns of a report; shares stand with two places and have their ratio below. */
export function reportColumns<Row>(
  { fields, columns }: List<Row>,
  can: (key: string) => boolean,
): readonly DataColumn<Row>[] {
  return listColumns(fields, columns, can).map((column) => {
    if (!isPercent(fields, column.id)) return column;
    const text = (row: Row) =>
      formatPercent((row as Readonly<Record<string, string | null>>)[column.id], PLACES);
    return { ...column, sum: true, text, cell: text };
  });
}

/** Totals of the service in the way their fields are written. */
export const sumTexts = (
  fields: Fields,
  sum: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, string>> | undefined =>
  sum &&
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [
      name,
      isPercent(fields, name)
        ? formatPercent(value as string | null, PLACES)
        : fieldText(name, fieldOf(fields, name), value),
    ]),
  );
