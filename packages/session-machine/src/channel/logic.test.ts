import { expect, test } from 'vitest';
import { endsSession } from './logic.ts';

const at = (time: string) => Date.parse(`2024-03-20T${time}+08:00`);
const notice = { title: 'platform-account-disabled', createDate: '2024-03-20 08:00:00' };

test.each([
  [notice, '08:01:00', true],
  [notice, '08:01:01', false],
  [{ ...notice, createDate: '2024-03-20T08:00:00' }, '08:00:01', true],
  [{ ...notice, createDate: null }, '08:00:01', false],
  [notice, '07:59:59', true],
  [{ ...notice, title: 'other' }, '08:00:01', false],
  [{ ...notice, createDate: 'soon' }, '08:00:01', false],
  [{ title: notice.title }, '08:00:01', false],
])('%o at %s ends the session: %s', (each, now, expected) => {
  expect(endsSession(each, at(now), 'Asia/Shanghai')).toBe(expected);
});

test('without a zone the clock of the browser counts', () => {
  const now = new Date(2024, 2, 20, 8, 1, 0).getTime();
  expect(endsSession(notice, now)).toBe(true);
  expect(endsSession(notice, now + 1_000)).toBe(false);
});
