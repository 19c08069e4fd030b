import type { ShiftSegment } from '@garment-mes/domain/schedule';
import { expect, test } from 'vitest';
import { addBehind, clockOf, type Edge, edgesOf, moveEdge } from './edges.ts';

const segment = (text: string, type: ShiftSegment['type'] = 'work'): ShiftSegment => {
  const [start = '', end = ''] = text.split('-');
  return { start, end, type };
};
const spans = (segments: readonly ShiftSegment[]) =>
  segments.map(({ start, end }) => `${start}-${end}`);
const day = [segment('08:00-12:00'), segment('12:00-13:00', 'break'), segment('14:00-17:30')];
const night = [segment('20:00-00:00'), segment('01:00-05:00')];
const edgeAt = (segments: readonly ShiftSegment[], minute: number): Edge => {
  const found = edgesOf(segments).find((edge) => edge.minute === minute);
  if (!found) throw new Error(`no edge at ${minute}`);
  return found;
};

test('edges that touch are one', () => {
  expect(edgesOf(day).map(({ minute }) => minute)).toEqual([480, 720, 780, 840, 1050]);
  expect(edgeAt(day, 720)).toEqual({ minute: 720, ends: 0, begins: 1, min: 485, max: 775 });
});

test('an edge goes as far as its neighbours, two that touch together', () => {
  expect(spans(moveEdge(day, edgeAt(day, 720), 690))).toEqual([
    '08:00-11:30',
    '11:30-13:00',
    '14:00-17:30',
  ]);
  expect(spans(moveEdge(day, edgeAt(day, 780), 2000))[1]).toBe('12:00-14:00');
  expect(spans(moveEdge(day, edgeAt(day, 840), 0))[2]).toBe('13:00-17:30');
});

test('a night continues after midnight, a day long at most', () => {
  expect(edgesOf(night).map(({ minute }) => minute)).toEqual([1200, 1440, 1500, 1740]);
  expect(spans(moveEdge(night, edgeAt(night, 1440), 1470))[0]).toBe('20:00-00:30');
  expect(spans(moveEdge(night, edgeAt(night, 1740), 9999))[1]).toBe('01:00-12:00');
  expect(edgeAt(night, 1200).min).toBe(300);
  expect(edgesOf([])).toEqual([]);
});

test('a new segment fills the gap behind another, halves one without a gap, or follows the last', () => {
  expect(addBehind(day, 1)[2]).toEqual(segment('13:00-14:00'));
  expect(addBehind(day, 0).slice(0, 2)).toEqual([
    segment('08:00-10:00'),
    segment('10:00-12:00', 'break'),
  ]);
  expect(addBehind(day, 2)[3]).toEqual(segment('17:30-18:30'));
  expect(addBehind(day, 7)).toBe(day);
});

test('minutes of the ruler are times of the clock', () => {
  expect([0, 485, 1440, 2155].map(clockOf)).toEqual(['00:00', '08:05', '00:00', '11:55']);
});
