// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe.ts';
import { toast } from '../../toast/toast.ts';
import { UiProvider } from '../../ui-provider/ui-provider.tsx';
import type { CellEdit, DataColumn } from '../columns/data-column.ts';
import { DataTable } from '../data-table.tsx';
import type { DataTableProps } from '../data-table-props.ts';
import { noRows, type RowSelection } from '../rows/row-selection.ts';
import { type DataTableState, useTableState } from './table-state.ts';

interface Roll {
  readonly id: string;
  readonly rollNo: string;
  readonly colour: string;
  readonly metres: string;
}

const columns: readonly DataColumn<Roll>[] = [
  {
    id: 'rollNo',
    header: '布卷号',
    sortable: true,
    sortKey: ({ rollNo }) => rollNo,
    cell: ({ rollNo }) => rollNo,
    edit: {},
  },
  {
    id: 'colour',
    header: '颜色',
    sortable: true,
    cell: ({ colour }) => <b>{colour}</b>,
    text: ({ colour }) => colour,
    filterOptions: ['黑', '白'].map((value) => ({ value, label: value })),
  },
  {
    id: 'metres',
    header: '米数',
    kind: 'number',
    sum: true,
    cell: ({ metres }) => metres,
    edit: { locked: ({ id }) => id === '3' },
  },
];
/** Two columns, of which the second one is locked in every row. */
const heldColumns = columns
  .filter(({ id }) => id !== 'colour')
  .map((column) => (column.id === 'metres' ? { ...column, edit: { locked: () => true } } : column));
const rolls = (count: number): Roll[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    rollNo: `R${index + 1}`,
    colour: index % 2 === 0 ? '黑' : '白',
    metres: `${index + 1}.5`,
  }));

let state: DataTableState;
let selection: RowSelection;
let rows: readonly Roll[];
const edited = vi.fn();

function Table({
  initial,
  count = 4,
  editable = true,
  ...props
}: Partial<DataTableProps<Roll>> & {
  initial?: Partial<DataTableState>;
  count?: number;
  editable?: boolean;
}) {
  const [own, setOwn] = useTableState(initial);
  const [chosen, setChosen] = useState<RowSelection>(noRows);
  const [all, setAll] = useState(() => rolls(count));
  state = own;
  selection = chosen;
  rows = all;
  function edit(edits: readonly CellEdit[]) {
    edited(edits);
    setAll((now) =>
      now.map((row) => ({
        ...row,
        ...Object.fromEntries(
          edits.flatMap(({ id, column, text }) => (id === row.id ? [[column, text]] : [])),
        ),
      })),
    );
  }
  return (
    <UiProvider>
      <DataTable
        label="布卷"
        columns={columns}
        rows={all}
        rowId={({ id }) => id}
        state={own}
        onStateChange={setOwn}
        selection={chosen}
        onSelectionChange={setChosen}
        {...(editable ? { onCellsEdit: edit } : {})}
        {...props}
      />
    </UiProvider>
  );
}

