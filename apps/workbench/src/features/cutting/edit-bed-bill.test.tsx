// @vitest-environment jsdom
import { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed, CuttingBedSizes, RemnantSlip } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { draftOfBed } from './bill/draft/draft-of-bed.ts';
import { keepDraft, keptDraftKey } from './bill/draft/kept-draft.ts';
import EditBedBill from './edit-bed-bill.screen.tsx';

const sample = sampleAnswers.getCuttingBed as CuttingBed;
const offered = sampleAnswers.listCuttingBedSizes as CuttingBedSizes;
const [firstRoll] = sample.rolls;
const roll = (tympanId: string) => ({
  ...firstRoll,
  tympanId,
  rollNo: `R${tympanId}`,
  plies: 60,
  issuedLen: '314.400',
  usedLen: '314.400',
  remainLen: '314.400',
  spliceLen: '0.000',
  defectLen: '0.000',
  remnantLen: '0.000',
  returnLen: '0.000',
});
const bed = { ...sample, status: BedStatus.cut, rolls: [roll('301'), roll('302')], employees: [] };
const choices = {
  ...offered,
  processes: [],
  cells: offered.cells.map((cell) => ({ ...cell, cutNum: 0, remainNum: cell.limitNum })),
};
const answers = { getCuttingBed: bed, listCuttingBedSizes: choices };
const params = { reduceBedId: sample.id };
const open = (more: object = {}) =>
  renderScreen(EditBedBill, { answers: { ...answers, ...more }, params });

const returned = () => screen.findByLabelText<HTMLInputElement>('R302 退回');

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('says at once what a roll is off, and keeps the cursor in its cell', async () => {
  open();
  const cell = await returned();
  cell.focus();
  fireEvent.change(cell, { target: { value: '0.02' } });
  expect(screen.getByText('少 0.02')).toBeDefined();
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(cell);
});

test('moves on with Enter and fills an empty cell from above with Down', async () => {
  open();
  const first = await screen.findByLabelText<HTMLInputElement>('R301 疵点');
  await userEvent.clear(first);
  await userEvent.type(first, '1.5{ArrowDown}');
  expect((await screen.findByLabelText<HTMLInputElement>('R302 疵点')).value).toBe('1.5');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('R302 余布'));
});

test('saves the whole bill in its version with Ctrl+S', async () => {
  const { writes } = open();
  fireEvent.change(await returned(), { target: { value: '0' } });
  fireEvent.change(await screen.findByLabelText('R301 领用'), { target: { value: '314.41' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'updateCuttingBed', body: { id: bed.id, version: bed.version } },
    ]),
  );
});

