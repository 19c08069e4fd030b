import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { feedMachine } from './feed.machine.ts';

/** A feed whose reads are answered by hand, over a clock that stands until it is moved. */
function feed(answers: () => Promise<unknown> = async () => ({ asOf: 1 })) {
  const clock = new SimulatedClock();
  const load = vi.fn<(signal: AbortSignal) => Promise<unknown>>(answers);
  const actor = createActor(feedMachine, {
    clock,
    input: {
      load,
      isNewer: (fresh, held) => Object(fresh).asOf >= Object(held).asOf,
      refreshMs: () => 30_000,
      now: () => clock.now(),
      random: () => 0.5,
    },
  }).start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'));
  };
  return { actor, load, pass };
}

test('figures are read at once, then once an interval', async () => {
  const { actor, load, pass } = feed();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(29_999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().context.data).toEqual({ asOf: 1 });
});

test('a burst of pushes costs one read a second later, and two bursts are five seconds apart', async () => {
  const { actor, load, pass } = feed();
  await pass(0);
  for (let each = 0; each < 20; each += 1) actor.send({ type: 'pushed' });
  await pass(999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  actor.send({ type: 'pushed' });
  await pass(4_999);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed read keeps the figures, says why and is tried again after ten seconds', async () => {
  let fails = false;
  const { actor, load, pass } = feed(async () => {
    if (fails) throw new Error('gone');
    return { asOf: 1 };
  });
  await pass(0);
  fails = true;
  await pass(30_000);
  expect(actor.getSnapshot().context).toMatchObject({
    data: { asOf: 1 },
    error: new Error('gone'),
  });
  fails = false;
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(actor.getSnapshot().context.error).toBeUndefined();
});

test('a channel that is back reads everything once, and an old answer replaces no newer one', async () => {
  const answers = [{ asOf: 5 }, { asOf: 4 }];
  const { actor, load, pass } = feed(async () => answers.shift());
  await pass(0);
  actor.send({ type: 'linked' });
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().context.data).toEqual({ asOf: 5 });
});

test('a feed that is stopped gives up its read', async () => {
  const { actor, load } = feed(() => new Promise(() => undefined));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  const [signal] = load.mock.calls[0] ?? [];
  actor.stop();
  expect(signal?.aborted).toBe(true);
});