const cell = (row: number, col: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-col="${col}"]`);
  return found ?? expect.fail(`no cell ${row}/${col}`);
};
const focused = () => document.activeElement as HTMLElement;
const press = (row: number, col: number) => fireEvent.mouseDown(cell(row, col));
const paste = (text: string) =>
  fireEvent(
    focused(),
    createEvent.paste(focused(), {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
    }),
  );
function copied(): Record<string, string> {
  const texts: Record<string, string> = {};
  const clipboardData = { setData: (type: string, text: string) => (texts[type] = text) };
  fireEvent(focused(), createEvent.copy(focused(), { clipboardData }));
  return texts;
}
const column = (id: keyof Roll) => rows.map((row) => row[id]);

afterEach(() => {
  cleanup();
  toast.clear();
  edited.mockClear();
});

describe('a range of cells', () => {
  test('is drawn with the mouse, said aloud and copied as text and as a table', () => {
    render(<Table editable={false} />);
    press(0, 1);
    fireEvent.mouseMove(cell(1, 2), { buttons: 1 });
    fireEvent.mouseMove(cell(2, 3), { buttons: 1 });
    fireEvent.mouseUp(cell(2, 3));
    fireEvent.mouseMove(cell(0, 1), { buttons: 1 });
    expect(document.querySelectorAll('[data-range]')).toHaveLength(9);
    expect(screen.getByText('已选 3 行 3 列')).toBeDefined();
    expect(copied()).toEqual({
      'text/plain': 'R1\t黑\t1.5\r\nR2\t白\t2.5\r\nR3\t黑\t3.5',
      'text/html': expect.stringContaining('<tr><td>R2</td><td>白</td><td>2.5</td></tr>'),
    });
  });

  test('is let go of by the next press', () => {
    render(<Table />);
    press(0, 1);
    fireEvent.mouseMove(cell(2, 2), { buttons: 1 });
    fireEvent.mouseUp(cell(2, 2));
    press(1, 1);
    expect(document.querySelector('[data-range]')).toBeNull();
  });
});

describe('editing in place', () => {
  test('types over the value, Enter commits and goes down, Esc takes it back', async () => {
    render(<Table />);
    press(0, 1);
    expect(focused().getAttribute('aria-label')).toBe('布卷号');
    await userEvent.keyboard('X9{Enter}');
    expect(edited).toHaveBeenCalledExactlyOnceWith([
      { id: '1', column: 'rollNo', text: 'X9', before: 'R1' },
    ]);
    expect(focused().closest('[data-row]')?.getAttribute('data-row')).toBe('1');
    await userEvent.keyboard('Y{Escape}{Enter}');
    expect(column('rollNo')).toEqual(['X9', 'R2', 'R3', 'R4']);
  });

  test('types over the value again after Esc and when pressed once more', async () => {
    render(<Table />);
    press(0, 1);
    await userEvent.keyboard('X{Escape}');
    await userEvent.click(focused());
    await userEvent.keyboard('Y{Escape}Z{Enter}');
    expect(column('rollNo')[0]).toBe('Z');
    press(0, 1);
    await userEvent.dblClick(focused());
    await userEvent.keyboard('{End}0{Enter}');
    expect(column('rollNo')[0]).toBe('Z0');
  });

  test('keeps keys of the input method to the input method', async () => {
    render(<Table />);
    press(0, 1);
    const input = focused();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'bu' } });
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      fireEvent.keyDown(input, { key, keyCode: 229, isComposing: true });
    expect(focused()).toBe(input);
    fireEvent.input(input, { target: { value: '布' } });
    fireEvent.compositionEnd(input);
    await userEvent.keyboard('{Enter}');
    expect(column('rollNo')[0]).toBe('布');
  });

  test('does not order rows again while they are edited', async () => {
    render(<Table initial={{ sort: { column: 'rollNo', direction: 'asc' } }} />);
    press(0, 1);
    await userEvent.keyboard('Z{Enter}');
    expect(cell(0, 1).textContent).toBe('Z');
  });

  test('pastes a block past locked and fixed cells as one step of undo', async () => {
    render(<Table />);
    press(1, 1);
    paste('A\t?\t１,000.5\r\nB\t?\t7\r\nC\t?\t8\r\nD\t?\t9');
    expect(column('rollNo')).toEqual(['R1', 'A', 'B', 'C']);
    expect(column('colour')).toEqual(['黑', '白', '黑', '白']);
    expect(column('metres')).toEqual(['1.5', '1000.5', '3.5', '8']);
    expect(edited).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'R2', 'R3', 'R4']);
    expect(column('metres')).toEqual(['1.5', '2.5', '3.5', '4.5']);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'A', 'B', 'C']);
  });

  test('says how many locked cells a paste left as they were, and which', async () => {
    render(<Table count={6} columns={heldColumns} />);
    press(0, 1);
    paste('A\t1.5\r\nB\t7\r\nC\t8\r\nD\t9\r\nE\t9');
    // What would be the same anyway is not missed.
    const said = await screen.findByText(/锁定/);
    expect(said.textContent).toBe('4 个锁定的单元格未粘贴：第2行米数、第3行米数、第4行米数 等');
    expect(said.closest('[role="status"], [role="alert"], [aria-live]')).not.toBeNull();
    expect(column('metres')).toEqual(['1.5', '2.5', '3.5', '4.5', '5.5', '6.5']);
    act(() => toast.clear());
    paste('A\t1.5');
    expect(screen.queryByText(/锁定/)).toBeNull();
  });

  test('fills a range with one pasted value and clears it by Delete', async () => {
    render(<Table />);
    press(0, 1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    paste('Q');
    expect(column('rollNo')).toEqual(['Q', 'Q', 'Q', 'R4']);
    await userEvent.keyboard('{Delete}');
    expect(column('rollNo')).toEqual(['', '', '', 'R4']);
  });

  test('breaks no accessibility rule with the input in its cell', async () => {
    const { container } = render(<Table />);
    press(0, 1);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('choosing everything', () => {
  test('is offered once the page is chosen, counts exceptions, and ends with another filter', async () => {
    render(<Table total={12_345} editable={false} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }));
    expect(screen.getByText('已选 4 条')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '选择全部 12345 条' }));
    expect(selection).toEqual({ mode: 'all', except: new Set() });
    await userEvent.click(within(cell(1, 0)).getByRole('checkbox'));
    expect(selection).toEqual({ mode: 'all', except: new Set(['2']) });
    expect(screen.getByText('已选 12344 条')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页' }).indeterminate).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: '筛选颜色' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '黑' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(selection).toEqual(noRows);
  });

  test('takes Ctrl A twice', async () => {
    render(<Table total={500} editable={false} />);
    press(0, 1);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selection).toEqual({ mode: 'some', ids: new Set(['1', '2', '3', '4']) });
    await userEvent.keyboard('{Control>}A{/Control}');
    expect(selection.mode).toBe('all');
  });
});

describe('order', () => {
  test('by several columns: Shift adds one behind the others', async () => {
    render(<Table />);
    await userEvent.click(screen.getByRole('button', { name: '颜色' }));
    fireEvent.click(screen.getByRole('button', { name: '布卷号' }), { shiftKey: true });
    fireEvent.click(screen.getByRole('button', { name: '布卷号' }), { shiftKey: true });
    expect([state.sort, state.thenBy]).toEqual([
      { column: 'colour', direction: 'asc' },
      [{ column: 'rollNo', direction: 'desc' }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: '颜色' }));
    expect([state.sort?.direction, state.thenBy]).toEqual(['desc', undefined]);
  });

  test('of columns: Alt and an arrow take one past its neighbour', async () => {
    render(<Table />);
    press(-1, 1);
    act(() => cell(-1, 1).focus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(state.columns.order).toEqual(['colour', 'rollNo', 'metres']);
  });
});

describe('levels', () => {
  test('rows with details make a tree grid that axe has nothing against', async () => {
    const { container } = render(
      <Table editable={false} renderDetail={({ rollNo }) => <p>{rollNo} 的扎</p>} />,
    );
    const grid = screen.getByRole('treegrid', { name: '布卷' });
    press(1, 0);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('R2 的扎')).toBeDefined();
    const rows = within(grid).getAllByRole('row');
    expect(rows[2]?.getAttribute('aria-expanded')).toBe('true');
    expect(rows[3]?.getAttribute('aria-level')).toBe('2');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('R2 的扎')).toBeNull();
  });

  test('groups carry counts and exact sums and fold', async () => {
    const { container } = render(<Table initial={{ groupBy: 'colour' }} />);
    const [head] = container.querySelectorAll<HTMLElement>('[data-part="group"]');
    expect(head?.textContent).toBe('黑共 2 条米数 5.0');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(head?.querySelector('[role="gridcell"]') as HTMLElement);
    expect(head?.getAttribute('aria-expanded')).toBe('false');
    expect(container.querySelectorAll('[data-part="row"]')).toHaveLength(2);
  });
});

describe('finding', () => {
  test('by Ctrl F looks into rows out of view, moves on by Enter and back to the grid by Esc', async () => {
    render(<Table count={400} editable={false} />);
    press(0, 1);
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(focused().getAttribute('aria-label')).toBe('表内查找');
    await userEvent.keyboard('r3');
    expect(cell(2, 1).hasAttribute('data-found')).toBe(true);
    await userEvent.keyboard('9');
    expect(await screen.findByText('0 / 11 个匹配')).toBeDefined();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText('2 / 11 个匹配')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe(cell(389, 1));
  });
});

describe('the tools of a table', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: '表格工具' }));

  test('group, and break no accessibility rule', async () => {
    render(<Table />);
    await open();
    const panel = screen.getByRole('dialog', { name: '表格工具' });
    expect(await axeViolations(panel)).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '分组' }), '颜色');
    expect(state.groupBy).toBe('colour');
  });

  test('keep and apply named views', async () => {
    const views = {
      names: ['裁剪'],
      save: vi.fn(),
      load: () => ({ ...state, groupBy: 'colour' }),
      remove: vi.fn(),
    };
    render(<Table views={views} />);
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '我的');
    await userEvent.click(screen.getByRole('button', { name: '保存视图' }));
    expect(views.save).toHaveBeenCalledWith('我的', state);
    await userEvent.click(screen.getByRole('button', { name: '裁剪' }));
    expect(state.groupBy).toBe('colour');
    await userEvent.click(screen.getByRole('button', { name: '删除视图 裁剪' }));
    expect(views.remove).toHaveBeenCalledWith('裁剪');
  });

  test('read all pages before an export, which can be cancelled', async () => {
    const signals: AbortSignal[] = [];
    const loadAll = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    render(<Table loadAll={loadAll} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: '导出 xlsx' }));
    expect(screen.getByRole('progressbar', { name: '导出' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(signals[0]?.aborted).toBe(true);
    expect(await screen.findByRole('button', { name: '导出 xls' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('say what went wrong', async () => {
    render(<Table loadAll={() => Promise.reject(new Error('请求超时！'))} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: '打印' }));
    expect((await screen.findByRole('alert')).textContent).toBe('请求超时！');
  });
});

test('elements are handed on from row to row, but never what a cell holds', async () => {
  const { rerender } = render(<Table editable={false} rows={rolls(3)} />);
  const [row, word] = [cell(0, 2).parentElement, cell(0, 2).querySelector('b')];
  rerender(<Table editable={false} rows={rolls(6).slice(3)} />);
  expect(cell(0, 1).textContent).toBe('R4');
  expect(cell(0, 2).parentElement).toBe(row);
  expect(cell(0, 2).querySelector('b')).not.toBe(word);
});
