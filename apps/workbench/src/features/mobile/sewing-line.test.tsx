// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type {
  AppPreload,
  LinePage,
  LineProblemSetPage,
  ResolvedCode,
  SewingLineLive,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import SewingLine from './sewing-line.screen.tsx';

const barcode = makeBarcode('CX', 12);
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const [sampleProcess] = resolved.processes;
const sample = sampleAnswers.getSewingLineLive as SewingLineLive;
const [sampleSet] = (sampleAnswers.listLineProblemSets as LineProblemSetPage).list;
const [sampleLine] = (sampleAnswers.listLines as LinePage).list;

const process = (
  seqNo: number,
  isOutput: 0 | 1,
  openNum: number,
  blockText: string | null = null,
) => ({
  ...sampleProcess,
  id: `9${seqNo}`,
  orderProcessId: `8${seqNo}`,
  seqNo,
  processName: `S${seqNo}`,
  isOutput,
  openNum,
  blockText,
});
const found = (lineDeptId: string, ...processes: object[]) => ({
  resolveScanCode: {
    ...resolved,
    code: barcode,
    employee: null,
    bundle: resolved.bundle && {
      ...resolved.bundle,
      barcode,
      bundleLabel: 'B0012',
      lineDeptId,
      lineDeptName: '缝制5组',
    },
    processes,
  },
});
const live: SewingLineLive = {
  ...sample,
  asOf: '2024-03-20 10:00:00',
  lineDeptId: '33',
  lineDeptName: '缝制3组',
  dueNum: 524,
  actualNum: 498,
  gapNum: -26,
  taktSec: '21.75',
  beatSec: '22.9',
  silentSec: 5,
  problems: [],
  lastScans: [],
  hours: [
    {
      from: '08:00',
      to: '09:00',
      targetNum: 165,
      actualNum: 140,
      gapNum: -25,
      dclPct: '84.85',
      recordId: '71',
      lossReason: null,
      version: 2,
    },
  ],
};
const answers = {
  getSewingLineLive: live,
  listLineProblemSets: {
    total: 1,
    list: [
      {
        ...sampleSet,
        id: '51',
        name: '辅料未到',
        problemTypeName: '待料',
        responsibleDeptType: 8,
        responseMin: 10,
        delFlag: '0',
      },
    ],
  },
};
const path = '/?lineDeptId=33';

/** What a wedge scanner does: the code key by key, then Enter. */
function scan(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}

// Lists of choices scroll to the chosen one; jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('shows what is due, what is done and the gap', async () => {
  renderScreen(SewingLine, { answers, path });
  expect(await screen.findByText('524')).toBeDefined();
  expect(screen.getByText('498')).toBeDefined();
  expect(screen.getByText('-26')).toBeDefined();
  expect(screen.getByText('偏慢')).toBeDefined();
});

test('asks once at which line the tablet hangs', async () => {
  const list = [{ ...sampleLine, deptId: '33', deptName: '缝制3组' }];
  const { calls } = renderScreen(SewingLine, {
    answers: { ...answers, listLines: { ...(sampleAnswers.listLines as LinePage), list } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /缝制3组/ }));
  expect(await screen.findByText('524')).toBeDefined();
  expect(calls.some(({ operation }) => operation === 'getSewingLineLive')).toBe(true);
  expect(localStorage.getItem('workbench.terminal.1')).toBe('"33"');
});

test('a leader without a line reads who gives one, and goes home', async () => {
  renderScreen(SewingLine, { answers: { ...answers, listLines: { total: 0, list: [] } } });
  expect(await screen.findByText(/^您还没有缝制产线。/)).toBeDefined();
  const way = screen.getByRole('link', { name: '返回首页' });
  expect(way.getAttribute('href')).toBe('/');
});

test('reports at the output point, the rest of the bundle by default, and counts it at once', async () => {
  const { writes } = renderScreen(SewingLine, {
    answers: { ...answers, ...found('33', process(1, 0, 24), process(15, 1, 24)) },
    path,
  });
  await screen.findByText('524');
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: '报 24 件' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'recordScan', body: { id: '915', bundleProcessSubmitRecord: { num: 24 } } },
    ]),
  );
});

