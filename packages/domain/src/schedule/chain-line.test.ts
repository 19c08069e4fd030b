import { expect, test } from 'vitest';
import { weekday } from '../time/calendar.ts';
import { chainLine, type LineBar, nextWorkMinute, workMinutes } from './chain-line.ts';
import type { ShiftSegment } from './shift.ts';

const day: ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '13:00', end: '17:30', type: 'work' },
];
const sundayOff = (date: string) => (weekday(date) === 7 ? [] : day);

/** 510 minutes of 20 people at 100 % and 5.1 minutes a piece: 2,000 a day. */
const bar = (id: string, startDate: string, more: Partial<LineBar> = {}): LineBar => ({
  id,
  scheduleNo: `SC${id}`,
  styleId: `style ${id}`,
  num: 2000,
  sam: '5.1',
  headcount: () => 20,
  curve: [],
  changeoverMin: 0,
  startDate,
  endDate: startDate,
  status: 0,
  isFixed: false,
  sort: 0,
  ...more,
});
const monday = '2024-03-18 08:00:00';
const spans = (bars: readonly LineBar[], changedId?: string) =>
  chainLine(bars, sundayOff, changedId).map(({ id, startDate, endDate }) => [
    id,
    startDate.slice(5, 16),
    endDate.slice(5, 16),
  ]);

test('puts each bar where the one in front ends', () => {
  const bars = [bar('a', monday), bar('b', monday), bar('c', '2024-03-18 09:00:00')];
  expect(spans(bars)).toEqual([
    ['a', '03-18 08:00', '03-18 17:30'],
    ['b', '03-19 08:00', '03-19 17:30'],
    ['c', '03-20 08:00', '03-20 17:30'],
  ]);
});

test('keeps a wanted gap of the changed bar and closes the ones behind it', () => {
  const bars = [bar('a', monday), bar('b', '2024-03-20 13:00:00'), bar('c', '2024-03-25 08:00:00')];
  expect(spans(bars, 'b')).toEqual([
    ['a', '03-18 08:00', '03-18 17:30'],
    ['b', '03-20 13:00', '03-21 13:01'],
    ['c', '03-21 13:01', '03-22 13:02'],
  ]);
});

test('leaves bars in front, running bars and locked bars alone and reports the overlap', () => {
  const bars = [
    bar('a', monday, { status: 1, num: 3000 }),
    bar('b', '2024-03-19 08:00:00', { isFixed: true, endDate: '2024-03-19 17:30:00' }),
    bar('c', '2024-03-21 08:00:00'),
  ];
  const chained = chainLine(bars, sundayOff, 'c');
  expect(chained[0]).toMatchObject({ startDate: monday, endDate: '2024-03-19 13:15:00' });
  expect(chained[1]).toMatchObject({
    endDate: '2024-03-19 17:30:00',
    overlap: { scheduleNo: 'SCa', minutes: 255, isStarted: true, isFixed: false },
  });
  expect(chained[2]).toMatchObject({ startDate: '2024-03-21 08:00:00' });
  expect(chained[2]).not.toHaveProperty('overlap');
});

test('puts a bar at the start of another before it, whatever their numbers are', () => {
  const bars = [bar('a', monday, { sort: 1 }), bar('z', monday)];
  expect(spans(bars, 'z')).toEqual([
    ['z', '03-18 08:00', '03-18 17:30'],
    ['a', '03-19 08:00', '03-19 17:30'],
  ]);
  const stored = [bar('a', monday, { sort: 2 }), bar('z', monday, { sort: 1 })];
  expect(spans(stored).map(([id]) => id)).toEqual(['z', 'a']);
  const running = [bar('a', monday, { sort: 1, status: 1 }), bar('z', monday)];
  expect(spans(running, 'z').map(([id]) => id)).toEqual(['a', 'z']);
});

test('a bar put on a free day goes behind the one that is sewn from the next working minute on', () => {
  const put = [
    bar('a', '2024-03-25 08:00:00', { status: 1, sort: 1 }),
    bar('b', '2024-03-24 08:00:00', { sort: 2 }),
  ];
  const shown = spans(put, 'b');
  expect(shown).toEqual([
    ['a', '03-25 08:00', '03-25 17:30'],
    ['b', '03-26 08:00', '03-26 17:30'],
  ]);
});

