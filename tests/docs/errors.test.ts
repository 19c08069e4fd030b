import { refusals } from '@garment-mes/domain/refusals';
import { expect, test } from 'vitest';
import { tableRows } from './pages.ts';

const page = tableRows('docs/errors.md', 'Refusals of the factory');
const registry = Object.entries(refusals).map(([code, { status, zh, en }]) => [
  code,
  String(status),
  zh,
  en,
]);

test('the page lists every refusal with its status and both sentences, and no other', () => {
  expect(registry.length).toBeGreaterThan(200);
  expect([...page].sort()).toEqual([...registry].sort());
});
