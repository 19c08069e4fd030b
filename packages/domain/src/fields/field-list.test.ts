import { expect, expectTypeOf, test } from 'vitest';
import { fieldNames, fieldsWith, shownFields } from './field-list.ts';
import { comparedFields } from './line-field.ts';

const list = {
  no: { copied: false },
  customerId: { copied: true, shownAs: 'customerName' },
  price: { copied: true, money: true },
} as const;

test('names stand in the order of the list', () => {
  expect(fieldNames(list)).toEqual(['no', 'customerId', 'price']);
});

test('fields are found by what their entries say, and by nothing that none says', () => {
  const copied = fieldsWith(list, 'copied', true);
  expect(copied).toEqual(['customerId', 'price']);
  expectTypeOf(copied).toEqualTypeOf<readonly ('customerId' | 'price')[]>();
  expect(fieldsWith(list, 'money', true)).toEqual(['price']);
  // @ts-expect-error no entry says this
  expect(fieldsWith(list, 'printed', true)).toEqual([]);
  // @ts-expect-error no entry says this of it
  expect(fieldsWith(list, 'copied', 'yes')).toEqual([]);
});

test('an id is read as the words it names', () => {
  const shown = shownFields(list, fieldNames(list));
  expect(shown).toEqual(['no', 'customerName', 'price']);
  expectTypeOf(shown).toEqualTypeOf<readonly ('no' | 'customerName' | 'price')[]>();
});

test('a line is compared by its values, an id by the words it is read as', () => {
  const line = {
    colorId: { compared: 'key' },
    groupId: { compared: 'value', shownAs: 'groupName' },
    num: { compared: 'value' },
    sizes: { compared: 'apart' },
  } as const;
  const compared = comparedFields(line);
  expect(compared).toEqual(['groupName', 'num']);
  expectTypeOf(compared).toEqualTypeOf<readonly ('groupName' | 'num')[]>();
});
