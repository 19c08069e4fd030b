// @vitest-environment jsdom
import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CutPlanPage, CuttingBedPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import CuttingBedList from './cutting-bed-list.screen.tsx';

const sample = sampleAnswers.listCuttingBeds as CuttingBedPage;
const row = (id: string, bedLabel: string, status: number) => ({
  ...sample.list[0],
  id,
  bedNo: bedLabel,
  bedLabel,
  status,
  plies: 120,
  version: 3,
});
const page = (...list: object[]) => ({ listCuttingBeds: { ...sample, total: list.length, list } });
const answers = page(row('7', '1', BedStatus.cut), row('8', '2', BedStatus.bundled));

afterEach(cleanup);

test('leads from a bed to its bill', async () => {
  renderScreen(CuttingBedList, { answers });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '1' });
  expect(link.getAttribute('href')).toBe('/mes/reduceBed/putReduceBedBill/7');
});

test('submits an open bed in its version once the question is answered', async () => {
  const { writes } = renderScreen(CuttingBedList, { answers });
  const [submit, another] = await screen.findAllByRole('button', { name: '提交' });
  expect(another).toBeUndefined();
  await userEvent.click(submit as HTMLElement);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交' }),
  );
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'submitCuttingBed', body: { id: '7', version: 3 } }]),
  );
});

test('voids a bed only with a reason', async () => {
  const { calls } = renderScreen(CuttingBedList, { answers });
  await userEvent.click(
    await screen.findAllByRole('button', { name: '更多' }).then(([more]) => more as HTMLElement),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: '作废' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: '作废' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), 'wrong marker');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'deleteCuttingBed')?.query).toEqual({
      id: '7',
      version: '3',
      reason: 'wrong marker',
    }),
  );
});

test('submits beds one by one and shows the outcome of each', async () => {
  const text = '黑色/S 已裁209 + 本床3 = 212，超过上限210';
  const beds = page(row('9', '3', BedStatus.draft));
  renderScreen(CuttingBedList, {
    answers: { ...beds, submitCuttingBed: refusal(10202, text) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择此行' }));
  await userEvent.click(screen.getByRole('button', { name: '批量提交' }));
  await userEvent.click(await screen.findByRole('button', { name: '逐条执行' }));
  expect(await screen.findByText(text)).toBeDefined();
});

test('shows the pieces and the stages of an opened row', async () => {
  renderScreen(CuttingBedList, { answers });
  await userEvent.click((await screen.findAllByRole('button', { name: '展开' }))[0] as HTMLElement);
  expect(await screen.findByRole('columnheader', { name: 'XL' })).toBeDefined();
  expect(screen.getByRole('list', { name: '进度' })).toBeDefined();
});

test('the chips of slips and of today narrow the list by questions of their own', async () => {
  const counts = {
    unsubmittedNum: 1,
    approvalNum: 0,
    unbundledNum: 0,
    noSlipNum: 2,
    cutTodayNum: 30,
  };
  const { calls } = renderScreen(CuttingBedList, {
    answers: { ...answers, countCuttingBeds: counts },
  });
  const asked = () =>
    calls.filter(({ operation }) => operation === 'listCuttingBeds').at(-1)?.query;
  await userEvent.click(await screen.findByRole('button', { name: /剩料单未填/ }));
  await waitFor(() => expect(asked()).toMatchObject({ noSlip: 'true' }));
  await userEvent.click(screen.getByRole('button', { name: /今日已裁件数/ }));
  await waitFor(() => expect(asked()).toMatchObject({ cutToday: 'true' }));
  expect(asked()).not.toHaveProperty('noSlip');
});

test('leads to the papers of a bed, and of all chosen ones', async () => {
  const { visited } = renderScreen(CuttingBedList, { answers });
  for (const tick of await screen.findAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: '批量打印床单' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/mes/reduceBed/reduceBedBills?ids=7%2C8'));
});

test('leads from a bed that is handed on to its remnant slip', async () => {
  const { visited } = renderScreen(CuttingBedList, {
    answers: page(row('8', '2', BedStatus.bundled)),
  });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '剩料单' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/mes/reduceBed/addSLDReport/8'));
});

test('plans beyond the first hundred are counted and shown on demand', async () => {
  const cutPlans = sampleAnswers.listCutPlans as CutPlanPage;
  const plan = (id: string) => ({ ...cutPlans.list[0], id, planNo: `P${id}` });
  renderScreen(CuttingBedList, {
    answers: {
      ...answers,
      listCutPlans: ({ query }: { query: { pageSize: number } }) => ({
        total: 2,
        list: query.pageSize > 100 ? [plan('1'), plan('2')] : [plan('1')],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '按裁剪方案生成' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: '还有 1 个方案，继续显示' }));
  expect((await drawer.findAllByRole('checkbox', { name: /P2/ })).length).toBeGreaterThan(0);
  expect(drawer.queryByRole('button', { name: /继续显示/ })).toBeNull();
});
