// @vitest-environment jsdom

import { CreateDispatchTypeBodyFields, DispatchTypeRowFields } from '@garment-mes/sdk/labels';
import {
  createDispatchType,
  deleteDispatchType,
  listDispatchTypes,
  updateDispatchType,
} from '@garment-mes/sdk/mes2';
import { refusal } from '@garment-mes/sdk/testing';
import { validateCreateDispatchType } from '@garment-mes/sdk/validators';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineRecord } from './record-definition.ts';
import { RecordScreen } from './record-screen.tsx';

const record = (edit: 'row' | 'drawer' | 'page') =>
  defineRecord({
    list: listDispatchTypes,
    create: createDispatchType,
    update: updateDispatchType,
    remove: deleteDispatchType,
    copy: ['code'],
    state: 'delFlag',
    fields: DispatchTypeRowFields,
    body: CreateDispatchTypeBodyFields,
    validate: validateCreateDispatchType,
    form: ['code', 'name', 'section', 'isOutsource'],
    edit,
    beside: ({ values }) => <output>{`贴 ${values.name}`}</output>,
  });
const [inDrawer, inRow, onPage] = [record('drawer'), record('row'), record('page')];

const base = { section: 3, isOutsource: 0, useCount: 0, updateDate: null };
const rowOf = (id: string, name: string, version: number) => ({
  ...{ ...base, id, code: `C${id}`, name, version, delFlag: '0' },
});
const page = (...list: object[]) => ({ total: list.length, list });
const listed = { listDispatchTypes: page(rowOf('1', '缝制', 3), rowOf('2', '印花', 7)) };
const Drawer = () => <RecordScreen record={inDrawer} />;
const Row = () => <RecordScreen record={inRow} />;
const Page = () => <RecordScreen record={onPage} />;

beforeEach(clearStored);
afterEach(cleanup);

const act = async (code: string, label: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(code) });
  await userEvent.click(within(row).getByRole('button', { name: label }));
};
const press = (label: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name: label }));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /名称/ });
/** The button of the question, behind the cross in its head. */
const confirm = async (label: string) => {
  const dialog = await screen.findByRole('alertdialog');
  const [button] = within(dialog).getAllByRole('button', { name: label }).slice(-1);
  await userEvent.click(button as HTMLElement);
};

/** Answers that somebody else was faster, and then the saved row. */
function staleOnce(saved: object) {
  const answers = [refusal(10102, '周师傅 刚修改过'), saved];
  return () => answers.shift() ?? saved;
}

test('each row is typed by itself: an abandoned one leaves nothing in the next', async () => {
  renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.keyboard('{Escape}');
  await act('C2', '编辑');
  expect(name().value).toBe('印花');
});

test('what a record came without, because nobody may see it, is neither asked for nor emptied', async () => {
  const { code, ...more } = DispatchTypeRowFields;
  const withheld = defineRecord({
    ...{ list: listDispatchTypes, create: createDispatchType, update: updateDispatchType },
    fields: { ...more, code: { ...code, permission: 'FIELD^order.unitPrice' } },
    body: CreateDispatchTypeBodyFields,
    validate: validateCreateDispatchType,
    form: ['name', 'section', 'isOutsource', 'code'],
  });
  const { code: _, ...row } = rowOf('1', '缝制', 3);
  const { writes } = renderScreen(() => <RecordScreen record={withheld} />, {
    answers: { listDispatchTypes: page(row) },
  });
  await act('缝制', '编辑');
  expect(screen.queryByRole('textbox', { name: /编码/ })).toBeNull();
  await userEvent.type(name(), '一');
  await press('保存');
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ name: '缝制一', version: 3 }));
  expect(writes()[0]?.body).not.toHaveProperty('code');
});

test('another row sends its own id and version', async () => {
  const { writes } = renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.keyboard('{Escape}');
  await act('C2', '编辑');
  await userEvent.type(name(), '二');
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({ id: '2', version: 7, name: '印花二' }),
  );
});

test('pressed twice, also after a save with faults, it is saved once', async () => {
  const { writes } = renderScreen(Drawer, {
    answers: { ...listed, createDispatchType: rowOf('9', '绣花', 0) },
  });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  await press('保存');
  expect(writes()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'C9');
  await userEvent.type(name(), '绣花');
  const save = screen.getByRole('button', { name: '保存' });
  save.click();
  save.click();
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toHaveLength(1);
});

