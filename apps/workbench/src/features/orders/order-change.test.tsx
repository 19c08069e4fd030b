// @vitest-environment jsdom
import { formatNumber } from '@garment-mes/domain/formats';
import type { Order, OrderVersionDraft } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderChange from './order-change.screen.tsx';
import '#testing/no-layout.ts';

const order: Order = { ...(sampleAnswers.getOrder as Order), status: 1 };
const sample = sampleAnswers.getOrderVersionDraft as OrderVersionDraft;
const effect = {
  ...sample.effect,
  checks: [{ code: 'I1', text: '可以生效', isOk: true, count: 0, link: null }],
};
const none: OrderVersionDraft = {
  ...sample,
  ...{ id: null, versionNo: 2, reason: null, changes: null, version: 7, effect },
};
const open: OrderVersionDraft = { ...none, id: '31', reason: '客户加单', version: 0 };
const others = { ...open, isOwn: false, createByName: '林跟单', createDate: '2024-03-20 09:00:00' };
const show = (answers: object) =>
  renderScreen(OrderChange, {
    params: { id: order.id },
    answers: { getOrder: order, checkOrderVersion: effect, ...answers } as never,
  });
const cellName = `${order.colors[0]?.colorName} ${order.sizes[0]?.sizeName}`;

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

test('saves what differs with its reason, as a draft of its own', async () => {
  const { writes } = show({ getOrderVersionDraft: none });
  const cell = await screen.findByRole('textbox', { name: cellName });
  await userEvent.clear(cell);
  await userEvent.type(cell, '318');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存草稿' }).disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '客户加单');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() =>
    expect(writes().filter(({ operation }) => operation === 'saveOrderVersion')).toMatchObject([
      {
        body: {
          orderId: order.id,
          reason: '客户加单',
          changes: { colorSizes: [{ num: 318 }] },
        },
      },
    ]),
  );
});

test('a cell that is no number stays as typed, counts in no sum and keeps the change from being saved', async () => {
  show({ getOrderVersionDraft: none });
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: cellName });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存草稿' });
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '客户加单');
  for (const text of ['1e3', '-5', '12.5', '二十']) {
    await userEvent.clear(cell);
    await userEvent.type(cell, text);
    expect([cell.value, save.disabled]).toEqual([text, true]);
    const [row] = screen.getAllByRole('row').filter((each) => each.contains(cell));
    const others = order.colorSizes
      .filter(({ colorId }) => colorId === order.colors[0]?.colorId)
      .filter(({ sizeId }) => sizeId !== order.sizes[0]?.sizeId);
    const sum = others.reduce((all, { num }) => all + num, 0);
    expect(row?.lastElementChild?.textContent).toBe(formatNumber(sum));
    screen.getByText(`${cellName.replace(' ', '/')}：“${text}”不是整数`);
  }
  await userEvent.clear(cell);
  await userEvent.type(cell, '３１８');
  await userEvent.tab();
  expect([cell.value, save.disabled]).toEqual(['318', false]);
});

test('the arrow keys go from colour to colour and change no pieces', async () => {
  show({ getOrderVersionDraft: none });
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: cellName });
  const [first, second] = order.colors;
  const below = screen.getByRole('textbox', {
    name: cellName.replace(first?.colorName ?? '', second?.colorName ?? ''),
  });
  const { value } = cell;
  await userEvent.click(cell);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(below);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(cell);
  expect(cell.value).toBe(value);
});

test('shows what a change would touch, and the rule it breaks, before it is saved', async () => {
  const text = '藏青/M 改为100，已裁308，不可少于已裁数';
  show({
    getOrderVersionDraft: none,
    checkOrderVersion: { ...effect, checks: [{ ...effect.checks[0], text, isOk: false }] },
  });
  const cell = await screen.findByRole('textbox', { name: cellName });
  await userEvent.clear(cell);
  await userEvent.type(cell, '100');
  const panel = within(screen.getByRole('complementary', { name: '影响' }));
  expect(await panel.findByText(text)).toBeDefined();
});

test('a change that may be put in force is marked once', async () => {
  show({ getOrderVersionDraft: none });
  const panel = within(await screen.findByRole('complementary', { name: '影响' }));
  const line = (await panel.findByText('可以生效')).closest('li');
  expect(line?.textContent).toBe('通过可以生效');
  expect(line?.querySelectorAll('svg')).toHaveLength(1);
});

