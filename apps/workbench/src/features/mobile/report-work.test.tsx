// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type { AppPreload, MyDay, ResolvedCode, ScanResult } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import ReportWork from './report-work.screen.tsx';

const barcode = makeBarcode('CX', 12);
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const [sampleProcess] = resolved.processes;
const process = (seqNo: number, processName: string, openNum: number) => ({
  ...sampleProcess,
  id: `9${seqNo}`,
  orderProcessId: `8${seqNo}`,
  processCode: `S${seqNo}`,
  seqNo,
  processName,
  doneNum: 24 - openNum,
  openNum,
  status: openNum > 0 ? 0 : 2,
});
const found = (...processes: object[]) => ({
  resolveScanCode: {
    ...resolved,
    code: barcode,
    bundle: resolved.bundle && { ...resolved.bundle, barcode },
    processes,
  },
});
const day = sampleAnswers.getMyDay as MyDay;
const scanned = sampleAnswers.recordScan as ScanResult;

/** What a wedge scanner does: the code key by key, then Enter. */
function scan(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('reports a whole bundle with one scan, under an id made at the tap', async () => {
  const { writes } = renderScreen(ReportWork, { answers: found(process(1, '合肩', 24)) });
  await screen.findByText(day.employeeName);
  scan(barcode);
  expect(await screen.findByLabelText('已报')).toBeDefined();
  expect(screen.getByText(new RegExp(`今日 ${scanned.dayNum}件`))).toBeDefined();
  const [write] = writes();
  expect(write).toMatchObject({
    operation: 'recordScan',
    body: {
      id: '91',
      barcode,
      bundleProcessSubmitRecord: {
        num: 24,
        type: 1,
        employeeId: day.employeeId,
        deviceDate: '2024-03-20 10:00:00',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  });
});

test('asks for the process when several are open, and keeps the choice', async () => {
  const { writes } = renderScreen(ReportWork, {
    answers: found(process(1, '合肩', 24), process(2, '上领', 24), process(3, '压领', 0)),
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /压领/ })).disabled).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: /上领/ }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { id: '92' } }]));
  expect(screen.getByRole('button', { name: '不再固定 上领' })).toBeDefined();
});

test('takes a machine whose code was scanned, but not one that is stopped', async () => {
  const machine = { id: '77', machineNo: 'M102', name: '平车' };
  const named = (code: string) =>
    code === barcode
      ? found(process(1, '合肩', 24)).resolveScanCode
      : {
          ...resolved,
          kind: 'machine',
          bundle: null,
          processes: [],
          machine: { ...machine, isRunning: code === 'M102' },
        };
  const { writes } = renderScreen(ReportWork, {
    answers: {
      resolveScanCode: ({ query }: { query: { code: string } }) => named(query.code),
    },
  });
  await screen.findByText(day.employeeName);
  scan('M103');
  await userEvent.click(await screen.findByText('设备M102未启用'));
  scan('M102');
  const worn = await screen.findByRole('button', { name: '不再用机台 M102' });
  scan(barcode);
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { bundleProcessSubmitRecord: { machineId: '77' } } }]),
  );
  await userEvent.click(worn);
  expect(screen.queryByText(/机台 M102/)).toBeNull();
});

test('takes a badge while the network is away, in whatever spelling its number was given', async () => {
  const preload = sampleAnswers.getAppPreload as AppPreload;
  const colleague = { id: '777', employeeNo: 'g017', employeeName: '李雷', isBookable: true };
  renderScreen(ReportWork, {
    answers: {
      getAppPreload: { ...preload, employees: [{ ...preload.employees[0], ...colleague }] },
    },
  });
  await screen.findByText(day.employeeName);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scan('G017');
  expect(await screen.findByText('李雷')).toBeDefined();
  expect(screen.queryByText('离线：本机没有这扎的资料，联网后核对')).toBeNull();
  online.mockRestore();
});

