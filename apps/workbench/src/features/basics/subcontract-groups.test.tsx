// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import SubcontractGroups from './subcontract-groups.screen.tsx';

const group = {
  ...{ id: '31', code: 'HX', name: '华兴印花', contact: '王 138', processSections: [2, 7] },
  ...{ capacityNum: 800, openNum: 120, onTimePct: '96.00', secondPct: null, grade: 'A' },
  ...{ delFlag: '0', priceRule: { kind: 1, factor: '1.10' }, version: 2 },
};
const answers = { listSubcontractGroups: { total: 1, list: [group], sum: { openNum: 120 } } };

beforeEach(clearStored);
afterEach(cleanup);

const act = async (label: string) => {
  const row = await screen.findByRole('row', { name: /HX/ });
  const shown = within(row).queryByRole('button', { name: label });
  if (shown) return userEvent.click(shown);
  await userEvent.click(within(row).getByRole('button', { name: '更多' }));
  return userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

test('changes the factor and keeps the rest of the rule', async () => {
  const { writes } = renderScreen(SubcontractGroups, { answers });
  await act('编辑');
  const factor = screen.getByRole('textbox', { name: '系数' });
  await userEvent.clear(factor);
  await userEvent.type(factor, '1.25');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      ...{ id: '31', version: 2, processSections: [2, 7] },
      priceRule: { kind: 1, factor: '1.25' },
    }),
  );
});

test('a new group needs a section', async () => {
  const { writes } = renderScreen(SubcontractGroups, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'X');
  await userEvent.type(screen.getByRole('textbox', { name: /名称/ }), 'Y');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('1 处需要修改')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('says how many pieces are out before a group without a grade goes out of use', async () => {
  const list = [{ ...group, grade: null, capacityNum: null }];
  const { writes } = renderScreen(SubcontractGroups, {
    answers: { listSubcontractGroups: { ...answers.listSubcontractGroups, list } },
  });
  await act('停用');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('停用 华兴印花？在外 120 件不受影响');
  await userEvent.click(dialog.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const { grade, capacityNum, ...sent } = (writes()[0]?.body ?? {}) as Record<string, unknown>;
  expect([grade, capacityNum]).toEqual([undefined, undefined]);
  expect(sent).toMatchObject({ id: '31', version: 2, code: 'HX', delFlag: '1' });
});

test('shows six months of a group', async () => {
  const { calls } = renderScreen(SubcontractGroups, { answers });
  await act('表现');
  expect(await screen.findByRole('dialog', { name: '华兴印花 的表现' })).toBeDefined();
  await waitFor(() =>
    expect(
      calls.find(({ operation }) => operation === 'getSubcontractGroupPerformance')?.query,
    ).toMatchObject({ id: '31', months: '6' }),
  );
});
