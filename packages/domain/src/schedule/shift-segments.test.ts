import { expect, test } from 'vitest';
import type { ShiftSegment } from './shift.ts';
import { segmentsText, shiftFigures, workedSegments } from './shift-segments.ts';

const segment = (text: string, type: ShiftSegment['type'] = 'work'): ShiftSegment => {
  const [start = '', end = ''] = text.split('-');
  return { start, end, type };
};
const day = [
  segment('08:00-12:00'),
  segment('12:00-13:00', 'break'),
  segment('13:00-17:30'),
  segment('18:30-20:30', 'ot'),
];
const night = [segment('20:00-00:00'), segment('01:00-05:00')];
const figures = (segments: readonly ShiftSegment[]) => shiftFigures(segments, '05:00');

test('adds work and overtime up apart', () => {
  expect(figures(day)).toEqual({ netMin: 510, otMin: 120, crossDay: false });
  expect(figures(night)).toEqual({ netMin: 480, otMin: 0, crossDay: true });
  expect(figures([segment('22:00-06:00')])).toEqual({ netMin: 480, otMin: 0, crossDay: true });
});

test('refuses segments that overlap, naming both', () => {
  expect(() => figures([segment('08:00-12:00'), segment('11:30-17:30')])).toThrow(
    expect.objectContaining({
      code: 'segments-overlap',
      params: { first: '08:00–12:00', second: '11:30–17:30' },
    }),
  );
});

test('needs a segment of work', () => {
  expect(() => figures([segment('12:00-13:00', 'break')])).toThrow('segments-no-work');
  expect(() => figures([])).toThrow('segments-no-work');
});

test('ends within a day, and within twelve hours of the turn of the factory day', () => {
  expect(() => figures([segment('08:00-20:00'), segment('21:00-09:00')])).toThrow('shift-too-long');
  expect(figures([segment('22:00-17:00')]).netMin).toBe(1140);
  expect(() => figures([segment('22:00-17:01')])).toThrow('shift-too-long');
});

test('refuses what is no clock', () => {
  expect(() => figures([segment('8-12:00')])).toThrow('invalid-date');
});

test('works overtime as far as the day allows', () => {
  expect(workedSegments(day, 0)).toEqual(day.slice(0, 3));
  expect(workedSegments(day, 45).at(-1)).toEqual(segment('18:30-19:15', 'ot'));
  expect(workedSegments(day, 240)).toEqual(day);
});

test('writes the segments without the breaks', () => {
  expect(segmentsText(day)).toBe('08:00–12:00 | 13:00–17:30 | 加班18:30–20:30');
});
