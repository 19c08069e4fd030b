// @vitest-environment jsdom

import { createTodo } from '@garment-mes/sdk/amc';
import { CreateTodoBodyFields } from '@garment-mes/sdk/labels';
import { refusal } from '@garment-mes/sdk/testing';
import { validateCreateTodo } from '@garment-mes/sdk/validators';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineForm } from './form-definition.ts';
import { FormScreen } from './form-screen.tsx';

const todo = defineForm({
  save: createTodo,
  fields: CreateTodoBodyFields,
  sections: [{ title: msg('待办'), fields: ['tips', 'taskEndDate'] }],
  validate: validateCreateTodo,
});

const Screen = () => (
  <FormScreen form={todo} initial={{ tips: '', taskEndDate: '2024-03-20 18:00:00' }} />
);
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const tips = () => screen.getByRole<HTMLInputElement>('textbox', { name: /待办内容/ });

afterEach(cleanup);

test('labels its fields from the spec and marks what is needed', () => {
  renderScreen(Screen);
  expect(tips().required || tips().getAttribute('aria-required')).toBeTruthy();
});

test('says under the field what is wrong, counts it, and sends nothing', async () => {
  const { writes } = renderScreen(Screen);
  await save();
  expect(screen.getByText('待办内容必填')).toBeDefined();
  expect(screen.getByText('1 处需要修改')).toBeDefined();
  expect(document.activeElement).toBe(tips());
  expect(writes()).toEqual([]);
});

test('saves with Ctrl+S and is clean afterwards', async () => {
  const { writes, dirty } = renderScreen(Screen);
  await userEvent.type(tips(), '核对面料');
  expect(dirty.at(-1)).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(dirty.at(-1)).toBe(false));
  expect(writes()).toEqual([
    { operation: 'createTodo', body: { tips: '核对面料', taskEndDate: '2024-03-20 18:00:00' } },
  ]);
});

test('shows a refusal in the foot and keeps what was typed', async () => {
  renderScreen(Screen, { answers: { createTodo: refusal(10202, '不能再加待办') } });
  await userEvent.type(tips(), '核对面料');
  await save();
  expect(await screen.findByText('不能再加待办')).toBeDefined();
  expect(tips().value).toBe('核对面料');
});

test('puts back what was there', async () => {
  const { dirty } = renderScreen(Screen);
  await userEvent.type(tips(), '核对面料');
  await userEvent.click(screen.getByRole('button', { name: '撤销修改' }));
  expect(tips().value).toBe('');
  expect(dirty.at(-1)).toBe(false);
});
