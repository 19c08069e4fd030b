// @vitest-environment jsdom
import type { ScanLogPage, WorkReportPage, WorkReportRow } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ROWS_A_PAGE, signingPages } from './work/signing-pages.ts';
import { SheetPage } from './work/signing-sheet.tsx';
import WorkReport, { workReport } from './work-report.screen.tsx';

const page = sampleAnswers.getWorkReport as WorkReportPage;
const scans = sampleAnswers.listScans as ScanLogPage;
const first = page.list[0] as WorkReportRow;
const row = (part: Partial<WorkReportRow>): WorkReportRow => ({ ...first, ...part });

afterEach(cleanup);

const askedOf = (
  calls: readonly { readonly operation: string | undefined; readonly query?: unknown }[],
  operation: string,
) => calls.findLast((call) => call.operation === operation)?.query;

test('begins with today by person; by operation nobody is named', async () => {
  const { calls } = renderScreen(WorkReport);
  expect(await screen.findByRole('columnheader', { name: '姓名' })).toBeDefined();
  expect(askedOf(calls, 'getWorkReport')).toMatchObject({
    ...{ workDateFrom: '2024-03-20', workDateTo: '2024-03-20' },
  });
  expect(askedOf(calls, 'getWorkReport')).not.toHaveProperty('groupBy');
  await userEvent.click(screen.getByRole('radio', { name: '按工序' }));
  await waitFor(() =>
    expect(askedOf(calls, 'getWorkReport')).toMatchObject({ groupBy: 'process' }),
  );
  expect(screen.queryByRole('columnheader', { name: '姓名' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '打印签字单' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '按扎' }));
  expect(await screen.findByRole('columnheader', { name: /扎号/ })).toBeDefined();
});

test('money is shown to those with the right, and to people for their own rows', async () => {
  const { amount: _amount, unitPrice: _price, ...without } = first;
  renderScreen(WorkReport, {
    may: [],
    answers: { getWorkReport: { ...page, list: [without] } },
  });
  expect(await screen.findByRole('columnheader', { name: /合格数/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: /金额/ })).toBeNull();
  cleanup();
  renderScreen(WorkReport, { may: [] });
  expect(await screen.findByRole('columnheader', { name: /金额/ })).toBeDefined();
});

test('a scan is taken back for a reason, a refusal stays in the question', async () => {
  const locked = '工资期2024-03已锁定，请在2024-04调整';
  const { calls } = renderScreen(WorkReport, {
    answers: { reverseScan: refusal(10402, locked) },
  });
  await userEvent.click(await screen.findByRole('button', { name: '扫描明细' }));
  const drawer = within(await screen.findByRole('dialog', { name: /合肩/ }));
  await userEvent.click(await drawer.findByRole('button', { name: '冲正' }));
  expect(askedOf(calls, 'listScans')).toMatchObject({
    ...{ workDate: first.workDate, employeeId: first.employeeId, rateOf: first.scanId },
    orderProcessId: first.orderProcessId,
  });
  const question = within(
    await screen.findByRole('alertdialog', { name: '冲正 B0012 合肩 24件？' }),
  );
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: '冲正' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(question.getByRole('textbox'), '扫错');
  await userEvent.click(confirm);
  expect(await question.findByText(locked)).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'reverseScan')?.body).toMatchObject({
    scanId: scans.list[0]?.id,
    reason: '扫错',
  });
});

test('behind a figure stand the scans that the report was narrowed to, by operation those of one person', () => {
  const { query } = workReport.behind?.below ?? expect.fail('nothing is behind');
  const ofOperation = row({ employeeId: null, employeeNo: null, employeeName: null });
  const asked = { groupBy: 'process', employeeId: '88', channel: '2' };
  expect(query(ofOperation, asked)).toMatchObject({ employeeId: '88', channel: 2 });
  expect(query(first, asked)).toMatchObject({ employeeId: first.employeeId });
  expect(query(first, {})).toEqual({
    ...{ workDate: first.workDate, employeeId: first.employeeId, rateOf: first.scanId },
    orderProcessId: first.orderProcessId,
  });
});

