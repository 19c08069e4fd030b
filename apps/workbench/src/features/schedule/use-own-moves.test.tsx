// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOwnMoves } from './use-own-moves.ts';

interface Bar {
  readonly id: string;
  readonly version: number;
}

/** A plan that refuses what is not moved in the version it has, and pushes bar b with every move of a. */
function plan() {
  const stands = new Map([
    ['a', 5],
    ['b', 2],
  ]);
  const sent: string[] = [];
  const inTurn = renderHook(() => useOwnMoves()).result.current;
  const move = (seen: Bar, to: object = { at: sent.length }) =>
    inTurn(
      seen,
      to,
      async (version) => {
        sent.push(`${seen.id} ${version}`);
        await Promise.resolve();
        if (version !== stands.get(seen.id)) throw new Error('stale');
        stands.set(seen.id, version + 2);
        if (seen.id === 'a') stands.set('b', (stands.get('b') ?? 0) + 1);
        return [...stands].map(([id, now]) => ({ id, version: now }));
      },
      (bars) => bars,
    );
  return { stands, sent, move };
}

test('a bar moved again before the board was read goes in the version its own move left', async () => {
  const { sent, move } = plan();
  const seen = { id: 'a', version: 5 };
  await Promise.all([move(seen, { at: 1 }), move(seen, { at: 2 }), move(seen, { at: 3 })]);
  expect(sent).toEqual(['a 5', 'a 7', 'a 9']);
});

test('a bar that an own move pushed is moved in the version it was pushed to', async () => {
  const { sent, move } = plan();
  await Promise.all([move({ id: 'a', version: 5 }), move({ id: 'b', version: 2 })]);
  expect(sent).toEqual(['a 5', 'b 3']);
});

test('what somebody else changed stays refused, and keeps nothing behind it waiting', async () => {
  const { stands, sent, move } = plan();
  await move({ id: 'a', version: 5 });
  stands.set('a', 8);
  await expect(move({ id: 'a', version: 5 })).rejects.toThrow('stale');
  await move({ id: 'a', version: 8 });
  expect(sent).toEqual(['a 5', 'a 7', 'a 8']);
});

test('a bar that somebody else changed in front of an own push is not taken for the one that was seen', async () => {
  const { stands, move } = plan();
  stands.set('b', 3);
  await move({ id: 'a', version: 5 });
  await expect(move({ id: 'b', version: 2 })).rejects.toThrow('stale');
});

test('the same move a second time is the first one', async () => {
  const { sent, move } = plan();
  await Promise.all([
    move({ id: 'a', version: 5 }, { at: 1 }),
    move({ id: 'a', version: 5 }, { at: 1 }),
  ]);
  expect(sent).toEqual(['a 5']);
});
