// @vitest-environment jsdom
import { SessionProvider } from '@garment-mes/session-machine/react';
import { signedIn } from '@garment-mes/session-machine/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { PageFailure } from './page-failure.tsx';

const reload = vi.hoisted(() => vi.fn());
vi.mock('./reload-page.ts', () => ({ reloadPage: reload, isReloading: () => false }));

afterEach(cleanup);
const server = vi.fn();
beforeEach(() => {
  reload.mockClear();
  server.mockReset().mockImplementation(async () => new Response('<html></html>'));
  vi.stubGlobal('fetch', server);
  sessionStorage.clear();
});

const GONE = 'Failed to fetch dynamically imported module: https://factory.example/assets/x.js';

/** Draws a failure in a session, with or without a tab that has unsaved input. */
async function fail(message: string, { unsaved = false, onRetry = () => undefined } = {}) {
  const { session } = await signedIn();
  const key = '/mes/reduceBed/reduceBedList';
  session.tabs.open({ key, title: '裁床列表', path: key });
  if (unsaved) session.tabs.mark(key, true);
  renderScreen(() => (
    <SessionProvider session={session}>
      <PageFailure error={new TypeError(message)} onRetry={onRetry} />
    </SessionProvider>
  ));
}

describe('a file that did not arrive', () => {
  test.each([
    GONE,
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])('asks for a reload: %s', async (message) => {
    await fail(message);
    expect(screen.getByText('页面加载失败，请刷新重试')).toBeDefined();
  });

  test('loads a page without unsaved input again, once', async () => {
    await fail(GONE);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
    await fail(GONE);
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stays where it is while the server is away', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await fail(GONE);
    expect(await screen.findByText('请检查网络设置')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
    server.mockResolvedValue(new Response('<html></html>'));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('leaves it to the person when there is unsaved input', async () => {
    await fail(GONE, { unsaved: true });
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/未保存的内容会保留/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

test('anything else may be tried again in its place', async () => {
  const onRetry = vi.fn();
  await fail('plies is undefined', { onRetry });
  expect(screen.getByText('页面出错了')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
