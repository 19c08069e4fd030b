// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { PageFailure } from './page-failure.tsx';

afterEach(cleanup);

test.each([
  'Failed to fetch dynamically imported module: https://factory.example/assets/x.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('a file that did not arrive asks for a reload: %s', (message) => {
  renderScreen(PageFailure, {
    params: { error: new TypeError(message), onRetry: () => undefined },
  });
  expect(screen.getByText('页面加载失败，请刷新重试')).toBeDefined();
});

test('anything else may be tried again in its place', async () => {
  let tries = 0;
  const again = () => {
    tries += 1;
  };
  renderScreen(PageFailure, {
    params: { error: new Error('plies is undefined'), onRetry: again },
  });
  expect(screen.getByText('页面出错了')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(tries).toBe(1);
});
