import { expect, test } from 'vitest';
import { formats } from './formats.ts';
import { codePoints, sameValue } from './validator.ts';
import { validateSubmitCuttingBed } from './validators.ts';

const fits = (format: string, text: string): boolean => {
  const rule = formats[format];
  if (rule === undefined || rule === true) return true;
  return rule instanceof RegExp ? rule.test(text) : rule(text);
};

test('a body that fits has no fault', () => {
  expect(validateSubmitCuttingBed({ id: '7', version: 0 })).toEqual([]);
});

test('every fault says where, which rule and what it asked for', () => {
  expect(validateSubmitCuttingBed({ version: 'x', extra: 1 })).toEqual([
    { path: '/id', keyword: 'required', params: { missingProperty: 'id' } },
    { path: '', keyword: 'additionalProperties', params: { additionalProperty: 'extra' } },
    { path: '/version', keyword: 'type', params: { type: 'integer' } },
  ]);
});

test.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2024-13-01', false],
  ['date', '2024-2-9', false],
  ['timestamp', '2024-02-29 23:59:59', true],
  ['timestamp', '2024-02-29T23:59:59', false],
  ['timestamp', '2024-02-29 24:00:00', false],
  ['time', '08:30', true],
  ['decimal', '-12.50', true],
  ['decimal', '1e3', false],
  ['decimal', '1.', false],
  ['int64', '9223372036854775807', true],
  ['int64', '12345678901234567890', false],
])('as %s, %j is %s', (format, text, fitting) => {
  expect(fits(format, text)).toBe(fitting);
});

test('characters are counted as people see code points', () => {
  expect(codePoints('床次𠮷')).toBe(3);
});

test('values are compared by content', () => {
  expect(sameValue({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(sameValue({ a: 1 }, { b: 1 })).toBe(false);
  expect(sameValue([], {})).toBe(false);
});
