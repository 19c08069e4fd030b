// @vitest-environment jsdom
import type { CuttingOutputReportPage, CuttingOutputReportRow } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import CuttingOutputReport from './cutting-output-report.screen.tsx';

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

test('the charts have their figures as text', async () => {
  renderScreen(CuttingOutputReport, {
    answers: {
      getCuttingOutputReport: {
        ...page,
        places: [{ deptId: '1', tableName: '1号台', cutNum: 720, targetNum: 800, dclPct: '90.00' }],
      },
    },
  });
  const curve = within(await screen.findByRole('table', { name: '近30天' }));
  expect(curve.getByRole('row', { name: '2024-03-20 720 18.00' })).toBeDefined();
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

test('the beds behind a day of a team are those that the report was asked for', async () => {
  const { calls } = renderScreen(CuttingOutputReport, { answers: answers({}) });
  await userEvent.click(screen.getByRole('radio', { name: '按班组' }));
  await userEvent.click(screen.getByRole('combobox', { name: '裁床台' }));
  const offered = within(await screen.findByRole('listbox')).findAllByRole('option');
  await userEvent.click((await offered)[0] as HTMLElement);
  const asked = (id: string) => calls.findLast(({ operation }) => operation === id)?.query;
  await waitFor(() => expect(asked('getCuttingOutputReport')).toHaveProperty('tableId'));
  await userEvent.click(await screen.findByRole('button', { name: '床次' }));
  await screen.findByRole('grid', { name: '床次' });
  const { tableId } = asked('getCuttingOutputReport') as { readonly tableId: string };
  expect(asked('getCuttingBedReport')).toMatchObject({
    ...{ deptId: first.deptId, tableId },
    ...{ workDateFrom: '2024-03-20', workDateTo: '2024-03-20' },
  });
  expect(asked('getCuttingBedReport')).not.toHaveProperty('byTeam');
});

test('a report that could not be read shows no empty charts', async () => {
  renderScreen(CuttingOutputReport, {
    answers: { getCuttingOutputReport: refusal(10009, '日期范围最多366天') },
  });
  await screen.findByText('日期范围最多366天');
  expect(screen.queryByText('近30天')).toBeNull();
});
