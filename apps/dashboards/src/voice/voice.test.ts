import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { isNews } from './announced.ts';
import { isBreak, isQuiet, momentAt } from './moments.ts';
import { type Sentence, takeNext } from './sentence.ts';
import { BANNER_MS, voiceMachine } from './voice.machine.ts';

const sentence = (part: Partial<Sentence>): Sentence => ({
  event: 'problem',
  key: 'p1',
  text: '一号台缺料',
  repeatNum: 1,
  at: 0,
  ...part,
});

test('the most urgent is said first, the older of equals before the newer, nothing after a minute', () => {
  const rest = sentence({ event: 'rest', at: 1 });
  const late = sentence({ key: 'p2', at: 2 });
  const alarm = sentence({ event: 'qcAlarm', key: 'q', at: 3 });
  expect(takeNext([rest, late, sentence({}), alarm], 10).next).toBe(alarm);
  expect(takeNext([late, sentence({})], 10).next?.key).toBe('p1');
  expect(takeNext([sentence({})], 60_001).next).toBeUndefined();
});

function voice(speak: (text: string) => Promise<boolean>) {
  const clock = new SimulatedClock();
  const spoken = vi.fn(speak);
  const actor = createActor(voiceMachine, {
    clock,
    input: { speak: spoken, now: () => clock.now() },
  }).start();
  return { actor, clock, spoken };
}

test('a sentence is said as often as it wants, two seconds apart, then the next', async () => {
  const { actor, clock, spoken } = voice(async () => true);
  actor.send({ type: 'wanted', sentence: sentence({ repeatNum: 2 }) });
  actor.send({ type: 'wanted', sentence: sentence({ text: '二号台', key: 'p2' }) });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('pausing'));
  clock.increment(2_000);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('quiet'));
  expect(spoken.mock.calls.map(([text]) => text)).toEqual(['一号台缺料', '一号台缺料', '二号台']);
});

test('a sentence that cannot be spoken is shown for eight seconds', async () => {
  const { actor, clock } = voice(async () => false);
  actor.send({ type: 'wanted', sentence: sentence({}) });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('showing'));
  expect(actor.getSnapshot().context.current?.text).toBe('一号台缺料');
  clock.increment(BANNER_MS);
  expect(actor.getSnapshot().value).toBe('quiet');
});

test('silence ends what is being said and forgets what waits', () => {
  const { actor } = voice(() => new Promise(() => undefined));
  actor.send({ type: 'wanted', sentence: sentence({}) });
  actor.send({ type: 'wanted', sentence: sentence({ key: 'p2' }) });
  actor.send({ type: 'silenced' });
  expect(actor.getSnapshot().value).toBe('quiet');
});

test('one event is said once in ten minutes, also after a reload', () => {
  const place = new Map<string, string>();
  const storage = {
    getItem: (key: string) => place.get(key) ?? null,
    setItem: (key: string, value: string) => void place.set(key, value),
  };
  expect(isNews(storage, 'a', 0)).toBe(true);
  expect(isNews(storage, 'a', 599_999)).toBe(false);
  expect(isNews(storage, 'a', 600_000)).toBe(true);
  storage.setItem('board_announced', 'broken');
  expect(isNews(storage, 'a', 600_001)).toBe(true);
});

const day = '08:00-12:00,13:00-17:30';

test.each([
  ['08:00', 'shiftStart'],
  ['12:00', 'rest'],
  ['17:30', 'rest'],
  ['13:00', undefined],
  ['09:00', undefined],
])('at %s begins %s', (clock, moment) => {
  expect(momentAt(day, clock)).toBe(moment);
});

test('lunch is a break, the evening is not', () => {
  expect(isBreak(day, '12:30')).toBe(true);
  expect(isBreak(day, '09:00')).toBe(false);
  expect(isBreak(day, '20:00')).toBe(false);
  expect(isBreak('', '12:30')).toBe(false);
});

test('quiet hours silence all but the minute they begin with', () => {
  expect(isQuiet('12:00-13:00', '12:00')).toBe(false);
  expect(isQuiet('12:00-13:00', '12:01')).toBe(true);
  expect(isQuiet('12:00-13:00', '13:00')).toBe(false);
  expect(isQuiet('', '12:30')).toBe(false);
});
