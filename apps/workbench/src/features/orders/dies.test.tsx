// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Dies from './dies.screen.tsx';

const base = {
  ...{
    imageUrl: null,
    name: '前幅刀模',
    styleNos: ['T2417'],
    partCodes: ['FRT'],
    sizeNames: ['M'],
  },
  ...{ locationCode: 'D-01', lifeNum: 3000, usedNum: 360, remainNum: 2640, reservedNum: 36 },
  ...{ sharpenNum: 0, orderNo: null, makeDate: null, remark: null, sizeIds: ['7'], version: 2 },
};
const free = { ...base, id: '1', moldNo: 'KM-01', status: 0 };
const blunt = { ...base, id: '2', moldNo: 'KM-02', status: 3, usedNum: 2700, remainNum: 300 };
const taken = { ...base, id: '3', moldNo: 'KM-03', status: 1, orderNo: 'SO1' };
const gone = { ...base, id: '4', moldNo: 'KM-04', status: 4 };
const listCuttingDies = { total: 4, list: [free, blunt, taken, gone] };

beforeEach(clearStored);
afterEach(cleanup);

const show = (answers: object = {}, may?: readonly string[]) =>
  renderScreen(Dies, {
    answers: { listCuttingDies, ...answers },
    ...(may ? { may } : {}),
  });
const offered = async (moldNo: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(moldNo) }));
  const shown = row.getAllByRole('button').map((button) => button.textContent ?? '');
  const more = row.queryByRole('button', { name: '更多' });
  if (!more) return shown;
  await userEvent.click(more);
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  await userEvent.keyboard('{Escape}');
  return [...shown, ...items];
};
const act = async (moldNo: string, label: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(moldNo) }));
  const shown = row.queryByRole('button', { name: label });
  if (shown) return userEvent.click(shown);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  return userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

test('each die is offered what its status allows', async () => {
  show();
  expect(await offered('KM-01')).toEqual(expect.arrayContaining(['送磨', '报废']));
  expect(await offered('KM-02')).toEqual(expect.arrayContaining(['磨好', '报废']));
  expect((await offered('KM-04')).filter(Boolean)).toEqual(['履历']);
  const ofTaken = await offered('KM-03');
  for (const label of ['送磨', '磨好', '报废']) expect(ofTaken).not.toContain(label);
});

test('says why a die was not scrapped, and not that it was', async () => {
  const text = '刀模KM-01已被订单SO1占用，不能报废';
  show({ changeCuttingDieStatus: { okIds: [], fails: [{ id: '1', text }] } });
  await act('KM-01', '报废');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '报废' }));
  // The question stays open, with what was typed.
  await dialog.findByText(text);
  expect(screen.queryByText('操作成功')).toBeNull();
});

test('a sharpened die keeps a share of its life as used', async () => {
  const { writes } = show({ changeCuttingDieStatus: { okIds: ['2'], fails: [] } });
  await act('KM-02', '磨好');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /磨后已用/ }), '12.5');
  await userEvent.click(dialog.getByRole('button', { name: '磨好' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({ ids: ['2'], status: 0, regrindPct: '12.5' }),
  );
  await screen.findByText('操作成功');
});

test('life is a bar, red from nine tenths of it', async () => {
  show();
  const tone = async (moldNo: string) =>
    (await screen.findByRole('progressbar', { name: `${moldNo} 的剩余次数` })).dataset.tone;
  expect(await tone('KM-01')).toBe('ok');
  expect(await tone('KM-02')).toBe('bad');
});

test('parts are those of the styles, or one that is typed; one is needed', async () => {
  const parts = [{ id: 'BCK', code: 'BCK', name: '后幅', dieNum: 1 }];
  const { writes } = show({ listCuttingDieParts: { total: 1, list: parts } });
  await act('KM-01', '编辑');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('没有的部位可直接输入');
  await userEvent.click(dialog.getByRole('button', { name: '移除 FRT' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText('请选择部位');
  expect(writes()).toEqual([]);
  const box = dialog.getByRole('combobox', { name: /部位/ });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: /后幅/ }));
  await userEvent.type(box, 'YOK');
  await userEvent.click(await screen.findByRole('option', { name: /新部位/ }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      ...{ id: '1', version: 2, sizeIds: ['7'], styleNos: ['T2417'] },
      partCodes: ['BCK', 'YOK'],
    }),
  );
});

test('narrows the list to the dies of a part', async () => {
  const parts = [{ id: 'FRT', code: 'FRT', name: '前幅', dieNum: 3 }];
  const { calls } = show({ listCuttingDieParts: { total: 1, list: parts } });
  await screen.findByRole('row', { name: /KM-01/ });
  await userEvent.click(screen.getByRole('combobox', { name: '部位' }));
  await userEvent.click(await screen.findByRole('option', { name: /前幅/ }));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'listCuttingDies')?.query).toMatchObject(
      { partCode: 'FRT' },
    ),
  );
});

test('shows what happened to a die', async () => {
  const { calls } = show();
  await act('KM-01', '履历');
  expect(await screen.findByRole('dialog', { name: 'KM-01 的履历' })).toBeDefined();
  await waitFor(() =>
    expect(
      calls.find(({ operation }) => operation === 'listCuttingDieHistory')?.query,
    ).toMatchObject({ id: '1' }),
  );
});

test('shows the labels of the chosen dies before they are printed', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /KM-02/ }));
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '打印标签' }));
  const dialog = within(await screen.findByRole('dialog', { name: '刀模标签' }));
  expect(dialog.getAllByRole('article')).toHaveLength(1);
  expect(dialog.getByText('KM-02')).toBeDefined();
  dialog.getByRole('button', { name: '打印 1 张' });
});

test('who may only look finds no button that changes a die', async () => {
  show({}, []);
  await screen.findByRole('row', { name: /KM-01/ });
  expect((await offered('KM-01')).filter(Boolean)).toEqual(['履历']);
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
});
