import type { Fields } from '@garment-mes/sdk/labels';
import { DataTable, useLocalRows, useTableState } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { LeftOut } from './left-out.tsx';
import { listColumns } from './list-columns.tsx';
import type { Column } from './list-definition.ts';

interface RecordTableProps<Row> {
  /** Names the table for those who cannot see it. */
  readonly label: string;
  readonly fields: Fields;
  readonly columns: readonly Column<Row>[];
  /** Child rows that came with their record. */
  readonly rows: readonly Row[];
  /** Rows there are in all, where `rows` are the first page of them: a line above the table says how many are left out. */
  readonly total?: number;
}

/** Rows from which a table takes the height of its panel and scrolls by itself. */
const TALL = 12;

const rowId = (row: object): string => String((row as { readonly id?: unknown }).id);

/** Child rows of a record, or the first of them: columns from the spec, no paging, as high as its rows. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { label, fields, columns: wanted, rows, total = rows.length } = props;
  const { can } = useWorkbench();
  const [state, setState] = useTableState({ density: 'small', pageSize: rows.length || 1 });
  const language = currentLanguage();
  // Headers are words of the language, so the columns follow it.
  const columns = useMemo(
    () => listColumns<Row>(fields, wanted, can),
    [fields, wanted, can, language],
  );
  const local = useLocalRows(rows, columns, { ...state, page: 1, pageSize: rows.length || 1 });
  return (
    <>
      <LeftOut total={total} shown={rows.length} />
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={local.rows}
        rowId={rowId}
        state={state}
        onStateChange={setState}
        paging={false}
        height={rows.length > TALL ? 'fill' : 'content'}
      />
    </>
  );
}
