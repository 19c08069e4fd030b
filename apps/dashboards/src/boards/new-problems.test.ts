import { expect, test } from 'vitest';
import { newProblems } from './new-problems.ts';

type Seen = Parameters<typeof newProblems>[1];

const problem = (id: string, tableName: string | null) => ({
  id,
  tableName,
  problem: '断刀',
  reportDate: '2026-03-02 10:00:30',
  responderName: null,
  openMin: 1,
  isLate: false,
  voiceId: '7',
  responsibleDeptType: 10 as const,
});
const table = (tableName: string, lamp: 3 | 4) => ({
  tableId: tableName,
  tableName,
  lamp,
  bedId: null,
  bedLabel: null,
  orderNo: null,
  styleNo: null,
  imageUrl: null,
  colors: [],
  donePlies: 0,
  planPlies: 0,
  expectedEndDate: null,
  nextBeds: [],
});
const answer = (problems: Seen['problems'], tables: Seen['tables'] = []): Seen => ({
  problems,
  tables,
});

test('the first answer announces nothing new', () => {
  expect(newProblems(undefined, answer([problem('1', 'A')]))).toEqual([]);
});

test('a problem that came up is announced once, with the minutes it is open', () => {
  const before = answer([problem('1', 'A')]);
  const after = answer([problem('1', 'A'), problem('2', null)]);
  expect(newProblems(before, after)).toEqual([
    {
      event: 'problem',
      key: 'problem 2',
      values: {
        line: undefined,
        station: undefined,
        problem: '断刀',
        who: undefined,
        dept: '机修',
        minute: 1,
      },
      voiceId: '7',
      isAlarm: false,
    },
  ]);
  expect(newProblems(after, after)).toEqual([]);
});

test('a problem that stops its table is an alarm', () => {
  const [stopped] = newProblems(answer([]), answer([problem('1', 'A')], [table('A', 4)]));
  expect(stopped?.isAlarm).toBe(true);
  const [running] = newProblems(answer([]), answer([problem('1', 'A')], [table('A', 3)]));
  expect(running?.isAlarm).toBe(false);
});
