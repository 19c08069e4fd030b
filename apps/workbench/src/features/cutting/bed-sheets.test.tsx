// @vitest-environment jsdom
import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CuttingBedPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BedSheets from './bed-sheets.screen.tsx';

const printed = vi.hoisted(() => ({ titles: [] as string[] }));
vi.mock('#screens/print/print-pages.tsx', async (original) => ({
  ...(await original<typeof import('#screens/print/print-pages.tsx')>()),
  printPages: async (title: string) => void printed.titles.push(title),
}));

const sample = sampleAnswers.listCuttingBeds as CuttingBedPage;
const bed = (id: string, status: number) => ({
  ...sample.list[0],
  ...{ id, bedNo: id, bedLabel: id, status },
});
const page = (...list: object[]) => ({ listCuttingBeds: { ...sample, total: list.length, list } });
const tickAll = async () => {
  for (const tick of await screen.findAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
};
const papersAsked = (calls: ReturnType<typeof renderScreen>['calls']) =>
  calls.filter(({ operation }) => operation === 'listCuttingBedSheets').map(({ query }) => query);

beforeEach(() => {
  clearStored();
  printed.titles.length = 0;
});
afterEach(cleanup);

test('the chosen beds are looked at, printed, and counted once they came out', async () => {
  const { calls, writes } = renderScreen(BedSheets, {
    answers: page(bed('7', BedStatus.cut), bed('8', BedStatus.draft)),
  });
  expect(await screen.findByText('勾选床次，在此预览床单')).toBeDefined();
  await tickAll();
  await waitFor(() => expect(papersAsked(calls)).toContainEqual({ ids: '7,8' }));
  await screen.findByTitle('打印预览');
  await userEvent.click(screen.getByRole('button', { name: '打印 2 张' }));
  const asked = within(await screen.findByRole('dialog', { name: '打印成功了吗？' }));
  expect(writes()).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: '是' }));
  expect(printed.titles).toEqual(['拉布单']);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'recordCuttingBedPrint', body: { layout: 'spreading' } },
    ]),
  );
});

test('a file counts as no print', async () => {
  const { writes } = renderScreen(BedSheets, { answers: page(bed('7', BedStatus.cut)) });
  await tickAll();
  await screen.findByTitle('打印预览');
  await userEvent.click(screen.getByRole('button', { name: '导出 PDF' }));
  await waitFor(() => expect(printed.titles).toEqual(['拉布单']));
  expect(screen.queryByRole('dialog', { name: '打印成功了吗？' })).toBeNull();
  expect(writes()).toEqual([]);
});

test('a void bed is left out and named', async () => {
  const { calls } = renderScreen(BedSheets, {
    answers: page(bed('7', BedStatus.cut), bed('4', BedStatus.void)),
  });
  await tickAll();
  expect(await screen.findByText('床次4已作废，未打印')).toBeDefined();
  await waitFor(() => expect(papersAsked(calls).at(-1)).toEqual({ ids: '7' }));
});

test('more than fifty sheets are not printed at once', async () => {
  const beds = Array.from({ length: 60 }, (_, at) => bed(String(at + 1), BedStatus.cut));
  renderScreen(BedSheets, { answers: page(...beds) });
  await screen.findAllByRole('checkbox', { name: '选择此行' });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }));
  expect(await screen.findByText('一次最多50张床单，已选60张')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '打印' }).disabled).toBe(true);
});

test('who may not count prints has no button for it', async () => {
  renderScreen(BedSheets, { answers: page(bed('7', BedStatus.cut)), may: [] });
  await tickAll();
  await screen.findByTitle('打印预览');
  expect(screen.queryByRole('button', { name: /^打印/ })).toBeNull();
});

test('a link names the beds whose papers are looked at, until others are chosen', async () => {
  const { calls } = renderScreen(BedSheets, {
    answers: {
      listCuttingBeds: ({ query }: { query: { filter?: string } }) => {
        const list = String(query.filter ?? '').includes('id')
          ? [bed('8', BedStatus.cut)]
          : [bed('7', BedStatus.cut)];
        return { ...sample, total: 1, list };
      },
    },
    path: '/mes/reduceBed/reduceBedBills?ids=8',
  });
  await waitFor(() => expect(papersAsked(calls).at(-1)).toEqual({ ids: '8' }));
  await tickAll();
  await waitFor(() => expect(papersAsked(calls).at(-1)).toEqual({ ids: '7' }));
});

test('a print nobody answered for is asked about again after a reload, whatever key was pressed', async () => {
  const answers = page(bed('7', BedStatus.cut));
  const first = renderScreen(BedSheets, { answers });
  await tickAll();
  await screen.findByTitle('打印预览');
  await userEvent.click(screen.getByRole('button', { name: '打印 1 张' }));
  const question = { name: '打印成功了吗？' };
  await screen.findByRole('dialog', question);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', question)).toBeDefined();

  const name = Object.keys(localStorage).find((key) => key.includes('sheetRuns')) ?? '';
  const [kept] = JSON.parse(localStorage.getItem(name) ?? '[]');
  expect(kept.ids).toHaveLength(1);
  cleanup();
  const { writes } = renderScreen(BedSheets, { answers });
  const asked = within(await screen.findByRole('dialog', question));
  await userEvent.click(asked.getByRole('button', { name: '是' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'recordCuttingBedPrint', body: { ids: kept.ids, requestId: kept.requestId } },
    ]),
  );
  expect(first.writes()).toEqual([]);

  cleanup();
  renderScreen(BedSheets, { answers });
  await screen.findAllByRole('checkbox', { name: '选择此行' });
  expect(screen.queryByRole('dialog', question)).toBeNull();
});
