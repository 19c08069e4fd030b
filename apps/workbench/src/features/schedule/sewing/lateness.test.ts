import { expect, test } from 'vitest';
import { daysLate } from './lateness.ts';

test('a bar is late by the days behind its sewing stage, without one behind its delivery', () => {
  const end = { endDate: '2024-04-05 11:30:00' };
  expect(daysLate({ ...end, stageEndDate: '2024-04-03', deliveryDate: '2024-04-20' })).toBe(2);
  expect(daysLate({ ...end, stageEndDate: null, deliveryDate: '2024-04-04' })).toBe(1);
  expect(daysLate({ ...end, stageEndDate: '2024-04-05', deliveryDate: null })).toBe(0);
  expect(daysLate({ ...end, stageEndDate: null, deliveryDate: null })).toBe(0);
});
