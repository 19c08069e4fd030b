import { expect, test } from 'vitest';
import { grants, permissionKey, permissionList } from './permissions.ts';

test('names a call by method and path, templates as they stand', () => {
  expect(permissionKey('put', '/mes2/reduce/submit')).toBe('PUT^/mes2/reduce/submit');
  expect(permissionKey('DELETE', '/amc/depts/{id}')).toBe('DELETE^/amc/depts/{id}');
});

test('writes every key with a comma behind it', () => {
  expect(permissionList(['GET^/a', 'PUT^/b'])).toBe('GET^/a,PUT^/b,');
  expect(permissionList([])).toBe('');
});

test('does not grant what a longer key begins or ends with', () => {
  const list = 'PUT^/mes2/wages/lockAll,XPUT^/mes2/wages/pay,';
  expect(grants(list, 'PUT^/mes2/wages/lock')).toBe(false);
  expect(grants(list, 'PUT^/mes2/wages/pay')).toBe(false);
  expect(grants(list, 'PUT^/mes2/wages/lockAll')).toBe(true);
});

test('asks a collection for the whole key', () => {
  expect(grants(new Set(['PUT^/mes2/wages/lockAll']), 'PUT^/mes2/wages/lock')).toBe(false);
  expect(grants(['EXPORT^order'], 'EXPORT^order')).toBe(true);
  expect(grants('', 'EXPORT^order')).toBe(false);
});