test('a bar that loses the one of its style in front changes over itself and pushes what follows', () => {
  const style = { styleId: 'one', changeoverMin: 90 };
  const bars = [
    bar('a', monday),
    bar('b', '2024-03-19 08:00:00', style),
    bar('c', '2024-03-20 08:00:00', style),
    bar('d', '2024-03-21 08:00:00', { styleId: 'two' }),
  ];
  const planned = chainLine(bars, sundayOff);
  const put = bars.map((each, at) => ({ ...each, startDate: planned[at]?.startDate ?? '' }));
  expect(planned.at(-1)).toMatchObject({ id: 'd', startDate: '2024-03-21 09:32:00' });
  const moved = put.map((each) =>
    each.id === 'b' ? { ...each, startDate: '2024-03-28 08:00:00' } : each,
  );
  expect(spans(moved, 'b')).toEqual([
    ['a', '03-18 08:00', '03-18 17:30'],
    ['c', '03-20 09:31', '03-21 11:02'],
    ['d', '03-21 11:02', '03-22 11:03'],
    ['b', '03-28 08:00', '03-29 09:31'],
  ]);
});

test('tells the bar that was moved of the overlap, not the locked one it was put on', () => {
  const locked = bar('a', '2024-03-19 08:00:00', {
    isFixed: true,
    endDate: '2024-03-19 17:30:00',
    sort: 1,
  });
  const told = (startDate: string, num: number) =>
    chainLine([locked, bar('b', startDate, { num })], sundayOff, 'b').map(({ id, overlap }) => [
      id,
      overlap?.scheduleNo,
      overlap?.minutes,
    ]);
  expect(told(monday, 3000)).toEqual([
    ['b', 'SCa', 255],
    ['a', undefined, undefined],
  ]);
  expect(told(locked.startDate, 2000)).toEqual([
    ['b', 'SCa', 510],
    ['a', undefined, undefined],
  ]);
  // Put into the locked one it goes behind it, and nothing overlaps.
  expect(told('2024-03-19 10:00:00', 2000)).toEqual([
    ['a', undefined, undefined],
    ['b', undefined, undefined],
  ]);
  // Neither of two locked ones moves: the one that was locked now is told.
  const both = [locked, bar('c', monday, { isFixed: true, endDate: '2024-03-19 12:00:00' })];
  expect(chainLine(both, sundayOff, 'c').map(({ overlap }) => overlap?.scheduleNo)).toEqual([
    'SCa',
    undefined,
  ]);
});

test('gives a locked bar without an end the end of its plan', () => {
  const [chained] = chainLine([bar('a', monday, { isFixed: true })], sundayOff);
  expect(chained).toMatchObject({ startDate: monday, endDate: '2024-03-18 17:30:00' });
});

test('moves bars up no further than their cut pieces allow, unless somebody put them earlier', () => {
  const start = (cutReadyDate: string) =>
    spans([bar('a', monday), bar('b', '2024-03-25 08:00:00', { cutReadyDate })], 'a')[1]?.[1];
  expect(start('2024-03-18')).toBe('03-19 08:00');
  expect(start('2024-03-21')).toBe('03-21 08:00');
  expect(start('2024-03-24')).toBe('03-25 08:00');
  expect(start('2024-03-27')).toBe('03-25 08:00');
});

test('begins what cannot be sewn earlier no earlier, wherever the one in front ends', () => {
  const notBefore = '2024-03-20 10:00:00';
  const bars = [bar('a', monday), bar('b', '2024-03-18 09:00:00', { notBefore })];
  expect(spans(bars, 'a')).toEqual([
    ['a', '03-18 08:00', '03-18 17:30'],
    ['b', '03-20 10:00', '03-21 10:01'],
  ]);
});

test('the rest of a bar continues the curve behind its own days, behind another style from day 3 at most', () => {
  const curve = [1, 2, 3, 4, 5, 6].map((day) => ({ day, pct: 40 + day * 10 }));
  const sewn = [{ styleId: 'style a', lastDate: '2024-03-15' }];
  const firstDay = (sewnDays: number, before: readonly LineBar[] = []) =>
    chainLine(
      [...before, bar('a', '2024-03-20 08:00:00', { curve, sewnDays })],
      sundayOff,
      undefined,
      sewn,
    ).at(-1)?.firstCurveDay;
  expect([0, 1, 2, 5].map((days) => firstDay(days))).toEqual([3, 2, 3, 6]);
  const other = [bar('b', monday, { status: 1 })];
  expect([1, 5].map((days) => firstDay(days, other))).toEqual([2, 3]);
});

test('changes over only between styles', () => {
  const same = { styleId: 'T2417', changeoverMin: 120 };
  const chained = chainLine([bar('a', monday, same), bar('b', monday, same)], sundayOff);
  expect(chained.map(({ changeoverMin }) => changeoverMin)).toEqual([120, 0]);
  expect(chained[0]?.endDate).toBe('2024-03-19 10:01:00');
  expect(chained[1]?.startDate).toBe('2024-03-19 10:01:00');
});

