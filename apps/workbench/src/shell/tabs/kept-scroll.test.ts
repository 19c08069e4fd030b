// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepScroll } from './kept-scroll.ts';

afterEach(() => document.body.replaceChildren());

/** A page whose rows scroll; jsdom lays nothing out, so the heights are given. */
function pageOf(rows: number) {
  const page = document.createElement('section');
  page.innerHTML = '<header></header><div><div></div></div>';
  const box = page.children[1]?.firstElementChild as HTMLElement;
  const grow = (count: number) =>
    Object.defineProperty(box, 'scrollHeight', { value: count * 54, configurable: true });
  Object.defineProperty(box, 'clientHeight', { value: 540, configurable: true });
  grow(rows);
  document.body.append(page);
  return { page, box, grow };
}

function scroll(box: HTMLElement, top: number): void {
  box.scrollTop = top;
  box.dispatchEvent(new Event('scroll'));
}

test('a page that is redrawn is scrolled to where it was, once its rows are there', async () => {
  const memory = new Map<string, unknown>();
  const first = pageOf(1000);
  const end = keepScroll(first.page, memory);
  scroll(first.box, 5_400);
  end();
  first.page.remove();

  const second = pageOf(0);
  keepScroll(second.page, memory);
  expect(second.box.scrollTop).toBe(0);
  second.grow(1000);
  second.box.append(document.createElement('p'));
  await waitFor(() => expect(second.box.scrollTop).toBe(5_400));
});

test('a person who has begun to work is not scrolled away', async () => {
  const memory = new Map<string, unknown>([['scroll', { '1/0': 5_400 }]]);
  const { page, box, grow } = pageOf(0);
  keepScroll(page, memory);
  box.dispatchEvent(new Event('wheel', { bubbles: true }));
  grow(1000);
  box.append(document.createElement('p'));
  await Promise.resolve();
  expect(box.scrollTop).toBe(0);
});

test('what a hidden page reports is not believed', () => {
  const memory = new Map<string, unknown>();
  const { page, box } = pageOf(1000);
  keepScroll(page, memory);
  scroll(box, 540);
  Object.defineProperty(box, 'clientHeight', { value: 0, configurable: true });
  scroll(box, 0);
  expect(memory.get('scroll')).toEqual({ '1/0': 540 });
});
