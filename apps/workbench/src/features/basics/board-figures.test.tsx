// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BoardFigures from './board-figures.screen.tsx';

const sample = (sampleAnswers.listBoardQuantities as { readonly list: readonly object[] }).list[0];
const figure = (id: string, workDate: string, itemName: string) => ({
  ...{ ...sample, id, workDate, itemName, itemCode: 'cutNum', boardCode: 'reduceBed' },
  ...{ mode: 2, num: '20.00', computedNum: '320.00', shownNum: '340.00', remark: '停电' },
});
const items = [
  ...[{ boardCode: 'reduceBed', itemCode: 'cutNum', name: '今日完成', unit: '件' }],
].map((item) => ({ ...item, computedNum: '320.00' }));
const answers = {
  listBoardQuantities: {
    total: 2,
    list: [figure('7', '2024-03-17', '今日完成'), figure('8', '2024-03-16', '今日计划')],
  },
  listBoardItems: items,
};

beforeEach(clearStored);
afterEach(cleanup);

test('begins with the figures of today', async () => {
  const { calls } = renderScreen(BoardFigures, { answers });
  await screen.findByText('今日完成');
  const [list] = calls.filter(({ operation }) => operation === 'listBoardQuantities');
  expect(String(list?.query.sql)).toContain('2024-03-20');
});

test('is changed within three days', async () => {
  renderScreen(BoardFigures, { answers });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/今日完成/)).queryByRole('button', { name: '编辑' })).not.toBeNull();
  expect((await row(/今日计划/)).queryByRole('button', { name: '编辑' })).toBeNull();
});

test('the question before it is removed names the value of the system', async () => {
  renderScreen(BoardFigures, { answers });
  const row = within(await screen.findByRole('row', { name: /今日计划/ }));
  await userEvent.click(row.getByRole('button', { name: '删除' }));
  await screen.findByText('删除后看板恢复系统值 320，确定？');
});

test('shows what the wall will show; another board asks for another figure', async () => {
  renderScreen(BoardFigures, { answers });
  const row = within(await screen.findByRole('row', { name: /今日完成/ }));
  await userEvent.click(row.getByRole('button', { name: '编辑' }));
  const preview = within(await screen.findByRole('region', { name: '预览' }));
  await preview.findByText('✎ 340');
  const num = screen.getByRole('textbox', { name: /数量/ });
  await userEvent.clear(num);
  await userEvent.type(num, '-500');
  await preview.findByText('✎ -180');
  await userEvent.click(screen.getByRole('radio', { name: '覆盖' }));
  await userEvent.clear(num);
  await userEvent.type(num, '300');
  await preview.findByText('✎ 300');
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.click(drawer.getByRole('combobox', { name: /看板/ }));
  await userEvent.click(await screen.findByRole('option', { name: '尾查' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByText('指标必填')).toBeDefined());
});
