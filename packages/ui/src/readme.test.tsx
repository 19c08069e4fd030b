// @vitest-environment jsdom
import './testing/jsdom.ts';
import { globSync, readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toast } from './toast/toast.ts';

const folder = `${import.meta.dirname}/..`;
const names = globSync('*.tsx', { cwd: `${folder}/examples` }).sort();
const readme = readFileSync(`${folder}/README.md`, 'utf8');

afterEach(() => {
  toast.clear();
  cleanup();
});

async function show(name: string): Promise<void> {
  const { default: Example } = (await import(`../examples/${name}.tsx`)) as {
    default: ComponentType;
  };
  render(
    <Suspense>
      <Example />
    </Suspense>,
  );
}

test('every example of the README is a file that compiles, and the other way round', () => {
  const shown = [...readme.matchAll(/```tsx\n([\s\S]+?)```/g)].map(([, code = '']) => code);
  const kept = names.map((name) => readFileSync(`${folder}/examples/${name}`, 'utf8'));
  expect(shown.sort()).toEqual(kept.sort());
  expect(kept).not.toEqual([]);
});

test('the first example says that it saved', async () => {
  await show('first');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('保存成功')).toBeDefined();
});

test('the form keeps its places and its minute', async () => {
  await show('form');
  await userEvent.clear(screen.getByLabelText(/拉布长度/));
  await userEvent.type(screen.getByLabelText(/拉布长度/), '66{Tab}');
  expect(screen.getByLabelText<HTMLInputElement>(/拉布长度/).value).toBe('66.000');
  expect(screen.getByLabelText<HTMLInputElement>('截止').value).toBe('2024-03-20 08:30');
});

test('the tree of rights is checked as a whole', async () => {
  await show('choose');
  await userEvent.click(screen.getByRole('treeitem', { name: /裁剪/ }));
  expect(screen.getAllByRole('treeitem', { checked: true })).toHaveLength(3);
});

test('the editor of the feedback is loaded and its button waits for words', async () => {
  await show('feedback');
  expect(await screen.findByRole('textbox', { name: /反馈内容/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送' }).disabled).toBe(true);
});

test('the table of beds has its rows', async () => {
  await show('beds');
  expect(screen.getByRole('grid', { name: '床次' })).toBeDefined();
  expect(screen.getByRole('gridcell', { name: '80' })).toBeDefined();
});
