import { expect, test } from 'vitest';
import { readCallback } from './callbacks.ts';

const allowed = new Set(['https://mes.example.com', 'http://192.168.1.5:7300']);

test.each([
  ['https://mes.example.com/orders?next=1', 'https://mes.example.com/orders'],
  ['https://MES.example.com:443/a', 'https://mes.example.com/a'],
  ['http://192.168.1.5:7300/', 'http://192.168.1.5:7300/'],
  ['https://mes.example.com/a/../b', 'https://mes.example.com/b'],
  ['https://mes.example.com//evil.example', 'https://mes.example.com//evil.example'],
])('%s leads back to %s', (text, address) => {
  expect(readCallback(text, allowed).address).toBe(address);
});

/** Ways in which people have tried to have a code sent elsewhere. */
const HOSTILE = [
  // Another origin, or almost the right one.
  'https://evil.example/',
  'http://mes.example.com/',
  'https://mes.example.com:444/',
  'https://mes.example.com.evil.example/',
  'https://mes.example.comevil.example/',
  'https://evil-mes.example.com/',
  'https://sub.mes.example.com/',
  'https://example.com/',
  'https://mes.example.co/',
  'https://mes-example.com/',
  'https://mesXexample.com/',
  'https://mes.example.com./',
  'http://192.168.1.5/',
  'http://192.168.1.5:73000/',
  'http://192.168.1.50:7300/',
  'http://192.168.1.5:7301/',
  'https://192.168.1.5:7300/',
  'http://3232235781:7300@evil.example/',
  // Names and words before the host.
  'https://mes.example.com@evil.example/',
  'https://mes.example.com:443@evil.example/',
  'https://user@mes.example.com/',
  'https://user:word@mes.example.com/',
  'https://@mes.example.com@evil.example/',
  'https://evil.example#@mes.example.com/',
  'https://evil.example?@mes.example.com/',
  'https://evil.example/@mes.example.com/',
  'https://evil.example/https://mes.example.com/',
  // Slashes, backslashes and what browsers drop.
  'https:\\\\mes.example.com\\',
  'https://mes.example.com\\@evil.example/',
  'https://evil.example\\@mes.example.com/',
  'https://evil.example\\.mes.example.com/',
  'https:/mes.example.com/',
  'https:mes.example.com/',
  '//mes.example.com/',
  '///mes.example.com/',
  '/\\mes.example.com/',
  'https://mes.example.com/\t',
  'https://mes.exa\tmple.com/',
  'https://mes.example.com/\r\nset-cookie: a=b',
  'https://mes.example.com/\n',
  ' https://mes.example.com/',
  'https://mes.example.com /',
  'https://mes.example.com/\u0000',
  // Signs that look alike or become others.
  'https://mes.example.com\u3002evil.example/',
  'https://mes\uff0eexample.com/',
  'https://m\u0435s.example.com/',
  'https://mes.example.com\u2044evil.example/',
  'https://mes.example.com%2eevil.example/',
  'https://mes.example.com%00.evil.example/',
  'https://mes.example.com%40evil.example/',
  // Other schemes, and nothing.
  'javascript:alert(1)',
  'javascript://mes.example.com/%0aalert(1)',
  'data:text/html,hello',
  'blob:https://mes.example.com/1',
  'file:///etc/passwd',
  'ftp://mes.example.com/',
  'wss://mes.example.com/',
  'view-source:https://mes.example.com/',
  'HTTPS://mes.example.com/',
  'https://',
  'https:///',
  'https://:443/',
  'https://[::1',
  'https://*/',
  '',
  'null',
  // A hash would swallow the code.
  'https://mes.example.com/#/orders',
];

test.each(HOSTILE.map((text) => [text]))('a code is never sent to %j', (text) => {
  expect(() => readCallback(text, allowed)).toThrow();
});
