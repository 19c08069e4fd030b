// @vitest-environment jsdom
import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { Paper, type PaperDefinition, paperPages, paperSum } from './paper.tsx';

afterEach(cleanup);

interface Line {
  readonly bedNo: string;
  readonly cutNum: number | null;
  readonly netLen: string | null;
}
interface Slip {
  readonly orderNo: string;
  readonly tableName: string;
  readonly lines: readonly Line[];
}

const paper: PaperDefinition<Slip, Line> = {
  size: 'A5 landscape',
  title: msg('发料单'),
  number: ({ orderNo }) => orderNo,
  code: ({ orderNo }) => orderNo,
  mark: ({ tableName }) => (tableName === '' ? '草稿' : undefined),
  facts: { fields: CuttingBedReportRowFields, names: ['tableName'] },
  lines: {
    fields: CuttingBedReportRowFields,
    names: ['bedNo', 'cutNum', 'netLen'],
    of: ({ lines }) => lines,
    sums: ['cutNum', 'netLen'],
  },
  signatures: [msg('仓管'), msg('裁床')],
  copies: [msg('存根'), msg('领用联')],
};
const slip = (count: number, tableName = '一台'): Slip => ({
  orderNo: 'SO2403017',
  tableName,
  lines: Array.from({ length: count }, (_, at) => ({
    bedNo: String(at + 1),
    cutNum: at === 0 ? null : 10,
    netLen: '0.100',
  })),
});
const printing = { companyName: '创信', userName: '陈静', now: () => Date.UTC(2024, 2, 20, 6, 5) };

const draw = (record: Slip) => render(<Paper {...{ paper, record, printing }} />);

test('lines are laid out by pages, and a paper without lines has one page', () => {
  expect(paperPages([], 9)).toEqual([{ rows: [], page: 1, pages: 1, before: 0 }]);
  const pages = paperPages([1, 2, 3, 4, 5], 2);
  expect(pages.map(({ rows, before }) => [rows, before])).toEqual([
    [[1, 2], 0],
    [[3, 4], 2],
    [[5], 4],
  ]);
});

test('a column adds up exactly, and what is empty brings nothing', () => {
  const { lines } = slip(10);
  expect(paperSum(lines, 'netLen').toString()).toBe('1');
  expect(paperSum(lines, 'cutNum').toString()).toBe('90');
  expect(paperSum([], 'cutNum').toString()).toBe('0');
});

test('each copy has all pages, each page its sums, and the last those of the whole with the signatures', () => {
  draw(slip(10));
  const pages = screen.getAllByRole('article');
  expect(pages.map((page) => within(page).getByText(/^第/).textContent)).toEqual([
    ...['第 1 / 2 页', '第 2 / 2 页'],
    ...['第 1 / 2 页', '第 2 / 2 页'],
  ]);
  const [first, second, third] = pages.map((page) => within(page));
  expect(first?.getByText('存根')).toBeDefined();
  expect(third?.getByText('领用联')).toBeDefined();
  expect(first?.getByRole('row', { name: /^本页合计 80/ })).toBeDefined();
  expect(first?.queryByRole('row', { name: /^合计/ })).toBeNull();
  expect(first?.queryByText('仓管')).toBeNull();
  expect(second?.getByRole('row', { name: /^本页合计 10/ })).toBeDefined();
  expect(second?.getByRole('row', { name: /^合计 90/ })).toBeDefined();
  expect(second?.getByRole('row', { name: /^10 10 10/ })).toBeDefined();
  expect(second?.getByText('仓管')).toBeDefined();
  expect(second?.getByText('2024-03-20 06:05 陈静 打印')).toBeDefined();
});

test('one page has its sum once, and says what is not valid', () => {
  draw(slip(2, ''));
  const [page] = screen.getAllByRole('article');
  if (page === undefined) throw new Error('nothing was drawn');
  expect(within(page).queryByText('本页合计')).toBeNull();
  expect(within(page).getByRole('row', { name: /^合计 10/ })).toBeDefined();
  expect(within(page).getByText('草稿')).toBeDefined();
});
