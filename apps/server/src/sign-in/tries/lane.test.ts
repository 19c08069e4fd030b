import { expect, test } from 'vitest';
import { Lane, LaneFull } from './lane.ts';

/** Works that end when they are told to, and what has begun of them. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('so many run at once, the others in their order, and what goes first before them', async () => {
  const { begun, work, end } = works();
  const lane = new Lane({ atOnce: 2, waiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => lane.run(work(name)));
  const known = lane.run(work('known'), true);
  expect([begun, lane.busy]).toEqual([['a', 'b'], 5]);
  end('a');
  await all[0];
  await expect.poll(() => begun).toEqual(['a', 'b', 'known']);
  for (const name of ['known', 'b', 'c', 'd']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all([...all, known]);
  expect([begun, lane.busy]).toEqual([['a', 'b', 'known', 'c', 'd'], 0]);
});

test('what is too much is refused at once, and leaves those in front and those that go first alone', async () => {
  const { begun, work, end } = works();
  const lane = new Lane({ atOnce: 1, waiting: 2 });
  const taken = ['a', 'b', 'c'].map((name) => lane.run(work(name)));
  for (let n = 0; n < 50; n += 1)
    await expect(lane.run(work('too much'))).rejects.toThrow(LaneFull);
  const known = lane.run(work('known'), true);
  for (const name of ['a', 'known', 'b', 'c']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all([...taken, known])).toEqual(['a', 'b', 'c', 'known']);
  expect([begun, lane.busy]).toEqual([['a', 'known', 'b', 'c'], 0]);
});

test('a work that fails gives its place on', async () => {
  const lane = new Lane({ atOnce: 1, waiting: 5 });
  const failing = lane.run(() => Promise.reject(new Error('no')));
  const next = lane.run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(lane.busy).toBe(0);
});

test('a place that becomes free goes to who waited, not to who comes in that moment', async () => {
  const lane = new Lane({ atOnce: 1, waiting: 5 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const first = lane.run(work).then(() => lane.run(work));
  await Promise.all([first, ...Array.from({ length: 4 }, () => lane.run(work))]);
  expect(most).toBe(1);
});
