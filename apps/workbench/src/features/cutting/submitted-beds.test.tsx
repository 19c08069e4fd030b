// @vitest-environment jsdom
import { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import type { BundlePreview, CuttingBed, CuttingBedPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import SubmittedBeds from './submitted-beds.screen.tsx';

const sample = sampleAnswers.listCuttingBeds as CuttingBedPage;
const row = (id: string, bedLabel: string, status: number, part: object = {}) => ({
  ...sample.list[0],
  ...{ id, bedNo: bedLabel, bedLabel, status, version: 3, orderNo: 'SO2403017', orderStatus: 2 },
  ...{ bedType: BedType.normal, missingParts: [], bundleNumTotal: 0, submitBy: '9' },
  ...part,
});
const page = (...list: object[]) => ({ listCuttingBeds: { ...sample, total: list.length, list } });

const rolls = [{ ...(sampleAnswers.getCuttingBed as CuttingBed).rolls[0], rollNo: 'R-1' }];
const detail = {
  ...(sampleAnswers.getCuttingBed as CuttingBed),
  ...{ id: '7', version: 5, status: BedStatus.approvalPending, plies: 120, cutNum: 720 },
  ...{ markerLen: '5.200', endLossLen: '0.040', spliceLen: '4.200', defectLen: '2.000' },
  ...{ remnantLen: '6.400', netLen: '641.400', planUsage: '0.8000', rolls },
};
const waiting = { ...page(row('7', '3', BedStatus.approvalPending)), getCuttingBed: detail };

const bundle = (bundleNo: number, position: number, num: number) => ({
  ...{ bundleNo, colorName: '黑色', sizeName: 'M', shade: null, position, plyFrom: 1, plyTo: num },
  num,
});
const preview: BundlePreview = {
  ...{ splitRuleId: '55', splitRuleName: '均分25', bundleNum: 2, num: 43 },
  bundles: [bundle(31, 1, 22), bundle(32, 2, 21)],
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const openApproval = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '审批' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('R-1');
  return drawer;
};

beforeEach(clearStored);
afterEach(cleanup);

test('asks for the beds that wait for approval first, the longest wait before the others', async () => {
  const { calls } = renderScreen(SubmittedBeds, { answers: waiting });
  await screen.findByRole('button', { name: '审批' });
  const asked = calls.find(({ operation }) => operation === 'listCuttingBeds')?.query;
  expect(asked).toMatchObject({ order: 'wait_hour_num desc' });
  expect(String(asked?.filter)).toContain('7');
});

test('who handed a bed on is not offered to approve it', async () => {
  const own = row('8', '4', BedStatus.approvalPending, { submitBy: '1' });
  renderScreen(SubmittedBeds, { answers: page(own) });
  await screen.findByRole('link', { name: '4' });
  expect(screen.queryByRole('button', { name: '审批' })).toBeNull();
});

test('the approval shows the metres by cause, their share of the plan, and the limit', async () => {
  renderScreen(SubmittedBeds, { answers: waiting });
  const drawer = await openApproval();
  const cells = drawer.getAllByRole('row').map(({ textContent }) => textContent);
  // Planned 0.8 × 720 = 576, in the marker 5.2 × 120 = 624.
  expect(cells).toContain('唛架+48.00+8.33%');
  expect(cells).toContain('接布+4.20+0.73%');
  expect(cells).toContain('净用 641.40 − 计划 576.00+65.40+11.35%');
  expect(cells).toContain('允许偏差±17.28±3.00%');
});

test('a decision needs an opinion and carries the version that was looked at', async () => {
  const { writes } = renderScreen(SubmittedBeds, { answers: waiting });
  const drawer = await openApproval();
  expect(button('审批通过').disabled).toBe(true);
  await userEvent.type(drawer.getByRole('textbox'), ' 布边缩水 ');
  await userEvent.dblClick(button('审批通过'));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'approveCuttingBed',
        body: { id: '7', version: 5, agree: true, opinion: '布边缩水' },
      },
    ]),
  );
});

