import type { TraceEvent } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { lifeLines, missingStages } from './life.ts';

const event = (eventDate: string, stage: number): TraceEvent => ({
  eventDate,
  stage: stage as TraceEvent['stage'],
  title: '',
  employeeName: null,
  machineNo: '',
  num: null,
  channel: null,
  remark: null,
  workDate: eventDate.slice(0, 10),
});

test('puts events under their days and says how long a bundle lay still', () => {
  const lines = lifeLines([
    event('2024-03-20 09:00:00', 5),
    event('2024-03-18 15:00:00', 1),
    event('2024-03-18 16:00:00', 2),
  ]);
  expect(lines.map((line) => (line.kind === 'gap' ? line.hours : line.kind))).toEqual([
    'day',
    'event',
    'event',
    41,
    'day',
    'event',
  ]);
});

test('names the stages that are still to come, and no check that was not needed', () => {
  expect(missingStages([event('2024-03-18 15:00:00', 1), event('2024-03-18 16:00:00', 2)])).toEqual(
    [3, 5, 6, 7, 8, 9],
  );
});
