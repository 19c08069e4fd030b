// @vitest-environment jsdom

import { RecordIdsReasonBodyFields } from '@garment-mes/sdk/labels';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { AskDialog } from './ask-dialog.tsx';

afterEach(cleanup);

const rows = [{ assignNo: 'PG0318-1' }];
const action = {
  name: 'cancel',
  label: msg('取消'),
  danger: true,
  ask: ['reason'],
  asked: RecordIdsReasonBodyFields,
  confirm: ([row]: readonly { assignNo: string }[]) => `取消 ${row?.assignNo}？`,
} as const;

function show(onConfirm: (asked: object) => Promise<void>) {
  const onClose = vi.fn();
  renderScreen(() => (
    <AskDialog action={action} rows={rows} onConfirm={onConfirm} onClose={onClose} />
  ));
  return onClose;
}
const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '取消' }).at(-1);

test('asks its question and waits for what is required', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const onClose = show(onConfirm);
  await screen.findByText('取消 PG0318-1？');
  expect(confirm()?.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '  ');
  expect(confirm()?.disabled).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: /原因/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '改派');
  expect(confirm()?.disabled).toBe(false);
  await userEvent.click(confirm() as HTMLElement);
  expect(onConfirm).toHaveBeenCalledWith({ reason: '改派' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('begins with what the action knows', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const known = { ...action, begin: () => ({ reason: '改派' }) };
  renderScreen(() => (
    <AskDialog action={known} rows={rows} onConfirm={onConfirm} onClose={() => undefined} />
  ));
  await screen.findByDisplayValue('改派');
  await userEvent.click(confirm() as HTMLElement);
  expect(onConfirm).toHaveBeenCalledWith({ reason: '改派' });
});

test('keeps what was typed when it is refused, and shows why', async () => {
  const onClose = show(() => Promise.reject(new Error('派工单已完成24件，不能取消')));
  await userEvent.type(await screen.findByRole('textbox', { name: /原因/ }), '改派');
  await userEvent.click(confirm() as HTMLElement);
  await screen.findByText(/派工单已完成24件/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /原因/ }).value).toBe('改派');
  expect(onClose).not.toHaveBeenCalled();
});
