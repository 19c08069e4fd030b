import { expect, test } from 'vitest';
import { companyHeader, inOrder, permissionKeys, permissionText, pickCompany } from './logic.ts';

const one = { id: '1', name: '一' };
const home = { id: '2', name: '二', isDefault: '0' };
const three = { id: '3', name: '三' };
const mine = { id: '-1', name: '我的应用' };

test.each([
  [[one, home, three], '3', three],
  [[one, home, three], '5', home],
  [[one, home], undefined, home],
  [[one, three], undefined, one],
  [[mine, three], undefined, three],
  [[{ ...mine, isDefault: '0' }, one], undefined, one],
  [[mine, three], '-1', mine],
  [[mine], undefined, mine],
  [[], '1', undefined],
])('of %o with %s stored, %o is chosen', (companies, stored, expected) => {
  expect(pickCompany(companies, stored)).toBe(expected);
});

test('the pseudo-company is the last in the list', () => {
  expect(inOrder([mine, one, home])).toEqual([one, home, mine]);
});

test('every company but the default is named to the service, the pseudo one as well', () => {
  expect(companyHeader(three)).toBe('3');
  expect(companyHeader(home)).toBeUndefined();
  expect(companyHeader(mine)).toBe('-1');
  expect(companyHeader({ ...mine, isDefault: '0' })).toBe('-1');
  expect(companyHeader(undefined)).toBeUndefined();
});

test('permissions are the buttons alone, and a company of the list is taken by its first entry', () => {
  expect(
    permissionKeys([{ id: 'a', name: '页', url: '/x', method: 'GET', menuType: '1' }]),
  ).toEqual([]);
  expect(permissionText([])).toBe('');
  const other = { ...home, id: '4' };
  expect(pickCompany([home, other], undefined)).toBe(home);
  const twice = { ...one, name: '二' };
  expect(pickCompany([one, twice], '1')).toBe(one);
});

test('permissions are method and url of the buttons, each followed by a comma', () => {
  const keys = permissionKeys([
    { id: 'a', name: '页', url: '/x', menuType: 1 },
    { id: 'b', name: '锁', url: '/mes2/wages/lockAll', method: 'PUT', menuType: 2 },
    { id: 'c', name: '删', url: '/amc/depts/{id}', method: 'DELETE', menuType: '2' },
  ]);
  expect(permissionText(keys)).toBe('PUT^/mes2/wages/lockAll,DELETE^/amc/depts/{id},');
});
