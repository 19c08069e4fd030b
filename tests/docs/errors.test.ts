import { type RefusalCode, refusalRule, refusals } from '@garment-mes/domain/refusals';
import { expect, test } from 'vitest';
import { tableRows } from './pages.ts';

const page = tableRows('docs/refusals.md', 'All refusals');
const registry = (Object.keys(refusals) as RefusalCode[]).map((code) => {
  const { status, zh, en } = refusals[code];
  return [code, String(status), refusalRule({ code }) ?? '', zh, en];
});

test('the page lists every refusal with its status, rule and both sentences, and no other', () => {
  expect(registry.length).toBeGreaterThan(200);
  expect([...page].sort()).toEqual([...registry].sort());
});