test('who comes second reads who decided and what, and what was typed is kept', async () => {
  const text = '床次 3 已被 李强 于 14:03:22 退回，请刷新';
  let decided = {};
  renderScreen(SubmittedBeds, {
    answers: {
      ...waiting,
      getCuttingBed: () => ({ ...detail, ...decided }),
      approveCuttingBed: () => {
        decided = { status: BedStatus.draft, approveByName: '李强', approveText: '重量布' };
        return refusal(10102, text);
      },
    },
  });
  const drawer = await openApproval();
  await userEvent.type(drawer.getByRole('textbox'), '可以');
  await userEvent.click(button('审批通过'));
  expect(await drawer.findByText(text)).toBeDefined();
  expect(await drawer.findByText('李强 已退回：重量布')).toBeDefined();
  expect(button('审批通过').disabled).toBe(true);
  expect(drawer.getByRole<HTMLTextAreaElement>('textbox').value).toBe('可以');
});

test('bundles are made by the rule and for the version that was looked at', async () => {
  const { writes } = renderScreen(SubmittedBeds, {
    answers: { ...page(row('7', '3', BedStatus.submitted)), previewBundles: preview },
  });
  await userEvent.click(await screen.findByRole('button', { name: '生成扎号' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('B0031–B0032')).toBeDefined();
  await userEvent.dblClick(button('生成 2 扎'));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'generateBundles',
        body: { reduceBedId: '7', version: 3, splitRuleId: '55' },
      },
    ]),
  );
});

test('beds of one order take their numbers one after the other, each with its own outcome', async () => {
  const text = '床次3 用料差异3.09% 待审批';
  const beds = [row('8', '2', BedStatus.submitted), row('7', '1', BedStatus.submitted)];
  const { writes } = renderScreen(SubmittedBeds, {
    answers: {
      ...page(...beds),
      previewBundles: preview,
      generateBundles: ({ body }: { body: { reduceBedId: string } }) =>
        body.reduceBedId === '8' ? refusal(10202, text) : sampleAnswers.generateBundles,
    },
  });
  for (const tick of await screen.findAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
  await userEvent.click(button('批量生成扎号'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('B0031–B0032')).toBeDefined();
  expect(drawer.getByText('B0033–B0034')).toBeDefined();
  await userEvent.click(button('生成 4 扎'));
  expect(await drawer.findByText(text)).toBeDefined();
  expect(drawer.getByText(/^已生成/)).toBeDefined();
  const sent = writes().map(({ body }) => (body as { reduceBedId: string }).reduceBedId);
  expect(sent).toEqual(['7', '8']);
});

test('a bed of several materials says what it waits for, and is not tied before', async () => {
  const bed = row('7', '3', BedStatus.submitted, { bedType: 2, missingParts: [2] });
  const counts = {
    ...(sampleAnswers.countCuttingBeds as object),
    unbundledNum: 2,
    awaitsLaysNum: 1,
  };
  const { calls } = renderScreen(SubmittedBeds, {
    answers: { ...page(bed), countCuttingBeds: counts },
  });
  expect(await screen.findByText('缺里布，提交后分扎')).toBeDefined();
  expect(await screen.findByRole('radio', { name: '待分扎 2' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '等其他布种 1' }));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'listCuttingBeds')?.query).toMatchObject(
      { awaitsLays: 'true' },
    ),
  );
  expect(screen.queryByRole('button', { name: '生成扎号' })).toBeNull();
});

test('deleting bundles says which numbers are lost', async () => {
  const bed = row('7', '3', BedStatus.bundled, {
    ...{ bundleNumTotal: 36, bundleSpan: 'B0031–B0066' },
  });
  const { calls } = renderScreen(SubmittedBeds, { answers: page(bed) });
  await userEvent.click(await screen.findByRole('button', { name: '删除扎号' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: '删除36扎？扎号 B0031–B0066 作废不再使用',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: '删除扎号' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'deleteBundles')?.query).toEqual({
      ...{ reduceBedId: '7', version: '3' },
    }),
  );
});
