import { expect, test } from 'vitest';
import { cookieDomain } from './cookie-domain.ts';

const own = ['example.com', 'factory.cn'];

test.each([
  ['a.b.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['MES.FACTORY.CN', 'factory.cn'],
  ['evilexample.com', undefined],
  ['example.com.evil.io', undefined],
  ['mes.example.com.cn', undefined],
  ['shop.co.uk', undefined],
  ['my.github.io', undefined],
  ['localhost', undefined],
  ['192.168.1.7', undefined],
  ['[::1]', undefined],
  ['', undefined],
])('cookies of %s belong to %s', (host, expected) => {
  expect(cookieDomain(host, own)).toBe(expected);
});

test('a list entry of one part never becomes a cookie domain', () => {
  expect(cookieDomain('com', ['com'])).toBeUndefined();
});
