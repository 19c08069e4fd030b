import { expect, test } from 'vitest';
import { fc, test as property } from '../testing/property.ts';
import { couponBarcode, isBarcode, makeBarcode, readBarcode } from './barcode.ts';

test('writes company, ten digits and a check character', () => {
  expect(makeBarcode('CX', 1)).toBe('BCX00000000014');
  expect(makeBarcode('cx', 36n ** 10n - 1n)).toMatch(/^BCXZZZZZZZZZZ[0-9A-Z]$/);
});

test.each([
  ['', 1],
  ['CX CX', 1],
  ['CX', 36n ** 10n],
  ['CX', -1],
])('refuses company %j with serial %s', (company, serial) => {
  expect(() => makeBarcode(company, serial)).toThrow('invalid-value');
});

test('reads bundle and coupon, in small letters too', () => {
  expect(readBarcode('bcx00000000014')).toEqual({
    companyCode: 'CX',
    serial: 1n,
    couponSeq: undefined,
    bundle: 'BCX00000000014',
  });
  expect(readBarcode(couponBarcode('BCX00000000014', 12))?.couponSeq).toBe(12);
});

test.each(['', 'R0314', 'BCX00000000015', 'BCX0000000001', 'BCX00000000014-', 'XCX00000000014'])(
  'does not take %j for a bundle',
  (text) => {
    expect(isBarcode(text)).toBe(false);
  },
);

const serial = fc.bigInt({ min: 0n, max: 36n ** 10n - 1n });

property('reads what it wrote', [serial], (value) => {
  expect(readBarcode(makeBarcode('CX', value))?.serial).toBe(value);
});

property(
  'catches every wrong character',
  [serial, fc.integer({ min: 3, max: 13 }), fc.integer({ min: 1, max: 35 })],
  (value, at, shift) => {
    const code = makeBarcode('CX', value);
    const wrong = ((Number.parseInt(code.charAt(at), 36) + shift) % 36).toString(36);
    expect(isBarcode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
  },
);

property(
  'catches two neighbours exchanged',
  [serial, fc.integer({ min: 3, max: 12 })],
  (value, at) => {
    const code = makeBarcode('CX', value);
    const [a, b] = [code.charAt(at), code.charAt(at + 1)];
    fc.pre(a !== b);
    expect(isBarcode(code.slice(0, at) + b + a + code.slice(at + 2))).toBe(false);
  },
);
