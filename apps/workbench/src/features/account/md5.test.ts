import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

test.each([
  '',
  'abc',
  'Garment#2026',
  '裁床密码',
  // Around the edge of a block, where the length moves into a block of its own.
  ...[54, 55, 56, 63, 64, 65, 200].map((length) => 'x'.repeat(length)),
])('%s', (text) => {
  expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
});
