// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type { MyDay, ResolvedCode } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { memoryQueueStore } from '../../queue/queue-store.ts';
import { isReadCode } from '../../queue/read-code.ts';
import ReportWork from '../../report-work.screen.tsx';

/** The storage of the device: it outlives the pages of a test. */
const device = vi.hoisted(() => {
  vi.stubGlobal('indexedDB', {});
  return { store: undefined as unknown };
});
vi.mock('../../queue/indexed-queue-store.ts', () => ({ indexedQueueStore: () => device.store }));

const day = sampleAnswers.getMyDay as MyDay;
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const [sampleProcess] = resolved.processes;
const codes = [makeBarcode('CX', 41), makeBarcode('CX', 42), makeBarcode('CX', 43)];
const badge = { id: '777', employeeNo: '0777', employeeName: '李雷' };
const open = (seqNo: number, processName: string) => ({
  ...sampleProcess,
  ...{ id: `9${seqNo}`, orderProcessId: `8${seqNo}`, processCode: `S${seqNo}`, seqNo, processName },
  ...{ doneNum: 0, openNum: 24, status: 0 },
});

const answers = {
  resolveScanCode: ({ query }: { query: { code: string } }) => ({
    ...resolved,
    code: query.code,
    ...(query.code === badge.employeeNo
      ? { bundle: null, processes: [], employee: badge }
      : {
          bundle: { ...resolved.bundle, barcode: query.code },
          processes: [open(1, '合肩'), open(2, '上领')],
        }),
  }),
};

function scan(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}

const store = () => device.store as ReturnType<typeof memoryQueueStore>;
const keptCodes = async () =>
  (await store().load()).flatMap((entry) => (isReadCode(entry) ? [entry.code] : []));

async function openPage() {
  const view = renderScreen(ReportWork, { answers });
  await screen.findByText(day.employeeName);
  return view;
}

const reported = ({ writes }: Pick<ReturnType<typeof renderScreen>, 'writes'>) =>
  writes().flatMap(({ body }) => (body as { scans?: unknown[] }).scans ?? [body]);

beforeEach(() => {
  device.store = memoryQueueStore();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('codes read behind an open question outlive the page, and are asked about again', async () => {
  const first = await openPage();
  for (const code of codes) scan(code);
  await screen.findByRole('button', { name: /上领/ });
  await waitFor(async () => expect(await keptCodes()).toEqual(codes));
  first.unmount();

  const second = await openPage();
  expect(await screen.findByText(/还有 2 个码等着/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /上领/ }));
  await waitFor(() =>
    expect(reported(second)).toMatchObject(codes.map((barcode) => ({ barcode, id: '92' }))),
  );
  expect(await keptCodes()).toEqual([]);
});

test('a report bears the id its code was kept under, so that no answer counts it twice', async () => {
  const view = await openPage();
  scan(codes[0] ?? '');
  const choice = await screen.findByRole('button', { name: /上领/ });
  const [kept] = await store().load();
  await userEvent.click(choice);
  await waitFor(() =>
    expect(reported(view)).toMatchObject([
      { bundleProcessSubmitRecord: { requestId: kept?.requestId } },
    ]),
  );
  expect(await store().load()).toHaveLength(1);
});

test('what somebody read counts for him, whoever answers after the page was closed', async () => {
  const first = await openPage();
  scan(badge.employeeNo);
  await screen.findByText(badge.employeeName);
  scan(codes[0] ?? '');
  await screen.findByRole('button', { name: /上领/ });
  first.unmount();

  const second = await openPage();
  const choice = await screen.findByRole('button', { name: /上领/ });
  expect(screen.getByText(/记给 李雷/)).toBeDefined();
  await userEvent.click(choice);
  await waitFor(() =>
    expect(reported(second)).toMatchObject([
      { bundleProcessSubmitRecord: { employeeId: badge.id } },
    ]),
  );
  // His process is not kept for the one who wears the badge now.
  expect(screen.queryByRole('button', { name: /不再固定/ })).toBeNull();
});

test('codes of another account wait for it', async () => {
  const first = await openPage();
  scan(codes[0] ?? '');
  await screen.findByRole('button', { name: /上领/ });
  first.unmount();
  const [kept] = await store().load();
  if (kept) device.store = memoryQueueStore([{ ...kept, userId: 'somebody else' }]);

  await openPage();
  expect(await screen.findByText(/1条属于别的账号/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /上领/ })).toBeNull();
  expect(await keptCodes()).toEqual([codes[0]]);
});

test('a code that was read offline is kept, asked about after a reload, and reported', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = await openPage();
  scan(codes[0] ?? '');
  await screen.findByText('离线：本机没有这扎的资料，联网后核对');
  first.unmount();
  const second = await openPage();
  await screen.findByText('离线：本机没有这扎的资料，联网后核对');
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  await userEvent.click(screen.getByRole('button', { name: '报 7 件' }));
  expect(reported(second)).toEqual([]);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(reported(second)).toMatchObject([
      { barcode: codes[0], bundleProcessSubmitRecord: { num: 7 } },
    ]),
  );
  online.mockRestore();
});
