// @vitest-environment jsdom
import '../testing/jsdom.ts';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { axeViolations } from '../testing/axe.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import type { DataColumn } from './columns/data-column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { mergedOrder } from './state/table-features.ts';
import { ALL_ROWS, type DataTableState, useTableState } from './state/table-state.ts';

interface Bed {
  readonly id: string;
  readonly bedNo: string;
  readonly state: string;
  readonly pieces: number;
}

const columns: readonly DataColumn<Bed>[] = [
  { id: 'bedNo', header: '床号', sortable: true, pin: 'start', cell: ({ bedNo }) => bedNo },
  {
    id: 'state',
    header: '状态',
    cell: ({ state }) => state,
    filterOptions: ['草稿', '已提交'].map((value) => ({ value, label: value })),
  },
  { id: 'pieces', header: '件数', align: 'end', sum: true, cell: ({ pieces }) => pieces },
  { id: 'note', header: '备注', hidden: true, cell: () => '' },
  {
    id: 'actions',
    header: '操作',
    fixed: true,
    pin: 'end',
    cell: () => <button type="button">修改</button>,
  },
];
const beds = (count: number, from = 1): Bed[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    bedNo: `C-${from + index}`,
    state: index % 2 === 0 ? '草稿' : '已提交',
    pieces: 100 + index,
  }));

const threeBeds = beds(3);

let state: DataTableState;
let selected: ReadonlySet<string>;

function Table({
  initial,
  ...props
}: Partial<DataTableProps<Bed>> & { initial?: Partial<DataTableState> }) {
  const [own, setOwn] = useTableState(initial);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  state = own;
  selected = ids;
  return (
    <UiProvider>
      <DataTable
        label="床次"
        columns={columns}
        rows={threeBeds}
        rowId={({ id }) => id}
        state={own}
        onStateChange={setOwn}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        {...props}
      />
    </UiProvider>
  );
}

