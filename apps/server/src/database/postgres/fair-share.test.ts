import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairShare } from './fair-share.ts';

test('so many of one owner run at once, in their order, and nobody waits for another owner', async () => {
  const share = fairShare(2);
  const begun: string[] = [];
  let most = 0;
  let now = 0;
  const work = (owner: string, name: string) =>
    share(owner, async () => {
      begun.push(name);
      now += owner === 'a' ? 1 : 0;
      most = Math.max(most, now);
      await turn();
      now -= owner === 'a' ? 1 : 0;
      if (name === 'a2') throw new Error('failed');
    });
  const all = await Promise.allSettled([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => work('a', name)),
    work('b', 'b1'),
  ]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  expect(most).toBe(2);
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
});