test('a bundle that was changed in the middle is scanned again before more pieces are counted on it', async () => {
  const text = '扎号B0012已拆为B0012-1、B0012-2，请扫子扎';
  let reports = 0;
  const { writes } = renderScreen(SewingLine, {
    answers: {
      ...{ ...answers, ...found('33', process(15, 1, 24)) },
      recordScan: () => {
        reports += 1;
        return reports === 1 ? sampleAnswers.recordScan : refusal(10202, text);
      },
    },
    path,
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: '5' }));
  await userEvent.click(screen.getByRole('button', { name: '报 5 件' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const more = () => screen.getByRole<HTMLButtonElement>('button', { name: /^\+1/ });
  expect(more().textContent).toContain('B0012');
  await userEvent.click(more());
  expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
  await waitFor(() => expect(more().disabled).toBe(true));
  expect(more().textContent).not.toContain('B0012');
  // The pieces of the refused report are kept, to be dealt with.
  expect(screen.getByRole('button', { name: '处理' })).toBeDefined();
});

test('refuses a bundle of another line, and one that earlier operations block', async () => {
  const text = '扎号B0012 前关键工序只完成10件，最多报10件';
  const { writes, rerender } = renderScreen(SewingLine, {
    answers: { ...answers, ...found('35', process(15, 1, 24)) },
    path,
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  scan(barcode);
  expect(await screen.findByText('扎号B0012属于缝制5组')).toBeDefined();
  rerender(<div />);
  cleanup();
  renderScreen(SewingLine, {
    answers: { ...answers, ...found('33', process(15, 1, 0, text)) },
    path,
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  scan(barcode);
  expect(await screen.findByText(text)).toBeDefined();
  expect(writes()).toEqual([]);
});

test('a badge that is handed back reports nothing more', async () => {
  const employee = { id: '61', employeeNo: '0417', employeeName: '陈敏', deptName: '缝制3组' };
  renderScreen(SewingLine, {
    answers: {
      ...answers,
      resolveScanCode: { ...resolved, bundle: null, processes: [], employee },
    },
    path,
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  scan('0417');
  expect(await screen.findByText('陈敏')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '换人' }));
  expect(await screen.findByText('请先扫工卡')).toBeDefined();
  expect(screen.queryByRole('button', { name: '换人' })).toBeNull();
});

test('calls for help in two steps', async () => {
  const { writes } = renderScreen(SewingLine, { answers, path });
  await userEvent.click(await screen.findByRole('button', { name: '待料' }));
  await userEvent.click(await screen.findByRole('button', { name: /辅料未到/ }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'createProblemLog', body: { lineDeptId: '33', problemSetId: '51' } },
    ]),
  );
});

test('says how many problems are not among the offered', async () => {
  const listLineProblemSets = { ...answers.listLineProblemSets, total: 640 };
  renderScreen(SewingLine, { answers: { ...answers, listLineProblemSets }, path });
  await userEvent.click(await screen.findByRole('button', { name: '待料' }));
  expect(await screen.findByText('共 640 条，只列出前 1 条')).toBeDefined();
});

test('keeps the sheet open with the reason when the call is refused', async () => {
  const text = '该产线已有同样的问题';
  renderScreen(SewingLine, {
    answers: { ...answers, createProblemLog: refusal(10202, text) },
    path,
  });
  await userEvent.click(await screen.findByRole('button', { name: '待料' }));
  await userEvent.click(await screen.findByRole('button', { name: /辅料未到/ }));
  expect(await screen.findByText(text)).toBeDefined();
});

test('asks the leader why an hour fell short', async () => {
  const { writes } = renderScreen(SewingLine, { answers, path });
  const select = await screen.findByRole('combobox', { name: /08:00/ });
  select.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await screen.findByRole('listbox')).getByText('待料'));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'updateTargetRecord', body: { id: '71', version: 2, lossReason: 1 } },
    ]),
  );
});

