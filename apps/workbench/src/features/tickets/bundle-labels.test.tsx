// @vitest-environment jsdom
import { BundleStatus, makeBarcode } from '@garment-mes/domain/bundles';
import type { BundlePage, BundleRow } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BundleLabels from './bundle-labels.screen.tsx';
import { BundleLabel } from './labels/bundle-label.tsx';
import { bundleNumber, rangeFault } from './labels/bundle-range.ts';
import { readLayout, usualLayout, writeLayout } from './labels/label-layout.ts';
import { inLabelOrder } from './labels/label-order.ts';
import { moduleMm } from './labels/millimetres.ts';
import { unprintableText } from './labels/printable.ts';

const printed = vi.hoisted(() => ({ pages: [] as { css: string }[] }));
vi.mock('#screens/print/print-pages.tsx', () => ({
  printPages: async (_title: string, css: string) => void printed.pages.push({ css }),
}));

const sample = sampleAnswers.listBundles as BundlePage;
const bundle = (id: string, part: Partial<BundleRow> = {}): BundleRow => ({
  ...(sample.list[0] as BundleRow),
  id,
  bundleLabel: `B000${id}`,
  bundleNo: Number(id),
  splitSeq: 0,
  status: BundleStatus.generated,
  printCount: 0,
  num: 22,
  originNum: 22,
  barcode: 'BCX00000001AKC',
  ...part,
});
const answers = (...list: BundleRow[]) => ({
  listBundles: { ...sample, total: list.length, list },
});

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  clearStored();
  printed.pages.length = 0;
});

async function choose(count: number) {
  const ticks = await screen.findAllByRole('checkbox', { name: '选择此行' });
  for (const tick of ticks.slice(0, count)) await userEvent.click(tick);
}

test('prints what was never printed and counts it once the printer was fed', async () => {
  const { writes } = renderScreen(BundleLabels, { answers: answers(bundle('1'), bundle('2')) });
  await choose(2);
  await userEvent.click(screen.getByRole('button', { name: '打印 2 张' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印成功？' }));
  expect(printed.pages).toEqual([{ css: '@page { size: 60mm 40mm; margin: 0; }' }]);
  expect(writes()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '是' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'printBundles',
        body: { ids: ['1', '2'], layout: 'label', reprintReason: null },
      },
    ]),
  );
});

test('counts as a reprint what somebody else printed meanwhile, once it knows why', async () => {
  let printed = 0;
  const counted = sampleAnswers.printBundles;
  const { writes } = renderScreen(BundleLabels, {
    answers: {
      ...answers(bundle('1'), bundle('2')),
      printBundles: () => {
        printed += 1;
        return printed === 1 ? refusal(10009, '请选择补打原因') : counted;
      },
    },
  });
  await choose(2);
  await userEvent.click(screen.getByRole('button', { name: '打印 2 张' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印成功？' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: '是' }));
  expect(await dialog.findByText('请选择补打原因')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '是' }).disabled).toBe(true);
  dialog.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '其他' }));
  await userEvent.click(dialog.getByRole('button', { name: '是' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => body)).toMatchObject([
    { ids: ['1', '2'], reprintReason: null },
    { ids: ['1', '2'], reprintReason: 6 },
  ]);
});

test('counts the labels up to the one that came out last', async () => {
  const { writes } = renderScreen(BundleLabels, {
    answers: answers(bundle('1'), bundle('2'), bundle('3')),
  });
  await choose(3);
  await userEvent.click(screen.getByRole('button', { name: '打印 3 张' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印成功？' }));
  await userEvent.click(dialog.getByRole('button', { name: '部分' }));
  dialog.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'B0002' }));
  await userEvent.click(dialog.getByRole('button', { name: '登记 2 张' }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ ids: ['1', '2'] }));
});

