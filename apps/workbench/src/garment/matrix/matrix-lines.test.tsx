// @vitest-environment jsdom
import { getWarehouseReceiptRemaining } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import type { MatrixLine } from './matrix-cells.ts';
import { matrixLines } from './matrix-lines.tsx';

const matrix = matrixLines({
  remaining: getWarehouseReceiptRemaining,
  note: ({ maxNum, doneNum, remainNum }) => `合格${maxNum} 已入${doneNum}\n可入${remainNum}`,
  most: ({ remainNum }) => remainNum,
  above: (cell, most) => `${cell} 可入${most}`,
  fill: { label: msg('全入'), of: ({ remainNum }) => remainNum },
  whole: (pieces) => ({ text: `共${pieces}件`, isOver: pieces > 1000 }),
  scanned: ({ status }) => (status === 5 ? undefined : '未通过质检'),
});

const cell = (color: string, size: string, grade: number, remainNum: number) => ({
  ...{
    colorId: color,
    colorName: color === '1' ? '黑色' : '藏青',
    sizeId: size,
    sizeName: size === '8' ? 'M' : 'L',
  },
  ...{ grade, maxNum: 408, doneNum: 408 - remainNum, pendingNum: 0, stockNum: 0, lockedNum: 0 },
  ...{ remainNum, planNum: null, shippedNum: null },
});
const remaining = {
  ...(sampleAnswers.getWarehouseReceiptRemaining as object),
  cells: [
    ...[cell('1', '8', 1, 408), cell('1', '9', 1, 20), cell('2', '8', 1, 30), cell('2', '9', 1, 0)],
    ...[cell('1', '8', 2, 6)],
  ],
};
const bundle = (no: number, num: number, status = 5, orderId = '17') => ({
  ...(sampleAnswers.resolveScanCode as object),
  ...{ kind: 'bundle', id: `${no}`, label: `B000${no}` },
  bundle: {
    ...((sampleAnswers.listBundles as { list: object[] }).list[0] as object),
    ...{
      id: `${no}`,
      barcode: `BAR${no}`,
      orderId,
      orderNo: 'SO1',
      colorId: '1',
      sizeId: '8',
      num,
      status,
    },
  },
});

let lines: readonly MatrixLine[];
let found: readonly string[];
function Bill() {
  const [typed, setTyped] = useState<readonly MatrixLine[]>([]);
  lines = typed;
  const values = { orderId: '17', lines: typed };
  found = matrix.useFound(values).map(({ text }) => text);
  return (
    <matrix.Grid
      {...{ values, lines: typed as never, issues: new Map() }}
      onChange={(next) => setTyped(next as readonly MatrixLine[])}
    />
  );
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  lines = [];
});
afterEach(cleanup);

/** Answers are read when they are asked for: a test may change them. */
const show = (answers: Record<string, unknown> = {}) => {
  answers['getWarehouseReceiptRemaining'] ??= remaining;
  return renderScreen(Bill, { answers });
};
const cellAt = async (row: number, col: number) => {
  const rows = await screen.findAllByRole('row');
  return within(rows[row + 1] as HTMLElement).getAllByRole('gridcell')[col + 1] as HTMLElement;
};
const told = () =>
  lines.map(({ colorId, sizeId, grade, num }) => [colorId, sizeId, grade, num].join('/'));

test('what is left stands under the pieces; Tab goes right, Enter down, sums go both ways', async () => {
  show();
  expect((await cellAt(0, 0)).textContent).toBe('合格408 已入0\n可入408');
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('12{Tab}5{Enter}');
  await userEvent.click(await cellAt(1, 0));
  await userEvent.keyboard('3{Enter}');
  expect(told()).toEqual(['1/8/1/12', '1/9/1/5', '2/8/1/3']);
  const sums = screen.getAllByRole('row').at(-1) as HTMLElement;
  expect(sums.textContent).toContain('15');
  expect(sums.textContent).toContain('20');
  expect(screen.getByRole('tab', { name: /A品/ }).textContent).toContain('20');
  expect(screen.getByText('共20件')).toBeDefined();
});

test('more than is left is red, said by its cell, and found', async () => {
  show();
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('409{Enter}');
  expect((await cellAt(0, 0)).getAttribute('aria-invalid')).toBe('true');
  expect((await cellAt(0, 0)).getAttribute('title')).toBe('黑色/M 可入408');
  expect(found).toEqual(['黑色/M 可入408']);
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('408{Enter}');
  expect(found).toEqual([]);
});

test('too many pieces together are found as well', async () => {
  show({
    getWarehouseReceiptRemaining: { ...remaining, cells: [cell('1', '8', 1, 2000)] },
  });
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('1001{Enter}');
  expect(found).toEqual(['共1001件']);
});

test('one press fills the cells of a grade with what is left, and empties those with nothing left', async () => {
  show();
  await userEvent.click(await cellAt(1, 1));
  await userEvent.keyboard('7{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '全入' }));
  expect(told().toSorted()).toEqual(['1/8/1/408', '1/9/1/20', '2/8/1/30']);
});

test('seconds have a tab of their own in the same bill', async () => {
  show();
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('2{Enter}');
  await userEvent.click(screen.getByRole('tab', { name: /次品/ }));
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('6{Enter}');
  expect(told()).toEqual(['1/8/1/2', '1/8/2/6']);
});

test('a block of a spreadsheet comes in by its names, and names what the order does not have', async () => {
  show();
  await userEvent.click(await cellAt(0, 0));
  const grid = screen.getByRole('grid');
  fireEvent.paste(document.activeElement ?? grid, {
    clipboardData: { getData: () => '\tL\tM\n藏青\t4\t5\n米白\t1\t1' },
  });
  await waitFor(() => expect(told().toSorted()).toEqual(['2/8/1/5', '2/9/1/4']));
  expect(screen.getByText(/没有的颜色或尺码：米白/)).toBeDefined();
});

test('a scanned bundle adds its pieces once; one that may not come in adds none and says why', async () => {
  const answers: Record<string, unknown> = { resolveScanCode: bundle(1, 24) };
  show(answers);
  const field = await screen.findByRole('textbox', { name: '扫描扎号' });
  const scan = async (next: object, code: string) => {
    answers.resolveScanCode = next;
    await userEvent.type(field, `${code}{Enter}`);
  };
  await scan(bundle(1, 24), 'BAR1');
  await screen.findByText('24件');
  await scan(bundle(2, 20), 'BAR2');
  await screen.findByText('20件');
  expect(told()).toEqual(['1/8/1/44']);
  expect(lines[0]?.barcodes).toEqual(['BAR1', 'BAR2']);
  await scan(bundle(1, 24), 'BAR1');
  await screen.findByText('已扫');
  await scan(bundle(3, 24, 4), 'BAR3');
  await screen.findByText(/未通过质检/);
  await scan(bundle(4, 24, 5, '18'), 'BAR4');
  await screen.findByText(/扎号B0004属于订单SO1/);
  expect(told()).toEqual(['1/8/1/44']);
});

test('the place of a grade is that of all its pieces, later ones included', async () => {
  show();
  await userEvent.click(await cellAt(0, 0));
  await userEvent.keyboard('2{Enter}');
  // Keys of a test come as fast as those of a scanner.
  fireEvent.change(screen.getByRole('textbox', { name: '库位' }), { target: { value: 'A-01' } });
  await userEvent.click(await cellAt(1, 0));
  await userEvent.keyboard('3{Enter}');
  expect(lines.map(({ locationCode }) => locationCode)).toEqual(['A-01', 'A-01']);
});
