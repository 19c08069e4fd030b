import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatDuration } from './format-duration.ts';
import { formatFileSize } from './format-file-size.ts';
import {
  formatFixed,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatShare,
} from './format-number.ts';
import { formatRelative, formatUntil } from './format-relative.ts';

const DAY = 86_400;

test.each([
  [-5, '刚刚', 'just now'],
  [0, '刚刚', 'just now'],
  [59, '刚刚', 'just now'],
  [60, '1分钟前', '1 minute ago'],
  [3599, '59分钟前', '59 minutes ago'],
  [3600, '1小时前', '1 hour ago'],
  [86399, '23小时前', '23 hours ago'],
  [86400, '1天前', '1 day ago'],
  [30 * DAY - 1, '29天前', '29 days ago'],
  [30 * DAY, '1个月前', '1 month ago'],
  [360 * DAY - 1, '11个月前', '11 months ago'],
  [360 * DAY, '1年前', '1 year ago'],
  [719 * DAY, '1年前', '1 year ago'],
  [720 * DAY, '2年前', '2 years ago'],
])('says of %i seconds: %s', (seconds, zh, en) => {
  expect(formatRelative(seconds)).toBe(zh);
  expect(formatRelative(seconds, 'en')).toBe(en);
});

test.each([
  [0, '马上', 'right now'],
  [59, '马上', 'right now'],
  [60, '1分钟后', 'in 1 minute'],
  [2 * DAY - 1, '1天后', 'in 1 day'],
  [30 * DAY, '1个月后', 'in 1 month'],
  [-1, '刚刚', 'just now'],
  [-3600, '1小时前', '1 hour ago'],
])('says of what is %i seconds away: %s', (seconds, zh, en) => {
  expect(formatUntil(seconds)).toBe(zh);
  expect(formatUntil(seconds, 'en')).toBe(en);
});

test.each([
  [1, '2024-03-20'],
  [2, '2024-03-20 23:59:59'],
  [3, '2024-03-20 23:59'],
  [4, '20240320'],
  [5, '2024-03-20 00:00:00'],
  [6, '2024-03-20 23:59:59'],
] as const)('writes a moment with code %i', (code, text) => {
  expect(formatDate('2024-03-20 23:59:59', code)).toBe(text);
  expect(formatDate(new Date('2024-03-20T15:59:59Z'), code, 'Asia/Shanghai')).toBe(text);
  expect(formatDate(new Date('2024-03-20T15:59:59Z').getTime(), code, 'Asia/Shanghai')).toBe(text);
});

test('takes the zone of the company, not of the machine', () => {
  expect(formatDate(new Date('2024-03-20T23:30:00Z'), 2, 'Asia/Tokyo')).toBe('2024-03-21 08:30:00');
  expect(formatDate('2024-03-20', 2, 'America/New_York')).toBe('2024-03-20 00:00:00');
});

test.each(['', null, undefined, 'soon', '2024-02-30', Number.NaN])(
  'writes nothing for %j',
  (value) => {
    expect(formatDate(value, 1)).toBe('');
  },
);

test.each([
  [0, '0秒', '0 s'],
  [59, '59秒', '59 s'],
  [60, '1分钟', '1 min'],
  [3599, '59分钟59秒', '59 min 59 s'],
  [3600, '1小时', '1 h'],
  [86399, '23小时59分钟59秒', '23 h 59 min 59 s'],
  [86400, '1天', '1 d'],
  [86401, '1天1秒', '1 d 1 s'],
  [93784, '1天2小时3分钟4秒', '1 d 2 h 3 min 4 s'],
  [-1, '0秒', '0 s'],
])('writes %i seconds as %s', (seconds, zh, en) => {
  expect(formatDuration(seconds)).toBe(zh);
  expect(formatDuration(seconds, 'en')).toBe(en);
});

test.each([
  [0, '0.00KB'],
  [1, '0.00KB'],
  [1023, '1.00KB'],
  [1024, '1.00KB'],
  [1048575, '1024.00KB'],
  [1048576, '1.00MB'],
  [5368709, '5.12MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('groups thousands and keeps the decimals of the screen', () => {
  expect(formatNumber('1234567.500')).toBe('1,234,567.5');
  expect(formatNumber(-1234)).toBe('-1,234');
  expect(formatNumber(999)).toBe('999');
  expect(formatMoney('2638.5')).toBe('2,638.50');
  expect(formatMoney('0.005')).toBe('0.01');
  expect(formatMoney('-0.001')).toBe('0.00');
  expect(formatPrice('0.17')).toBe('0.17');
  expect(formatPrice('0.1750')).toBe('0.175');
  expect(formatPrice('0.12345')).toBe('0.1235');
  expect(formatPrice(1200)).toBe('1,200.00');
  expect(formatPercent('97.2872')).toBe('97.29%');
  expect(formatPercent('95')).toBe('95.00%');
  expect(formatShare('0.97')).toBe('0.97');
  expect(formatFixed('660', 2)).toBe('660.00');
});

test.each([null, undefined, '', 'x', Number.NaN])('writes a dash for %j', (value) => {
  expect(formatNumber(value)).toBe('–');
  expect(formatMoney(value)).toBe('–');
  expect(formatPercent(value)).toBe('–');
});
