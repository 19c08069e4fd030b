import { expect, test } from 'vitest';
import type { ShiftSegment } from './shift.ts';
import {
  isSameSegments,
  placedSegments,
  segmentIssues,
  segmentsText,
  shiftFigures,
  workedSegments,
} from './shift-segments.ts';

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
  expect(figures([segment('21:00-05:00')])).toEqual({ netMin: 480, otMin: 0, crossDay: true });
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

test('ends within a day, and when the factory day turns', () => {
  expect(() => figures([segment('08:00-20:00'), segment('21:00-09:00')])).toThrow('shift-too-long');
  expect(figures([segment('18:00-05:00')]).netMin).toBe(660);
  expect(() => figures([segment('18:00-05:01')])).toThrow(
    expect.objectContaining({ code: 'shift-too-long', params: { latest: '05:00' } }),
  );
  expect(shiftFigures([segment('18:00-07:00')], '07:00').netMin).toBe(780);
});

test('refuses what is no clock', () => {
  for (const span of ['8-12:00', '24:30-06:00', '08:00-25:00'])
    expect(() => figures([segment(span)])).toThrow('invalid-date');
});

test('works overtime as far as the day allows', () => {
  expect(workedSegments(day, 0)).toEqual(day.slice(0, 3));
  expect(workedSegments(day, 45).at(-1)).toEqual(segment('18:30-19:15', 'ot'));
  expect(workedSegments(day, 240)).toEqual(day);
});

test('names the overlap of a night shift, before midnight and after it', () => {
  const overlap = (...spans: string[]) =>
    expect(() => figures(spans.map((span) => segment(span)))).toThrow(
      expect.objectContaining({ code: 'segments-overlap' }),
    );
  overlap('22:00-02:00', '01:00-05:00');
  overlap('20:00-00:00', '01:00-05:00', '04:00-06:00');
  overlap('22:00-06:00', '23:00-01:00');
});

test('a segment lasts, and a break lies between two others', () => {
  expect(() => figures([segment('08:00-08:00')])).toThrow(
    expect.objectContaining({ code: 'segment-empty', params: { span: '08:00–08:00' } }),
  );
  const late = [segment('08:00-12:00'), segment('12:00-13:00', 'break')];
  expect(() => figures(late)).toThrow(
    expect.objectContaining({ code: 'break-outside', params: { span: '12:00–13:00' } }),
  );
  expect(() => figures([segment('07:00-08:00', 'break'), segment('08:00-12:00')])).toThrow(
    'break-outside',
  );
});

test('names every finding at its segment', () => {
  const spans = [
    segment('07:00-08:00', 'break'),
    segment('08:00-12:00'),
    segment('11:30-11:30'),
    segment('11:00-13:00', 'ot'),
  ];
  expect(segmentIssues(spans, '05:00').map(({ field, code }) => [field, code])).toEqual([
    ['segments.2.end', 'segment-empty'],
    ['segments.3.start', 'segments-overlap'],
    ['segments.0.type', 'break-outside'],
  ]);
  expect(segmentIssues(day, '05:00')).toEqual([]);
});

test('places segments after midnight on the next day, and leaves those that overlap in place', () => {
  const places = (...spans: string[]) =>
    placedSegments(spans.map((span) => segment(span))).map(({ from, to }) => [from, to]);
  expect(places('20:00-00:00', '01:00-05:00')).toEqual([
    [1200, 1440],
    [1500, 1740],
  ]);
  expect(places('08:00-12:00', '11:30-17:30')).toEqual([
    [480, 720],
    [690, 1050],
  ]);
  expect(places('22:00-06:00')).toEqual([[1320, 1800]]);
});

test('knows the same hours again', () => {
  expect(isSameSegments(day, structuredClone(day))).toBe(true);
  expect(isSameSegments(day, day.slice(0, 3))).toBe(false);
  expect(isSameSegments(day, [...day.slice(0, 3), segment('18:30-20:00', 'ot')])).toBe(false);
  expect(isSameSegments(day, [...day.slice(0, 3), segment('18:30-20:30')])).toBe(false);
});

test('writes the segments without the breaks, in the language of the reader', () => {
  expect(segmentsText(day, 'zh-CN')).toBe('08:00–12:00 | 13:00–17:30 | 加班18:30–20:30');
  expect(segmentsText(day, 'en')).toBe('08:00–12:00 | 13:00–17:30 | Overtime 18:30–20:30');
});
