import { formatFixed } from '@garment-mes/domain/formats';
import type { Fields } from '@garment-mes/sdk/labels';
import type { DataColumn } from '@garment-mes/ui';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { percentText } from '#screens/fields/percent-text.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import type { List } from '#screens/list/list-definition.ts';

/** Figures with as many places in every row, such as metres a piece to the tenth of a millimetre. */
const FIXED: Readonly<Record<string, number>> = { usagePerPiece: 4, planUsage: 4, pcsPerHour: 2 };

const isPercent = (fields: Fields, name: string): boolean =>
  fieldOf(fields, name).unit === 'percent';
/** Sizes with their ratios are longer than other texts. */
const RATIO = { id: 'sizeRatio', width: 176 };

/** A figure of a report with as many places in every row; `undefined` for what is written as ever. */
function fixedText(fields: Fields, name: string, value: string | null): string | undefined {
  if (isPercent(fields, name)) return percentText(fieldOf(fields, name), value);
  const places = FIXED[name];
  return places === undefined ? undefined : formatFixed(value, places);
}

/** The columns of a report; shares stand with two places and have their ratio below. */
export function reportColumns<Row>(
  { fields, columns }: List<Row>,
  can: (key: string) => boolean,
): readonly DataColumn<Row>[] {
  return listColumns(fields, columns, can).map((column) => {
    const { id } = column;
    if (id === RATIO.id) return { ...column, width: RATIO.width };
    if (!isPercent(fields, id) && FIXED[id] === undefined) return column;
    const text = (row: Row) =>
      fixedText(fields, id, (row as Readonly<Record<string, string | null>>)[id] ?? null) ?? '';
    return { ...column, sum: column.sum || isPercent(fields, id), text, cell: text };
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
      fixedText(fields, name, value as string | null) ??
        fieldText(name, fieldOf(fields, name), value),
    ]),
  );

/** Columns with short words and figures as narrow as they are: more of them stand in view. @param widths pixels by column */
export const narrowed = <Row>(
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): readonly DataColumn<Row>[] =>
  columns.map((column) => ({ ...column, width: widths[column.id] ?? column.width }));
