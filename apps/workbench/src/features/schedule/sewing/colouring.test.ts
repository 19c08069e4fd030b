import type { ScheduleGantt } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { toneOf } from './colouring.ts';

const sample = (sampleAnswers.getScheduleGantt as ScheduleGantt).lanes[0]?.bars[0];
const bar = (part: object) => ({ ...(sample as NonNullable<typeof sample>), ...part });

test('lateness is measured against the sewing stage first, then the delivery', () => {
  const dates = { stageEndDate: '2024-04-03', deliveryDate: '2024-04-10', forecastDate: null };
  const late = (endDate: string, more: object = {}) =>
    toneOf(bar({ ...dates, endDate, ...more }), 'lateness');
  expect(late('2024-04-03 17:30:00')).toBe('ok');
  expect(late('2024-04-05 10:00:00')).toBe('warn');
  expect(late('2024-04-11 10:00:00')).toBe('bad');
  expect(late('2024-04-02 10:00:00', { forecastDate: '2024-04-12 09:00:00' })).toBe('bad');
});

test('gives one order one colour', () => {
  expect(toneOf(bar({ orderNo: 'SO2403017', id: '1' }), 'order')).toBe(
    toneOf(bar({ orderNo: 'SO2403017', id: '2' }), 'order'),
  );
  expect(toneOf(bar({ priority: 2 }), 'priority')).toBe('bad');
});