test('a badge of somebody whose work may not be reported here is refused, and nobody wears it', async () => {
  const preload = sampleAnswers.getAppPreload as AppPreload;
  const colleague = { id: '777', employeeNo: 'g017', employeeName: '李雷', isBookable: false };
  const { calls } = renderScreen(ReportWork, {
    answers: {
      getAppPreload: { ...preload, employees: [{ ...preload.employees[0], ...colleague }] },
    },
  });
  await screen.findByText(day.employeeName);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scan('G017');
  await screen.findByText('不能替g017 李雷报工：请本人报工，或由其组长、产线终端报工');
  expect(screen.getByText(day.employeeName)).toBeDefined();
  expect(screen.queryByText('李雷')).toBeNull();
  expect(calls.some(({ operation }) => operation === 'recordScan')).toBe(false);
  online.mockRestore();
});

test('a badge typed by hand is no bundle that ends like it, and Enter in an input method sends nothing', async () => {
  const preload = sampleAnswers.getAppPreload as AppPreload;
  const [bundle] = preload.bundles;
  const employeeNo = barcode.slice(-4);
  const { calls } = renderScreen(ReportWork, {
    answers: { getAppPreload: { ...preload, bundles: [{ ...bundle, barcode }] } },
  });
  await screen.findByText(day.employeeName);
  await userEvent.click(screen.getByRole('button', { name: /手输/ }));
  const field = await screen.findByRole('textbox', { name: '手输条码' });
  fireEvent.change(field, { target: { value: employeeNo } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('textbox', { name: '手输条码' })).toBe(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  const asked = () =>
    calls.flatMap(({ operation, query }) => (operation === 'resolveScanCode' ? [query] : []));
  await waitFor(() => expect(asked()).toMatchObject([{ code: employeeNo }]));
});

test('takes a machine of the line while the network is away', async () => {
  const machine = { name: '平车', barcode: null };
  renderScreen(ReportWork, {
    answers: {
      getAppPreload: {
        ...(sampleAnswers.getAppPreload as AppPreload),
        machines: [
          { ...machine, id: '77', machineNo: 'M102', isRunning: true },
          { ...machine, id: '78', machineNo: 'M103', isRunning: false },
        ],
      },
    },
  });
  await screen.findByText(day.employeeName);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scan('M103');
  await userEvent.click(await screen.findByText('设备M103未启用'));
  scan('M102');
  expect(await screen.findByRole('button', { name: '不再用机台 M102' })).toBeDefined();
  online.mockRestore();
});

test('puts the processes reported last before the others', async () => {
  const [latest] = day.scans;
  renderScreen(ReportWork, {
    answers: {
      ...found(process(1, '合肩', 24), process(2, '上领', 24), process(3, '压领', 24)),
      getMyDay: { ...day, scans: [{ ...latest, orderProcessId: '83' }] },
    },
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  const shown = await screen.findAllByRole('button', { name: /可报/ });
  expect(shown.map((button) => button.textContent)).toEqual([
    expect.stringContaining('压领'),
    expect.stringContaining('合肩'),
    expect.stringContaining('上领'),
  ]);
});

test('takes another number on the keypad, never more than is left', async () => {
  const { writes } = renderScreen(ReportWork, { answers: found(process(1, '合肩', 24)) });
  await screen.findByText(day.employeeName);
  await userEvent.click(screen.getByRole('button', { name: '改数' }));
  scan(barcode);
  await screen.findByRole('button', { name: '报 24 件' });
  await userEvent.click(screen.getByRole('button', { name: '2' }));
  await userEvent.click(screen.getByRole('button', { name: '5' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '报 25 件' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '退格' }));
  await userEvent.click(screen.getByRole('button', { name: '报 2 件' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { bundleProcessSubmitRecord: { num: 2 } } }]),
  );
});

test('answers scans in their order, though the server answers the first one last', async () => {
  const codes = [makeBarcode('CX', 21), makeBarcode('CX', 22), makeBarcode('CX', 23)];
  const slow = Promise.withResolvers<void>();
  const { writes } = renderScreen(ReportWork, {
    answers: {
      resolveScanCode: async ({ query }: { query: { code: string } }) => {
        if (query.code === codes[0]) await slow.promise;
        const { resolveScanCode } = found(process(1, '合肩', 24));
        return {
          ...resolveScanCode,
          code: query.code,
          bundle: { ...resolveScanCode.bundle, barcode: query.code },
        };
      },
    },
  });
  await screen.findByText(day.employeeName);
  for (const code of codes) scan(code);
  expect(await screen.findByText(/还有 2 个码等着/)).toBeDefined();
  slow.resolve();
  await waitFor(() =>
    expect(
      writes().flatMap(({ body }) => (body as { scans?: unknown[] }).scans ?? [body]),
    ).toMatchObject(codes.map((barcode) => ({ barcode }))),
  );
});

test('a bundle scanned right after a badge counts for the one who wears it', async () => {
  const badge = { id: '777', employeeNo: '0777', employeeName: '李雷' };
  const { resolveScanCode } = found(process(1, '合肩', 24));
  const { writes } = renderScreen(ReportWork, {
    answers: {
      resolveScanCode: ({ query }: { query: { code: string } }) =>
        query.code === '0777'
          ? { ...resolveScanCode, bundle: null, processes: [], employee: badge }
          : resolveScanCode,
    },
  });
  await screen.findByText(day.employeeName);
  scan('0777');
  scan(barcode);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { body: { bundleProcessSubmitRecord: { employeeId: '777' } } },
    ]),
  );
});

