import { expect, test } from 'vitest';
import {
  checkLineProblem,
  dueSteps,
  escalation,
  isMachineStop,
  isProblemOverdue,
  type ProblemLimits,
  spokenText,
} from './line-problem.ts';

const limits = (more: Partial<ProblemLimits> = {}): ProblemLimits => ({
  responseMin: 5,
  resolveMin: 30,
  escalateTo: [],
  ...more,
});
const steps = (problem: ProblemLimits, minutes: number, status: 0 | 1 = 0) =>
  dueSteps(problem, status, minutes).map(({ step }) => step);
const codes = (more: Partial<ProblemLimits & { name: string }>) =>
  checkLineProblem({ name: '机器故障', ...limits(more), ...more }).map(({ field, code }) => [
    field,
    code,
  ]);

test('without steps of its own those who answer are called again, then the workshop manager', () => {
  expect(escalation(limits())).toEqual([
    { step: 1, afterMin: 5, jobIds: [], callsHeads: true, callsManager: false },
    { step: 2, afterMin: 30, jobIds: [], callsHeads: false, callsManager: true },
  ]);
  expect(steps(limits(), 4)).toEqual([]);
  expect(steps(limits(), 5)).toEqual([1]);
  expect(steps(limits(), 30)).toEqual([1, 2]);
});

test('the first step is over once somebody is on the way', () => {
  expect(steps(limits(), 30, 1)).toEqual([2]);
  expect(steps(limits(), 29, 1)).toEqual([]);
});

test('steps of its own come at their minutes, several jobs of a step together', () => {
  const own = limits({
    escalateTo: [
      { step: 2, jobId: '9', afterMin: 20 },
      { step: 1, jobId: '7', afterMin: 3 },
      { step: 1, jobId: null, afterMin: 3 },
    ],
  });
  expect(dueSteps(own, 0, 3)).toEqual([
    { step: 1, afterMin: 3, jobIds: ['7'], callsHeads: true, callsManager: false },
  ]);
  expect(steps(own, 20, 1)).toEqual([2]);
});

test('a name fits its tile, counted in characters', () => {
  expect(codes({ name: '一二三四五六七八九十十二' })).toEqual([]);
  expect(codes({ name: '😀'.repeat(12) })).toEqual([]);
  expect(codes({ name: '一二三四五六七八九十十二三' })).toEqual([['name', 'problem-name-long']]);
});

test('it is resolved no sooner than somebody has to respond', () => {
  expect(codes({ responseMin: 30, resolveMin: 10 })).toEqual([
    ['resolveMin', 'resolve-before-response'],
  ]);
  expect(codes({ responseMin: 30, resolveMin: 30 })).toEqual([]);
  expect(codes({ responseMin: 0 })).toEqual([['responseMin', 'out-of-range']]);
  expect(codes({ responseMin: 481, resolveMin: 500 })).toEqual([['responseMin', 'out-of-range']]);
});

test.each([
  [
    'a later step at the same minute',
    [
      [1, '7', 10],
      [2, '8', 10],
    ],
    'escalation-not-later',
  ],
  [
    'a later step that comes first',
    [
      [2, '8', 10],
      [1, '7', 20],
    ],
    'escalation-not-later',
  ],
  ['a step at once', [[1, '7', 0]], 'escalation-not-later'],
  [
    'two minutes of one step',
    [
      [1, '7', 10],
      [1, '8', 11],
    ],
    'escalation-minutes',
  ],
  [
    'a job twice in a step',
    [
      [1, '7', 10],
      [1, '7', 10],
    ],
    'escalation-twice',
  ],
  [
    'those who answer twice',
    [
      [1, null, 10],
      [1, '', 10],
    ],
    'escalation-twice',
  ],
  ['a step that is none', [[0, '7', 10]], 'escalation-step'],
] as const)('refuses %s', (_, rows, code) => {
  const escalateTo = rows.map(([step, jobId, afterMin]) => ({ step, jobId, afterMin }));
  expect(codes({ escalateTo })).toEqual([['escalateTo', code]]);
});

test('takes the same job in two steps, and several jobs in one', () => {
  const escalateTo = [
    { step: 1, jobId: '7', afterMin: 5 },
    { step: 1, jobId: '8', afterMin: 5 },
    { step: 3, jobId: '7', afterMin: 6 },
  ];
  expect(codes({ escalateTo })).toEqual([]);
});

test('a spoken text leaves out what it does not know', () => {
  expect(
    spokenText('{line}{station}{problem}，请{dept}处理', { line: '缝制1组', problem: '停电' }),
  ).toBe('缝制1组停电，请处理');
});

test.each([
  [0, 4, false],
  [0, 5, true],
  [1, 5, false],
  [1, 29, false],
  [1, 30, true],
] as const)('a problem in state %i is late after %i minutes: %s', (status, minutes, late) => {
  expect(isProblemOverdue({ status, responseMin: 5, resolveMin: 30 }, minutes)).toBe(late);
});

test.each([
  ['停机', true],
  ['Machine down ', true],
  ['停电', false],
  [null, false],
] as const)('a problem of type %s is the stop of a machine: %s', (type, is) => {
  expect(isMachineStop(type)).toBe(is);
});
