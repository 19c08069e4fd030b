// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { clearStored, readStored, writeStored } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearStored();
});

test('keeps a value over page loads', () => {
  writeStored('choice', { size: 50 });
  expect(readStored('choice')).toEqual({ size: 50 });
  expect(localStorage.getItem('workbench.choice')).toBe('{"size":50}');
});

test('a full storage costs nothing but the memory of it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('choice', 1);
  expect(readStored('choice')).toBe(1);
});

test('what cannot be read counts as absent', () => {
  localStorage.setItem('workbench.choice', '{oops');
  expect(readStored('choice')).toBeUndefined();
});

test('forgets what is its own and leaves the rest', () => {
  localStorage.setItem('other.product', 'stays');
  writeStored('choice', 1);
  clearStored();
  expect(readStored('choice')).toBeUndefined();
  expect(localStorage.getItem('other.product')).toBe('stays');
  localStorage.removeItem('other.product');
});
