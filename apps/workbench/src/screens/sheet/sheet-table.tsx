import { type DataColumn, DataTable, useLocalRows, useTableState } from '@garment-mes/ui';
import styles from './sheet.module.css';

/** Rows of a sheet, page by page. */
export function SheetTable<Row>(props: {
  /** Names the table for those who cannot see it. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}) {
  const { label, columns, rows, rowId } = props;
  const [state, setState] = useTableState({ density: 'small', pageSize: 100 });
  const shown = useLocalRows(rows, columns, state);
  return (
    <div className={styles.rows}>
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={shown.rows}
        rowId={rowId}
        total={shown.total}
        state={state}
        onStateChange={setState}
      />
    </div>
  );
}
