// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ClothList from './cloth-list.screen.tsx';

const printed = vi.hoisted(() => ({ codes: [] as string[] }));
vi.mock('#screens/print/label.tsx', () => ({
  printLabels: async (
    { code }: { code: (item: object) => string },
    items: readonly object[],
  ): Promise<void> => void printed.codes.push(...items.map(code)),
}));

type Answer = { readonly list: readonly object[] };
const [lot] = (sampleAnswers.listCloths as Answer).list;
const [roll] = (sampleAnswers.listFabricRolls as Answer).list;
const receipt = (id: string, cNo: string, status: number, inspectResult: number) => ({
  ...{ ...lot, id, cNo, status, inspectResult, version: 4, rollNum: 2, totalLen: '98.500' },
});
const answers = {
  listCloths: {
    total: 3,
    list: [receipt('1', 'C1', 1, 2), receipt('2', 'C2', 1, 3), receipt('3', 'C3', 3, 1)],
    sum: {},
  },
  getCloth: {
    ...{ lot, points: [] },
    rolls: [
      { ...roll, id: '11', rollNo: 'R1', status: 0 },
      { ...roll, id: '12', rollNo: 'R2', status: 9 },
    ],
  },
};

beforeEach(() => {
  clearStored();
  printed.codes.length = 0;
});
afterEach(cleanup);

const rowOf = async (cNo: string) =>
  within(await screen.findByRole('row', { name: new RegExp(cNo) }));
const wordsOf = async (cNo: string) => {
  const row = await rowOf(cNo);
  const words = row.queryAllByRole('button').map((word) => word.textContent);
  return words.filter((word) => ['放行', '退货'].includes(word ?? ''));
};

test('what was judged fit is released, what is used up is not sent back', async () => {
  renderScreen(ClothList, { answers });
  expect(await wordsOf('C1')).toEqual(['放行', '退货']);
  expect(await wordsOf('C2')).toEqual(['退货']);
  expect(await wordsOf('C3')).toEqual([]);
});

test('a receipt is inspected on the panel of its page', async () => {
  const { visited } = renderScreen(ClothList, { answers });
  await userEvent.click((await rowOf('C1')).getByRole('button', { name: '检验' }));
  expect(visited?.at(-1)).toBe('/mes/cloth/clothDetail/C1?tab=inspection');
});

test('a receipt goes back with a reason; a refusal keeps the question and the reason', async () => {
  const text = '卷号R0007在床次1使用中，不能退货';
  const { writes } = renderScreen(ClothList, {
    answers: { ...answers, returnCloth: refusal(10202, text) },
  });
  await userEvent.click((await rowOf('C1')).getByRole('button', { name: '退货' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '退回供应商：2 卷 98.5 米？' }),
  );
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: '退货' });
  expect(go.disabled).toBe(true);
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /原因/ });
  await userEvent.type(reason, '色差');
  await userEvent.click(go);
  await dialog.findByText(text);
  expect(reason.value).toBe('色差');
  expect(writes()).toEqual([
    { operation: 'returnCloth', body: { id: '1', version: 4, reason: '色差' } },
  ]);
});

test('several are released at once, those not judged fit among them only one by one', async () => {
  const { writes } = renderScreen(ClothList, {
    answers: { ...answers, releaseCloth: { okIds: ['1'], fails: [] } },
  });
  await userEvent.click((await rowOf('C1')).getByRole('checkbox'));
  await userEvent.click((await rowOf('C2')).getByRole('checkbox'));
  const release = screen.getByRole<HTMLButtonElement>('button', { name: '批量放行' });
  expect(release.disabled).toBe(true);
  await userEvent.click((await rowOf('C2')).getByRole('checkbox'));
  await userEvent.click(release);
  const dialog = within(await screen.findByRole('alertdialog', { name: '放行 1 批到货？' }));
  await userEvent.click(dialog.getByRole('button', { name: '批量放行' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'releaseCloth', body: { ids: ['1'] } }]),
  );
});

test('labels are those of the rolls that lie in the house', async () => {
  renderScreen(ClothList, { answers });
  await userEvent.click((await rowOf('C1')).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '打印卷标签' }));
  await waitFor(() => expect(printed.codes).toEqual(['R1']));
});
