import { expect, test } from 'vitest';
import { dueSteps, type OpenProblem } from './escalation-steps.ts';

const open = (more: Partial<OpenProblem> = {}): OpenProblem => ({
  status: 0,
  responseMin: 5,
  resolveMin: 30,
  escalateTo: [],
  ...more,
});
const steps = (problem: OpenProblem, minutes: number) => dueSteps(problem, minutes, '77');

test('without steps of its own a problem calls again when the time to respond is over', () => {
  expect(steps(open(), 4)).toEqual([]);
  expect(steps(open(), 5)).toEqual([{ step: 1, jobIds: [], callsHeads: true }]);
});

test('the workshop manager is notified of what nobody solved, also when somebody is on the way', () => {
  const second = { step: 2, jobIds: ['77'], callsHeads: false };
  expect(steps(open(), 30)).toEqual([{ step: 1, jobIds: [], callsHeads: true }, second]);
  expect(steps(open({ status: 1 }), 30)).toEqual([second]);
  expect(steps(open({ status: 1 }), 29)).toEqual([]);
  expect(dueSteps(open({ status: 1 }), 30, undefined)).toEqual([]);
});

test('steps of its own come at their minutes, several jobs of a step together', () => {
  const escalateTo = [
    { step: 2, jobId: '9', afterMin: 20 },
    { step: 1, jobId: '7', afterMin: 3 },
    { step: 1, jobId: '8', afterMin: 3 },
  ];
  expect(steps(open({ escalateTo }), 3)).toEqual([
    { step: 1, jobIds: ['7', '8'], callsHeads: false },
  ]);
  expect(steps(open({ escalateTo, status: 1 }), 20)).toEqual([
    { step: 2, jobIds: ['9'], callsHeads: false },
  ]);
});
