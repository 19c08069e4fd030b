// @vitest-environment jsdom
import { CreateVoiceBodyFields } from '@garment-mes/sdk/labels';
import { createVoice } from '@garment-mes/sdk/mes2';
import { refusal } from '@garment-mes/sdk/testing';
import { validateCreateVoice } from '@garment-mes/sdk/validators';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineEntry, EntryScreen } from './entry-screen.tsx';

const voice = defineEntry({
  create: createVoice,
  body: CreateVoiceBodyFields,
  validate: validateCreateVoice,
  found: ({ code }) => (code === 'V1' ? [{ field: 'code', text: '编码已存在' }] : []),
  form: ['code', { field: 'template', wide: true }, 'event', 'repeatNum', 'isEnabled'],
  initial: { event: 'problem', repeatNum: 2, isEnabled: 1 },
});

let followed: string[];
function Screen() {
  const [made, setMade] = useState(0);
  const follow = (word: string) => () => {
    followed.push(word);
    setMade(made + 1);
  };
  return (
    <EntryScreen
      key={made}
      entry={voice}
      begin={{ template: `第${made}条` }}
      saves={[
        { label: msg('保存'), after: follow('saved') },
        { label: msg('打印'), after: follow('printed') },
      ]}
    />
  );
}

beforeEach(() => {
  clearStored();
  followed = [];
});
afterEach(cleanup);

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who may not make the record types nothing', () => {
  renderScreen(Screen, { may: [] });
  expect(screen.getByRole('alert').textContent).toContain('没有权限');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('saves once on a double click, and begins anew', async () => {
  const { writes, dirty } = renderScreen(Screen);
  await userEvent.type(box(/编码/), 'V2');
  await userEvent.dblClick(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(followed).toEqual(['saved']));
  expect(writes()).toEqual([
    {
      operation: 'createVoice',
      body: { code: 'V2', template: '第0条', event: 'problem', repeatNum: 2, isEnabled: 1 },
    },
  ]);
  await waitFor(() => expect(box(/模板/).value).toBe('第1条'));
  expect(box(/编码/).value).toBe('');
  expect(dirty.at(-1)).toBe(false);
});

test('each button has what follows it; Ctrl+S is the first one', async () => {
  renderScreen(Screen);
  await userEvent.type(box(/编码/), 'V2');
  await press('打印');
  await waitFor(() => expect(followed).toEqual(['printed']));
  await userEvent.type(box(/编码/), 'V3');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(followed).toEqual(['printed', 'saved']));
});

test('what the service knows is said while it is typed, and keeps the form from being sent', async () => {
  const { writes } = renderScreen(Screen);
  await userEvent.type(box(/编码/), 'V1');
  expect(screen.getByText('编码已存在')).toBeDefined();
  await press('保存');
  expect(writes()).toEqual([]);
  await userEvent.type(box(/编码/), '2');
  expect(screen.queryByText('编码已存在')).toBeNull();
});

test('a refusal loses nothing, and what is typed is offered again another time', async () => {
  const answers = { createVoice: refusal(10009, '模板含有未知变量 {x}') };
  renderScreen(Screen, { answers });
  await userEvent.type(box(/编码/), 'V2');
  await press('保存');
  await screen.findByText('模板含有未知变量 {x}');
  expect(box(/编码/).value).toBe('V2');
  expect(followed).toEqual([]);
  cleanup();
  renderScreen(Screen, { answers });
  await press('恢复');
  expect(box(/编码/).value).toBe('V2');
});
