// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import SlotCardHistory from './slot-card-history.screen.tsx';

afterEach(cleanup);

test('what a card carried at a moment is asked by card and moment', async () => {
  const { calls } = renderScreen(SlotCardHistory);
  const asked = () =>
    calls.findLast(({ operation }) => operation === 'listSlotCardMaintainHistories')?.query;
  await userEvent.type(await screen.findByRole('textbox', { name: '插卡号' }), 'K0012{Enter}');
  await userEvent.type(
    screen.getByRole('textbox', { name: '某时刻' }),
    '2024-03-20 09:41:05{Enter}',
  );
  await waitFor(() =>
    expect(asked()).toMatchObject({ cardNo: 'K0012', at: '2024-03-20 09:41:05' }),
  );
});

test('the figure of scans opens those that were made through the card', async () => {
  const { calls } = renderScreen(SlotCardHistory);
  await userEvent.click(await screen.findByRole('button', { name: '4 笔扫描' }));
  const drawer = within(await screen.findByRole('dialog', { name: /K0012/ }));
  expect(await drawer.findByText('B0012')).toBeDefined();
  expect(drawer.queryByRole('button', { name: '冲正' })).toBeNull();
  expect(calls.find(({ operation }) => operation === 'listScans')?.query).toMatchObject({
    bindingId: '1790000000000725009',
  });
});