test('scans of a row without a person say whose they are', async () => {
  renderScreen(WorkReport, {
    answers: { getWorkReport: { ...page, list: [row({ employeeId: null, employeeName: null })] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '扫描明细' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('columnheader', { name: /姓名/ })).toBeDefined();
});

test('a scan that somebody else took back meanwhile is shown as taken back', async () => {
  const answers: Record<string, unknown> = {
    listScans: scans,
    reverseScan: refusal(10202, '该扫描已冲正'),
  };
  const { push } = renderScreen(WorkReport, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '扫描明细' }));
  await userEvent.click((await screen.findAllByRole('button', { name: '冲正' }))[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), '扫错');
  await userEvent.click(question.getByRole('button', { name: '冲正' }));
  expect(await question.findByText('该扫描已冲正')).toBeDefined();
  answers.listScans = { ...scans, list: scans.list.map((scan) => ({ ...scan, status: 1 })) };
  act(() => push('lineHour', [first.lineDeptId]));
  expect(await screen.findAllByText('已冲正')).not.toHaveLength(0);
  expect(question.getByText('该扫描已冲正')).toBeDefined();
});

test('what was taken back, and people without the right, have no button for it', async () => {
  const taken = { ...scans, list: scans.list.map((scan) => ({ ...scan, status: 1 })) };
  renderScreen(WorkReport, { answers: { listScans: taken } });
  await userEvent.click(await screen.findByRole('button', { name: '扫描明细' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('B0012')).toBeDefined();
  expect(drawer.queryByRole('button', { name: '冲正' })).toBeNull();
  cleanup();
  renderScreen(WorkReport, { may: [] });
  await userEvent.click(await screen.findByRole('button', { name: '扫描明细' }));
  const seen = within(await screen.findByRole('dialog'));
  expect(await seen.findByText('B0012')).toBeDefined();
  expect(seen.queryByRole('button', { name: '冲正' })).toBeNull();
});

test('the list to be signed has thirty rows a page for each line and day, and sums to the cent', () => {
  const rows = Array.from({ length: ROWS_A_PAGE + 2 }, (_, at) =>
    row({ scanId: String(at), seqNo: at, okNum: 10, reworkNum: 1, amount: '0.1050' }),
  );
  const other = row({ lineDeptId: '9', lineDeptName: '缝制9组', scanId: 'x', amount: '1.0000' });
  const pages = signingPages([other, ...rows]);
  expect(pages.map(({ lineDeptName, page: at, pages: of }) => [lineDeptName, at, of])).toEqual([
    ['缝制3组', 1, 2],
    ['缝制3组', 2, 2],
    ['缝制9组', 1, 1],
  ]);
  expect(pages[0]?.people[0]?.rows).toHaveLength(ROWS_A_PAGE);
  expect(pages.map(({ sums }) => sums.amount?.toFixed(2))).toEqual(['3.15', '0.21', '1.00']);
  expect(pages[0]?.whole).toBeUndefined();
  expect(pages[1]?.whole).toMatchObject({ okNum: 320, reworkNum: 32 });
  expect(pages[1]?.whole?.amount?.toFixed(2)).toBe('3.36');
});

test('a person is kept on one page with a sum of the own rows, one of a single row needs none', () => {
  const rowsOf = (employeeNo: string, count: number, amount: string) =>
    Array.from({ length: count }, (_, at) =>
      row({ employeeId: employeeNo, employeeNo, scanId: `${employeeNo}/${at}`, seqNo: at, amount }),
    );
  const pages = signingPages([
    ...rowsOf('0401', 20, '0.1050'),
    ...rowsOf('0402', 9, '0.0050'),
    ...rowsOf('0403', 1, '2.0000'),
    ...rowsOf('0404', ROWS_A_PAGE, '0.0100'),
  ]);
  const people = pages.map((page) =>
    page.people.map(({ employeeNo, rows, own }) => [
      employeeNo,
      rows.length,
      own?.amount?.toFixed(4),
    ]),
  );
  expect(people).toEqual([
    [['0401', 20, '2.1000']],
    [
      ['0402', 9, '0.0450'],
      ['0403', 1, undefined],
    ],
    [['0404', ROWS_A_PAGE, '0.3000']],
  ]);
  expect(pages.map(({ sums }) => sums.amount?.toFixed(4))).toEqual(['2.1000', '2.0450', '0.3000']);
  expect(pages.at(-1)?.whole?.amount?.toFixed(4)).toBe('4.4450');
});

test('the paper has money only where the rows have it, and a place to sign for each person', () => {
  const [sheet] = signingPages([first, row({ scanId: '2', employeeId: '8', employeeNo: '0501' })]);
  if (!sheet) throw new Error('no page');
  const drawn = (hasMoney: boolean) =>
    render(<SheetPage page={sheet} hasMoney={hasMoney} heading="晨曦" printed="今天" />);
  drawn(true);
  expect(screen.getByRole('columnheader', { name: '员工签名' })).toBeDefined();
  // The page, and the whole list below it.
  expect(screen.getAllByText('8.16')).toHaveLength(2);
  cleanup();
  drawn(false);
  expect(screen.queryByRole('columnheader', { name: '金额' })).toBeNull();
  expect(screen.queryByText('8.16')).toBeNull();
});

test('a signed amount is pieces times its rate, with the factor of whoever is paid by one, unrounded', () => {
  const paid = { okNum: 21, reworkNum: 0, unitPrice: '0.0750' };
  const [sheet] = signingPages([
    row({ ...paid, scanId: '1', coefficient: '1.1000', amount: '1.7325' }),
    row({ ...paid, scanId: '2', coefficient: '1.0000', amount: '1.5750' }),
  ]);
  if (!sheet) throw new Error('no page');
  render(<SheetPage page={sheet} hasMoney heading="晨曦" printed="今天" />);
  expect(screen.getByRole('cell', { name: '0.075 × 1.1' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '0.075' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '1.7325' })).toBeDefined();
  // The person, the page and the whole list.
  expect(screen.getAllByRole('cell', { name: '3.3075' })).toHaveLength(3);
});

test('what is earned stands unrounded on the screen as on the sheet: rows add up to their total', async () => {
  const list = ['1.5750', '5.8905'].map((amount, at) => row({ scanId: String(at), amount }));
  renderScreen(WorkReport, {
    answers: { getWorkReport: { ...page, list, sum: { ...page.sum, amount: '7.4655' } } },
  });
  for (const amount of ['1.575', '5.8905', '7.4655'])
    expect(await screen.findByText(amount)).toBeDefined();
});
