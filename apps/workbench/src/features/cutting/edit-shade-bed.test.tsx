// @vitest-environment jsdom
import { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import EditBedBill from './edit-bed-bill.screen.tsx';
import EditShadeBed from './edit-shade-bed.screen.tsx';

const sample = sampleAnswers.getCuttingBed as CuttingBed;
type Roll = CuttingBed['rolls'][number];
type Color = CuttingBed['colors'][number];
const roll = (id: string, shade: string, plies: number): Roll => ({
  ...(sample.rolls[0] as Roll),
  id,
  tympanId: id,
  rollNo: `R${id}`,
  colorId: '7',
  colorName: '黑色',
  dyeLot: `D${shade}`,
  shade,
  bandedShade: shade,
  materialId: sample.materialId,
  materialColorId: '7',
  plies,
});
const color = (id: string, shade: string, plies: number): Color => ({
  ...(sample.colors[0] as Color),
  id,
  colorId: '7',
  colorName: '黑色',
  shade,
  plies,
});
const bed: CuttingBed = {
  ...sample,
  id: '5',
  bedType: BedType.shadeLevel,
  status: BedStatus.draft,
  version: 2,
  rolls: [roll('1', 'A', 20), roll('2', 'B', 10), roll('3', 'A', 6)],
  colors: [color('c1', 'A', 20), color('c2', 'B', 10), color('c3', 'A', 6)],
};
const choices = { ...(sampleAnswers.listCuttingBedSizes as object), orderId: bed.orderId };
const options = {
  params: { id: '5' },
  answers: { getCuttingBed: bed, listCuttingBedSizes: choices },
};

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('cuts the rolls into blocks of one shade and says when a shade is parted', async () => {
  renderScreen(EditShadeBed, options);
  // The first page of a file brings its parts along.
  await screen.findByText(/^黑色 A段分成2块，将多出\d+扎$/);
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads.filter((text) => text?.includes('段'))).toEqual([
    expect.stringContaining('黑色 A段 DA · 1卷 · 20层 · 1–20'),
    expect.stringContaining('黑色 B段 DB · 1卷 · 10层 · 21–30'),
    expect.stringContaining('黑色 A段 DA · 1卷 · 6层 · 31–36'),
  ]);
});

test('grouping the shades saves the rolls in their new order, and colours that follow them', async () => {
  const { writes } = renderScreen(EditShadeBed, options);
  await userEvent.click(
    await screen.findByRole('button', { name: /^按段归并：由3块并为2块，少\d+扎$/ }),
  );
  expect(screen.queryByText(/A段分成2块/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const body = writes()[0]?.body as {
    colors: { shade: string; plies: number }[];
    rolls: { tympanId: string }[];
  };
  expect(body.rolls.map(({ tympanId }) => tympanId)).toEqual(['1', '3', '2']);
  expect(body.colors.map(({ shade, plies }) => [shade, plies])).toEqual([
    ['A', 26],
    ['B', 10],
  ]);
});

test('another shade than the inspection gave is saved with its reason', async () => {
  const { writes } = renderScreen(EditShadeBed, options);
  (await screen.findByRole('combobox', { name: /^R1 / })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'C' }));
  const dialog = within(await screen.findByRole('dialog', { name: /R1 验布为 A段，改为 C段/ }));
  const ok = dialog.getByRole('button', { name: '确定' });
  expect(ok).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByRole('textbox'), '灯箱复对');
  await userEvent.click(ok);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const body = writes()[0]?.body as { rolls: { shade: string; shadeReason: string | null }[] };
  expect(body.rolls[0]).toMatchObject({ shade: 'C', shadeReason: '灯箱复对' });
  expect(body.rolls[1]?.shadeReason).toBeNull();
});

test('shows how the blocks would be tied, and which shades are still in the store', async () => {
  const rule = {
    ...(sampleAnswers.listBundleSplitRules as { list: object[] }).list[0],
    mode: 2,
    maxNum: 25,
    isNarrowest: true,
  };
  const free = (id: string, shade: string) => ({
    ...(sampleAnswers.listFabricRolls as { list: object[] }).list[0],
    id,
    colorId: '7',
    materialId: bed.materialId,
    shade,
  });
  renderScreen(EditShadeBed, {
    params: { id: '5' },
    answers: {
      ...options.answers,
      listBundleSplitRules: { total: 1, list: [rule] },
      listFabricRolls: { total: 2, list: [free('91', 'B'), free('92', 'C')] },
    },
  });
  const preview = within(await screen.findByRole('region', { name: '扎号预览' }));
  // Two places for each whole ratio of the sample's sizes; no block has more than 25 plies.
  const positions = bed.sizes.reduce((sum, { ratio }) => sum + Math.ceil(Number(ratio)), 0);
  expect(await preview.findByText(new RegExp(`共 ${positions * 3} 扎`))).toBeDefined();
  expect(await screen.findByText('未铺布卷：黑色 B段 1卷、黑色 C段 1卷')).toBeDefined();
});

test('proves which roll went into which bundle', async () => {
  const page = sampleAnswers.listBundles as { list: object[] };
  const bundle = (label: string, plyFrom: number, plyTo: number) => ({
    ...page.list[0],
    id: label,
    bundleLabel: label,
    colorId: '7',
    plyFrom,
    plyTo,
  });
  renderScreen(EditShadeBed, {
    params: { id: '5' },
    answers: {
      getCuttingBed: { ...bed, status: BedStatus.bundled },
      listCuttingBedSizes: choices,
      listBundles: { ...page, total: 2, list: [bundle('B0001', 1, 25), bundle('B0002', 26, 36)] },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: '卷→扎' }));
  const table = within(await screen.findByRole('grid', { name: '卷→扎' }));
  expect(table.getByText('B0001(21–25) B0002(26–30)')).toBeDefined();
});

test('says how many bundles are not in the proof', async () => {
  const page = sampleAnswers.listBundles as { list: object[] };
  renderScreen(EditShadeBed, {
    params: { id: '5' },
    answers: {
      getCuttingBed: { ...bed, status: BedStatus.bundled },
      listCuttingBedSizes: choices,
      listBundles: { ...page, total: 1240, list: page.list.slice(0, 1) },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: '卷→扎' }));
  expect(await screen.findByText('这张床共1240扎，这里只有前1扎；其余见扎号列表')).toBeDefined();
});

test('a bed of several shades opened as a plain one goes to its own page', async () => {
  const { visited } = renderScreen(EditBedBill, {
    params: { reduceBedId: '5' },
    answers: options.answers,
  });
  await waitFor(() => expect(visited.at(-1)).toBe('/mes/reduceBed/putReduceBedBillXYS/5'));
});
