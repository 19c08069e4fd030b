// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type {
  CheckContext,
  CheckRecord,
  CheckRecordPage,
  LineProblemSetPage,
  Patrol,
  ResolvedCode,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import QcPatrol from './qc-patrol.screen.tsx';

const samplePatrol = sampleAnswers.getPatrol as Patrol;
const sampleContext = sampleAnswers.getCheckContext as CheckContext;
const sampleCheck = sampleAnswers.getCheckRecord as CheckRecord;
const samplePage = sampleAnswers.listCheckRecords as CheckRecordPage;
const sets = sampleAnswers.listLineProblemSets as LineProblemSetPage;
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;

const LINE = { id: '5', name: '缝制3组' };
const CODE = makeBarcode('CX', 12);
const SKIPPED = { id: '71', name: '跳针', severity: 2, defaultDisposition: 1 } as const;
const NEEDLE = { id: '72', name: '断针', severity: 1, defaultDisposition: 3 } as const;
const badItems = [SKIPPED, NEEDLE].map((item) => ({
  ...sampleContext.badItems[0],
  ...item,
  ...{ nameEn: null, imageUrl: null },
}));
const bundle = {
  ...sampleContext.bundle,
  ...{ id: '12', barcode: CODE, bundleLabel: 'B0012', colorName: '黑', sizeName: 'M', num: 24 },
  ...{ status: 4, holdReason: null, orderId: '1', orderNo: 'SO2403017', lineDeptId: '5' },
};
const context = { ...sampleContext, bundle, maxNum: 24, badItems };
const seat = (no: number, employeeName: string, processName: string) => ({
  ...samplePatrol.lines[0],
  ...{ id: null, orderProcessId: `1${no}`, employeeId: `2${no}`, employeeName, processName },
  ...{ stationNo: String(no), sampleNum: 7, defectNum: 0, light: null, recheck: 0, bads: [] },
});
const patrol = {
  ...samplePatrol,
  ...{ id: null, lineDeptId: '5', lineDeptName: LINE.name, workDate: '2024-03-20', round: 2 },
  ...{ isMine: true, score: null, version: 0 },
  lines: [seat(1, '王芳', '合肩'), seat(2, '李敏', '上领')],
};
const set = { ...sets.list[0], id: '31', name: '质量异常', responsibleDeptType: 7, delFlag: '0' };
const answers = {
  listDepartments: [{ id: '5', name: LINE.name }],
  getPatrol: patrol,
  getCheckContext: context,
  listBundles: { total: 1, list: [bundle], sum: {} },
  listLineProblemSets: { ...sets, total: 1, list: [set] },
  listCheckRecords: { ...samplePage, total: 0, list: [] },
  resolveScanCode: { ...resolved, bundle, employee: null, machine: null, roll: null },
};

function show(more: object = {}, may?: readonly string[]) {
  return renderScreen(QcPatrol, { answers: { ...answers, ...more }, ...(may && { may }) });
}
function scan(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
async function atLine(more: object = {}, may?: readonly string[]) {
  const view = show(more, may);
  await press('选产线');
  await press(LINE.name);
  await screen.findByText('第2轮');
  return view;
}
async function checkOf(more: object = {}) {
  const view = show(more);
  await press('查扎');
  scan(CODE);
  await screen.findByRole('heading', { name: /^B0012 黑 M/ });
  return view;
}
async function type(figure: string, num: number) {
  await press(new RegExp(`^${figure}\\d`));
  for (const digit of String(num)) await press(digit);
  await press(`记 ${num} 件`);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a station is one document, however often the key is pressed', async () => {
  const { writes } = await atLine();
  await press(/^王芳/);
  await press('跳针');
  expect(await screen.findByText('黄')).toBeDefined();
  await userEvent.dblClick(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    {
      operation: 'createPatrol',
      body: {
        ...{ lineDeptId: '5', workDate: '2024-03-20', round: 2 },
        lines: [
          {
            ...{ orderProcessId: '11', employeeId: '21', sampleNum: 7, defectNum: 1 },
            bads: [{ badItemId: '71', num: 1 }],
          },
        ],
      },
    },
  ]);
});

