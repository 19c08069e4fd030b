// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type { BundleTrace as Trace } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import BundleTrace from './bundle-trace.screen.tsx';

const barcode = makeBarcode('CX', 12);
const sample = sampleAnswers.getBundleTrace as Trace;
const bundle = {
  ...sample.bundle,
  barcode,
  bundleLabel: 'B0012',
  plyFrom: 1,
  plyTo: 24,
  status: 3,
};
const event = (
  eventDate: string,
  stage: number,
  title: string,
  employeeName: string,
  num = 24,
) => ({
  ...sample.events[0],
  eventDate,
  workDate: eventDate.slice(0, 10),
  stage,
  title,
  employeeName,
  num,
});
const trace = {
  ...sample,
  bundle,
  events: [
    event('2024-03-18 14:00:00', 1, '裁剪 床次1', '李裁'),
    event('2024-03-20 15:00:00', 6, '合肩', '王车'),
  ],
  rolls: [{ ...sample.rolls[0], rollNo: 'R0301', plyFrom: 1, plyTo: 24 }],
  family: [],
};
const answers = { getBundleTrace: trace };

afterEach(cleanup);

function scan(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}

test('reads the life of a scanned bundle, with its waits and what is still to come', async () => {
  const { titles } = renderScreen(BundleTrace, { answers });
  scan(barcode);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toHaveLength(6);
  expect(table.getByText('停留 49 小时')).toBeDefined();
  expect(screen.getByText('未入库')).toBeDefined();
  expect(titles.at(-1)).toBe('B0012');
});

test('opens with the bundle of its address', async () => {
  const { calls } = renderScreen(BundleTrace, { answers, path: `/?barcode=${barcode}` });
  expect(await screen.findByRole('heading', { name: 'B0012' })).toBeDefined();
  expect(calls[0]?.operation).toBe('getBundleTrace');
});

test('asks nobody about a code with a wrong check character', async () => {
  const { calls } = renderScreen(BundleTrace, { answers });
  await userEvent.type(screen.getByRole('textbox', { name: '条码' }), 'BCX00000000000');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(screen.getByText('条码校验位错误，请重扫')).toBeDefined();
  expect(calls).toEqual([]);
});

test('asks by order, bundle and piece', async () => {
  const text = '件序须在1到24之间';
  renderScreen(BundleTrace, { answers: { getBundleTrace: refusal(10009, text) } });
  await userEvent.type(screen.getByRole('textbox', { name: '订单号' }), 'SO2403017');
  await userEvent.type(screen.getByRole('textbox', { name: '扎号' }), '12');
  await userEvent.type(screen.getByRole('textbox', { name: '件序' }), '25');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText(text)).toBeDefined();
});

test('a piece that the bundle does not have leaves the bundle traced', async () => {
  const text = '件序须在1到24之间';
  const getBundleTrace = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query.pieceNo === '99' ? refusal(10009, text) : trace;
  renderScreen(BundleTrace, { answers: { getBundleTrace }, path: `/?barcode=${barcode}` });
  await screen.findByRole('heading', { name: 'B0012' });
  const ask = async (piece: string) => {
    await userEvent.clear(screen.getByRole('textbox', { name: '件序' }));
    await userEvent.type(screen.getByRole('textbox', { name: '件序' }), piece);
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
  };
  await ask('99');
  expect(await screen.findByText(text)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'B0012' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: '条码' })).toHaveProperty('value', barcode);
  await ask('12');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(await screen.findByRole('heading', { name: 'B0012' })).toBeDefined();
});

test('narrows the timeline to a stage', async () => {
  renderScreen(BundleTrace, { answers });
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: /扫描/ }));
  const table = within(screen.getByRole('table'));
  expect(table.queryByText('裁剪 床次1')).toBeNull();
  expect(table.getByText('合肩')).toBeDefined();
});

test('prints every event and the rolls, whatever the page shows', async () => {
  renderScreen(BundleTrace, { answers });
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: /扫描/ }));
  await userEvent.click(screen.getByRole('button', { name: '打印追溯单' }));
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (found === null) throw new Error('nothing was printed');
    return found;
  });
  const paper = new DOMParser().parseFromString(frame.srcdoc, 'text/html');
  const [events, rolls] = paper.querySelectorAll('table');
  expect(events?.textContent).toContain('裁剪 床次1');
  expect(events?.textContent).toContain('合肩');
  expect(rolls?.textContent).toContain('R0301');
  expect(rolls?.hidden).toBe(false);
  frame.remove();
});

test('a bundle that is void is put on hold by nobody', async () => {
  renderScreen(BundleTrace, {
    answers: { getBundleTrace: { ...trace, bundle: { ...bundle, status: 9 } } },
  });
  scan(barcode);
  expect(await screen.findByRole('button', { name: '打印追溯单' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '冻结' })).toBeNull();
});

test('puts a bundle on hold with a reason', async () => {
  const { writes } = renderScreen(BundleTrace, { answers });
  scan(barcode);
  await userEvent.click(await screen.findByRole('button', { name: '冻结' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByLabelText(/冻结原因/), '色差待查');
  await userEvent.click(question.getByRole('button', { name: '冻结' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'holdBundles',
        body: { ids: [bundle.id], isHold: true, holdReason: '色差待查' },
      },
    ]),
  );
});

test('is notified of its own bundle only', async () => {
  const { calls, push } = renderScreen(BundleTrace, { answers });
  scan(barcode);
  await screen.findByRole('heading', { name: 'B0012' });
  const before = calls.length;
  push('bundle', ['another']);
  push('bundle', [bundle.id]);
  await waitFor(() => expect(calls.length).toBe(before + 1));
});

test('shows the picture of what is made, where there is one', async () => {
  renderScreen(BundleTrace, {
    answers: { getBundleTrace: { ...trace, imageUrl: '/files/1.png' } },
  });
  scan(barcode);
  expect(await screen.findByRole('button', { name: `款式图 ${bundle.styleNo}` })).toBeDefined();
});
