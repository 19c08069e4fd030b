import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, lineOf, readTrustedProxies, trustsNobody } from './client-address.ts';

const from = (setting: string | undefined, peer: string, forwarded?: string) =>
  clientAddress(
    {
      socket: { remoteAddress: peer } as Socket,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    },
    setting === undefined ? trustsNobody : (readTrustedProxies(setting) ?? trustsNobody),
  );

test.each([
  // Nobody is trusted: the header says nothing.
  [undefined, '10.0.0.9', '1.1.1.1', '10.0.0.9'],
  ['0', '10.0.0.9', '1.1.1.1', '10.0.0.9'],
  // One hop: the last name alone, which the proxy itself wrote.
  ['1', '10.0.0.9', undefined, '10.0.0.9'],
  ['1', '10.0.0.9', '1.1.1.1', '1.1.1.1'],
  ['1', '10.0.0.9', '127.0.0.1, 6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['2', '10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
  // By address: whoever is not a proxy is the client, whatever it says.
  ['10.0.0.9', '10.0.0.7', '1.1.1.1', '10.0.0.7'],
  ['10.0.0.9', '10.0.0.9', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['10.0.0.0/24, 127.0.0.1', '127.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
  ['127.0.0.1', '::ffff:127.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['fd00::/8', 'fd12::1', '2001:DB8:0::5', '2001:db8::5'],
  // Every machine of the chain is a proxy: the farthest of them called.
  ['10.0.0.0/8', '10.0.0.9', '10.0.0.8', '10.0.0.8'],
  // A name that is no address is not taken for one.
  ['1', '10.0.0.9', 'unknown', '10.0.0.9'],
  ['1', '10.0.0.9', '999.1.1.1', '10.0.0.9'],
  ['1', '10.0.0.9', '1.1.1.1:5123', '1.1.1.1'],
  ['1', '10.0.0.9', '[2001:db8::5]:443', '2001:db8::5'],
  ['1', '10.0.0.9', 'fe80::1%eth0', 'fe80::1'],
])('with %j, a call of %s that names %j is one of %s', (setting, peer, forwarded, client) => {
  expect(from(setting, peer, forwarded)).toBe(client);
});

test.each([
  '',
  'true',
  '11',
  '-1',
  '1.5',
  '10.0.0',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  'proxy',
  '10.0.0.1,',
  '10.0.0.1/8/8',
  '10.0.0.1/08',
])('does not understand %j', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});

test('one line of IPv6 is one address, however its machines are called', () => {
  expect(lineOf('1.2.3.4')).toBe('1.2.3.4');
  expect(lineOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(lineOf('2001:db8::5')).toBe(lineOf('2001:db8::ffff:6'));
  expect(lineOf('::1')).toBe('0:0:0:0::/64');
  expect(lineOf('2001:db8:1:3::1')).not.toBe(lineOf('2001:db8:1:2::1'));
});
