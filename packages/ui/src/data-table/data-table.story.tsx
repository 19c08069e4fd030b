import { useMemo, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Tag } from '../tag/tag.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import type { CellEdit, DataColumn } from './columns/data-column.ts';
import { DataTable } from './data-table.tsx';
import { useLocalRows } from './rows/local-rows.ts';
import { noRows, type RowSelection } from './rows/row-selection.ts';
import { useKeptTable } from './state/kept-table.ts';
import {
  ALL_ROWS,
  type DataTableState,
  SMALL_PAGE_SIZES,
  useTableState,
} from './state/table-state.ts';

export const title = 'data-table';

interface Order {
  readonly id: string;
  readonly orderNo: string;
  readonly customer: string | undefined;
  readonly state: '草稿' | '裁剪中' | '已提交' | '延误';
  readonly pieces: number;
  readonly done: number;
  readonly date: string;
}

const tones = { 草稿: 'neutral', 裁剪中: 'accent', 已提交: 'ok', 延误: 'bad' } as const;
const states = ['草稿', '裁剪中', '已提交', '延误'] as const;

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    orderNo: `SO24${String(index).padStart(5, '0')}`,
    customer: index % 7 === 0 ? undefined : ['北岸户外用品有限公司', '海岚', '星辰服饰'][index % 3],
    state: states[index % 4] ?? '草稿',
    pieces: 240 + ((index * 37) % 900),
    done: (index % 11) / 10,
    date: `2024-03-${String((index % 28) + 1).padStart(2, '0')}`,
  }));

const columns: readonly DataColumn<Order>[] = [
  {
    id: 'orderNo',
    header: '订单号',
    pin: 'start',
    width: 130,
    sortable: true,
    sortKey: ({ orderNo }) => orderNo,
    cell: ({ orderNo }) => <Link href="#order">{orderNo}</Link>,
    text: ({ orderNo }) => orderNo,
  },
  {
    id: 'picture',
    header: '图片',
    width: 60,
    align: 'center',
    cell: () => <Thumbnail alt="款式图" />,
  },
  {
    id: 'customer',
    header: '客户',
    width: 180,
    sortable: true,
    sortKey: ({ customer }) => customer,
    cell: ({ customer }) => customer,
  },
  {
    id: 'state',
    header: '状态',
    width: 110,
    filterOptions: states.map((value) => ({ value, label: value })),
    cell: ({ state }) => <Tag tone={tones[state]}>{state}</Tag>,
    text: ({ state }) => state,
  },
  {
    id: 'pieces',
    header: '件数',
    width: 100,
    align: 'end',
    sortable: true,
    sum: true,
    sortKey: ({ pieces }) => pieces,
    cell: ({ pieces }) => pieces.toLocaleString('zh-CN'),
  },
  {
    id: 'done',
    header: '进度',
    width: 160,
    cell: ({ done }) => <ProgressBar label="进度" value={done} text />,
  },
  { id: 'date', header: '交期', width: 110, cell: ({ date }) => date },
  ...Array.from({ length: 8 }, (_, index) => ({
    id: `size${index}`,
    header: `${150 + index * 5}码`,
    width: 90,
    align: 'end' as const,
    cell: ({ pieces }: Order) => Math.round(pieces / (index + 2)),
  })),
  {
    id: 'actions',
    header: '操作',
    pin: 'end',
    width: 150,
    fixed: true,
    cell: () => (
      <>
        <Button size="small" variant="plain">
          修改
        </Button>
        <Button size="small" variant="plain">
          提交
        </Button>
      </>
    ),
  },
];

function List({
  count = 320,
  state: initial = {},
  details = false,
}: {
  count?: number;
  state?: Partial<DataTableState>;
  details?: boolean;
}) {
  const all = useMemo(() => orders(count), [count]);
  const [state, setState] = useTableState({ pageSize: 50, density: 'middle', ...initial });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  const page = useLocalRows(all, columns, state);
  const pieces = useMemo(() => all.reduce((sum, row) => sum + row.pieces, 0), [all]);
  return (
    <div style={{ height: 460 }}>
      <DataTable
        label="订单"
        columns={columns}
        {...page}
        rowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        selectedIds={selected}
        onSelectedIdsChange={setSelected}
        sums={{ pieces: pieces.toLocaleString('zh-CN') }}
        glowIds={new Set(['3'])}
        {...(details ? { renderDetail: (row: Order) => <p>{row.orderNo} 的明细</p> } : {})}
      />
    </div>
  );
}

