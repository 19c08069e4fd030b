import { describe, expect, test } from 'vitest';
import { isBankCard, isMobile, readIdentity, yearsBetween } from './personal-numbers.ts';

describe('an identity number', () => {
  test('says when somebody was born, and as what', () => {
    expect(readIdentity('11010519491231002X')).toEqual({ birthDate: '1949-12-31', gender: 2 });
  });

  test.each([
    ['a digit is another', '11010519491231003X'],
    ['the check sign is another', '110105194912310021'],
    ['the check sign is small', '11010519491231002x'],
    ['a digit is missing', '1101051949123100X'],
    ['the day does not exist', '110105194902310028'],
    ['nothing is there', ''],
  ])('is none when %s', (_, text) => {
    expect(readIdentity(text)).toBeUndefined();
  });
});

test('years are whole on the birthday, not the day before', () => {
  expect(yearsBetween('2008-03-20', '2024-03-19')).toBe(15);
  expect(yearsBetween('2008-03-20', '2024-03-20')).toBe(16);
});

test.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['41111111111', false],
])('%s is a bank card: %s', (text, is) => {
  expect(isBankCard(text)).toBe(is);
});

test.each([
  ['13800138000', true],
  ['12800138000', false],
  ['1380013800', false],
])('%s is a mobile number: %s', (text, is) => {
  expect(isMobile(text)).toBe(is);
});
