import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each(['K0102', ' k0102 ', 'Ｋ０１０２', 'ｋ0102\t'])('%j is the card K0102', (text) => {
  expect(scannedCode(text)).toBe('K0102');
});