test('continues the curve behind the same style, restarts with another, at day 3 with a known one', () => {
  const curve = [
    { day: 1, pct: 50 },
    { day: 2, pct: 75 },
    { day: 3, pct: 100 },
  ];
  const first = { styleId: 'T2417', num: 1000, curve };
  const effOf = (bars: readonly LineBar[], sewn = [] as { styleId: string; lastDate: string }[]) =>
    chainLine(bars, sundayOff, undefined, sewn).map(({ days }) => days.map(({ effPct }) => effPct));
  expect(effOf([bar('a', monday, first), bar('b', monday, first)])).toEqual([[50], [75]]);
  expect(effOf([bar('a', monday, first), bar('b', monday, { ...first, styleId: 'x' })])).toEqual([
    [50],
    [50],
  ]);
  expect(effOf([bar('a', monday, first)], [{ styleId: 'T2417', lastDate: '2024-02-17' }])).toEqual([
    [100],
  ]);
  expect(effOf([bar('a', monday, first)], [{ styleId: 'T2417', lastDate: '2024-02-16' }])).toEqual([
    [50],
  ]);
});

test('keeps the garments a person set for a day and spreads the rest', () => {
  const [chained] = chainLine(
    [
      bar('a', monday, {
        setNums: new Map([['2024-03-19', 500]]),
        num: 3000,
      }),
    ],
    sundayOff,
  );
  expect(chained?.days.map(({ planNum }) => planNum)).toEqual([2000, 500, 500]);
});

test('remembers a style over another one in between, and forgets it after thirty days', () => {
  const curve = [
    { day: 1, pct: 50 },
    { day: 3, pct: 100 },
  ];
  const shirt = { styleId: 'T2417', num: 1000, curve };
  const curveDaysOf = (second: string, third: string) =>
    chainLine(
      [bar('a', monday, shirt), bar('b', second), bar('c', third, shirt)],
      sundayOff,
      'c',
    ).map(({ firstCurveDay }) => firstCurveDay);
  expect(curveDaysOf('2024-03-19 08:00:00', '2024-04-17 08:00:00')).toEqual([1, 1, 3]);
  expect(curveDaysOf('2024-03-19 08:00:00', '2024-04-18 08:00:00')).toEqual([1, 1, 1]);
  const apart = [bar('a', monday, shirt), bar('b', '2024-04-18 08:00:00', shirt)];
  expect(chainLine(apart, sundayOff, 'b')[1]?.firstCurveDay).toBe(1);
});

test('needs no changeover behind the style the line ended last', () => {
  const bars = [bar('a', monday, { styleId: 'T2417', changeoverMin: 120 })];
  const changeover = (...sewn: readonly (readonly [string, string])[]) =>
    chainLine(
      bars,
      sundayOff,
      undefined,
      sewn.map(([styleId, lastDate]) => ({ styleId, lastDate })),
    )[0]?.changeoverMin;
  expect(changeover(['x', '2024-03-14'], ['T2417', '2024-03-16'])).toBe(0);
  expect(changeover(['x', '2024-03-16'], ['T2417', '2024-03-14'])).toBe(120);
  expect(changeover(['x', '2024-03-16'], ['T2417', '2024-03-16'])).toBe(120);
});

test('puts bars of a night shift behind one another after midnight', () => {
  const night: ShiftSegment[] = [
    { start: '20:00', end: '00:00', type: 'work' },
    { start: '01:00', end: '05:00', type: 'work' },
  ];
  const shirt = {
    styleId: 'T2417',
    num: 1000,
    curve: [
      { day: 1, pct: 100 },
      { day: 2, pct: 50 },
    ],
  };
  const chained = chainLine(
    [bar('a', '2024-03-18 20:00:00', shirt), bar('b', '2024-03-18 20:00:00', shirt)],
    () => night,
  );
  // 1,882 garments a night: the first ends 255 minutes in, the second takes the rest of that night.
  expect(chained).toMatchObject([
    { endDate: '2024-03-19 01:16:00' },
    {
      startDate: '2024-03-19 01:16:00',
      firstCurveDay: 1,
      days: [
        { workDate: '2024-03-18', availMin: 224, planNum: 878 },
        { workDate: '2024-03-19', effPct: 50, planNum: 122 },
      ],
    },
  ]);
});

test('moves a start into working time', () => {
  expect(nextWorkMinute('2024-03-17 10:00:00', sundayOff)).toBe(monday);
  expect(nextWorkMinute('2024-03-18 12:30:00', sundayOff)).toBe('2024-03-18 13:00:00');
  expect(nextWorkMinute('2024-03-18 17:30:00', sundayOff)).toBe('2024-03-19 08:00:00');
  expect(nextWorkMinute('2024-03-18 09:12:00', sundayOff)).toBe('2024-03-18 09:12:00');
  expect(() => nextWorkMinute(monday, () => [])).toThrow('schedule-endless');
});

test('counts working minutes between two moments, over nights and Sundays', () => {
  expect(workMinutes('2024-03-16 17:00:00', '2024-03-18 08:30:00', sundayOff)).toBe(60);
  expect(workMinutes(monday, monday, sundayOff)).toBe(0);
});
