import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  ...['K0102', ' k0102 ', 'Ｋ０１０２', 'ｋ0102\t', ']C1k0102', ']d2K0102', '*K0102*'],
  ...['\u001dK0102', 'K\u200b0102\ufeff', ']C1\u001dK0102'],
])('%j is the card K0102', (text) => {
  expect(scannedCode(text)).toBe('K0102');
});

test('a code of signs alone stays as it is', () => {
  expect([']C1', '*', '**', ']'].map(scannedCode)).toEqual([']C1', '*', '**', ']']);
});
