import { expect, test } from 'vitest';
import { type Carousel, type CarouselEvent, carousel, firstTurn, progress } from './carousel.ts';
import { isInTime, slidesOf, slidesOfAddress, turnsOf } from './slides.ts';

const turns = ['a', 'b', 'c'].map((key) => ({ key, seconds: 30 }));
const run = (...events: readonly (CarouselEvent | number)[]): Carousel =>
  events.reduce<Carousel>(
    (state, event) =>
      carousel(state, typeof event === 'number' ? { type: 'beat', now: event, turns } : event),
    firstTurn('a', 0),
  );
const loaded = (key: string, hasData = true): CarouselEvent => ({ type: 'loaded', key, hasData });

test('the next turn is loaded five seconds before its time and shown when its data is there', () => {
  expect(run(24_999).next).toBeUndefined();
  expect(run(25_000)).toMatchObject({ shown: 'a', next: 'b' });
  expect(run(25_000, loaded('b'), 29_999).shown).toBe('a');
  expect(run(25_000, loaded('b'), 30_000)).toMatchObject({
    shown: 'b',
    leaving: 'a',
    since: 30_000,
  });
  expect(run(25_000, loaded('b'), 30_000, 31_000).leaving).toBeUndefined();
});

test('a turn is not shown before its data, and passed over when it does not come', () => {
  expect(run(25_000, 30_000).shown).toBe('a');
  expect(run(25_000, 40_001)).toMatchObject({ shown: 'a', next: 'c' });
});

test('turns without data today are skipped, and when all are the shown one stays', () => {
  expect(run(25_000, loaded('b', false), 26_000).next).toBe('c');
  const none = run(25_000, loaded('b', false), 26_000, loaded('c', false), 27_000);
  expect(none).toMatchObject({ shown: 'a', next: undefined, since: 27_000 });
});

test('a pause lasts ten minutes, a left carousel until somebody steps on', () => {
  const pause: CarouselEvent = { type: 'pause', now: 10_000, turns };
  const leave: CarouselEvent = { type: 'leave', now: 0, turns };
  expect(run(pause, 300_000)).toMatchObject({ shown: 'a', next: undefined });
  expect(run(pause, 610_000)).toMatchObject({ pausedAt: undefined, since: 610_000 });
  expect(run(leave, 900_000).next).toBeUndefined();
  const stepped = run(leave, { type: 'step', by: -1, now: 1_000, turns });
  expect(stepped).toMatchObject({ shown: 'c', left: false });
});

test('a turn that left the playlist gives way to the first', () => {
  const state = carousel(firstTurn('gone', 0), { type: 'beat', now: 1_000, turns });
  expect(state).toMatchObject({ shown: 'a', leaving: 'gone' });
});

test('a turn finishes the page of its lists', () => {
  expect(progress(firstTurn('a', 0), { key: 'a', seconds: 25 }, 15_000)).toBe(0.5);
});

test('the address of a person plays boards times factories, the board changes first', () => {
  const slides = slidesOfAddress(
    '/mes/report/fqc',
    new URLSearchParams('play=reduceBed,top5&factoryId=1,2&sec=5'),
  );
  expect(slides.map(({ path, factoryId }) => `${path} ${factoryId}`)).toEqual([
    '/mes/report/reduceBed 1',
    '/mes/report/top5 1',
    '/mes/report/reduceBed 2',
    '/mes/report/top5 2',
  ]);
  expect(slides[0]?.seconds).toBe(10);
});

test('a paired screen plays its own list unless the address has one', () => {
  const device = {
    factoryId: '7',
    playlist: [
      { board: 'top5', factoryId: null, lineDeptIds: [], seconds: 900, from: '08:00', to: null },
    ],
  } as const;
  const own = slidesOf('/mes/report/reduceBed', new URLSearchParams(), {
    ...device,
    playlist: [...device.playlist].map((slide) => ({ ...slide, lineDeptIds: [] })),
  });
  expect(own).toEqual([
    { path: '/mes/report/top5', factoryId: '7', seconds: 600, from: '08:00', to: undefined },
  ]);
  const asked = slidesOf('/mes/report/reduceBed', new URLSearchParams('play=fqc'), {
    factoryId: '7',
    playlist: [],
  });
  expect(asked[0]?.path).toBe('/mes/report/fqc');
});

test.each([
  ['08:00', '12:00', '08:00', true],
  ['08:00', '12:00', '12:00', false],
  ['22:00', '06:00', '23:30', true],
  ['22:00', '06:00', '06:00', false],
  [undefined, undefined, '00:00', true],
])('a slide from %s to %s at %s is in time: %s', (from, to, clock, expected) => {
  expect(isInTime({ from, to }, clock)).toBe(expected);
});

test('two slides a turn stand side by side', () => {
  expect(turnsOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});