test('a red station is closed only once the line is called out, which is sent before it', async () => {
  const { writes } = await atLine();
  await press(/^王芳/);
  await press('断针');
  expect(await screen.findByText('红')).toBeDefined();
  expect(await screen.findByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
  await press(/^质量异常/);
  await press('保存');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toMatchObject([
    {
      operation: 'createProblemLog',
      body: { lineDeptId: '5', problemSetId: '31', stationNo: '1' },
    },
    { operation: 'createPatrol' },
  ]);
});

test('a bundle of a red station is kept for rework', async () => {
  const fails: never[] = [];
  const { writes } = await atLine({ holdBundles: { okIds: ['12'], fails } });
  await press(/^王芳/);
  await press('断针');
  scan(CODE);
  expect(await screen.findByText('冻结返修 B0012')).toBeDefined();
  await press('保存');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[0]).toMatchObject({
    operation: 'holdBundles',
    body: { ids: ['12'], isHold: true, holdReason: '巡检红灯 合肩 王芳：断针×1' },
  });
});

test('a fault that is tapped while a scanned bundle is looked up stays', async () => {
  const found = Promise.withResolvers<typeof answers.resolveScanCode>();
  await atLine({ resolveScanCode: () => found.promise });
  await press(/^王芳/);
  await press('断针');
  scan(CODE);
  await press('跳针');
  found.resolve(answers.resolveScanCode);
  expect(await screen.findByText('冻结返修 B0012')).toBeDefined();
  expect(screen.getByRole('button', { name: '跳针 减一' })).toBeDefined();
});

test('a fault is taken back by the key below its tile', async () => {
  await atLine();
  await press(/^王芳/);
  await press('跳针');
  await press('跳针 减一');
  expect(await screen.findByText('绿')).toBeDefined();
});

test('a round of somebody else is refused with who walks it', async () => {
  await atLine({ getPatrol: { ...patrol, id: '9', isMine: false, inspectorName: '赵敏' } });
  expect(await screen.findByText('缝制3组第2轮已由 赵敏 巡检')).toBeDefined();
  expect(screen.getByRole('button', { name: /^王芳/ })).toHaveProperty('disabled', true);
});

test('a second station joins the round that is there', async () => {
  const seen = { ...seat(1, '王芳', '合肩'), id: '91', light: 1 };
  const mine = { ...patrol, id: '9', version: 3, lines: [seen, patrol.lines[1]] };
  const first = await atLine({ getPatrol: mine });
  expect(await screen.findByText('/2')).toBeDefined();
  await press(/^李敏/);
  await press('保存');
  await waitFor(() => expect(first.writes()).toHaveLength(1));
  expect(first.writes()[0]).toMatchObject({
    operation: 'updatePatrol',
    body: { id: '9', version: 3, lines: [{ orderProcessId: '12', defectNum: 0 }] },
  });
});

test('a check is counted, summed and submitted in one, once', async () => {
  const { writes } = await checkOf();
  await type('合格', 20);
  await type('返修数', 3);
  expect(await screen.findByText(/^合格20\+返修3\+次品0\+报废0≠检查24/)).toBeDefined();
  expect(screen.getByRole('button', { name: '提交' })).toHaveProperty('disabled', true);
  await type('合格', 21);
  for (let num = 0; num < 2; num++) await press(/^跳针\d*$/);
  expect(await screen.findByText('疵点数2少于不良件数3')).toBeDefined();
  await press('跳针2');
  expect(screen.getByText('12.50 / 87.50%')).toBeDefined();
  await userEvent.dblClick(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    {
      operation: 'createCheckRecord',
      body: {
        ...{ checkType: 3, orderId: '1', bundleId: '12', checkNum: 24, passNum: 21, reworkNum: 3 },
        ...{ secondNum: 0, scrapNum: 0, submit: true },
        bads: [{ badItemId: '71', num: 3, disposition: 1 }],
      },
    },
  ]);
});

test('a scrapped garment has to be shown', async () => {
  await checkOf();
  await type('报废', 1);
  await press('断针');
  expect(screen.getByRole('button', { name: '提交' })).toHaveProperty('disabled', true);
  expect(screen.getByText('报废或致命疵点须拍照')).toBeDefined();
});

test('what was tapped is there again after the page was closed', async () => {
  const { unmount } = await checkOf();
  await type('返修数', 3);
  await press('跳针');
  unmount();
  show();
  expect(await screen.findByRole('button', { name: '返修数3' })).toBeDefined();
  expect(screen.getByRole('button', { name: '跳针1' })).toBeDefined();
});