test('a second save starts from the version of the first', async () => {
  let version = 3;
  const answers = {
    listDispatchTypes: () => page(rowOf('1', '缝制', version)),
    updateDispatchType: () => rowOf('1', '缝制', ++version),
  };
  const { writes } = renderScreen(Drawer, { answers });
  for (const letter of ['二', '三']) {
    await act('C1', '编辑');
    await userEvent.type(name(), letter);
    await press('保存');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(writes().map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
});

test('asks before typed text is left, and offers it again by name and time', async () => {
  const { dirty } = renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('有未保存的内容，确定关闭？')).toBeDefined();
  await confirm('关闭');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dirty.at(-1)).toBe(false);
  await screen.findByText('缝制 在 2024-03-20 10:00 有未保存的内容');
  await press('恢复');
  await waitFor(() => expect(name().value).toBe('缝制二'));
});

test('a record opened again shows what is stored, and offers what was typed', async () => {
  renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  await userEvent.keyboard('{Escape}');
  await confirm('关闭');
  await act('C1', '编辑');
  expect(name().value).toBe('缝制');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '恢复' }));
  expect(name().value).toBe('缝制二');
});

test('in the table, another record is typed only after a question', async () => {
  renderScreen(Row, { answers: listed });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  await act('C2', '编辑');
  await confirm('关闭');
  await waitFor(() => expect(name().value).toBe('印花'));
});

test('fields that only others changed are merged without a question', async () => {
  const { writes } = renderScreen(Drawer, {
    answers: {
      listDispatchTypes: ({ query }: { query: { filter?: string } }) =>
        page(query.filter ? { ...rowOf('1', '缝制', 4), section: 4 } : rowOf('1', '缝制', 3)),
      updateDispatchType: staleOnce(rowOf('1', '缝制二', 5)),
    },
  });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  await press('保存');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ version: 4, name: '缝制二', section: 4 });
});

test('a field both changed is chosen, with its old value and both new ones', async () => {
  const { writes } = renderScreen(Drawer, {
    answers: {
      listDispatchTypes: ({ query }: { query: { filter?: string } }) =>
        page(query.filter ? rowOf('1', '车缝', 4) : rowOf('1', '缝制', 3)),
      updateDispatchType: staleOnce(rowOf('1', '车缝', 5)),
    },
  });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  await press('保存');
  const panel = await screen.findByRole('dialog', { name: '合并修改' });
  for (const text of ['周师傅 刚修改过', '缝制', '车缝', '缝制二'])
    expect(within(panel).getByText(text)).toBeDefined();
  await userEvent.click(within(panel).getByRole('radio', { name: '对方' }));
  await userEvent.click(within(panel).getByRole('button', { name: '合并保存' }));
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ version: 4, name: '车缝' }));
});

test('says under the field what is wrong, and sends nothing', async () => {
  const { writes } = renderScreen(Drawer, { answers: listed });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  await press('保存');
  expect(screen.getByText('编码必填')).toBeDefined();
  expect(screen.getByText('2 处需要修改')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('a cleared field of a stored record is cleared, of a new one left out', async () => {
  const { writes } = renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  await press('保存');
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ section: null }));
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'X');
  await userEvent.type(name(), 'Y');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(writes()[1]).toEqual({
      operation: 'createDispatchType',
      body: { code: 'X', name: 'Y', isOutsource: 0 },
    }),
  );
});

test('copies a row but for what has to be its own', async () => {
  renderScreen(Drawer, { answers: listed });
  await act('C2', '复制');
  expect(name().value).toBe('印花');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /编码/ }).value).toBe('');
});

test('asks before a record is removed, and shows who forbids it', async () => {
  renderScreen(Drawer, {
    answers: {
      ...listed,
      deleteDispatchType: refusal(10202, '派工单类型 印花 已被 3 张派工单使用，只能停用'),
    },
  });
  await act('C2', '更多');
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText('确定删除 印花？')).toBeDefined();
  await confirm('删除');
  expect(await screen.findByText('派工单类型 印花 已被 3 张派工单使用，只能停用')).toBeDefined();
});

/** An answer that waits until it is let go. */
function heldBack(answer: object) {
  const gate = Promise.withResolvers<void>();
  return { answer: () => gate.promise.then(() => answer), letGo: () => gate.resolve() };
}

test('what is typed while a change is saved stays open, and is saved on the version after it', async () => {
  const { answer, letGo } = heldBack(rowOf('1', '缝制一', 4));
  let calls = 0;
  const { writes } = renderScreen(Drawer, {
    answers: {
      ...listed,
      updateDispatchType: () => (calls++ === 0 ? answer() : rowOf('1', '缝制一二', 5)),
    },
  });
  await act('C1', '编辑');
  await userEvent.type(name(), '一');
  await press('保存');
  await userEvent.type(name(), '二');
  letGo();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '保存' }).ariaBusy).not.toBe('true'),
  );
  expect(name().value).toBe('缝制一二');
  await press('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => body)).toMatchObject([
    { name: '缝制一', version: 3 },
    { name: '缝制一二', version: 4 },
  ]);
});

