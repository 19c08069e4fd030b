// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type { ResolvedCode, SewingLineLive } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { memoryQueueStore } from '../../queue/queue-store.ts';
import type { ReadCode } from '../../queue/read-code.ts';
import SewingLine from '../../sewing-line.screen.tsx';

/** The storage of the device: it outlives the pages of a test. */
const device = vi.hoisted(() => {
  vi.stubGlobal('indexedDB', {});
  return { store: undefined as unknown };
});
vi.mock('../../queue/indexed-queue-store.ts', () => ({ indexedQueueStore: () => device.store }));

const barcode = makeBarcode('CX', 77);
const reader = { id: '777', employeeNo: '0777', employeeName: '李雷' };
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const [sampleProcess] = resolved.processes;
const answers = {
  getSewingLineLive: {
    ...(sampleAnswers.getSewingLineLive as SewingLineLive),
    ...{ lineDeptId: '33', lineDeptName: '缝制3组', lastScans: [] },
  },
  resolveScanCode: {
    ...resolved,
    ...{ code: barcode, employee: null, machine: null },
    bundle: { ...resolved.bundle, barcode, bundleLabel: 'B0077', lineDeptId: '35' },
    processes: [{ ...sampleProcess, id: '915', isOutput: 1, section: 3, openNum: 24 }],
  },
};

/** Read at line 5 by a page that was closed. */
const left = (change: Partial<ReadCode> = {}): ReadCode => ({
  ...{ call: 'readCode', state: 'asked', requestId: 'left-1', seq: 1, companyId: '1', userId: '1' },
  ...{
    companyName: '诚信',
    userName: 'cx.line',
    code: barcode,
    at: Date.parse('2024-03-20T08:30Z'),
  },
  ...{ place: 'output.35', placeName: '缝制5组', page: 'closed', reader },
  ...change,
});

async function openTerminal(codes: readonly ReadCode[], path = '/?lineDeptId=33') {
  device.store = memoryQueueStore(codes);
  const view = renderScreen(SewingLine, { answers, path });
  await userEvent.click(await screen.findByRole('button', { name: /个码扫了没报/ }));
  const list = await screen.findByRole('dialog', { name: /个码扫了没报/ });
  return { ...view, list: within(list) };
}
const kept = () => (device.store as ReturnType<typeof memoryQueueStore>).load();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a code of another line is shown with its reader, and counts for him and for that line', async () => {
  const { list, writes } = await openTerminal([left()]);
  expect(list.getByText(/08:30 · 缝制5组 · 0777 李雷/)).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: '报工' }));
  const count = await screen.findByRole('dialog', { name: /B0077/ });
  expect(within(count).getByText(/缝制5组 · 记给 李雷/)).toBeDefined();
  await userEvent.click(within(count).getByRole('button', { name: '报 24 件' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'recordScan',
        body: {
          bundleProcessSubmitRecord: {
            ...{ requestId: 'left-1', employeeId: '777', lineDeptId: '35', num: 24 },
            deviceDate: '2024-03-20 08:30:00',
          },
        },
      },
    ]),
  );
  expect(screen.queryByRole('button', { name: /个码扫了没报/ })).toBeNull();
});

test('a left code that is not answered after all stays left', async () => {
  const { list } = await openTerminal([left()]);
  await userEvent.click(list.getByRole('button', { name: '报工' }));
  const count = await screen.findByRole('dialog', { name: /B0077/ });
  await userEvent.click(within(count).getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('button', { name: /1 个码扫了没报/ })).toBeDefined();
  expect(await kept()).toHaveLength(1);
});

test('no name gets under a code of this line by itself that was read without a badge', async () => {
  const { list, writes } = await openTerminal([left({ place: 'output.33', reader: undefined })]);
  expect(list.getByText(/扫码时没有工卡/)).toBeDefined();
  expect(screen.queryByRole('dialog', { name: /B0077/ })).toBeNull();
  expect(writes()).toEqual([]);
});

test('a left code is thrown away by two taps, not by one', async () => {
  const { list } = await openTerminal([left()]);
  await userEvent.click(list.getByRole('button', { name: '删除' }));
  expect(await kept()).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: '不报，删除' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test.each([
  [{ userId: '2' }, '请用账号 cx.line 登录后处理'],
  [{ companyId: '2' }, '请切换到 诚信 后处理'],
  [{ place: 'report', placeName: undefined }, '请打开手机报工处理'],
] as const)('a code of %o is shown with the way to it, and not asked here', async (change, way) => {
  const { list } = await openTerminal([left(change)]);
  expect(list.getByText(way)).toBeDefined();
  expect(list.getByText(/0777 李雷/)).toBeDefined();
  expect(list.queryByRole('button', { name: '报工' })).toBeNull();
});

test('a terminal without a line shows what was left on one', async () => {
  const { list } = await openTerminal([left()], '/');
  expect(list.getByText('请在产线终端选好产线后处理')).toBeDefined();
  expect(screen.getByText('这台平板在哪条产线？')).toBeDefined();
});
