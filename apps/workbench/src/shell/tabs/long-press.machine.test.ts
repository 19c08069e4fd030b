import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { LONG_PRESS_MS, longPressMachine } from './long-press.machine.ts';

function press() {
  const clock = new SimulatedClock();
  const actor = createActor(longPressMachine, { clock }).start();
  const held: { x: number; y: number }[] = [];
  actor.on('held', ({ x, y }) => held.push({ x, y }));
  actor.send({ type: 'pointer.pressed', x: 10, y: 20 });
  return { actor, clock, held };
}

test('a press of a second is held where it began', () => {
  const { clock, held } = press();
  clock.increment(LONG_PRESS_MS - 1);
  expect(held).toEqual([]);
  clock.increment(1);
  expect(held).toEqual([{ x: 10, y: 20 }]);
});

test('a press of 999 ms is a click', () => {
  const { actor, clock, held } = press();
  clock.increment(LONG_PRESS_MS - 1);
  actor.send({ type: 'pointer.lifted' });
  clock.increment(LONG_PRESS_MS);
  expect(held).toEqual([]);
});

test('a pointer that trembles within eight pixels still holds', () => {
  const { actor, clock, held } = press();
  actor.send({ type: 'pointer.moved', x: 18, y: 20 });
  clock.increment(LONG_PRESS_MS);
  expect(held).toHaveLength(1);
});

test('a pointer that moves further drags', () => {
  const { actor, clock, held } = press();
  actor.send({ type: 'pointer.moved', x: 19, y: 20 });
  clock.increment(LONG_PRESS_MS);
  expect(held).toEqual([]);
});

test('a second press restarts the second', () => {
  const { actor, clock, held } = press();
  clock.increment(600);
  actor.send({ type: 'pointer.pressed', x: 1, y: 2 });
  clock.increment(600);
  expect(held).toEqual([]);
  clock.increment(400);
  expect(held).toEqual([{ x: 1, y: 2 }]);
});
