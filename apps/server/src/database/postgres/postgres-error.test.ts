import { expect, test } from 'vitest';
import { translate } from './postgres-error.ts';

test.each([
  ['EPIPE', 'DatabaseUnavailable'],
  ['ECONNREFUSED', 'DatabaseUnavailable'],
  [undefined, 'DatabaseUnavailable'],
  ['08006', 'DatabaseUnavailable'],
  ['57P01', 'DatabaseUnavailable'],
  ['57014', 'QueryTimeoutException'],
  ['23505', 'DatabaseError'],
  ['XX000', 'DatabaseError'],
])('a failure with the code %s is a %s', (code, name) => {
  const error = Object.assign(new Error('why'), code === undefined ? {} : { code });
  expect(translate(error, 100).name).toBe(name);
});
