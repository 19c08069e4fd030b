import { expect, test } from 'vitest';
import { currentApplication } from './current-application.ts';

const at = (pathname: string) => ({
  href: `https://factory.example${pathname}`,
  origin: 'https://factory.example',
  pathname,
});
const applications = [
  { id: '1', name: '生产', url: '/' },
  { id: '2', name: '仓库', url: '/store/' },
  { id: '3', name: '商城', url: 'https://shop.example/' },
  { id: '4', name: '未配置', url: null },
];

test.each([
  ['/', '生产'],
  ['/mes/app/bgapp', '生产'],
  ['/store', '仓库'],
  ['/store/in', '仓库'],
  ['/stored', '生产'],
])('%s belongs to %s', (path, name) => {
  expect(currentApplication(applications, at(path))?.name).toBe(name);
});

test('an address under none of them has no application', () => {
  expect(currentApplication(applications.slice(1), at('/mes'))).toBeUndefined();
});
