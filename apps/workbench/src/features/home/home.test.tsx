// @vitest-environment jsdom
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from '#testing/menu-page.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Home from './home.screen.tsx';

afterEach(cleanup);

test('offers every page of the menu under its group', () => {
  const menus = [page('裁床', null), page('裁床列表', '/mes/reduceBed/reduceBedList', '裁床')];
  renderScreen(Home, { menus });
  const shortcuts = screen.getByRole('navigation', { name: '快捷入口' });
  expect(within(shortcuts).getByRole('heading', { name: '裁床' })).toBeDefined();
  expect(within(shortcuts).getByRole('link', { name: '裁床列表' })).toBeDefined();
});

test('a list that fails says so and leaves the other one alone', async () => {
  renderScreen(Home, { answers: { listTodos: refusal(9999, '数据库忙') } });
  expect(await screen.findByText('数据库忙')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '最新通知' })).toBeDefined();
});