test('a draft of somebody else is read, and decided in its version', async () => {
  const { writes } = show({ getOrderVersionDraft: others });
  expect(await screen.findByText('已有未生效版本V2（林跟单）')).toBeDefined();
  expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '生效' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '生效' }),
  );
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'activateOrderVersion', body: { id: '31', version: 0 } },
    ]),
  );
});

test('a change is refused with a reason only', async () => {
  const { writes } = show({ getOrderVersionDraft: others });
  await userEvent.click(await screen.findByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), '不同意');
  await userEvent.click(dialog.getByRole('button', { name: '拒绝' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'refuseOrderVersion', body: { id: '31', version: 0, reason: '不同意' } },
    ]),
  );
});

test('leads to the cell a rule is broken in, and to each cell that was changed', async () => {
  const { colorName } = order.colors[0] as Order['colors'][number];
  const { sizeName } = order.sizes[0] as Order['sizes'][number];
  const check = { code: 'I5', text: 'I5', isOk: false, count: 1 };
  show({
    getOrderVersionDraft: none,
    checkOrderVersion: {
      ...effect,
      checks: [{ ...check, link: `matrix.${colorName}.${sizeName}` }],
    },
  });
  const cell = await screen.findByRole('textbox', { name: cellName });
  await userEvent.clear(cell);
  await userEvent.type(cell, '100');
  await userEvent.click(screen.getByRole('textbox', { name: /原因/ }));
  await userEvent.click(await screen.findByRole('button', { name: '去修改' }));
  expect(document.activeElement).toBe(cell);
  await userEvent.click(screen.getByRole('textbox', { name: /原因/ }));
  const strip = within(screen.getByRole('list', { name: '改动' }));
  await userEvent.click(strip.getByRole('button', { name: `数量 ${colorName}/${sizeName}` }));
  expect(document.activeElement).toBe(cell);
});

test('limits of the inspection are changed with the order', async () => {
  const { writes } = show({ getOrderVersionDraft: none });
  await userEvent.click(await screen.findByRole('combobox', { name: /主疵/ }));
  await userEvent.click(await screen.findByRole('option', { name: '1.5' }));
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '客户要求');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() =>
    expect(writes().filter(({ operation }) => operation === 'saveOrderVersion')).toMatchObject([
      { body: { changes: { qualifying: { aqlMajor: '1.5', orderId: order.id } } } },
    ]),
  );
});

test('a draft order is not changed by versions', async () => {
  show({ getOrder: { ...order, status: 0 }, getOrderVersionDraft: none });
  expect(await screen.findByText('只有已确认和生产中的订单可以变更')).toBeDefined();
  expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
});

test('an order of another company leads back to the list', async () => {
  show({ getOrder: refusal(10009, '订单不存在') });
  expect(await screen.findByText(/订单不存在/)).toBeDefined();
});

test('shipments are typed piece by piece once they do not follow', async () => {
  const [shipment] = order.shipments;
  const { writes } = show({ getOrderVersionDraft: none });
  const matrix = await screen.findByRole('grid', { name: '走货数量' });
  expect(matrix.querySelector('[data-active] input')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /走货自动跟随/ }));
  const line = shipment?.lines[0];
  const row = order.colors.findIndex(({ colorId }) => colorId === line?.colorId);
  const col = order.sizes.findIndex(({ sizeId }) => sizeId === line?.sizeId) + 1;
  await userEvent.click(
    screen
      .getByRole('grid', { name: '走货数量' })
      .querySelector(`[data-row="${row}"][data-col="${col}"]`) as HTMLElement,
  );
  await userEvent.keyboard('7{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '分批走货');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() =>
    expect(writes().filter(({ operation }) => operation === 'saveOrderVersion')).toMatchObject([
      {
        body: {
          changes: {
            shipments: expect.arrayContaining([
              expect.objectContaining({
                lines: expect.arrayContaining([expect.objectContaining({ num: 7 })]),
              }),
            ]),
          },
        },
      },
    ]),
  );
});

test('a line of which more is issued than it needs now is marked', async () => {
  const [line] = order.bom;
  const bom = [
    { ...line, id: '71', colorId: null, usageNum: '0.1', lossPct: '0', issuedNum: '5000' },
  ];
  show({ getOrder: { ...order, bom }, getOrderVersionDraft: none });
  expect(await screen.findByRole('img', { name: /已发 5000，多于新需求/ })).toBeDefined();
});
