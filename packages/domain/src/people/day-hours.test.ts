import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { refusalText } from '../refusals/refusal-text.ts';
import { type NotedMinutes, requireRoom } from './day-hours.ts';

const day = { employeeNo: '0417', workDate: '2024-03-20', attended: 600 };
const at = (time: string) => `2024-03-20 ${time}:00`;
const stop: NotedMinutes = { minutes: '20', start: at('10:20'), end: at('10:40'), name: '停机' };
const rest: NotedMinutes = { minutes: '525', start: null, end: null, name: '生产' };
const said = (work: () => void): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return refusalText(error, 'zh-CN');
    throw error;
  }
  return 'room';
};
const asked = (minutes: string, start: string | null, end: string | null, of = day) =>
  said(() => requireRoom(of, [stop, rest], { minutes, start, end }));

test('up to the last attended minute there is room', () => {
  expect(asked('55', null, null)).toBe('room');
  expect(asked('55.5', null, null)).toBe('员工0417 当日已记545，出勤600，最多再记55');
  expect(said(() => requireRoom(day, [], { minutes: '1500', start: null, end: null }))).toBe(
    '员工0417 当日已记0，出勤600，最多再记600',
  );
});

test('where more is noted than was attended nothing is left', () => {
  expect(asked('1', null, null, { ...day, attended: 500 })).toBe(
    '员工0417 当日已记545，出勤500，最多再记0',
  );
});

test('two things are not done at once; one may follow the other', () => {
  expect(asked('35', at('10:00'), at('10:35'))).toBe('员工0417 与 10:20–10:40 停机 重叠');
  expect(asked('20', at('10:00'), at('10:20'))).toBe('room');
  expect(asked('20', at('10:40'), at('11:00'))).toBe('room');
});

test.each([null, 0])('without attendance (%s) there are no hours', (attended) => {
  expect(asked('10', null, null, { ...day, attended: attended as number })).toBe(
    '员工0417 2024-03-20 无出勤',
  );
});
