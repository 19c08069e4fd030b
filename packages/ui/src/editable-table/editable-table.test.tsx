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
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { readTsv } from '../table-clipboard/read-tsv.ts';
import { axeViolations } from '../testing/axe.ts';
import { toast } from '../toast/toast.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import type { EditColumn, TypedColumn } from './edit-column.ts';
import { EditableTable } from './editable-table.tsx';
import type { EditableTableHandle, EditableTableProps } from './editable-table-props.ts';
import type { EditGroups } from './rows/edit-groups.ts';
import { newRowId } from './rows/row-id.ts';

interface Roll {
  readonly id: string;
  readonly rollNo: string;
  readonly colour: string;
  readonly length: string;
}

const columns: readonly EditColumn<Roll>[] = [
  { id: 'rollNo', header: '布卷号', kind: 'text', required: true },
  {
    id: 'colour',
    header: '颜色',
    kind: 'select',
    options: [
      { value: 'BK', label: '黑色' },
      { value: 'NV', label: '藏青' },
    ],
  },
  {
    id: 'double',
    header: '双倍',
    kind: 'computed',
    cell: ({ length }) => String(Number(length) * 2),
  },
  { id: 'length', header: '长度', kind: 'number', places: 3, min: '0' },
];
const roll = (id: string, rollNo = `R${id}`, length = '1.000'): Roll => ({
  id,
  rollNo,
  colour: 'BK',
  length,
});

let rows: readonly Roll[];

function Table({
  initial = [roll('1'), roll('2')],
  ...props
}: Partial<EditableTableProps<Roll>> & { initial?: readonly Roll[] }) {
  const [own, setOwn] = useState(initial);
  rows = own;
  return (
    <UiProvider>
      <EditableTable
        label="布卷"
        columns={columns}
        rows={own}
        onRowsChange={setOwn}
        createRow={(id) => ({ id, rollNo: '', colour: '', length: '' })}
        {...props}
      />
    </UiProvider>
  );
}

const place = (row: number, col: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
  return found ?? expect.fail(`no cell ${row}/${col}`);
};
const shaded: readonly Roll[] = [roll('1'), roll('2'), { ...roll('3'), colour: 'NV' }];
const byColour: EditGroups<Roll> = {
  of: ({ colour }) => colour,
  head: (colour) => colour,
  join: (row, colour) => ({ ...row, colour }),
};
const heads = () =>
  [...document.querySelectorAll('tbody button[aria-expanded]')].map(
    ({ textContent }) => textContent,
  );
const activePlace = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-col]');
  return [Number(cell?.dataset.row), Number(cell?.dataset.col)];
};
const column = (id: keyof Roll) => rows.map((row) => row[id]);
const goTo = (row: number, col: number) => fireEvent.mouseDown(place(row, col));
const paste = (text: string) => {
  const target = document.activeElement as Element;
  fireEvent(target, createEvent.paste(target, { clipboardData: { getData: () => text } }));
};

afterEach(() => {
  act(() => toast.clear());
  cleanup();
});

