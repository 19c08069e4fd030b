import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome · Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
  ],
  [
    `${MOZILLA} (Linux; Android 14; M2) ${KHTML} Chrome/120.0 Mobile MicroMessenger/8.0`,
    'WeChat · Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15; rv:130.0) Gecko/20100101 Firefox/130.0`,
    'Firefox · macOS',
  ],
  ['scanner-agent/2.1', 'scanner-agent/2.1'],
  ['', undefined],
  [null, undefined],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
