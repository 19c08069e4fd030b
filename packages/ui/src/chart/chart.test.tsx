// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Chart } from './chart.tsx';
import { paretoOf, tableOfChart, waterfallBars } from './chart-data.ts';

afterEach(cleanup);

const items = [
  { label: '断线', value: 12 },
  { label: '跳针', value: 40 },
  { label: '污渍', value: 12 },
];

describeConformance(<Chart label="疵点" chart={{ kind: 'pareto', label: '件', items }} />, {
  role: 'figure',
  name: '疵点',
  stops: 0,
});

test('the largest stands first, equal ones in their order, and the shares end at the whole', () => {
  expect(paretoOf(items).map(({ label, at, upTo }) => [label, at, upTo])).toEqual([
    ['跳针', 1, 62.5],
    ['断线', 0, 81.25],
    ['污渍', 2, 100],
  ]);
  expect(paretoOf([])).toEqual([]);
  expect(paretoOf([{ label: '断线', value: 0 }])).toMatchObject([{ upTo: 0 }]);
  expect(
    paretoOf([1, 1, 1].map((value) => ({ label: '', value }))).map(({ upTo }) => upTo),
  ).toEqual([33.33, 66.67, 100]);
});

test('a step of a waterfall stands on the end of the one before it, a total on the ground', () => {
  expect(
    waterfallBars([
      { label: '到料', value: 1000, isTotal: true },
      { label: '铺用', value: -820 },
      { label: '退回', value: 40 },
      { label: '余布', value: 220, isTotal: true },
    ]),
  ).toEqual([
    { from: 0, to: 1000 },
    { from: 1000, to: 180 },
    { from: 180, to: 220 },
    { from: 0, to: 220 },
  ]);
});

test('what is drawn can be read: every series by category, and a dash where nothing is known', () => {
  render(
    <Chart
      label="件数"
      chart={{
        kind: 'series',
        categories: ['04-13', '04-14'],
        series: [
          { label: '件数', as: 'bar', values: [1240, null] },
          { label: '达成', as: 'line', values: [88.5, 101], format: (value) => `${value}%` },
        ],
      }}
    />,
  );
  const table = within(screen.getByRole('table', { name: '件数' }));
  expect(table.getByRole('row', { name: '04-13 1,240 88.5%' })).toBeDefined();
  expect(table.getByRole('row', { name: '04-14 – 101%' })).toBeDefined();
});

test('a field of heat is read by row and column', () => {
  expect(
    tableOfChart(
      { kind: 'heat', rows: ['一线'], columns: ['8点', '9点'], values: [[2, null]] },
      '累计',
    ),
  ).toEqual({ head: ['8点', '9点'], lines: [{ label: '一线', at: 0, cells: ['2', '–'] }] });
});

test('a category is pressed without a pointer too, by its place in what was given', async () => {
  const pressed = vi.fn();
  render(<Chart label="疵点" chart={{ kind: 'pareto', label: '件', items }} onPress={pressed} />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('跳针');
  await userEvent.keyboard('{Enter}');
  expect(pressed.mock.calls).toEqual([[1]]);
});

test('without anything to draw it says so', () => {
  render(<Chart label="疵点" chart={{ kind: 'pareto', label: '件', items: [] }} />);
  expect(screen.getByText('暂无数据')).toBeDefined();
});
