import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {
  CellEdit,
  DataColumn,
} from '../../../../packages/ui/src/data-table/columns/data-column.ts';
import { DataTable } from '../../../../packages/ui/src/data-table/data-table.tsx';
import { useLocalRows } from '../../../../packages/ui/src/data-table/rows/local-rows.ts';
import {
  noRows,
  type RowSelection,
} from '../../../../packages/ui/src/data-table/rows/row-selection.ts';
import {
  ALL_ROWS,
  type DataTableState,
  initialTableState,
} from '../../../../packages/ui/src/data-table/state/table-state.ts';
import { UiProvider } from '../../../../packages/ui/src/ui-provider/ui-provider.tsx';
import '../../../../packages/ui/src/tokens.css';
import { type BenchTable, painted } from './bench-table.ts';
import { type BenchRow, numberFields, textFields } from './rows.ts';

const columns: readonly DataColumn<BenchRow>[] = [
  ...textFields.map(
    ([id, header, width], index): DataColumn<BenchRow> => ({
      id,
      header,
      width,
      pin: index === 0 ? 'start' : undefined,
      sortable: true,
      sortKey: (row) => row[id],
      cell: (row) => row[id],
      edit: {},
    }),
  ),
  ...numberFields.map(
    ([id, header, width]): DataColumn<BenchRow> => ({
      id,
      header,
      width,
      align: 'end',
      kind: 'number',
      sortable: true,
      sortKey: (row) => row[id as `n${number}`],
      cell: (row) => row[id as `n${number}`],
      edit: {},
    }),
  ),
];

const rowId = ({ id }: BenchRow) => id;

interface Handle {
  setState: (change: (now: DataTableState) => DataTableState) => void;
  setText: (text: string) => void;
  shown: readonly BenchRow[];
}
let handle: Handle | undefined;

function Page({ given }: { given: readonly BenchRow[] }) {
  const [all, setAll] = useState(given);
  const [state, setState] = useState<DataTableState>({
    ...initialTableState,
    pageSize: ALL_ROWS,
    density: 'small',
  });
  const [selection, setSelection] = useState<RowSelection>(noRows);
  const [text, setText] = useState('');
  const local = useLocalRows(all, columns, state, { text, columns: searched });
  handle = { setState, setText, shown: local.rows };

  function edit(edits: readonly CellEdit[]) {
    const next = [...all];
    for (const { id, column, text: typed } of edits) {
      const at = Number(id.slice(1));
      const row = next[at];
      if (row === undefined) continue;
      next[at] = { ...row, [column]: column.startsWith('n') ? Number(typed) : typed };
    }
    setAll(next);
  }
  return (
    <UiProvider theme="light" style={{ height: '100%' }}>
      <DataTable
        label="订单"
        columns={columns}
        {...local}
        rowId={rowId}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        onCellsEdit={edit}
      />
    </UiProvider>
  );
}
const searched = ['customer'];

export function ownTable(root: HTMLElement, rows: () => readonly BenchRow[]): BenchTable {
  const boxes = () => [...root.querySelectorAll<HTMLElement>('[data-part="row"]')];
  return {
    async mount() {
      createRoot(root).render(<Page given={rows()} />);
      await painted();
    },
    scroller: () => root.querySelector('[role="grid"]')?.parentElement as HTMLElement,
    rows: boxes,
    sort: (column, direction) =>
      handle?.setState((now) => ({
        ...now,
        sort: direction === undefined ? undefined : { column, direction },
      })),
    filter: (text) => handle?.setText(text),
    first(field) {
      const index = columns.findIndex(({ id }) => id === field) + 2;
      const [top] = boxes().sort((a, b) => Number(a.dataset.row) - Number(b.dataset.row));
      return top?.querySelector(`[aria-colindex="${index}"]`)?.textContent ?? '';
    },
    count: () => handle?.shown.length ?? 0,
  };
}