test('what is typed while a record is made goes on as a change of it', async () => {
  const { answer, letGo } = heldBack(rowOf('9', '绣花', 0));
  const { writes } = renderScreen(Drawer, {
    answers: {
      ...listed,
      createDispatchType: answer,
      updateDispatchType: rowOf('9', '绣花二', 1),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'C9');
  await userEvent.type(name(), '绣花');
  await press('保存');
  await userEvent.type(name(), '二');
  letGo();
  await screen.findByRole('dialog', { name: '编辑 绣花' });
  expect(name().value).toBe('绣花二');
  await press('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ operation, body }) => [operation, body])).toMatchObject([
    ['createDispatchType', { name: '绣花' }],
    ['updateDispatchType', { id: '9', version: 0, name: '绣花二' }],
  ]);
});

test('what is typed while a save is merged is not written over', async () => {
  const { answer, letGo } = heldBack(page({ ...rowOf('1', '缝制', 4), code: 'C1X' }));
  const save = staleOnce(rowOf('1', '缝制一', 5));
  const { writes } = renderScreen(Drawer, {
    answers: {
      listDispatchTypes: ({ query }: { query: { filter?: string } }) =>
        query.filter ? answer() : listed.listDispatchTypes,
      updateDispatchType: save,
    },
  });
  await act('C1', '编辑');
  await userEvent.type(name(), '一');
  await press('保存');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await userEvent.type(name(), '二');
  letGo();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ code: 'C1X', name: '缝制一', version: 4 });
  await waitFor(() => expect(name().value).toBe('缝制一二'));
});

test('on a page, the form stands in the place of the list, and the list comes back as it was', async () => {
  renderScreen(Page, { answers: listed });
  await act('C1', '编辑');
  const page = within(await screen.findByRole('region', { name: '编辑 缝制' }));
  expect(screen.queryByRole('row', { name: /C1/ })).toBeNull();
  await userEvent.type(name(), '二');
  expect(page.getByText('贴 缝制二')).toBeDefined();
  await press('返回');
  await screen.findByText('有未保存的内容，确定关闭？');
  await confirm('关闭');
  const row = await screen.findByRole('row', { name: /C1/ });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(row).getByRole('button', { name: '编辑' })),
  );
  await screen.findByText('缝制 在 2024-03-20 10:00 有未保存的内容');
});

test('what is drawn beside a form follows what is typed', async () => {
  renderScreen(Drawer, { answers: listed });
  await act('C1', '编辑');
  await userEvent.type(name(), '二');
  expect(await screen.findByText('贴 缝制二')).toBeDefined();
});

test.each(['page', 'drawer'] as const)(
  'a record of its own words is made under one request id on a %s, however often it is sent',
  async (edit) => {
    const made = defineRecord({
      ...{ list: listDispatchTypes, create: createDispatchType, fields: DispatchTypeRowFields },
      body: {
        ...CreateDispatchTypeBodyFields,
        requestId: { zh: '请求号', en: 'Request', kind: 'text', required: true },
      },
      validate: validateCreateDispatchType,
      words: { create: msg('新增发料'), save: msg('确认发出') },
      form: ['code', 'name', 'isOutsource'],
      edit,
    });
    const answers = { ...listed, createDispatchType: refusal(10202, '不行') };
    const { writes } = renderScreen(() => <RecordScreen record={made} />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '新增发料' }));
    await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'C9');
    await userEvent.type(name(), '绣花');
    await press('确认发出');
    await screen.findByText('不行');
    await press('确认发出');
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes().map(({ body }) => (body as { requestId: string }).requestId);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  },
);

test('an action opens a page of the screen in the place of the list, for those with both its rights', async () => {
  const looked = defineRecord({
    ...{ list: listDispatchTypes, fields: DispatchTypeRowFields, label: 'code' },
    actions: {
      look: {
        ...{ operation: updateDispatchType, also: deleteDispatchType, label: msg('详情') },
        act: () => undefined,
      },
    },
  });
  function Looked() {
    const [code, open] = useState('');
    return (
      <RecordScreen
        record={looked}
        onAction={(action, [row]) => {
          open(`${action} ${row?.code}`);
          return true;
        }}
        page={code && <h1>{code}</h1>}
      />
    );
  }
  renderScreen(Looked, { answers: listed, may: [updateDispatchType.permissionKey] });
  await screen.findByRole('row', { name: /C1/ });
  expect(screen.queryByRole('button', { name: '详情' })).toBeNull();
  cleanup();
  renderScreen(Looked, { answers: listed });
  await act('C1', '详情');
  expect(await screen.findByRole('heading', { name: 'look C1' })).toBeDefined();
  expect(screen.queryByRole('row', { name: /C1/ })).toBeNull();
});