test('a bundle scanned while another one is asked about waits, and takes the process that was kept', async () => {
  const second = makeBarcode('CX', 31);
  const { resolveScanCode } = found(process(1, '合肩', 24), process(2, '上领', 24));
  const { writes } = renderScreen(ReportWork, {
    answers: {
      resolveScanCode: ({ query }: { query: { code: string } }) => ({
        ...resolveScanCode,
        code: query.code,
        bundle: { ...resolveScanCode.bundle, barcode: query.code },
      }),
    },
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  const choice = await screen.findByRole('button', { name: /上领/ });
  scan(second);
  expect(await screen.findByText(/还有 1 个码等着/)).toBeDefined();
  await userEvent.click(choice);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { body: { id: '92', barcode } },
      { body: { id: '92', barcode: second } },
    ]),
  );
});

test('shows a refusal until it is tapped, and keeps the report in view', async () => {
  const text = '扎号B0012 前关键工序只完成10件，最多报10件';
  renderScreen(ReportWork, {
    answers: { ...found(process(1, '合肩', 24)), recordScan: refusal(10202, text) },
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  const sheet = await screen.findByRole('alert');
  expect(sheet.textContent).toContain(`B0012 合肩 24件：${text}`);
  await userEvent.click(screen.getByRole('button', { name: /点一下继续/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/^在线 · 失败 1/)).toBeDefined();
});

test('refuses a damaged code without asking anybody', async () => {
  const { calls } = renderScreen(ReportWork, { answers: found() });
  await screen.findByText(day.employeeName);
  scan(barcode.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  expect(await screen.findByText('条码不完整，请重扫或手输')).toBeDefined();
  expect(calls.some(({ operation }) => operation === 'resolveScanCode')).toBe(false);
});

test('says that a done bundle is done', async () => {
  renderScreen(ReportWork, { answers: found(process(1, '合肩', 0)) });
  await screen.findByText(day.employeeName);
  scan(`${barcode}-1`);
  expect(await screen.findByText(/剩余0件|没有可做的工序/)).toBeDefined();
});

test('takes a counted report back', async () => {
  const [latest] = day.scans;
  const { writes } = renderScreen(ReportWork, {
    answers: {
      getMyDay: { ...day, scans: [{ ...latest, reversibleUntil: '2024-03-20 10:05:00' }] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /撤销/ }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ operation: 'reverseScan', body: { scanId: latest?.id } }]),
  );
  expect(await screen.findByText('已撤销')).toBeDefined();
});

/** Scans a bundle of which this device knows nothing, without a network, and types how many. */
async function reportUnknown(code: string) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scan(code);
  await screen.findByText('离线：本机没有这扎的资料，联网后核对');
  await userEvent.click(screen.getByRole('button', { name: '5' }));
  await userEvent.click(screen.getByRole('button', { name: '报 5 件' }));
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
}

/** An unknown bundle is read without a network, its number typed; the network comes back before it is reported. */
async function typeWhileUnknown(...processes: object[]) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = renderScreen(ReportWork, { answers: found(...processes) });
  await screen.findByText(day.employeeName);
  scan(barcode);
  await screen.findByText('离线：本机没有这扎的资料，联网后核对');
  await userEvent.click(screen.getByRole('button', { name: '5' }));
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  return view;
}

test('the sheet of an unknown bundle learns its process when the network is back, and keeps the number', async () => {
  const { writes } = await typeWhileUnknown(process(1, '合肩', 24));
  await screen.findByText('合肩');
  expect(screen.queryByText(/^离线：/)).toBeNull();
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '报 5 件' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { id: '91', bundleProcessSubmitRecord: { num: 5 } } }]),
  );
});

