import { expect, test } from 'vitest';
import type { Occurrence } from '../screen/occurrences.ts';
import { type AlarmsEvent, alarms, noAlarms } from './alarms.ts';

const occurrence = (key: string): Occurrence => ({
  event: 'problem',
  key,
  values: {},
  isAlarm: true,
});
const run = (...events: readonly AlarmsEvent[]) => events.reduce(alarms, noAlarms);
const occurred = (key: string, now: number): AlarmsEvent => ({
  type: 'occurred',
  occurrence: occurrence(key),
  now,
});

test('an alarm has the stage for fifteen seconds', () => {
  expect(run(occurred('a', 0), { type: 'beat', now: 14_999 }).onStage?.occurrence.key).toBe('a');
  expect(run(occurred('a', 0), { type: 'beat', now: 15_000 }).onStage).toBeUndefined();
});

test('a second alarm within a minute is a line, and goes after five minutes', () => {
  const state = run(occurred('a', 0), { type: 'beat', now: 15_000 }, occurred('b', 59_999));
  expect(state.onStage).toBeUndefined();
  expect(state.lines.map((line) => line.occurrence.key)).toEqual(['b']);
  expect(alarms(state, { type: 'beat', now: 359_999 }).lines).toEqual([]);
  expect(run(occurred('a', 0), occurred('b', 60_000)).onStage?.occurrence.key).toBe('b');
});
