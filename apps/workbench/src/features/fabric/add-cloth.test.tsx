// @vitest-environment jsdom
import type { FabricLot } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { formName } from '#screens/form/kept-input.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import AddCloth from './add-cloth.screen.tsx';

const printed = vi.hoisted(() => ({ codes: [] as string[] }));
vi.mock('#screens/print/label.tsx', () => ({
  printLabels: async (
    { code }: { code: (item: object) => string },
    items: readonly object[],
  ): Promise<void> => void printed.codes.push(...items.map(code)),
}));

const made = sampleAnswers.createCloth as FabricLot;
const numbers = { cNo: 'C240302', isFree: true, proposed: 'C240302', takenRollNos: [] };
const colours = [
  { id: '31', code: 'BLK', name: '黑色' },
  { id: '32', code: 'NVY', name: '藏青' },
];
const answers = {
  checkClothNo: numbers,
  listColors: { total: 2, list: colours },
  createCloth: made,
};

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  clearStored();
  printed.codes.length = 0;
});
afterEach(cleanup);

/** A head that is typed already; the rolls are left. */
const typed = () => {
  const base = { cNo: 'C240302', receiveDate: '2024-03-20', rolls: [{ id: 'line 0' }] };
  const values = { ...base, materialId: '41', warehouseId: '51', cNo: 'C240302' };
  return new Map([
    [formName({ form: 'createCloth', id: 'new' }), { values, base, version: undefined }],
  ]);
};
const open = (more: object = {}) =>
  renderScreen(AddCloth, { answers: { ...answers, ...more }, memory: typed() });
const grid = () => screen.findByRole('grid', { name: '布卷' });
const cells = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell'));

async function paste(text: string) {
  const [first] = await cells();
  const cell = first?.find((each) => each.dataset.col === '0') ?? expect.fail('no cell');
  fireEvent.mouseDown(cell);
  const target = document.activeElement ?? cell;
  fireEvent(target, createEvent.paste(target, { clipboardData: { getData: () => text } }));
}
const LIST = [
  '恒源纺织 码单',
  '缸号\t匹号\t颜色\t米数\t重量',
  'D7731\tR1\t黑色\t85,5m\t18',
  'D7731\tR2\tBLK\t93 yd\t',
  'D7740\tR3\t藏青\t47,25\t',
  '合计\t\t\t217,789\t',
].join('\n');
const save = async (name = '保存') => userEvent.click(await screen.findByRole('button', { name }));

test("a supplier's list is pasted, added up and received once on a double click", async () => {
  const { writes, visited } = open();
  await paste(LIST);
  const sums = within(await screen.findByRole('list', { name: '合计' }));
  await sums.findByText('合计：3 卷 217.79 米 18.00 kg');
  sums.getByText('黑色 D7731：2 卷 170.54 米 18.00 kg');
  sums.getByText('藏青 D7740：1 卷 47.25 米');
  await screen.findByText(/合计行没有读入/);
  await userEvent.dblClick(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(visited?.at(-1)).toMatch(/^\/mes\/cloth\//));
  expect(writes()).toEqual([
    {
      operation: 'createCloth',
      body: {
        ...{ cNo: 'C240302', materialId: '41', receiveDate: '2024-03-20', warehouseId: '51' },
        rolls: [
          { rollNo: 'R1', colorId: '31', dyeLot: 'D7731', labelLen: '85.5', labelWeight: '18' },
          { rollNo: 'R2', colorId: '31', dyeLot: 'D7731', labelLen: '85.039' },
          { rollNo: 'R3', colorId: '32', dyeLot: 'D7740', labelLen: '47.25' },
        ],
      },
    },
  ]);
});

test('numbers that are taken or stand twice, and a length below nothing, are told before it is saved', async () => {
  const { writes } = open({ checkClothNo: { ...numbers, takenRollNos: ['R1'] } });
  await paste('卷号\t颜色\t米数\nR1\t黑色\t50\nR2\t黑色\t-5\nR2\t黑色\t50');
  await screen.findByRole('button', { name: /3 处/ });
  await save();
  expect(writes()).toEqual([]);
  const faults = (await cells()).map((row) =>
    row.flatMap((cell) => (cell.ariaInvalid === 'true' ? cell.dataset.col : [])),
  );
  expect(faults).toEqual([['0'], ['3'], ['0']]);
});

test('a lot number that is in use is told before it is saved', async () => {
  open({ checkClothNo: { ...numbers, isFree: false } });
  await screen.findByText('布号已存在');
});

test('a refusal stands at its roll and loses nothing', async () => {
  open({ createCloth: refusal(10009, '第2行 卷号R2已存在') });
  await paste(LIST);
  await save();
  await screen.findByRole('button', { name: /1 处/ });
  const [, second] = await cells();
  expect(second?.find((cell) => cell.dataset.col === '0')?.ariaInvalid).toBe('true');
  expect(second?.find((cell) => cell.dataset.col === '3')?.textContent).toContain('85.039');
});

test('a colour nobody has is named', async () => {
  open();
  await paste('卷号\t颜色\t米数\nR1\t粉红\t50');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: /1 处/ }));
  await screen.findByText('颜色“粉红”不存在');
});

test('rolls without a number are counted on, and their labels printed', async () => {
  const { writes } = open();
  await paste('颜色\t米数\n黑色\t50\n黑色\t51');
  await save('自动编号');
  await save('保存并打印标签');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    rolls: [{ rollNo: 'C240302-01' }, { rollNo: 'C240302-02' }],
  });
  await waitFor(() => expect(printed.codes.length).toBeGreaterThan(0));
});