test('a number that was being typed is asked again behind the process, not taken as the whole bundle', async () => {
  const { writes } = await typeWhileUnknown(process(1, '合肩', 24), process(2, '上领', 24));
  await userEvent.click(await screen.findByRole('button', { name: /上领/ }));
  expect(writes()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '报 24 件' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { id: '92' } }]));
});

test('the pieces of a badge whose day is not known are no 0', async () => {
  const other = { id: '501', employeeNo: '8801', employeeName: '李燕' };
  const badge = { ...resolved, kind: 'badge', bundle: null, processes: [], employee: other };
  renderScreen(ReportWork, {
    answers: {
      resolveScanCode: badge,
      getMyDay: ({ query }: { query: { employeeId?: string } }) =>
        query.employeeId === undefined ? day : new Promise(() => undefined),
    },
  });
  await screen.findByText(day.employeeName);
  scan('8801');
  await screen.findByText(other.employeeName);
  expect(screen.getByText('–件')).toBeDefined();
});

test('without a network the fixed process of an unknown bundle is kept by its code, and a refusal asks which it was', async () => {
  const other = makeBarcode('CX', 77);
  const text = '扎号B0077没有所报的这道工序，请选择该扎的工序';
  const { writes } = renderScreen(ReportWork, {
    answers: {
      ...found(process(1, '合肩', 24), process(2, '上领', 24)),
      recordScan: ({ body }: { body: { barcode: string; id?: string } }) =>
        body.barcode === other && body.id === undefined ? refusal(10202, text) : scanned,
    },
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: /上领/ }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await reportUnknown(other);
  await userEvent.click(await screen.findByRole('button', { name: /点一下继续/ }));
  const sent = writes()[1]?.body as { id?: string; bundleProcessSubmitRecord: object };
  expect(sent).toMatchObject({
    barcode: other,
    bundleProcessSubmitRecord: { num: 5, processCode: 'S2' },
  });
  expect(sent).not.toHaveProperty('id');
  expect(sent.bundleProcessSubmitRecord).not.toHaveProperty('orderProcessId');
  // Nothing is lost: it stays here until somebody says which it was.
  await userEvent.click(await screen.findByRole('button', { name: '处理' }));
  await userEvent.click(await screen.findByRole('button', { name: '选工序' }));
  await userEvent.click(await screen.findByRole('button', { name: /合肩/ }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  const again = writes()[2]?.body as { bundleProcessSubmitRecord: object };
  expect(again).toMatchObject({ id: '91', barcode: other, bundleProcessSubmitRecord: { num: 5 } });
  expect(again.bundleProcessSubmitRecord).not.toHaveProperty('processCode');
});

const refusedReport = async (answers: object = {}) => {
  const text = '扎号B0012/合肩 剩余0件';
  const view = renderScreen(ReportWork, {
    answers: { ...found(process(1, '合肩', 24)), recordScan: refusal(10202, text), ...answers },
  });
  await screen.findByText(day.employeeName);
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: /点一下继续/ }));
  await userEvent.click(screen.getByRole('button', { name: '处理' }));
  return view;
};

