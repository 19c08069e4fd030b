import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise } from 'xstate';
import { ARRIVAL_MS, arrivalMachine } from './arrival.machine.ts';
import { loadFile } from './load-file.ts';

const never = () => new Promise<never>(() => undefined);

function begin(load: () => Promise<unknown>) {
  const clock = new SimulatedClock();
  const actor = createActor(arrivalMachine, { input: { load }, clock });
  const ended = toPromise(actor);
  actor.start();
  return { clock, actor, ended };
}

describe('a file of the application', () => {
  test('is waited for two minutes, then asked for once more', () => {
    const load = vi.fn(never);
    const { clock } = begin(load);
    clock.increment(ARRIVAL_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is lost when the second try takes too long as well', async () => {
    const { clock, ended } = begin(never);
    clock.increment(ARRIVAL_MS);
    clock.increment(ARRIVAL_MS);
    expect(await ended).toMatchObject({ error: { message: /dynamically imported module/ } });
  });

  test('comes with the second try', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValueOnce('screen');
    expect(await loadFile(load)).toBe('screen');
  });

  test('that fails twice says why', async () => {
    await expect(loadFile(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
