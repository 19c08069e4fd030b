import { expect, test } from 'vitest';
import { doneOnPage } from './page-help.ts';

const menus = [
  { id: '1', name: '质量', menuType: 0, url: null, parentId: null },
  { id: '2', name: '质检单', menuType: 1, url: '/mes/check', parentId: '1' },
  { id: '3', name: '新增', nameEn: 'Add', menuType: 2, url: '/mes2/check', parentId: '2' },
  { id: '4', name: '新增', nameEn: 'Add', menuType: 2, url: '/mes2/check/lines', parentId: '2' },
  { id: '5', name: '删除', nameEn: 'Delete', menuType: 2, url: '/mes2/other', parentId: '9' },
];

test('what is done on a page are the rights under it, each name once', () => {
  expect(doneOnPage(menus, '/mes/check')?.map(({ nameEn }) => nameEn)).toEqual(['Add']);
});

test('a page without rights of its own is read only, and one of no menu is not known', () => {
  const page = { id: '9', name: '报表', menuType: 1, url: '/mes/report', parentId: '1' };
  expect(doneOnPage([page], '/mes/report')).toEqual([]);
  expect(doneOnPage(menus, '/me')).toBeUndefined();
});
