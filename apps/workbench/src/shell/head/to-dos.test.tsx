// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ToDos } from './to-dos.tsx';

afterEach(cleanup);

test('a to-do that should have been done says so', async () => {
  const todo = { sourceType: 'manual', status: 0, createDate: '2024-03-01 08:00:00', version: 0 };
  const list = [
    { ...todo, id: '1', tips: '催辅料', taskEndDate: '2024-03-20 09:59:59' },
    { ...todo, id: '2', tips: '报产能', taskEndDate: '2024-03-20 13:30:00' },
  ];
  renderScreen(ToDos, { answers: { listTodos: { total: 2, list } } });
  await userEvent.click(await screen.findByRole('button', { name: '待办，2 项未完成' }));
  const line = (tips: string) => screen.getByText(tips).closest('li')?.textContent;
  expect(line('催辅料')).toContain('截止 刚刚已逾期');
  expect(line('报产能')).toContain('截止 3小时后');
  expect(line('报产能')).not.toContain('已逾期');
  expect(screen.getByTitle('2024-03-20 13:30')).toBeDefined();
});
