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

test('catches nearly every exchange of two neighbours', () => {
  const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = digits.flatMap((a) => digits.filter((b) => b !== a).map((b) => [a, b] as const));
  const missed = pairs.filter(([a, b]) => {
    const code = makeBarcode('CX', BigInt(Number.parseInt(a, 36) * 36 + Number.parseInt(b, 36)));
    return isBarcode(code.slice(0, 11) + b + a + code.slice(13));
  });
  expect(pairs).toHaveLength(36 * 35);
  expect(missed.length).toBeLessThanOrEqual(2);
});