test('what is typed while a save is under way stays, and is saved next', async () => {
  let answer: (saved: CuttingBed) => void = () => undefined;
  const saved = new Promise<CuttingBed>((resolve) => {
    answer = resolve;
  });
  let current = bed as CuttingBed;
  const { writes } = open({ updateCuttingBed: () => saved, getCuttingBed: () => current });
  fireEvent.change(await returned(), { target: { value: '0' } });
  fireEvent.change(await screen.findByLabelText('R301 领用'), { target: { value: '314.41' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('唛架名'), { target: { value: 'M-LATER' } });
  current = { ...current, version: bed.version + 1 };
  answer(current);
  expect(await screen.findByText('保存成功')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('唛架名').value).toBe('M-LATER');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({
    body: { version: bed.version + 1, markerName: 'M-LATER' },
  });
});

test('plies of a roll that are no number are said at once, and nothing is saved as none', async () => {
  const { writes } = open();
  fireEvent.change(await screen.findByLabelText('R301 层数'), { target: { value: '6o' } });
  expect(screen.getByLabelText('R301 层数').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  expect(writes()).toEqual([]);
});

test.each<{ why: string; cell: string; text: RegExp; change: object; offer?: object }>([
  {
    why: 'more plies than a roll is long',
    cell: 'R302 层数',
    text: /^布卷R302填了60层，300\.00米最多铺57层$/,
    change: { rolls: [roll('301'), { ...roll('302'), issuedLen: '300.000' }] },
  },
  {
    why: 'more metres than are on a roll',
    cell: 'R302 领用',
    text: /^布卷R302领用314\.40米，卷上只有314\.39米$/,
    change: { rolls: [roll('301'), { ...roll('302'), remainLen: '314.390' }] },
  },
  {
    why: 'two shade bands of a colour',
    cell: 'R302 层数',
    text: /^黑色有A\/B两种以上色号段，请改用细颜色床单$/,
    change: {
      rolls: [roll('301'), { ...roll('302'), shade: 'B' }],
      colors: bed.colors.map((color) => ({ ...color, shade: null })),
    },
    offer: { shadeControl: 1 },
  },
  {
    why: 'a roll of another colour',
    cell: 'R302 层数',
    text: /^布卷R302 米白 与订单面布颜色不符\(配色表无此对应\)$/,
    change: {
      rolls: [roll('301'), { ...roll('302'), materialColorId: '9', materialColorName: '米白' }],
    },
  },
  {
    why: 'more plies than the table takes',
    cell: '黑色 层数',
    text: /^层数须在1到100之间$/,
    change: {},
    offer: {
      tables: choices.tables.map((table) => ({ ...table, id: bed.tableId, maxPlies: 100 })),
    },
  },
])(
  'a draft is saved with $why, which is said at its cell and before it is submitted',
  async ({ cell, text, change, offer = {} }) => {
    const { writes } = open({
      getCuttingBed: { ...bed, ...change },
      listCuttingBedSizes: { ...choices, ...offer },
    });
    const wrong = await screen.findByLabelText<HTMLInputElement>(cell);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(wrong.title).toMatch(text);
    fireEvent.change(screen.getByLabelText('唛架名'), { target: { value: 'M-2' } });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(text)).toBeDefined();
    expect(asked.getByRole<HTMLButtonElement>('button', { name: '提交' }).disabled).toBe(true);
    await userEvent.click(asked.getByRole('button', { name: '去修改' }));
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(writes().map(({ operation }) => operation)).toEqual(['updateCuttingBed']),
    );
  },
);

test('names the refusal before it is sent, and leads to the cell', async () => {
  const { writes } = open();
  fireEvent.change(await returned(), { target: { value: '0.02' } });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('卷R302 领用314.40 ≠ 314.42，差-0.02米')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '提交' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: '去修改' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('R302 退回')));
  expect(writes()).toEqual([]);
});

test('shows the bundles that submitting made', async () => {
  const { writes } = open();
  await returned();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '提交' }),
  );
  expect(await screen.findByText(/已生成 B\d{4}–B\d{4} 共\d+扎/)).toBeDefined();
  expect(writes()).toEqual([
    { operation: 'submitCuttingBed', body: { id: bed.id, version: bed.version } },
  ]);
});

