// @vitest-environment jsdom
import { BundleStatus } from '@garment-mes/domain/bundles';
import type { BundlePage, BundleProcessPage, CuttingBedPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Bundles from './bundles.screen.tsx';

const printed = vi.hoisted(() => ({ titles: [] as string[] }));
vi.mock('#screens/print/print-pages.tsx', async (original) => ({
  ...(await original<typeof import('#screens/print/print-pages.tsx')>()),
  printPages: async (title: string) => void printed.titles.push(title),
}));

const sample = sampleAnswers.listBundles as BundlePage;
const bundle = (part: object = {}) => ({
  ...sample.list[0],
  ...{ id: '5', bundleLabel: 'B0005', num: 24, status: BundleStatus.inProcess, cardNo: null },
  ...{ printCount: 1, version: 3, holdFrom: null, ...part },
});
const page = (...list: object[]) => ({ listBundles: { ...sample, total: list.length, list } });

const processes = sampleAnswers.listBundleProcesses as BundleProcessPage;
const process = (id: string, processName: string, status: number, doneNum: number) => ({
  ...processes.list[0],
  ...{ id, orderProcessId: `9${id}`, processName, status, num: 24, doneNum },
});
const half = {
  listBundleProcesses: {
    ...processes,
    total: 2,
    list: [process('1', '合肩', 1, 12), process('2', '上袖', 0, 0)],
  },
};

const openMore = async (name: string) => {
  const direct = screen.queryByRole('button', { name });
  if (direct) return userEvent.click(direct);
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const found = () => screen.findByText('B0005');
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const chooseReason = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /原因/ }));
  await userEvent.click(await screen.findByRole('option', { name: '色差' }));
};

beforeEach(() => {
  clearStored();
  printed.titles.length = 0;
});
afterEach(cleanup);

test('a split shares what is done, in the order of its parts, and is sent once', async () => {
  const { writes } = renderScreen(Bundles, { answers: { ...page(bundle()), ...half } });
  await found();
  await openMore('拆扎');
  await screen.findByRole('textbox', { name: '合肩 第 1 份已做' });
  expect(screen.queryByRole('textbox', { name: '上袖 第 1 份已做' })).toBeNull();
  await retype('第 1 份件数', '14');
  await retype('第 2 份件数', '9');
  expect(await screen.findByText('合计23，应为24')).toBeDefined();
  await retype('第 2 份件数', '10');
  expect(box('合肩 第 1 份已做').value).toBe('12');
  await chooseReason();
  await userEvent.dblClick(button('拆扎'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    operation: 'splitBundle',
    body: {
      ...{ id: '5', version: 3, reason: '色差', nums: [{ num: 14 }, { num: 10 }] },
      done: [{ orderProcessId: '91', nums: [{ num: 12 }, { num: 0 }] }],
    },
  });
});

test('what is done may be shared in another way, never more than a part has', async () => {
  const { writes } = renderScreen(Bundles, { answers: { ...page(bundle()), ...half } });
  await found();
  await openMore('拆扎');
  await screen.findByRole('textbox', { name: '合肩 第 1 份已做' });
  await chooseReason();
  await retype('合肩 第 1 份已做', '5');
  expect(await screen.findByText('合肩 已做合计5，应为12，每份不多于其件数')).toBeDefined();
  expect(button('拆扎').disabled).toBe(true);
  await retype('合肩 第 2 份已做', '7');
  await userEvent.click(button('拆扎'));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      done: [{ orderProcessId: '91', nums: [{ num: 5 }, { num: 7 }] }],
    }),
  );
});

test('a bundle on a card is not split, a split or void one is not held', async () => {
  renderScreen(Bundles, {
    answers: page(bundle({ cardNo: 'K0231' }), bundle({ id: '6', status: BundleStatus.split })),
  });
  await screen.findAllByText('B0005');
  expect(screen.queryByRole('button', { name: '拆扎' })).toBeNull();
  expect(screen.getAllByRole('button', { name: '冻结' })).toHaveLength(1);
});