test('counts nothing when nothing came out', async () => {
  const { writes } = renderScreen(BundleLabels, { answers: answers(bundle('1')) });
  await choose(1);
  await userEvent.click(screen.getByRole('button', { name: '打印 1 张' }));
  await userEvent.click(await screen.findByRole('button', { name: '否' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a page that is loaded again asks once more which labels came out', async () => {
  const list = answers(bundle('1'), bundle('2'), bundle('3'));
  const before = renderScreen(BundleLabels, { answers: list });
  await choose(3);
  await userEvent.click(screen.getByRole('button', { name: '打印 3 张' }));
  await screen.findByRole('dialog', { name: '打印成功？' });
  before.unmount();
  const kept = Object.entries(localStorage).find(([key]) => key.includes('labelRuns.1.1'));
  expect(Object.keys(JSON.parse(kept?.[1] ?? '[]')[0].bundles[0]).sort()).toEqual(
    ['bundleLabel', 'bundleNo', 'id', 'orderId', 'orderNo', 'printCount'].sort(),
  );

  const after = renderScreen(BundleLabels, { answers: list });
  const dialog = within(await screen.findByRole('dialog', { name: '打印成功？' }));
  expect(dialog.getByText(/B0001 至 B0003，03-20 10:00 送打印/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: '是' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(after.writes()).toMatchObject([
    { operation: 'printBundles', body: { ids: ['1', '2', '3'], reprintReason: null } },
  ]);
  after.unmount();
  renderScreen(BundleLabels, { answers: list });
  await screen.findAllByRole('checkbox', { name: '选择此行' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer that was lost is sent again in the same words, after a reload too', async () => {
  const list = answers(bundle('1'), bundle('2'));
  let isCut = true;
  const lost = () => {
    if (isCut) throw new TypeError('cut');
    return sampleAnswers.printBundles;
  };
  const before = renderScreen(BundleLabels, { answers: { ...list, printBundles: lost } });
  await choose(2);
  await userEvent.click(screen.getByRole('button', { name: '打印 2 张' }));
  await userEvent.click(await screen.findByRole('button', { name: '是' }));
  // Nothing but the same answer may follow: it may have been counted.
  expect(await screen.findByRole('button', { name: '再试一次' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '否' })).toBeNull();
  const said = before.writes()[0]?.body;
  before.unmount();
  isCut = false;
  const after = renderScreen(BundleLabels, { answers: { ...list, printBundles: lost } });
  await waitFor(() => expect(after.writes().map(({ body }) => body)).toEqual([said]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a run that another page of the browser answered for is not asked about any more', async () => {
  renderScreen(BundleLabels, { answers: answers(bundle('1')) });
  await choose(1);
  await userEvent.click(screen.getByRole('button', { name: '打印 1 张' }));
  await screen.findByRole('dialog', { name: '打印成功？' });
  for (const key of Object.keys(localStorage))
    if (key.includes('labelRuns')) localStorage.setItem(key, '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for a reason before a label is printed again, and marks it', async () => {
  const { writes, container } = renderScreen(BundleLabels, {
    answers: answers(bundle('1', { printCount: 1, status: BundleStatus.printed })),
  });
  await choose(1);
  expect(within(container).getByText('补2')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '打印' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '补打 1 张' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '补打' }).disabled).toBe(true);
  dialog.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '遗失' }));
  await userEvent.click(dialog.getByRole('button', { name: '补打' }));
  await userEvent.click(await screen.findByRole('button', { name: '是' }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ ids: ['1'], reprintReason: 2 }));
});

test('leaves split bundles out and names their parts', async () => {
  const split = bundle('5', { status: BundleStatus.split });
  const part = (seq: number) => ({ bundleNo: 5, splitSeq: seq, bundleLabel: `B0005-${seq}` });
  const list = [split, bundle('6', part(1)), bundle('7', part(2))];
  renderScreen(BundleLabels, { answers: answers(...list) });
  await choose(2);
  await userEvent.click(screen.getByRole('button', { name: '打印 1 张' }));
  expect(await screen.findByText('B0005已拆扎，未打印，请打印B0005-1、B0005-2')).toBeDefined();
  expect(unprintableText(bundle('8', { status: BundleStatus.void }), [])).toBe(
    'B0008已作废，未打印',
  );
});

test('a span that is turned round is not asked for', async () => {
  const { calls } = renderScreen(BundleLabels, { answers: answers(bundle('1')) });
  await userEvent.type(await screen.findByLabelText('起扎号'), 'B0100');
  await userEvent.type(screen.getByLabelText('止扎号'), 'B0090{Enter}');
  expect(screen.getByText('止扎号须大于等于起扎号')).toBeDefined();
  expect(calls.some(({ query }) => query?.bundleTo !== undefined)).toBe(false);
  await userEvent.clear(screen.getByLabelText('止扎号'));
  await userEvent.type(screen.getByLabelText('止扎号'), '120{Enter}');
  await waitFor(() =>
    expect(calls.at(-1)?.query).toMatchObject({ bundleFrom: '100', bundleTo: '120' }),
  );
});

test('reads numbers of bundles however they are typed', () => {
  expect(['B0047', 'b47', ' 47 ', 'B-7', ''].map(bundleNumber)).toEqual([
    47,
    47,
    47,
    undefined,
    undefined,
  ]);
  expect(rangeFault({ from: 'B0001', to: '' })).toBeUndefined();
  expect(rangeFault({ from: 'x', to: '' })).toBe('unreadable');
});

test('keeps of a layout what differs from the usual one', () => {
  const usual = usualLayout('40x30');
  expect(writeLayout(usual)).toEqual(['40x30']);
  const { size: _, ...fields } = { ...usual.fields, num: { x: 2, y: 20.5, pt: 14 } };
  const words = writeLayout({ paper: '40x30', fields });
  expect(words).toEqual(['40x30', 'size -', 'num 2 20.5 14']);
  expect(readLayout(words)).toEqual({ paper: '40x30', fields });
  expect(readLayout(['A4', 'x', 'num 1'])).toEqual(usualLayout('60x40'));
});

test('orders labels by number, by stack or by size', () => {
  const at = (id: string, position: number, sizeId: string) =>
    bundle(id, { position, sizeId, plyFrom: 1, orderNo: 'SO1', orderId: '1' });
  const list = [at('3', 1, '9'), at('1', 2, '9'), at('2', 1, '8')];
  const words = new Map([['1', { styleName: '', customerName: '', parts: '', sizes: ['9', '8'] }]]);
  const ids = (order: 'bundle' | 'stack' | 'size') =>
    inLabelOrder(list, order, words).map(({ id }) => id);
  expect([ids('bundle'), ids('stack'), ids('size')]).toEqual([
    ['1', '2', '3'],
    ['2', '3', '1'],
    ['1', '3', '2'],
  ]);
});

test('a module of a code is a whole number of dots', () => {
  expect(moduleMm(29, 15)).toBeCloseTo((4 * 25.4) / 203, 6);
  expect(moduleMm(29, 12)).toBeCloseTo((3 * 25.4) / 203, 6);
});

test.each(['CX', 'ABCD', 'ABCDEFGH'])(
  'the bars of a company %s stand whole on the large label, and say so where they do not fit',
  (company) => {
    // No two digits beside each other: as long as a code of that company gets.
    const barcode = makeBarcode(company, BigInt('0x2d3f7a9c1b5e'));
    const label = (paper: '80x50' | '40x30') => {
      const { fields } = usualLayout(paper);
      const layout = {
        paper,
        fields: { ...fields, code: fields.code ?? { x: 1.5, y: 20, pt: 0 } },
      };
      return renderScreen(() => (
        <BundleLabel
          {...{ bundle: bundle('1', { barcode }), layout, words: undefined, times: 1 }}
          {...{ company: '', printedAt: '' }}
        />
      ));
    };
    const large = label('80x50');
    const bars = large.getByRole('img', { name: `条码 ${barcode}` });
    expect(Number(bars.getAttribute('width'))).toBeLessThanOrEqual((77 * 96) / 25.4);
    large.unmount();
    const small = label('40x30');
    expect(small.queryByRole('img', { name: `条码 ${barcode}` })).toBeNull();
    expect(small.getByText('一维码放不下，请扫二维码')).toBeDefined();
  },
);
