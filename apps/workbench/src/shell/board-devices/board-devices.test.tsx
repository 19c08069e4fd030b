// @vitest-environment jsdom
import type { BoardDeviceRow } from '@garment-mes/sdk/amc';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { walls } from '#app/addresses.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BoardDevices from './board-devices.tsx';

const sample = sampleAnswers.listBoardDevices as { list: readonly BoardDeviceRow[] };
const device = { ...sample.list[0], id: '7', name: '裁床大屏', isOnline: true, version: 2 };
const draw = (list: readonly object[] = [device], more: object = {}) =>
  renderScreen(() => <BoardDevices onClose={vi.fn()} />, {
    answers: { listBoardDevices: { total: list.length, list }, ...more },
  });

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

test('a screen is paired by its six digits, with what it plays', async () => {
  const { writes } = draw([]);
  await userEvent.click(await screen.findByRole('button', { name: '配对新设备' }));
  const pair = screen.getByRole('button', { name: '配对' });
  await userEvent.type(screen.getByRole('textbox', { name: /配对码/ }), '123 45');
  await userEvent.type(screen.getByRole('textbox', { name: /名称/ }), '一号屏');
  expect(pair.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /配对码/ }), '6');
  await userEvent.click(screen.getByRole('button', { name: '添加一行' }));
  await userEvent.click(pair);
  await waitFor(() => expect(writes()).toHaveLength(1));
  const slide = {
    board: 'reduceBed',
    seconds: 30,
    factoryId: null,
    lineDeptIds: [],
    from: null,
    to: null,
  };
  expect(writes()[0]).toMatchObject({
    operation: 'pairBoardDevice',
    body: { pairCode: '123456', name: '一号屏', playlist: [slide, slide], speaker: 0 },
  });
});

test('a code that is over is said in the dialog', async () => {
  draw([], { pairBoardDevice: refusal(10009, '配对码已过期') });
  await userEvent.click(await screen.findByRole('button', { name: '配对新设备' }));
  await userEvent.type(screen.getByRole('textbox', { name: /配对码/ }), '123456');
  await userEvent.type(screen.getByRole('textbox', { name: /名称/ }), '一号屏');
  await userEvent.click(screen.getByRole('button', { name: '配对' }));
  expect(await screen.findByText('配对码已过期')).toBeDefined();
});

test('a paired screen says whether it is there, and is released after a question', async () => {
  const { calls } = draw();
  expect((await screen.findAllByText('在线')).length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: '解除' }));
  await userEvent.click(
    (await screen.findAllByRole('button', { name: '解除' })).at(-1) as HTMLElement,
  );
  await waitFor(() =>
    expect(calls.some(({ operation }) => operation === 'revokeBoardDevice')).toBe(true),
  );
});

test('a line of the playlist is looked at as the screen will show it', async () => {
  draw([]);
  await userEvent.click(await screen.findByRole('button', { name: '配对新设备' }));
  const look = screen.getByRole('button', { name: '预览第 1 行' });
  await userEvent.click(look);
  const frame = screen.getByTitle(/^预览 /);
  expect(frame.getAttribute('src')).toBe('/mes/report/reduceBed');
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['384', '216']);
  await userEvent.click(look);
  expect(screen.queryByTitle(/^预览 /)).toBeNull();
});

test('the playlist offers built boards only', async () => {
  draw([]);
  await userEvent.click(await screen.findByRole('button', { name: '配对新设备' }));
  const [board] = screen.getAllByRole('combobox', { name: '看板' });
  board?.focus();
  await userEvent.keyboard('{Enter}');
  const offered = await screen.findAllByRole('option');
  expect(offered).toHaveLength(Object.values(walls).filter(Boolean).length);
});