test('without a network a check of a bundle of the line waits, and is sent once it is back', async () => {
  const { writes } = await atLine();
  await waitFor(() => expect(localStorage.getItem('workbench.checksOf.1.5')).toContain(CODE));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('查扎');
  scan(CODE);
  await screen.findByRole('heading', { name: /^B0012/ });
  await press('提交');
  expect(await screen.findByText('待传')).toBeDefined();
  expect(writes()).toEqual([]);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('a check that is refused is opened again as it was', async () => {
  await checkOf({ createCheckRecord: refusal(10202, '扎号B0012已检24件，最多再检0件') });
  await press('提交');
  await userEvent.click(
    await screen.findByRole('alert').then((it) => within(it).getByRole('button')),
  );
  await press('处理');
  await press('改单');
  expect(await screen.findByRole('heading', { name: /^B0012/ })).toBeDefined();
});

const reworked = {
  ...samplePage.list[0],
  ...{ id: '8', checkNo: 'QC0320-8', checkType: 3, status: 2, bundleNo: 'B0012', barcode: CODE },
  ...{ openReworkNum: 3, createDate: '2024-03-20 05:30:00', orderId: '1', bundleId: '12' },
};
const rework = { listCheckRecords: { ...samplePage, total: 1, list: [reworked] } };
const child = (version: number) => ({
  ...sampleCheck,
  ...{ bads: [], record: { ...sampleCheck.record, id: '80', parentId: '8', status: 0, version } },
});

test('what was mended is looked at again as a child of its record', async () => {
  const { writes } = show({
    ...rework,
    reinspectCheckRecord: child(0),
    updateCheckRecord: child(1),
  });
  await press('返修回');
  await press('复检');
  await screen.findByRole('heading', { name: /^复检 QC0320-8/ });
  await press('提交');
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes()).toMatchObject([
    { operation: 'reinspectCheckRecord', body: { parentId: '8', checkNum: 3 } },
    { operation: 'updateCheckRecord', body: { id: '80', checkNum: 3, passNum: 3 } },
    { operation: 'submitCheckRecord', body: { id: '80', version: 1 } },
  ]);
});

test('a re-inspection says that it needs the network', async () => {
  show(rework);
  await press('返修回');
  await screen.findByText(/返修 3 件/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('复检');
  expect((await screen.findByRole('alert')).textContent).toContain('复检需要联网');
});

test('a lost answer of a re-inspection is gone on with under the same request', async () => {
  let tries = 0;
  const submitCheckRecord = () => {
    tries += 1;
    if (tries === 1) throw new TypeError('the network is gone');
    return sampleCheck;
  };
  const { writes } = show({
    ...{ ...rework, reinspectCheckRecord: child(0), updateCheckRecord: child(1) },
    submitCheckRecord,
  });
  await press('返修回');
  await press('复检');
  await press('提交');
  await userEvent.click(
    await screen.findByRole('alert').then((it) => within(it).getByRole('button')),
  );
  await press('提交');
  await waitFor(() => expect(tries).toBe(2));
  const asked = writes().filter(({ operation }) => operation === 'reinspectCheckRecord');
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('today shows red stations of the line, which are looked at again, and rework that lies too long', async () => {
  const red = { ...seat(1, '王芳', '合肩'), id: '91', light: 3, recheck: 1, defectNum: 2 };
  const mine = { ...patrol, id: '9', version: 3, round: 1, lines: [red] };
  const { writes } = show({ getPatrol: mine, ...rework });
  await press('选产线');
  await press(LINE.name);
  await press('今日');
  const late = await screen.findByRole('region', { name: '返修超过4小时' });
  expect(await within(late).findByText(/B0012/)).toBeDefined();
  await press('转绿');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    operation: 'updatePatrol',
    body: { id: '9', lines: [{ id: '91', recheck: 2 }] },
  });
});

test('who may neither walk nor check reads why, and has no key to scan with', async () => {
  const menus = [{ id: '1' }] as unknown as NonNullable<
    Parameters<typeof renderScreen>[1]
  >['menus'];
  renderScreen(QcPatrol, { answers, may: [], ...(menus && { menus }) });
  expect(await screen.findByText('没有巡检或质检的权限')).toBeDefined();
  expect(screen.queryByRole('button', { name: '手输' })).toBeNull();
});
