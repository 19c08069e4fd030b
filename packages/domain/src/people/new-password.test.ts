import { expect, test } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';
import { requireNewPassword } from './new-password.ts';

const OWNER = { name: 'Alexandra Li', username: 'Cx.Cutter9', mobile: '13812340001' };
const fault = (password: string) => {
  try {
    requireNewPassword(password, OWNER);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['seven77', 'password-length'],
  ['x'.repeat(64) + 'y'.repeat(65), 'password-length'],
  ['alexandra li', 'password-own'],
  ['CX.CUTTER9', 'password-own'],
  ['13812340001', 'password-own'],
  ['Password123', 'password-common'],
  ['woaini1314', 'password-common'],
  ['88888888', 'password-common'],
  ['123456789', 'password-common'],
  ['19880808', 'password-common'],
])('%s is refused: %s', (password, code) => {
  expect(fault(password)).toBe(code);
});

test.each([
  ['eight signs without a digit', 'nadelöhr'],
  ['signs of any script', '裁床上的蓝色粉笔线'],
  ['a sentence with blanks', 'three blue bobbins roll'],
  ['128 signs', 'ab'.repeat(64)],
  ['eight digits that are no day', '38477261'],
])('%s is taken', (_, password) => {
  expect(fault(password)).toBeUndefined();
});

test('what a server compares with is what a page refuses, and long enough to be chosen', () => {
  const all = [...commonPasswords()];
  expect(all.length).toBeGreaterThan(30_000);
  expect(all.filter((text) => !isCommonPassword(text))).toEqual([]);
  expect(all.filter((text) => text.length < 8 || text !== text.toLowerCase())).toEqual([]);
});