test('keeps what was typed when somebody else was faster', async () => {
  const text = '床次 1 已被 李强 于 14:03:22 修改，请核对后重试';
  open({ updateCuttingBed: refusal(10102, text) });
  fireEvent.change(await screen.findByLabelText('R301 领用'), { target: { value: '314.41' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(text)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重新读取，保留我填的' }));
  expect(await screen.findByText('R301 领用', { selector: 'td' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '用我的，继续编辑' }));
  expect(screen.getByLabelText<HTMLInputElement>('R301 领用').value).toBe('314.41');
});

test('offers what an earlier visit left until it is answered, whatever is typed meanwhile', async () => {
  const left = keepDraft(
    draftOfBed(bed as CuttingBed, choices as CuttingBedSizes),
    bed.version,
    Date.parse('2024-03-20T09:02:00Z'),
  );
  const kept = { ...left, draft: { ...left.draft, markerName: 'M-KEPT' } };
  localStorage.setItem(`workbench.${keptDraftKey('1', '1', bed.id)}`, JSON.stringify(kept));
  open();
  expect(await screen.findByText('恢复 09:02 未保存的床单？')).toBeDefined();
  fireEvent.change(await returned(), { target: { value: '0.02' } });
  await userEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect(screen.getByLabelText<HTMLInputElement>('唛架名').value).toBe('M-KEPT');
  expect(screen.queryByText('恢复 09:02 未保存的床单？')).toBeNull();
});

test('is a file without cells or steps once the bed is handed on', async () => {
  renderScreen(EditBedBill, {
    answers: { ...answers, getCuttingBed: { ...bed, status: BedStatus.bundled } },
    params,
  });
  expect((await returned()).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: '保存并提交' })).toBeNull();
});

test('counts its own garments among those that are cut once it is handed on', async () => {
  const row = async () =>
    within(await screen.findByRole('region', { name: '尺码配比' }))
      .getAllByRole('row')
      .find((each) => within(each).queryByText('S', { selector: 'td' }) !== null)?.textContent;
  open();
  const typed = await row();
  cleanup();
  open({ getCuttingBed: { ...bed, status: BedStatus.bundled } });
  expect([typed, await row()]).toEqual([
    ['S', 350, 360, 0, 368, 368, 1].join(''),
    ['S', 350, 360, 120, 368, 248, 1].join(''),
  ]);
});

/** A bill whose only operation pays 0.15 a garment by now, and the money of its people. */
async function openPaid(status: BedStatus, amounts: readonly [string | null, string | null]) {
  const [share] = sample.employees;
  const [process] = offered.processes;
  if (!process) throw new Error('the order of the example pays no operation by the bed');
  const { orderProcessId } = process;
  const employees = ['60.00', '40.00'].map((sharePct, at) => {
    const employeeNo = `010${at}`;
    return { ...share, id: `${at}`, employeeNo, orderProcessId, sharePct, amount: amounts[at] };
  });
  open({
    getCuttingBed: { ...bed, status, employees },
    listCuttingBedSizes: { ...choices, processes: [{ ...process, price: '0.1500' }] },
  });
  const people = within(await screen.findByRole('region', { name: '参与人' }));
  return people
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent);
}

test('a bill that is handed on shows what it paid, not what it would pay by now', async () => {
  expect(await openPaid(BedStatus.cut, [null, null])).toEqual(['64.80', '43.20', '108.00']);
  cleanup();
  expect(await openPaid(BedStatus.bundled, ['51.8400', '34.5600'])).toEqual([
    '51.84',
    '34.56',
    '86.40',
  ]);
  cleanup();
  expect(await openPaid(BedStatus.approvalPending, [null, null])).toEqual(['–', '–', '–']);
});

test('lists the cell that goes over the limit of its order', async () => {
  const cells = choices.cells.map((cell) => ({ ...cell, cutNum: cell.sizeName === 'S' ? 100 : 0 }));
  open({ listCuttingBedSizes: { ...choices, cells } });
  expect(
    await screen.findByText(/^黑色\/S 已裁100 \+ 本床120 = 220，超过上限210$/, {
      selector: 'li',
    }),
  ).toBeDefined();
});

test('says who submitted the bed first, in one dialog', async () => {
  const text = '床次 1 已被 李强 于 14:03:22 提交，请刷新后重试';
  open({ submitCuttingBed: refusal(10102, text) });
  await returned();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '提交' }),
  );
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a handed-on bed shows its rolls, what was posted to whom, and the slip of its leftovers', async () => {
  const [share] = sample.employees;
  const slip = sampleAnswers.getRemnantSlip as RemnantSlip;
  renderScreen(EditBedBill, {
    params: { reduceBedId: '5' },
    answers: {
      getCuttingBed: {
        ...sample,
        id: '5',
        bedType: BedType.normal,
        status: BedStatus.bundled,
        employees: [
          { ...share, id: 'a', orderProcessId: '1', processName: '拉布', amount: '51.8400' },
          { ...share, id: 'b', orderProcessId: '1', processName: '拉布', amount: '34.5600' },
        ],
      },
      getRemnantSlip: { ...slip, id: null },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: '参与人' }));
  expect(await screen.findByText('拉布 86.40 = 51.84 + 34.56')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: '布卷' }));
  expect(await screen.findByRole('grid', { name: '布卷' })).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: '剩料单' }));
  const link = await screen.findByRole('link', { name: '去填写' });
  expect(link.getAttribute('href')).toBe('/mes/reduceBed/addSLDReport/5');
});
