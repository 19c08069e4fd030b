// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Voices from './voices.screen.tsx';

const said = vi.hoisted(() => ({ sentences: [] as string[] }));
vi.mock('#scanning/say.ts', () => ({ say: (text: string) => void said.sentences.push(text) }));

const sample = (sampleAnswers.listVoices as { readonly list: readonly object[] }).list[0];
const voice = {
  ...{ ...sample, id: '7', code: 'V1', event: 'problem', version: 3, isEnabled: 1, repeatNum: 2 },
  template: '{line}{problem}，请{dept}处理',
};
const answers = {
  listVoices: { total: 1, list: [voice] },
  listVoiceBoards: [
    { id: '31', name: '一号看板', isOnline: true },
    { id: '32', name: '二号看板', isOnline: false },
  ],
};

beforeEach(() => {
  clearStored();
  said.sentences.length = 0;
});
afterEach(cleanup);

const act = async (label: string) => {
  const row = within(await screen.findByRole('row', { name: /V1/ }));
  const word = row.queryByRole('button', { name: label });
  if (word) return userEvent.click(word);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  return userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

test('reads a sentence aloud here, with sample values', async () => {
  const { writes } = renderScreen(Voices, { answers });
  await act('试听');
  expect(said.sentences).toEqual(['缝制3组缺料，请裁剪处理']);
  expect(writes()).toEqual([]);
});

test('tries it on a board that is online', async () => {
  const { writes } = renderScreen(Voices, { answers });
  await act('在看板试播');
  await userEvent.click(await screen.findByRole('combobox', { name: /看板设备/ }));
  const offline = await screen.findByRole('option', { name: '二号看板（离线）' });
  expect(offline.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: '一号看板' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '在看板试播' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'testVoice', body: { id: '7', boardDeviceId: '31' } }]),
  );
});

test('shows the sentence while it is typed, and refuses a variable nobody fills in', async () => {
  const { writes } = renderScreen(Voices, { answers });
  await act('编辑');
  const preview = within(await screen.findByRole('region', { name: '预览' }));
  preview.getByText('缝制3组缺料，请裁剪处理');
  await userEvent.type(screen.getByRole('textbox', { name: /模板/ }), '{{lines}');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('模板含有未知变量 {lines}');
  expect(writes()).toEqual([]);
});

test('goes out of use after a question, in its version', async () => {
  const { writes } = renderScreen(Voices, { answers });
  await act('停用');
  const dialog = within(await screen.findByRole('alertdialog', { name: '停用 V1？' }));
  await userEvent.click(dialog.getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({ id: '7', version: 3, code: 'V1', isEnabled: 0 }),
  );
});
