import { expect, test } from 'vitest';
import { slotCardNo } from './slot-card-no.ts';

test.each(['K0102', ' k0102 ', 'Ｋ０１０２', 'ｋ0102\t'])('%j is the card K0102', (text) => {
  expect(slotCardNo(text)).toBe('K0102');
});