describe('<EditableTable>', () => {
  test('breaks no accessibility rule, at rest and while typing', async () => {
    const { container } = render(<Table />);
    expect(await axeViolations(container)).toEqual([]);
    goTo(0, 0);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('types over the value, Enter commits and goes down', async () => {
    render(<Table />);
    goTo(0, 0);
    await userEvent.keyboard('X9{Enter}');
    expect(column('rollNo')).toEqual(['X9', 'R2']);
    expect(activePlace()).toEqual([1, 0]);
  });

  test('types over the value again after Esc, after Ctrl+S and when pressed once more', async () => {
    render(<Table />);
    goTo(0, 0);
    await userEvent.keyboard('X{Escape}Y{Control>}s{/Control}');
    expect(column('rollNo')[0]).toBe('Y');
    await userEvent.keyboard('Z');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(place(0, 0).querySelector('input') as HTMLInputElement);
    await userEvent.keyboard('Q{Enter}');
    expect(column('rollNo')).toEqual(['Q', 'R2']);
  });

  test('types over a value that came while the cell was waiting', async () => {
    const { rerender } = render(<Table />);
    goTo(0, 0);
    rerender(<Table rows={[roll('1', 'R9'), roll('2')]} />);
    expect(document.activeElement).toHaveProperty('value', 'R9');
    await userEvent.keyboard('X');
    expect(document.activeElement).toHaveProperty('value', 'X');
  });

  test('a double press types into the value, with the arrows inside it', async () => {
    render(<Table />);
    goTo(0, 0);
    await userEvent.dblClick(place(0, 0).querySelector('input') as HTMLInputElement);
    await userEvent.keyboard('{End}0{ArrowLeft}-{Enter}');
    expect(column('rollNo')).toEqual(['R1-0', 'R2']);
  });

  test('Ctrl+S puts in what is typed and stays the key of the page', async () => {
    const onKeyDown = vi.fn();
    render(<Table />);
    document.addEventListener('keydown', onKeyDown);
    goTo(0, 0);
    await userEvent.keyboard('X9{Control>}s{/Control}');
    document.removeEventListener('keydown', onKeyDown);
    expect(column('rollNo')).toEqual(['X9', 'R2']);
    expect(onKeyDown.mock.lastCall?.[0].defaultPrevented).toBe(false);
  });

  test('a block is read as its user reads it, and taken back in one step', async () => {
    const pasteRows = vi.fn((block: readonly (readonly string[])[]) =>
      block.length > 1 ? [roll('1', 'read'), roll('2')] : undefined,
    );
    render(<Table pasteRows={pasteRows} />);
    goTo(0, 0);
    paste('a\tb\nc\td');
    expect(pasteRows).toHaveBeenCalledWith(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      { row: '1', column: 'rollNo' },
    );
    expect(column('rollNo')).toEqual(['read', 'R2']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'R2']);
  });

  test('a block is laid as its user reads it: the column it begins in says what it is', () => {
    const readBlock = vi.fn((block: readonly (readonly string[])[]) =>
      block.slice(0, -1).map((cells) => cells.map((text) => text.replace(' m', ''))),
    );
    render(<Table readBlock={readBlock} />);
    goTo(0, 3);
    paste('48.2 m\n47 m\ntotal');
    expect(readBlock).toHaveBeenCalledWith([['48.2 m'], ['47 m'], ['total']], 'length');
    expect(column('length')).toEqual(['48.200', '47.000']);
  });

  test('a row that the table begins with is no fault while nobody typed into it', async () => {
    const initial = [{ ...roll('1', '', ''), colour: '' }];
    render(
      <>
        <Table initial={initial} />
        <input aria-label="别处" />
      </>,
    );
    expect(screen.queryByRole('button', { name: /处有误/ })).toBeNull();
    goTo(0, 3);
    await userEvent.keyboard('5');
    await userEvent.click(screen.getByRole('textbox', { name: '别处' }));
    await screen.findByRole('button', { name: '1 处有误' });
  });

  test('rows of a fixed set are dragged only when it is asked for', () => {
    const handles = () => screen.queryAllByRole('button', { name: /拖动/ }).length;
    const { rerender } = render(<Table rowsFixed />);
    expect(handles()).toBe(0);
    rerender(<Table rowsFixed sortable />);
    expect(handles()).toBe(2);
  });

  test('a note stands below its value, while the cell is typed into as well', async () => {
    const noted = columns.map((each) =>
      each.id === 'length' ? { ...each, note: ({ length }: Roll) => `可用 ${length}` } : each,
    );
    render(<Table columns={noted as typeof columns} initial={[roll('1', 'R1', '408')]} />);
    const cell = screen.getByText('可用 408').closest('[role="gridcell"]');
    expect(cell?.textContent).toBe('408可用 408');
    goTo(0, 3);
    await userEvent.keyboard('12');
    expect(cell?.textContent).toBe('可用 408');
    expect(cell?.querySelector('input')?.value).toBe('12');
    await userEvent.click(screen.getByText('可用 408'));
    await userEvent.keyboard('3');
    expect(cell?.querySelector('input')?.value).toBe('123');
  });

  test('a cell says its hint while nothing is wrong with it', () => {
    const hinted = columns.map((each) =>
      each.id === 'rollNo' ? { ...each, hint: () => '上限 412' } : each,
    ) as readonly EditColumn<Roll>[];
    render(<Table columns={hinted} initial={[roll('1'), roll('2', '')]} />);
    expect(place(0, 0).title).toBe('上限 412');
    expect(place(1, 0).title).not.toBe('上限 412');
  });

  test('Esc takes the typing back', async () => {
    render(<Table />);
    goTo(0, 0);
    await userEvent.keyboard('X9{Escape}{Enter}');
    expect(column('rollNo')).toEqual(['R1', 'R2']);
  });

  test('Esc while typing does not close the dialog around it, the next one does', async () => {
    const left = vi.fn();
    render(
      <UiProvider>
        <Dialog open onOpenChange={left} title="布卷">
          <Table />
        </Dialog>
      </UiProvider>,
    );
    goTo(0, 0);
    await userEvent.keyboard('X9{Escape}');
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledWith(false);
    expect(column('rollNo')).toEqual(['R1', 'R2']);
  });

  test('Tab passes over worked-out cells, and behind the last cell makes a row', async () => {
    render(<Table />);
    goTo(0, 1);
    await userEvent.keyboard('{Tab}');
    expect(activePlace()).toEqual([0, 3]);
    goTo(1, 3);
    await userEvent.keyboard('5{Tab}');
    expect(rows).toHaveLength(3);
    expect(column('length')).toEqual(['1.000', '5.000', '']);
    expect(activePlace()).toEqual([2, 0]);
  });

  test('keeps keys of the input method to the input method', async () => {
    render(<Table />);
    goTo(0, 0);
    const input = document.activeElement as HTMLInputElement;
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'bu' } });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229, isComposing: true });
    expect(activePlace()).toEqual([0, 0]);
    fireEvent.input(input, { target: { value: '布' } });
    fireEvent.compositionEnd(input);
    await userEvent.keyboard('{Enter}');
    expect(column('rollNo')).toEqual(['布', 'R2']);
  });

  test('pastes a block as one step, over the last row and past worked-out cells', async () => {
    render(<Table />);
    goTo(1, 0);
    paste('A1\t藏青\t9\t１，２３４.5\r\nA2\t黑色\t9\t2\r\n');
    expect(column('rollNo')).toEqual(['R1', 'A1', 'A2']);
    expect(column('colour')).toEqual(['BK', 'NV', 'BK']);
    expect(column('length')).toEqual(['1.000', '1234.500', '2.000']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'R2']);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'A1', 'A2']);
  });

  test('the keyboard stays in the rows when its row is taken back', async () => {
    render(<Table />);
    goTo(1, 0);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(column('rollNo')).toEqual(['R1', 'R2']);
    expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(rows).toHaveLength(3);
  });

  test('a figure that is not whole is refused in a column of whole numbers, not rounded', () => {
    const pieces: EditColumn<Roll> = { id: 'length', header: '件数', kind: 'number', places: 0 };
    render(<Table columns={[pieces]} initial={[roll('1', 'R1', ''), roll('2', 'R2', '')]} />);
    goTo(0, 0);
    paste('1.5\n2.0');
    expect(column('length')).toEqual(['1.5', '2']);
    goTo(1, 0);
    expect(place(0, 0).title).toBe('请输入整数');
    expect(place(1, 0).title).toBe('');
  });

  test('says how many locked cells a paste left as they were, and which', async () => {
    const held = columns.map((column) =>
      column.id === 'colour' ? { ...column, locked: () => true } : column,
    ) as readonly EditColumn<Roll>[];
    render(<Table columns={held} />);
    const before = column('colour');
    goTo(0, 0);
    paste('A1\t绿\r\nA2\t绿');
    expect((await screen.findByText(/锁定/)).textContent).toBe(
      '2 个锁定的单元格未粘贴：第1行颜色、第2行颜色',
    );
    expect(column('colour')).toEqual(before);
    expect(column('rollNo')).toEqual(['A1', 'A2']);
    act(() => toast.clear());
    goTo(1, 1);
    paste('绿');
    expect(await screen.findByText('1 个锁定的单元格未粘贴：第2行颜色')).toBeDefined();
  });

  test('pastes a thousand cells into many rows as one step', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      id: `c${index}`,
      header: `第${index}列`,
      kind: 'text' as const,
      read: ({ rollNo }: Roll) => rollNo.split(',')[index] ?? '',
      write: (row: Roll, text: string) => ({
        ...row,
        rollNo: Array.from({ length: 20 }, (__, at) =>
          at === index ? text : (row.rollNo.split(',')[at] ?? ''),
        ).join(','),
      }),
    }));
    const initial = Array.from({ length: 500 }, (_, index) => roll(String(index)));
    render(<Table initial={initial} columns={twenty} />);
    goTo(3, 0);
    const line = Array.from({ length: 20 }, (_, index) => `v${index}`);
    paste(Array.from({ length: 50 }, () => line.join('\t')).join('\n'));
    expect(rows.filter(({ rollNo }) => rollNo === line.join(','))).toHaveLength(50);
    expect(rows[53]?.rollNo).toBe('R53');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(rows).toEqual(initial);
  });

  test('draws of five hundred rows those in view, and the active one wherever it is', async () => {
    const initial = Array.from({ length: 500 }, (_, index) => roll(String(index)));
    const { container } = render(<Table initial={initial} />);
    const drawn = () => container.querySelectorAll('tr[data-sort-id]').length;
    expect(drawn()).toBeLessThanOrEqual(50);
    goTo(0, 0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(activePlace()).toEqual([499, 3]);
    expect(drawn()).toBeLessThanOrEqual(50);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.keyboard('7{Enter}');
    expect(rows[499]?.length).toBe('7.000');
  });

  test('takes twenty steps back and forth', async () => {
    render(<Table />);
    goTo(0, 3);
    for (let step = 1; step <= 20; step += 1) await userEvent.keyboard(`${step}{Enter}{ArrowUp}`);
    expect(rows[0]?.length).toBe('20.000');
    for (let step = 1; step <= 20; step += 1) await userEvent.keyboard('{Control>}z{/Control}');
    expect(rows[0]?.length).toBe('1.000');
  });

  test('refuses to delete the last row, alone or with all others', async () => {
    render(<Table />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(screen.getByText('至少保留一行!')).toBeDefined();
    expect(rows).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: '删除此行' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: '删除此行' }));
    expect(column('rollNo')).toEqual(['R2']);
  });

  test('a new row shows what is blank once it was left, or once faults are asked for', async () => {
    const handle = createRef<EditableTableHandle>();
    render(<Table ref={handle} />);
    const counted = () => screen.queryByRole('button', { name: /处有误/ })?.textContent;
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    expect(counted()).toBeUndefined();
    goTo(0, 0);
    expect(counted()).toBe('1 处有误');
    goTo(2, 3);
    await userEvent.keyboard('1{Tab}');
    expect([rows.length, counted()]).toEqual([4, '1 处有误']);
    act(() => {
      handle.current?.jumpToFault();
    });
    expect([activePlace(), counted()]).toEqual([[2, 0], '2 处有误']);
  });

  test('a new row shows what is blank when the keyboard goes elsewhere', async () => {
    render(
      <>
        <Table />
        <input aria-label="别处" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(screen.queryByRole('button', { name: /处有误/ })).toBeNull();
    await userEvent.click(screen.getByRole('textbox', { name: '别处' }));
    await screen.findByRole('button', { name: '1 处有误' });
  });

  test('a copy shows what is blank no earlier than a new row', async () => {
    render(<Table copyRow={(row, id) => ({ ...row, id, rollNo: '' })} />);
    await userEvent.click(screen.getAllByRole('button', { name: '复制此行' })[0] as HTMLElement);
    expect(screen.queryByRole('button', { name: /处有误/ })).toBeNull();
    goTo(1, 3);
    goTo(0, 3);
    expect(screen.getByRole('button', { name: '1 处有误' })).toBeDefined();
  });

  test('copies a row under itself with an id of its own', async () => {
    render(<Table />);
    await userEvent.click(screen.getAllByRole('button', { name: '复制此行' })[0] as HTMLElement);
    expect(column('rollNo')).toEqual(['R1', 'R1', 'R2']);
    expect(new Set(column('id')).size).toBe(3);
  });

  test('puts the rows of a group away, and opens it where the cursor goes in', async () => {
    render(<Table initial={shaded} groups={byColour} />);
    expect(heads()).toEqual(['BK', 'NV']);
    await userEvent.click(screen.getByRole('button', { name: 'NV' }));
    expect(document.querySelectorAll('tr[data-sort-id]')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'NV' }).getAttribute('aria-expanded')).toBe('false');
    goTo(1, 0);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.querySelectorAll('tr[data-sort-id]')).toHaveLength(3);
    expect(activePlace()).toEqual([2, 0]);
  });

  test('a row that is moved among the rows of another group becomes one of them', async () => {
    render(<Table initial={shaded} groups={byColour} />);
    screen.getByRole('button', { name: '拖动排序 3' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(column('rollNo')).toEqual(['R1', 'R3', 'R2']);
    expect(column('colour')).toEqual(['BK', 'BK', 'BK']);
    expect(heads()).toEqual(['BK']);
  });

  test('sorts by the arrow keys on the handle', async () => {
    render(<Table />);
    screen.getByRole('button', { name: '拖动排序 1' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(column('id')).toEqual(['2', '1']);
    expect(screen.getByText('第1行移到第2行')).toBeDefined();
  });

  test('marks what is wrong and jumps to the first of it', async () => {
    render(<Table initial={[roll('1'), roll('2', '', '-1')]} />);
    await userEvent.click(screen.getByRole('button', { name: '2 处有误' }));
    expect(activePlace()).toEqual([1, 0]);
    const input = document.activeElement as HTMLInputElement;
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '必填',
    );
  });

  test('keeps text that is no number, and says so', async () => {
    render(<Table />);
    goTo(0, 3);
    await userEvent.keyboard('abc{Enter}');
    expect(column('length')).toEqual(['abc', '1.000']);
    expect(place(0, 3).title).toBe('请输入数字');
  });

  test('fills to the right of a stretched range, each row with its own first cell', async () => {
    render(<Table initial={[roll('1', 'NV'), roll('2', 'BK')]} />);
    goTo(0, 0);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}r{/Control}');
    expect(column('colour')).toEqual(['NV', 'BK']);
  });

  test('fills and takes back under Caps Lock as well', async () => {
    render(<Table initial={[roll('1', 'NV')]} />);
    goTo(0, 0);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const press = (key: string) =>
      fireEvent.keyDown(document.activeElement as Element, { key, ctrlKey: true });
    press('R');
    expect(column('colour')).toEqual(['NV']);
    press('Z');
    expect(column('colour')).toEqual(['BK']);
  });

  test('the handle at the corner writes the chosen cell over those it is dragged to', () => {
    render(<Table initial={[roll('1', 'R1', '7.000'), roll('2'), roll('3')]} />);
    goTo(0, 3);
    const handle = place(0, 3).querySelector('[data-part="fill-handle"]') as Element;
    document.elementFromPoint = () => place(2, 3);
    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerMove(document);
    expect(place(1, 3).dataset.range).toBe('true');
    fireEvent.pointerUp(document);
    expect(column('length')).toEqual(['7.000', '7.000', '7.000']);
  });

  test('Esc lets go of the handle without writing, and closes nothing around the table', () => {
    const outside = vi.fn();
    document.addEventListener('keydown', outside, true);
    render(<Table initial={[roll('1', 'R1', '7.000'), roll('2')]} />);
    goTo(0, 3);
    document.elementFromPoint = () => place(1, 3);
    fireEvent.pointerDown(place(0, 3).querySelector('[data-part="fill-handle"]') as Element, {
      button: 0,
    });
    fireEvent.pointerMove(document);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(document);
    document.removeEventListener('keydown', outside, true);
    expect(column('length')).toEqual(['7.000', '1.000']);
    expect(outside).not.toHaveBeenCalled();
  });

  test('the handle reaches no cell of another table', () => {
    render(<Table initial={[roll('1', 'R1', '7.000'), roll('2')]} />);
    const other = document.body.appendChild(document.createElement('div'));
    other.dataset.part = 'editable-table';
    other.innerHTML = '<span data-row="1" data-col="3"></span>';
    goTo(0, 3);
    const handle = place(0, 3).querySelector('[data-part="fill-handle"]') as Element;
    document.elementFromPoint = () => other.firstElementChild;
    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerMove(document);
    fireEvent.pointerUp(document);
    other.remove();
    expect(column('length')).toEqual(['7.000', '1.000']);
  });

  test('paints the colour of a cell before its words', () => {
    const painted = columns.map((each) =>
      each.id === 'colour' ? { ...each, paint: () => '#1f2a44' } : each,
    ) as readonly EditColumn<Roll>[];
    render(<Table columns={painted} />);
    expect(place(0, 1).querySelector<HTMLElement>('[aria-hidden]')?.style.background).toBe(
      'rgb(31, 42, 68)',
    );
  });

  test('clears and fills a stretched range', async () => {
    render(<Table initial={[roll('1', 'A'), roll('2', 'B'), roll('3', 'C')]} />);
    goTo(0, 0);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(column('rollNo')).toEqual(['A', 'A', 'C']);
    await userEvent.keyboard('{Delete}');
    expect(column('rollNo')).toEqual(['', '', 'C']);
  });

  test('chooses in a cell by typing', async () => {
    render(<Table />);
    goTo(0, 1);
    await userEvent.keyboard('藏{Enter}');
    expect(column('colour')).toEqual(['NV', 'BK']);
  });

  test('changes nothing when it is only read', async () => {
    const changed = vi.fn();
    render(<Table readOnly onRowsChange={changed} />);
    goTo(0, 0);
    await userEvent.keyboard('X{Delete}{Enter}');
    expect(activePlace()).toEqual([1, 0]);
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  });
});

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a\nb"\t"say ""hi"""', [['a\nb', 'say "hi"']]],
  ['', [['']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('reads %j', (text, block) => {
  expect(readTsv(text)).toEqual(block);
});

test('row ids do not repeat and need no secure context', () => {
  const ids = new Set(Array.from({ length: 1_000 }, newRowId));
  expect(ids.size).toBe(1_000);
});

describe('a column that searches', () => {
  const colours = [
    { value: 'RD', label: '大红', note: 'R1' },
    { value: 'PK', label: '粉红' },
    { value: 'P2', label: '粉红' },
  ];
  const found: { value: string; label: string; note?: string }[] = [];
  const search = vi.fn(async (text: string) => {
    const answer = colours.filter(({ label, note }) => label.includes(text) || note === text);
    for (const colour of answer) if (!found.includes(colour)) found.push(colour);
    return answer;
  });
  const searching = columns.map((each) =>
    each.id === 'colour'
      ? {
          ...(each as TypedColumn<Roll>),
          options: () => [{ value: 'BK', label: '黑色' }, ...found],
          search,
        }
      : each,
  );
  const chosen = () => column('colour');

  test('shows what stands in a row by its name, and takes what was found', async () => {
    found.length = 0;
    render(<Table columns={searching} />);
    goTo(0, 1);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: '颜色' });
    expect(input.value).toBe('黑色');
    await userEvent.type(input, '大');
    await userEvent.click(await screen.findByRole('option', { name: /大红/ }));
    expect(chosen()).toEqual(['RD', 'BK']);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '颜色' }).value).toBe('大红');
  });

  test('a pasted block is looked up and is one step; words of several, or of none, are marked', async () => {
    found.length = 0;
    search.mockClear();
    render(<Table columns={searching} />);
    goTo(0, 0);
    paste('A1\t大红\nA2\t粉红\nA3\t紫');
    await waitFor(() => expect(chosen()).toEqual(['RD', '粉红', '紫']));
    expect(search.mock.calls.map(([text]) => text)).toEqual(['大红', '粉红', '紫']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(chosen()).toEqual(['BK', 'BK']);
  });
});
