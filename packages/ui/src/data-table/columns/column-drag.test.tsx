// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { UiProvider } from '../../ui-provider/ui-provider.tsx';
import { DataTable } from '../data-table.tsx';
import { type DataTableState, useTableState } from '../state/table-state.ts';
import { columnPlaceAt, withColumnMoved } from './column-order.ts';
import type { DataColumn } from './data-column.ts';

// Nothing is laid out here: every column is a hundred wide, the first one starts at zero.

interface Bed {
  readonly id: string;
}
const columns: readonly DataColumn<Bed>[] = [
  { id: 'no', header: '床号', pin: 'start' },
  { id: 'day', header: '日期', pin: 'start' },
  { id: 'colour', header: '颜色', sortable: true },
  { id: 'note', header: '备注', hidden: true },
  { id: 'layers', header: '层数', filterOptions: [{ value: '1', label: '一' }] },
  { id: 'pieces', header: '件数' },
  { id: 'actions', header: '操作', pin: 'end', fixed: true } as const,
].map((column) => ({ ...column, width: 100, cell: ({ id }: Bed) => id }) as DataColumn<Bed>);
const rows: readonly Bed[] = [{ id: '1' }];

let state: DataTableState;
function Table() {
  const [own, setOwn] = useTableState();
  state = own;
  return (
    <UiProvider>
      <DataTable
        label="床次"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        state={own}
        onStateChange={setOwn}
      />
    </UiProvider>
  );
}
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const heads = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(0, 2));
const marked = () => {
  const cell = document.querySelector<HTMLElement>('[data-drop]');
  return cell === null ? undefined : `${cell.dataset.drop} ${cell.textContent?.slice(0, 2)}`;
};

function hold(target: Element, from: number, to: number) {
  fireEvent.pointerDown(target, { button: 0, clientX: from, pointerType: 'mouse' });
  fireEvent.pointerMove(document, { clientX: to, buttons: 1 });
}
const letGo = (clientX: number) => fireEvent.pointerUp(document, { clientX });

afterEach(cleanup);

describe('dragging a head', () => {
  test('marks where the column would stand and moves it there', () => {
    render(<Table />);
    hold(head('颜色'), 250, 420);
    expect(head('颜色').dataset.held).toBe('true');
    expect(marked()).toBe('before 件数');
    fireEvent.pointerMove(document, { clientX: 460, buttons: 1 });
    expect(marked()).toBe('after 件数');
    expect(heads()).toEqual(['床号', '日期', '颜色', '层数', '件数', '操作']);
    letGo(460);
    expect(heads()).toEqual(['床号', '日期', '层数', '件数', '颜色', '操作']);
    expect(marked()).toBeUndefined();
    expect(head('颜色').dataset.held).toBeUndefined();
  });

  test('is taken back by Escape, which goes no further', () => {
    render(<Table />);
    let clicks = 0;
    const count = () => (clicks += 1);
    window.addEventListener('keydown', count);
    hold(head('颜色'), 250, 460);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    window.removeEventListener('keydown', count);
    expect(marked()).toBeUndefined();
    letGo(460);
    expect(state.columns.order).toBeUndefined();
    expect(clicks).toBe(0);
  });

  test('leaves pinned columns in their zone, wherever the hand goes', () => {
    render(<Table />);
    hold(head('床号'), 50, 480);
    expect(marked()).toBe('after 日期');
    letGo(480);
    hold(head('件数'), 450, 10);
    expect(marked()).toBe('before 颜色');
    letGo(10);
    expect(heads()).toEqual(['日期', '床号', '件数', '颜色', '层数', '操作']);
  });

  test('moves nothing where the column stands already, nor a fixed column', () => {
    render(<Table />);
    hold(head('颜色'), 250, 310);
    expect(marked()).toBeUndefined();
    letGo(310);
    hold(head('操作'), 550, 250);
    expect(head('操作').dataset.held).toBeUndefined();
    letGo(250);
    expect(state.columns.order).toBeUndefined();
  });
});

describe('a press on a head', () => {
  test('still orders, a drag does not', () => {
    render(<Table />);
    const sorter = screen.getByRole('button', { name: '颜色' });
    hold(sorter, 250, 252);
    letGo(252);
    fireEvent.click(sorter, { detail: 1 });
    expect(state.sort).toEqual({ column: 'colour', direction: 'asc' });
    hold(sorter, 250, 460);
    letGo(460);
    fireEvent.click(sorter, { detail: 1 });
    expect(state.sort?.direction).toBe('asc');
    // A screen reader presses without a pointer.
    fireEvent.click(sorter);
    expect(state.sort?.direction).toBe('desc');
  });

  test('on the filter or the edge that sizes moves no column', () => {
    render(<Table />);
    const filter = screen.getByRole('button', { name: '筛选层数' });
    hold(filter, 380, 250);
    expect(marked()).toBeUndefined();
    letGo(250);
    const edge = head('颜色').querySelector('[data-part="resizer"]') ?? expect.fail('no edge');
    hold(edge, 300, 460);
    expect(marked()).toBeUndefined();
    fireEvent.pointerUp(edge, { clientX: 460 });
    expect(state.columns).toEqual({ widths: { colour: 260 } });
  });
});

test('columns that are not shown keep their place when one is moved past them', () => {
  const next = withColumnMoved(columns, {}, 'colour', { beside: 'layers', after: true });
  expect(next.order).toEqual(['no', 'day', 'note', 'layers', 'colour', 'pieces', 'actions']);
});

test('a place among columns is found by their middles', () => {
  const zone = [
    { id: 'a', width: 60 },
    { id: 'b', width: 200 },
  ];
  expect([-5, 29, 30, 159, 160, 900].map((x) => columnPlaceAt(zone, x))).toEqual([
    { beside: 'a', after: false },
    { beside: 'a', after: false },
    { beside: 'b', after: false },
    { beside: 'b', after: false },
    { beside: 'b', after: true },
    { beside: 'b', after: true },
  ]);
  expect(columnPlaceAt([], 3)).toBeUndefined();
});
