// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import SlotCardHistory from './slot-card-history.screen.tsx';

afterEach(cleanup);

test('scans made through a card are read only', async () => {
  renderScreen(SlotCardHistory);
  await userEvent.click(await screen.findByRole('button', { name: '4' }));
  const drawer = within(await screen.findByRole('dialog', { name: /K0012/ }));
  expect(await drawer.findByText('B0012')).toBeDefined();
  expect(drawer.queryByRole('button', { name: '冲正' })).toBeNull();
});