const schedule = (scheduleId: string, orderNo: string, more: object = {}) => ({
  scheduleId,
  orderNo,
  styleNo: 'T2601',
  num: 432,
  doneNum: 0,
  changeoverMin: 120,
  startDate: null,
  hasOutput: false,
  ...more,
});
const changing = {
  ...answers,
  getSewingLineLive: {
    ...live,
    running: schedule('601', 'SO2403017', {
      doneNum: 300,
      startDate: '2024-03-20 08:00:00',
      hasOutput: true,
    }),
    nextSchedules: [schedule('602', 'SO2404001')],
  },
  changeOverLine: { stoppedNo: 'SC1', startedNo: 'SC2', changeoverMin: 120 },
};

test('changes to the next order in one step: the running one stops with the reason, the next starts', async () => {
  const { writes } = renderScreen(SewingLine, { path, answers: changing });
  await userEvent.click(await screen.findByRole('button', { name: '换款' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('SO2403017 已做 300/432，停下后留在计划里')).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: /SO2404001/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { lineDeptId } = live;
  expect(writes()).toEqual([
    {
      operation: 'changeOverLine',
      body: { lineDeptId, runningId: '601', nextId: '602', stopReason: '换款' },
    },
  ]);
});

test('a refused changeover stays open with the reason', async () => {
  const text = '产线缝制3组正在做SO2403017';
  const { writes } = renderScreen(SewingLine, {
    path,
    answers: { ...changing, changeOverLine: refusal(10202, text) },
  });
  await userEvent.click(await screen.findByRole('button', { name: '换款' }));
  await userEvent.click(await screen.findByRole('button', { name: /SO2404001/ }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(writes()).toHaveLength(1);
});

test('a locked tablet leaves neither its line nor its order', async () => {
  renderScreen(SewingLine, { path, answers: changing });
  await userEvent.click(await screen.findByRole('button', { name: '锁定' }));
  expect(screen.queryByRole('button', { name: '换款' })).toBeNull();
  expect(screen.getByRole('button', { name: '缝制3组' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: '解锁' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '解锁' }));
  expect(await screen.findByRole('button', { name: '换款' })).toBeDefined();
});

test('shows how long a changeover lasts until the first piece is off', async () => {
  const running = schedule('602', 'SO2404001', { startDate: '2024-03-20 09:00:00' });
  renderScreen(SewingLine, {
    path,
    answers: { ...changing, getSewingLineLive: { ...live, running, nextSchedules: [] } },
  });
  expect(await screen.findByText(/^换款 \d+\/120 分钟$/)).toBeDefined();
});

test('a line has four keys in any case, and one more for what nobody of the four answers for', async () => {
  const set = (id: string, name: string, responsibleDeptType: number) => ({
    ...sampleSet,
    id,
    name,
    responsibleDeptType,
    delFlag: '0',
  });
  renderScreen(SewingLine, {
    answers: {
      ...answers,
      listLineProblemSets: { total: 2, list: [set('52', '质量异常', 7), set('53', '换款调机', 5)] },
    },
    path,
  });
  await screen.findByRole('button', { name: '其他' });
  const names = ['待料', '机坏', '缺裁片', '质量', '其他'];
  for (const name of names) expect(screen.getByRole('button', { name })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '质量' }));
  expect(await screen.findByRole('button', { name: /质量异常/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /换款调机/ })).toBeNull();
});

test('a long silence is shown in hours and minutes', async () => {
  const silent = { ...live, asOf: '2024-03-20 10:00:00', silentSec: 19_014 };
  renderScreen(SewingLine, { answers: { ...answers, getSewingLineLive: silent }, path });
  expect(await screen.findByText('距上件 5小时16分钟')).toBeDefined();
});

test('the newest report is taken back though another tablet of the line reported as well', async () => {
  const { lastScans } = sample;
  const [row] = lastScans;
  if (row === undefined) throw new Error('the sample has no scan');
  const scans = [
    {
      ...row,
      id: '802',
      requestId: 'theirs',
      bundleLabel: 'B0020',
      scanDate: '2024-03-20 09:59:00',
      status: 0,
      type: 1,
      reversibleUntil: '2024-03-20 10:09:00',
    },
  ];
  const { writes } = renderScreen(SewingLine, {
    answers: { ...answers, getSewingLineLive: { ...live, lastScans: scans } },
    path,
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  await userEvent.click(await screen.findByRole('button', { name: /^撤销 / }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ operation: 'reverseScan', body: { scanId: '802' } }]),
  );
});

/** The tablet without a network: what it was given of the line, and its people. */
async function offline(processes: readonly object[]) {
  const preload = sampleAnswers.getAppPreload as AppPreload;
  const [bundle] = preload.bundles;
  const employee = { id: '777', employeeNo: 'g017', employeeName: '李雷' };
  const view = renderScreen(SewingLine, {
    path,
    answers: {
      ...answers,
      getAppPreload: {
        ...preload,
        bundles: [{ ...bundle, barcode, bundleLabel: 'B0012', num: 24, processes }],
        employees: [{ ...preload.employees[0], ...employee }],
      },
    },
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const restore = () => {
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
  return { ...view, restore };
}
const preloaded = (seqNo: number, isOutput: 0 | 1, doneNum = 0) => ({
  id: `9${seqNo}`,
  orderProcessId: `8${seqNo}`,
  seqNo,
  processName: `S${seqNo}`,
  num: 24,
  doneNum,
  isCheckpoint: 0,
  isOutput,
  status: 0,
});

test('without a network the output counts, not the operation that stands last', async () => {
  const { writes, restore } = await offline([preloaded(14, 0), preloaded(15, 1), preloaded(16, 0)]);
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: '报 24 件' }));
  expect(await screen.findByText(/^离线 · 待传 1/)).toBeDefined();
  expect(writes()).toEqual([]);
  restore();
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { body: { id: '915', barcode, bundleProcessSubmitRecord: { num: 24 } } },
    ]),
  );
});