function Bare({ loading, error }: { loading?: boolean; error?: string }) {
  const [state, setState] = useTableState();
  return (
    <div style={{ height: 300 }}>
      <DataTable
        label="订单"
        columns={columns}
        rows={[]}
        rowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        loading={loading}
        error={error}
        onRetry={() => undefined}
      />
    </div>
  );
}

function Short() {
  const [state, setState] = useTableState({ density: 'small' });
  return (
    <DataTable
      label="订单"
      height="content"
      paging={false}
      columns={columns.slice(0, 5)}
      rows={orders(4)}
      rowId={({ id }) => id}
      state={state}
      onStateChange={setState}
      pageSizes={SMALL_PAGE_SIZES}
    />
  );
}

const plainColumns: readonly DataColumn<Order>[] = [
  {
    id: 'orderNo',
    header: '订单号',
    pin: 'start',
    width: 130,
    sortable: true,
    sortKey: ({ orderNo }) => orderNo,
    cell: ({ orderNo }) => orderNo,
  },
  {
    id: 'customer',
    header: '客户',
    width: 180,
    sortable: true,
    sortKey: ({ customer }) => customer,
    cell: ({ customer }) => customer,
    edit: {},
  },
  {
    id: 'state',
    header: '状态',
    width: 110,
    filterOptions: states.map((value) => ({ value, label: value })),
    cell: ({ state }) => state,
  },
  {
    id: 'pieces',
    header: '件数',
    width: 100,
    align: 'end',
    kind: 'number',
    sum: true,
    sortable: true,
    sortKey: ({ pieces }) => pieces,
    cell: ({ pieces }) => pieces,
    edit: { locked: ({ state }) => state === '已提交' },
  },
  { id: 'date', header: '交期', width: 110, kind: 'date', cell: ({ date }) => date, edit: {} },
];

/** Typed into, copied, pasted, grouped, exported, printed; views are kept. */
function Sheet({ groupBy }: { groupBy?: string }) {
  const [all, setAll] = useState(() => orders(200));
  const { state, setState, views } = useKeptTable({
    table: 'story',
    user: groupBy ?? 'u1',
    initial: { pageSize: 300, density: 'small', groupBy },
  });
  const [selection, setSelection] = useState<RowSelection>(noRows);
  const page = useLocalRows(all, plainColumns, state);
  function edit(edits: readonly CellEdit[]) {
    const byRow = Map.groupBy(edits, ({ id }) => id);
    setAll(
      all.map((row) => {
        const changes = byRow
          .get(row.id)
          ?.map(({ column, text }) => [column, column === 'pieces' ? Number(text) : text]);
        return changes === undefined ? row : { ...row, ...Object.fromEntries(changes) };
      }),
    );
  }
  return (
    <div style={{ height: 460 }}>
      <DataTable
        label="订单"
        columns={plainColumns}
        {...page}
        rowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        onCellsEdit={edit}
        views={views}
      />
    </div>
  );
}

/** More rows than the tallest element a browser draws has room for. */
function Million() {
  const [count, setCount] = useState(1_000);
  const all = useMemo(() => orders(count), [count]);
  const [state, setState] = useTableState({ pageSize: ALL_ROWS });
  const page = useLocalRows(all, plainColumns, state);
  return (
    <div style={{ height: 460, display: 'grid', gridTemplateRows: 'auto 1fr', gap: 8 }}>
      <Button onClick={() => setCount(1_000_000)}>一百万行</Button>
      <DataTable
        label="很多订单"
        columns={plainColumns}
        {...page}
        rowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        pageSizes={SMALL_PAGE_SIZES}
      />
    </div>
  );
}

export const stories = {
  list: List,
  'many rows': () => <List state={{ pageSize: 100_000_000, density: 'small' }} count={20_000} />,
  details: () => <List details />,
  loading: () => <Bare loading />,
  empty: () => <Bare />,
  failed: () => <Bare error="请求超时！" />,
  short: Short,
  sheet: () => <Sheet />,
  grouped: () => <Sheet groupBy="state" />,
  million: Million,
};
