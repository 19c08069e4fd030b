import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditColumn } from '../../../../packages/ui/src/editable-table/edit-column.ts';
import { EditableTable } from '../../../../packages/ui/src/editable-table/editable-table.tsx';
import { UiProvider } from '../../../../packages/ui/src/ui-provider/ui-provider.tsx';
import '../../../../packages/ui/src/tokens.css';
import { type BenchTable, painted } from './bench-table.ts';
import { type BenchRow, numberFields, textFields } from './rows.ts';

type EntryRow = Readonly<Record<string, string>> & { readonly id: string };

const columns: readonly EditColumn<EntryRow>[] = [...textFields, ...numberFields].map(
  ([id, header, width]) => ({ id, header, width, kind: 'text' }),
);
const entryRow = (row: BenchRow): EntryRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])) as EntryRow;

function Page({ given }: { given: readonly BenchRow[] }) {
  const [rows, setRows] = useState<readonly EntryRow[]>(() => given.map(entryRow));
  return (
    <UiProvider theme="light" style={{ height: '100%' }}>
      <EditableTable label="布卷" columns={columns} rows={rows} onRowsChange={setRows} />
    </UiProvider>
  );
}

/** The editable table, for what only it is asked: pasting. */
export function entryTable(root: HTMLElement, rows: () => readonly BenchRow[]): BenchTable {
  return {
    async mount() {
      createRoot(root).render(<Page given={rows()} />);
      await painted();
    },
    scroller: () => root.querySelector('table')?.parentElement as HTMLElement,
    rows: () => [...root.querySelectorAll<HTMLElement>('tbody tr')],
    sort: () => undefined,
    filter: () => undefined,
    first: () => '',
    count: () => 0,
  };
}