const cell = (row: number, col: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-col="${col}"]`);
  return found ?? expect.fail(`no cell ${row}/${col}`);
};
const bodyRows = () => document.querySelectorAll('[data-part="row"]');

afterEach(cleanup);

describe('<DataTable>', () => {
  test('is a grid that knows how much there is and breaks no accessibility rule', async () => {
    render(
      <Table rows={beds(10, 11)} total={320} initial={{ page: 2 }} sums={{ pieces: '9,000' }} />,
    );
    const grid = screen.getByRole('grid', { name: '床次' });
    expect(grid.getAttribute('aria-rowcount')).toBe('322');
    expect(grid.getAttribute('aria-colcount')).toBe('5');
    expect(bodyRows()[0]?.getAttribute('aria-rowindex')).toBe('12');
    expect(await axeViolations(grid)).toEqual([]);
  });

  test('totals that no column shows are no row', () => {
    render(<Table rows={beds(10, 11)} total={320} sums={{ unknown: '9,000' }} />);
    const grid = screen.getByRole('grid', { name: '床次' });
    expect(grid.getAttribute('aria-rowcount')).toBe('321');
    expect(grid.querySelector('[data-part="sum-row"]')).toBeNull();
  });

  test('orders by one column: up, down, as it came', async () => {
    render(<Table initial={{ page: 3 }} total={300} />);
    const sorter = screen.getByRole('button', { name: '床号' });
    await userEvent.click(sorter);
    expect(state).toMatchObject({ sort: { column: 'bedNo', direction: 'asc' }, page: 1 });
    expect(screen.getByRole('columnheader', { name: /床号/ }).ariaSort).toBe('ascending');
    await userEvent.click(sorter);
    expect(state.sort?.direction).toBe('desc');
    await userEvent.click(sorter);
    expect(state.sort).toBeUndefined();
  });

  test('filters only after 确定, and 重置 leaves the column out', async () => {
    render(<Table initial={{ page: 2 }} total={300} />);
    await userEvent.click(screen.getByRole('button', { name: '筛选状态' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '已提交' }));
    expect(state.filters).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(state).toMatchObject({ filters: { state: ['已提交'] }, page: 1 });
    await userEvent.click(screen.getByRole('button', { name: '筛选状态' }));
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(state.filters).toEqual({});
  });

  test('closes a menu by Esc, which gives the focus back, and by a press outside', async () => {
    const left = vi.fn();
    render(
      <UiProvider>
        <Dialog open onOpenChange={left} title="选择床次">
          <Table />
        </Dialog>
      </UiProvider>,
    );
    const opener = screen.getByRole('button', { name: '筛选状态' });
    await userEvent.click(opener);
    const menu = screen.getByRole('dialog', { name: '筛选状态' });
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(await axeViolations(menu)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '筛选状态' })).toBeNull();
    expect(document.activeElement).toBe(opener);
    await userEvent.click(opener);
    await userEvent.click(screen.getByText('选择床次'));
    expect(screen.queryByRole('dialog', { name: '筛选状态' })).toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  test('selects by id over pages, the page by its head, a stretch with Shift', async () => {
    const { rerender } = render(<Table />);
    await userEvent.click(within(cell(0, 0)).getByRole('checkbox'));
    fireEvent.click(within(cell(2, 0)).getByRole('checkbox'), { shiftKey: true });
    expect([...selected]).toEqual(['1', '2', '3']);
    rerender(<Table rows={beds(3, 4)} />);
    expect(screen.getByText('已选 3 条')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }));
    expect(selected.size).toBe(6);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(selected.size).toBe(0);
  });

  test('goes back to page one when the size changes, and to the last when the page is gone', async () => {
    render(<Table total={300} initial={{ page: 9, pageSize: 10 }} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50');
    expect(state).toMatchObject({ page: 1, pageSize: 50 });
    cleanup();
    render(<Table total={25} rows={[]} initial={{ page: 9 }} />);
    await waitFor(() => expect(state.page).toBe(3));
  });

  test('says how much of everything it shows when the server cut it', () => {
    render(<Table rows={beds(3)} total={1200} initial={{ pageSize: ALL_ROWS }} />);
    expect(screen.getByText('已显示 3 / 共 1200 条')).toBeDefined();
  });

  test('mounts at most fifty rows of many', () => {
    render(<Table rows={beds(20_000)} initial={{ pageSize: ALL_ROWS, density: 'small' }} />);
    expect(bodyRows().length).toBeGreaterThan(10);
    expect(bodyRows().length).toBeLessThanOrEqual(50);
  });

  test('draws no row again that did not change', async () => {
    const drawn = vi.fn();
    const counted = columns.map((column) =>
      column.id === 'bedNo'
        ? {
            ...column,
            cell: (bed: Bed) => {
              drawn(bed.id);
              return bed.bedNo;
            },
          }
        : column,
    );
    render(<Table columns={counted} />);
    drawn.mockClear();
    await userEvent.click(within(cell(1, 0)).getByRole('checkbox'));
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['2']));
  });

  test('has one tab stop and moves through the cells by keys', async () => {
    render(<Table onRowOpen={vi.fn()} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(cell(-1, 0));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{End}');
    expect(document.activeElement).toBe(cell(1, 4));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(cell(0, 0));
    await userEvent.keyboard(' ');
    expect([...selected]).toEqual(['1']);
    await userEvent.tab();
    expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
  });

  test('keeps the active row mounted and the focus when the keyboard goes far', async () => {
    render(<Table rows={beds(1000)} initial={{ pageSize: 1000 }} />);
    cell(0, 1).focus();
    fireEvent.mouseDown(cell(0, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toBe(cell(999, 4));
  });

  test('opens a row by Enter, and a control in a cell by F2', async () => {
    const open = vi.fn();
    render(<Table onRowOpen={open} />);
    act(() => cell(1, 1).focus());
    fireEvent.mouseDown(cell(1, 1));
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledWith(beds(3)[1]);
    await userEvent.keyboard('{End}{F2}');
    expect(document.activeElement?.textContent).toBe('修改');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell(1, 4));
  });

  test('copies a range as a spreadsheet takes it', async () => {
    render(<Table />);
    fireEvent.mouseDown(cell(0, 1));
    act(() => cell(0, 1).focus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    const copied = vi.fn();
    const event = createEvent.copy(cell(1, 3), { clipboardData: { setData: copied } });
    fireEvent(cell(1, 3), event);
    expect(copied).toHaveBeenCalledWith('text/plain', 'C-1\t草稿\t100\r\nC-2\t已提交\t101');
  });

  test('shows, hides and pins columns, and forgets it all on 重置', async () => {
    render(<Table />);
    expect(screen.queryByRole('columnheader', { name: '备注' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    const box = await screen.findByRole('checkbox', { name: '备注' });
    const line = box.closest('li') as HTMLElement;
    await userEvent.click(screen.getByRole('checkbox', { name: '备注' }));
    await userEvent.click(within(line).getByRole('button', { name: '固定在前' }));
    expect(
      document.querySelector('[data-row="-1"] [data-pin="start"][data-edge]')?.textContent,
    ).toBe('备注');
    expect(screen.queryByRole('checkbox', { name: '操作' })).toBeNull();
    screen.getByRole('button', { name: '拖动排序 件数' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(state.columns.order?.slice(0, 3)).toEqual(['bedNo', 'pieces', 'state']);
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(state.columns).toEqual({});
  });

  test('shows 暂无数据, a failure with 重试, and old rows beside a failure', async () => {
    const retry = vi.fn();
    const { rerender } = render(<Table rows={[]} />);
    expect(screen.getByText('暂无数据')).toBeDefined();
    rerender(<Table rows={[]} error="请求超时！" onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<Table error="请求超时！" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('请求超时！');
    expect(bodyRows()).toHaveLength(3);
  });

  test('shows the shape of rows only after a wait, and no count before there is one', async () => {
    render(<Table rows={[]} total={0} loading />);
    expect(screen.queryByText('共 0 条')).toBeNull();
    expect(document.querySelector('[data-part="skeleton"]')).toBeNull();
    await waitFor(() => expect(document.querySelector('[data-part="skeleton"]')).not.toBeNull());
  });

  test('opens a row to its detail', async () => {
    render(<Table renderDetail={({ bedNo }) => <p>{bedNo} 的扎</p>} />);
    await userEvent.click(screen.getAllByRole('button', { name: '展开' })[1] as HTMLElement);
    expect(screen.getByText('C-2 的扎')).toBeDefined();
    expect(bodyRows()[1]?.getAttribute('aria-expanded')).toBe('true');
  });

  test('lights up the rows that were changed from elsewhere', () => {
    render(<Table glowIds={new Set(['2'])} />);
    expect([...bodyRows()].map((row) => row.hasAttribute('data-glow'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test('stored columns that are gone are dropped and new ones stand behind their neighbour', () => {
  expect(mergedOrder(['a', 'new', 'b', 'c'], ['c', 'gone', 'a', 'b'])).toEqual([
    'c',
    'a',
    'new',
    'b',
  ]);
  expect(mergedOrder(['a', 'b'], undefined)).toEqual(['a', 'b']);
});
