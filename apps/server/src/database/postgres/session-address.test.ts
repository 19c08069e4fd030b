import { expect, test } from 'vitest';
import { sessionAddress } from './session-address.ts';

test.each([
  ['postgres://a@b/c', 'postgres://a@b/c?options=-c%20jit%3Doff'],
  ['postgres://a@/c?host=%2Ftmp', 'postgres://a@/c?host=%2Ftmp&options=-c%20jit%3Doff'],
  [
    'postgres://a@b/c?options=-c%20jit%3Don&sslmode=require',
    'postgres://a@b/c?options=-c%20jit%3Doff%20-c%20jit%3Don&sslmode=require',
  ],
])('%s becomes %s', (url, address) => {
  expect(sessionAddress(url)).toBe(address);
});