test('hands a refused report to the leader, and forgets it when the service knows', async () => {
  const { writes } = await refusedReport({ handOverScan: { leaders: ['王组长'] } });
  await userEvent.click(screen.getByRole('button', { name: '转组长' }));
  expect(await screen.findByRole('dialog', { name: '已转 王组长' })).toBeDefined();
  expect(writes().at(-1)).toMatchObject({
    operation: 'handOverScan',
    body: {
      settlement: 1,
      barcode,
      employeeId: day.employeeId,
      num: 24,
      refusal: '扎号B0012/合肩 剩余0件',
      deviceDate: '2024-03-20 10:00:00',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/失败 1/)).toBeNull();
});

test('a report nobody can be notified of stays, with the reason', async () => {
  const text = '没有可以转交的组长，请告诉管理员';
  await refusedReport({ handOverScan: refusal(10202, text) });
  await userEvent.click(screen.getByRole('button', { name: '转组长' }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/失败 1/)).toBeDefined();
});

test('a report is given up for a reason alone', async () => {
  const { writes } = await refusedReport({ handOverScan: { leaders: [] } });
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await userEvent.click(await screen.findByRole('button', { name: '重复扫描' }));
  await waitFor(() => expect(screen.queryByText(/失败 1/)).toBeNull());
  expect(writes().at(-1)?.body).toMatchObject({ settlement: 2, giveUpReason: 1 });
});

test('the chip of the fixed process asks for it at the next bundle and lets it go again', async () => {
  const { writes } = renderScreen(ReportWork, { answers: found(process(1, '合肩', 24)) });
  await screen.findByText(day.employeeName);
  const chip = screen.getByRole('button', { name: '固定工序' });
  await userEvent.click(chip);
  expect(screen.getByText('扫一扎，选要固定的工序')).toBeDefined();
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: /可报/ }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { id: '91' } }]));
  expect(screen.getByRole('button', { name: '不再固定 合肩' })).toBeDefined();
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip);
  expect(screen.queryByRole('button', { name: '不再固定 合肩' })).toBeNull();
});

test('says what it counted and what it refused once the voice is on, on this device', async () => {
  const said: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => said.push(text),
  });
  const first = renderScreen(ReportWork, { answers: found(process(1, '合肩', 24)) });
  await screen.findByText(day.employeeName);
  scan(barcode);
  await screen.findByLabelText('已报');
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '语音反馈' }));
  first.unmount();
  renderScreen(ReportWork, { answers: found(process(1, '合肩', 24)) });
  await screen.findByText(day.employeeName);
  scan(makeBarcode('CX', 13));
  await screen.findByLabelText('已报');
  scan(barcode.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  await screen.findByRole('alert');
  expect(said).toEqual(['语音反馈已开', '24件 合肩', '条码不完整，请重扫或手输']);
  vi.unstubAllGlobals();
});

test('a number typed for a badge that lapsed meanwhile counts for the one who wore it', async () => {
  const badge = { id: '777', employeeNo: '0777', employeeName: '李雷' };
  const { resolveScanCode } = found(process(1, '合肩', 24));
  const { writes } = renderScreen(ReportWork, {
    answers: {
      resolveScanCode: ({ query }: { query: { code: string } }) =>
        query.code === '0777'
          ? { ...resolveScanCode, bundle: null, processes: [], employee: badge }
          : resolveScanCode,
    },
  });
  await screen.findByText(day.employeeName);
  await userEvent.click(screen.getByRole('button', { name: '改数' }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  scan('0777');
  await screen.findByText('李雷');
  scan(barcode);
  const send = await screen.findByRole('button', { name: '报 24 件' });
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000 + 1_000));
  fireEvent.click(send);
  vi.useRealTimers();
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { body: { bundleProcessSubmitRecord: { employeeId: '777' } } },
    ]),
  );
});

test('the day leads its owner to the own wages, and nobody else to them', async () => {
  const company = (employeeId: string) => [
    { ...(sampleAnswers.getUserCompany as readonly object[])[0], id: '1', employeeId },
  ];
  const openDay = async (employeeId: string) => {
    renderScreen(ReportWork, { answers: { getUserCompany: company(employeeId) } as never });
    await screen.findByText(day.employeeName);
    await userEvent.click(screen.getByRole('button', { name: /¥/ }));
    await screen.findByRole('dialog', { name: '今日' });
  };
  await openDay(day.employeeId);
  await userEvent.click(await screen.findByRole('button', { name: '我的工资' }));
  expect(screen.getByRole('dialog', { name: '我的工资' })).toBeDefined();
  cleanup();
  await openDay('99');
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: '我的工资' })).toBeNull();
});