test('a hold needs its reason; of several each has its own outcome', async () => {
  const text = '扎号B0006已入库，不能冻结';
  const { writes } = renderScreen(Bundles, {
    answers: {
      ...page(bundle(), bundle({ id: '6', bundleLabel: 'B0006' })),
      holdBundles: { okIds: ['5'], fails: [{ id: '6', text }] },
    },
  });
  await found();
  for (const tick of screen.getAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
  await userEvent.click(button('批量冻结'));
  const dialog = within(await screen.findByRole('alertdialog', { name: '冻结 2 扎？' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: '批量冻结' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), '等复检');
  await userEvent.click(confirm);
  expect(await screen.findByText(text)).toBeDefined();
  expect(writes()).toEqual([
    {
      operation: 'holdBundles',
      body: { ids: ['5', '6'], isHold: true, holdReason: '等复检' },
    },
  ]);
});

test('a release says the state the bundle goes back to', async () => {
  const held = bundle({ status: BundleStatus.hold, holdFrom: BundleStatus.delivered });
  const { writes } = renderScreen(Bundles, { answers: page(held) });
  await found();
  await openMore('解冻');
  const dialog = await screen.findByRole('alertdialog', { name: '解冻扎号B0005，恢复为 已发料？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '解冻' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['5'], isHold: false }));
});

test('a label is printed once more for a reason, and counted once it came out', async () => {
  const { writes } = renderScreen(Bundles, { answers: page(bundle()) });
  await found();
  await openMore('补打');
  const why = within(await screen.findByRole('dialog', { name: '补打 1 张' }));
  await userEvent.click(why.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: '遗失' }));
  await userEvent.click(why.getByRole('button', { name: '补打' }));
  const asked = within(await screen.findByRole('dialog', { name: '打印成功？' }));
  expect(printed.titles).toEqual(['扎号标签']);
  expect(writes()).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: '是' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'printBundles', body: { ids: ['5'], reprintReason: 2, layout: 'label' } },
    ]),
  );
});

test('bundles are made of the beds that are chosen among those that can be tied', async () => {
  const beds = sampleAnswers.listCuttingBeds as CuttingBedPage;
  const bed = { ...beds.list[0], id: '7', bedNo: '3', bedLabel: '3', orderNo: 'SO1', version: 8 };
  const preview = {
    ...{ splitRuleId: '55', splitRuleName: '均分25', bundleNum: 1, num: 22 },
    bundles: [
      {
        ...{ bundleNo: 31, colorName: '黑色', sizeName: 'M', shade: null, position: 1 },
        ...{ plyFrom: 1, plyTo: 22, num: 22 },
      },
    ],
  };
  const { writes, calls } = renderScreen(Bundles, {
    answers: {
      ...page(bundle()),
      listCuttingBeds: { ...beds, total: 1, list: [bed] },
      previewBundles: preview,
    },
  });
  await found();
  await userEvent.click(button('生成扎号'));
  const drawer = within(await screen.findByRole('dialog', { name: '生成扎号' }));
  await userEvent.click(await drawer.findByRole('combobox', { name: /床次/ }));
  await userEvent.click(await screen.findByRole('option', { name: /SO1 · 3/ }));
  expect(await drawer.findByText('B0031–B0031')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'listCuttingBeds')?.query).toMatchObject({
    toBundle: 'true',
  });
  await userEvent.click(button('生成 1 扎'));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'generateBundles', body: { reduceBedId: '7', version: 8, splitRuleId: '55' } },
    ]),
  );
});

test('a bundle that stays as it was says why', async () => {
  const text = '扎号B0005已发料，不能删除';
  renderScreen(Bundles, {
    answers: {
      ...page(bundle({ status: BundleStatus.printed, bedNo: 3, bedBundleNum: 36 })),
      deleteBundles: refusal(10202, text),
    },
  });
  await found();
  await openMore('删除整床扎号');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '删除整床扎号' }));
  expect(await dialog.findByText(text)).toBeDefined();
});

test('the opened bundle shows its operations', async () => {
  renderScreen(Bundles, { answers: { ...page(bundle()), ...half } });
  await found();
  await openMore('详情');
  expect(await screen.findByText('上袖')).toBeDefined();
});
