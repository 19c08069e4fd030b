import {
  AllCommunityModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { type BenchTable, painted } from './bench-table.ts';
import { type BenchRow, numberFields, textFields } from './rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

// The order our own table gives, so that both do the same work.
const collator = new Intl.Collator('zh-CN', { numeric: true });
const compare = (a: string, b: string) => collator.compare(a, b);

const columns: ColDef<BenchRow>[] = [
  ...textFields.map(
    ([field, headerName, width], index): ColDef<BenchRow> => ({
      field,
      headerName,
      width,
      editable: true,
      filter: 'agTextColumnFilter',
      comparator: compare,
      ...(index === 0 ? { pinned: 'left' } : {}),
    }),
  ),
  ...numberFields.map(
    ([field, headerName, width]): ColDef<BenchRow> => ({
      field: field as `n${number}`,
      headerName,
      width,
      editable: true,
      type: 'numericColumn',
      filter: 'agNumberColumnFilter',
    }),
  ),
];

export function peerTable(root: HTMLElement, rows: () => readonly BenchRow[]): BenchTable {
  let api: GridApi<BenchRow> | undefined;
  const boxes = () => [...root.querySelectorAll<HTMLElement>('.ag-row')];
  return {
    async mount() {
      const ready = Promise.withResolvers<void>();
      createRoot(root).render(
        <div style={{ height: '100%' }}>
          <AgGridReact<BenchRow>
            theme={themeQuartz}
            columnDefs={columns}
            rowData={rows() as BenchRow[]}
            rowHeight={30}
            headerHeight={48}
            getRowId={({ data }) => data.id}
            rowSelection={{ mode: 'multiRow' }}
            selectionColumnDef={{ pinned: 'left' }}
            onFirstDataRendered={(event) => {
              api = event.api;
              ready.resolve();
            }}
          />
        </div>,
      );
      await ready.promise;
      await painted();
    },
    scroller: () =>
      [...root.querySelectorAll<HTMLElement>('.ag-grid-viewport, .ag-body-viewport')].find(
        (element) => element.scrollHeight > element.clientHeight + 1_000,
      ) as HTMLElement,
    rows: boxes,
    sort: (colId, sort) =>
      api?.applyColumnState({
        state: sort === undefined ? [] : [{ colId, sort }],
        defaultState: { sort: null },
      }),
    filter: (text) =>
      api?.setFilterModel(
        text === '' ? null : { customer: { filterType: 'text', type: 'contains', filter: text } },
      ),
    first: (field) =>
      root.querySelector(`.ag-row[row-index="0"] [col-id="${field}"]`)?.textContent ?? '',
    count: () => api?.getDisplayedRowCount() ?? 0,
  };
}
