// @vitest-environment jsdom
import { createTodo } from '@garment-mes/sdk/amc';
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineEntry } from './entry-definition.ts';
import { EntryScreen } from './entry-screen.tsx';

const entry = defineEntry({
  record: createTodo,
  title: msg('待办'),
  label: msg('待办内容'),
  body: (tips) => ({ tips, taskEndDate: '2024-03-20 18:00:00' }),
  done: (_, code) => `${code} OK`,
});
const Screen = () => <EntryScreen entry={entry} />;

afterEach(cleanup);

test('takes scan after scan without a pointer', async () => {
  const { writes } = renderScreen(Screen);
  await userEvent.keyboard('B0001{Enter}');
  await screen.findByText('B0001 OK');
  await userEvent.keyboard('B0002{Enter}');
  await screen.findByText('B0002 OK');
  expect(writes().map(({ body }) => body)).toMatchObject([{ tips: 'B0001' }, { tips: 'B0002' }]);
});

test('says which scan was refused and why', async () => {
  renderScreen(Screen, { answers: { createTodo: refusal(10202, '剩余0件') } });
  await userEvent.keyboard('B0003{Enter}');
  expect(await screen.findByText('B0003 剩余0件')).toBeDefined();
});
