// @vitest-environment jsdom
import type {
  CuttingBedReportPage,
  CuttingOutputReportPage,
  CuttingOutputReportRow,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cutHeads } from '#testing/cut-heads.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { speak } from '../../language.ts';
import CuttingOutputReport from './cutting-output-report.screen.tsx';
import { areaPath, linePath, topOf } from './output/chart-lines.ts';
import { DayBedsDrawer } from './output/day-beds-drawer.tsx';

const page = sampleAnswers.getCuttingOutputReport as CuttingOutputReportPage;
const first = page.list[0] as CuttingOutputReportRow;
const answers = (part: Partial<CuttingOutputReportRow>) => ({
  getCuttingOutputReport: { ...page, list: [{ ...first, bedCount: 2, ...part }] },
});

afterEach(cleanup);

test('begins with thirty days by table, and asks by team', async () => {
  const { calls } = renderScreen(CuttingOutputReport);
  const asked = () =>
    calls.findLast(({ operation }) => operation === 'getCuttingOutputReport')?.query;
  await waitFor(() =>
    expect(asked()).toMatchObject({ workDateFrom: '2024-02-20', workDateTo: '2024-03-20' }),
  );
  await userEvent.click(screen.getByRole('radio', { name: '按班组' }));
  await waitFor(() => expect(asked()).toMatchObject({ byTeam: 'true' }));
});

test('without attendance the ratios are dashes and the row says why', async () => {
  renderScreen(CuttingOutputReport, {
    answers: answers({
      ...{ headcount: null, attendMin: null, pcsPerHour: null, effPct: null },
      lacksAttendance: true,
    }),
  });
  expect(await screen.findByText('缺出勤')).toBeDefined();
  cleanup();
  renderScreen(CuttingOutputReport, { answers: answers({ effPct: '61.58' }) });
  expect((await screen.findAllByText('61.58')).length).toBeGreaterThan(0);
  expect(screen.queryByText('缺出勤')).toBeNull();
});

test('no word of an English head is wider than its column', async () => {
  await speak('en');
  renderScreen(CuttingOutputReport);
  await screen.findByRole('columnheader', { name: 'Beds' });
  const cut = cutHeads();
  await speak('zh-CN');
  expect(cut).toEqual([]);
});

test('the charts have their figures as text', async () => {
  renderScreen(CuttingOutputReport, {
    answers: {
      getCuttingOutputReport: {
        ...page,
        places: [{ deptId: '1', tableName: '1号台', cutNum: 720, targetNum: 800, dclPct: '90.00' }],
      },
    },
  });
  expect(
    await screen.findByRole('img', { name: '近30天件数与件/人时：2024-03-20 720 18.00' }),
  ).toBeDefined();
  expect(screen.getByText('90.00%')).toBeDefined();
  expect(screen.getByText('720 / 800')).toBeDefined();
});

test('where nothing was cut, attainment says so too', async () => {
  renderScreen(CuttingOutputReport, {
    answers: { getCuttingOutputReport: { ...page, total: 0, list: [], places: [] } },
  });
  const attainment = within(
    (await screen.findByText('件数 ÷ 目标，所选日期')).closest('figure') ?? expect.fail('no chart'),
  );
  expect(attainment.getByText('所选日期没有裁剪')).toBeDefined();
});

test('the beds behind a day of a table are listed', async () => {
  const { calls } = renderScreen(CuttingOutputReport, { answers: answers({}) });
  await userEvent.click(await screen.findByRole('button', { name: '床次' }));
  const drawer = within(await screen.findByRole('dialog', { name: '2024-03-20 1号台' }));
  expect(await drawer.findByRole('grid', { name: '床次' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'getCuttingBedReport')?.query).toMatchObject({
    ...{ deptId: first.deptId, workDateFrom: '2024-03-20', workDateTo: '2024-03-20' },
  });
});

test('the beds behind a day of a team are those that the report was asked for', async () => {
  const { calls } = renderScreen(() => (
    <DayBedsDrawer
      row={first}
      asked={{ byTeam: 'true', workDateFrom: '2024-02-20', tableId: '77', factoryId: '5' }}
      onClose={() => undefined}
    />
  ));
  await screen.findByRole('grid', { name: '床次' });
  const query = calls.find(({ operation }) => operation === 'getCuttingBedReport')?.query;
  expect(query).toMatchObject({
    ...{ deptId: first.deptId, tableId: '77', factoryId: '5' },
    ...{ workDateFrom: '2024-03-20', workDateTo: '2024-03-20' },
  });
  expect(query).not.toHaveProperty('byTeam');
});

test('a drawer that has not room for every bed says how many there are', async () => {
  const beds = sampleAnswers.getCuttingBedReport as CuttingBedReportPage;
  const drawn = (total: number) =>
    renderScreen(() => <DayBedsDrawer row={first} asked={{}} onClose={() => undefined} />, {
      answers: { getCuttingBedReport: { ...beds, total } },
    });
  drawn(1207);
  expect(await screen.findByText('共 1,207 条，只列出前 1 条')).toBeDefined();
  cleanup();
  drawn(1);
  await screen.findByRole('grid', { name: '床次' });
  expect(screen.queryByText(/只列出前/)).toBeNull();
});

test('a report that could not be read shows no empty charts', async () => {
  renderScreen(CuttingOutputReport, {
    answers: { getCuttingOutputReport: refusal(10009, '日期范围最多366天') },
  });
  await screen.findByText('日期范围最多366天');
  expect(screen.queryByText('近30天')).toBeNull();
});

test('a curve stays below a round top and breaks where there is no figure', () => {
  expect([topOf([undefined, 0]), topOf([720, 1300]), topOf([20.5])]).toEqual([1, 2000, 50]);
  expect(linePath([10, undefined, 5, 10], 10, 40, 100)).toBe('M5.0 0.0h0M25.0 50.0L35.0 0.0');
  expect(areaPath([10, 5], 10, 20, 100)).toBe('M5.0 100L5.0 0.0L15.0 50.0L15.0 100Z');
  expect(areaPath([undefined], 10, 20, 100)).toBe('');
});
