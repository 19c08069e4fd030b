// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import SplitRules from './split-rules.screen.tsx';

const sample = (sampleAnswers.listBundleSplitRules as { readonly list: readonly object[] }).list[0];
const ofCompany = { ...sample, id: '7', name: '均分25', scope: 1, mode: 2, maxNum: 25, version: 3 };
const ofCustomer = {
  ...ofCompany,
  id: '8',
  name: '优诺20',
  scope: 2,
  scopeId: '31',
  scopeName: '优诺',
};
const answers = {
  listBundleSplitRules: { total: 2, list: [ofCompany, ofCustomer] },
  previewBundleSplitRule: {
    bundleNum: 2,
    bundles: [22, 21].map((num, at) => ({
      bundleNo: at + 1,
      position: 1,
      plyFrom: 1,
      plyTo: num,
      num,
    })),
  },
};

beforeEach(clearStored);
afterEach(cleanup);

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

test('the rule of the company stays', async () => {
  renderScreen(SplitRules, { answers });
  expect((await row('均分25')).queryByRole('button', { name: '删除' })).toBeNull();
  await userEvent.click((await row('优诺20')).getByRole('button', { name: '删除' }));
  await screen.findByText('删除规则 优诺20？');
});

test('tries the rule while it is typed', async () => {
  const { calls } = renderScreen(SplitRules, { answers });
  await userEvent.click((await row('均分25')).getByRole('button', { name: '编辑' }));
  const trial = within(await screen.findByRole('region', { name: '试算' }));
  await trial.findByText('共 2 扎');
  trial.getByText('22');
  await userEvent.click(screen.getByRole('radio', { name: '按卷' }));
  await userEvent.type(trial.getByRole('textbox', { name: /布卷末层/ }), '50，70');
  await waitFor(() =>
    expect(
      calls.filter(({ operation }) => operation === 'previewBundleSplitRule').at(-1)?.query,
    ).toEqual({
      ...{ mode: '3', maxNum: '25', numbering: '1', plies: '86' },
      ...{ rollEnds: '50,70', ratio: '1' },
    }),
  );
});

test('says why a lay cannot be tried', async () => {
  const text = '配比0.5时层数须为偶数：85';
  renderScreen(SplitRules, {
    answers: { ...answers, previewBundleSplitRule: refusal(10202, text) },
  });
  await userEvent.click((await row('均分25')).getByRole('button', { name: '编辑' }));
  await screen.findByText(text);
});

test('another scope asks for another record, a size out of range is said at its field', async () => {
  const { writes } = renderScreen(SplitRules, { answers });
  await userEvent.click((await row('优诺20')).getByRole('button', { name: '编辑' }));
  await userEvent.click(await screen.findByRole('radio', { name: '款式' }));
  const most = screen.getByRole('textbox', { name: /每扎上限/ });
  await userEvent.clear(most);
  await userEvent.type(most, '0');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('每扎上限须在1到200之间');
  expect(screen.getByText('2 处需要修改')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('finds the rule that wins for an order, and says why', async () => {
  const orders = sampleAnswers.listOrders as {
    readonly list: readonly { readonly orderNo: string }[];
  };
  renderScreen(SplitRules, {
    answers: {
      ...answers,
      resolveBundleSplitRule: { rule: ofCustomer, why: '客户优诺的规则', others: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '查规则' }));
  const dialog = within(await screen.findByRole('dialog', { name: '查规则' }));
  await userEvent.click(dialog.getByRole('combobox', { name: '订单' }));
  await userEvent.click(
    await screen.findByRole('option', { name: new RegExp(orders.list[0]?.orderNo ?? '') }),
  );
  await dialog.findByText('客户优诺的规则');
});