test('a bundle the tablet does not know is reported for the output, whichever operation is open', async () => {
  const { writes, restore } = await offline([preloaded(14, 0)]);
  const stranger = makeBarcode('CX', 99);
  scan(stranger);
  await userEvent.click(await screen.findByRole('button', { name: '7' }));
  await userEvent.click(screen.getByRole('button', { name: '报 7 件' }));
  restore();
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { body: { barcode: stranger, bundleProcessSubmitRecord: { num: 7, atOutput: true } } },
    ]),
  );
});

test.each(['K0102', '04A1B2C3'])(
  'without a network the slot card %s is taken, and judged by the server later',
  async (card) => {
    const { writes, restore } = await offline([preloaded(15, 1)]);
    scan(card);
    expect(await screen.findByText(new RegExp(`不认识 ${card}`))).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: '7' }));
    await userEvent.click(screen.getByRole('button', { name: '报 7 件' }));
    expect(await screen.findByText(/^离线 · 待传 1/)).toBeDefined();
    restore();
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { body: { barcode: card, bundleProcessSubmitRecord: { num: 7, atOutput: true } } },
      ]),
    );
  },
);

test('gets the bundles and people of its line, for every sign-in', async () => {
  const { calls } = renderScreen(SewingLine, { answers, path });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  expect(calls.find(({ operation }) => operation === 'getAppPreload')?.query).toEqual({
    lineDeptId: live.lineDeptId,
  });
});

test('without a network a badge of the line is known, and what waits is not offered again', async () => {
  const { restore } = await offline([preloaded(15, 1, 20)]);
  scan('G017');
  expect(await screen.findByText('李雷')).toBeDefined();
  scan(barcode);
  expect(await screen.findByRole('button', { name: '报 4 件' })).toBeDefined();
  restore();
});

test('a refused reversal stands among the last reports, where it can be dealt with', async () => {
  const [row] = sample.lastScans;
  const counted = { ...row, id: '803', status: 0, type: 1, reversibleUntil: '2024-03-20 10:09:00' };
  renderScreen(SewingLine, {
    path,
    answers: {
      ...answers,
      getSewingLineLive: { ...live, lastScans: [counted] },
      reverseScan: refusal(10202, '超过时限'),
    },
  });
  await screen.findByText((sampleAnswers.getMyDay as { employeeName: string }).employeeName);
  await userEvent.click(await screen.findByRole('button', { name: /^撤销 / }));
  await userEvent.click(await screen.findByRole('button', { name: /点一下继续/ }));
  await userEvent.click(screen.getByRole('button', { name: '处理' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '处理' })).toBeNull());
});
