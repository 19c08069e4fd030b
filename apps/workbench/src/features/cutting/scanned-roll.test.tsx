// @vitest-environment jsdom
import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed, CuttingBedSizes, FabricRollRow } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { storeRoll } from './bill/testing/t-shirt.ts';
import EditBedBill from './edit-bed-bill.screen.tsx';

const sample = sampleAnswers.getCuttingBed as CuttingBed;
const choices = sampleAnswers.listCuttingBedSizes as CuttingBedSizes;
const [firstRoll] = sample.rolls;
const bed = {
  ...sample,
  status: BedStatus.draft,
  rolls: [{ ...firstRoll, tympanId: '301', rollNo: 'R301' }],
  employees: [],
};
const [color] = bed.colors;

/** The bill after a roll of the store was scanned onto it. */
async function scanned(more: Partial<FabricRollRow>) {
  const roll = {
    ...storeRoll('900', '60.000', color?.colorId),
    materialId: bed.materialId,
    ...more,
  };
  const shown = renderScreen(EditBedBill, {
    params: { reduceBedId: sample.id },
    answers: {
      getCuttingBed: bed,
      listCuttingBedSizes: { ...choices, processes: [] },
      resolveScanCode: { ...(sampleAnswers.resolveScanCode as object), kind: 'roll', roll },
    },
  });
  await scan();
  return shown;
}
const scan = async () =>
  userEvent.type(await screen.findByLabelText('扫描布卷或工卡'), 'R900{Enter}');
const line = () => screen.queryByLabelText('R900 层数');

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a roll of another order is put on the bed once somebody agrees', async () => {
  await scanned({ orderId: '77', orderNo: 'SO77' });
  const title = '布卷 R900 属于订单 SO77，用到本床？';
  const asked = within(await screen.findByRole('alertdialog', { name: title }));
  await userEvent.click(asked.getByRole('button', { name: '取消' }));
  expect(line()).toBeNull();
  await scan();
  const again = within(await screen.findByRole('alertdialog', { name: title }));
  await userEvent.click(again.getByRole('button', { name: '用到本床' }));
  await waitFor(() => expect(line()).not.toBeNull());
});

test('a roll of another colour is put on the bed once somebody agrees, and marked there', async () => {
  await scanned({ colorId: '9', colorName: '米白' });
  const asked = within(await screen.findByRole('alertdialog', { name: '布卷 R900 仍用到本床？' }));
  const fault = '布卷R900 米白 与订单面布颜色不符(配色表无此对应)';
  expect(asked.getByText(`${fault}；提交前须换卷或补配色`)).toBeDefined();
  await userEvent.click(asked.getByRole('button', { name: '用到本床' }));
  await waitFor(() => expect(line()?.title).toBe(fault));
  expect(line()?.getAttribute('aria-invalid')).toBe('true');
});

test('a used-up roll is refused with its order and the bed that took the last of it', async () => {
  const { writes } = await scanned({
    remainLen: '0.000',
    usedOrderNo: 'SO88',
    usedBedNo: 'A2403-056',
  });
  expect(
    await screen.findByText('布卷R900已用完(0.000米)，用于订单SO88的床次A2403-056'),
  ).toBeDefined();
  expect(line()).toBeNull();
  expect(writes()).toEqual([]);
});

test('a roll without plies is marked, and the bill is not saved with it', async () => {
  const { writes } = await scanned({});
  await waitFor(() => expect(line()).not.toBeNull());
  fireEvent.change(screen.getByLabelText('R900 层数'), { target: { value: '0' } });
  expect(screen.getByLabelText<HTMLInputElement>('R900 层数').title).toBe(
    '布卷R900请填写层数，没有铺的布卷请从床上移除',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(writes()).toEqual([]);
});
