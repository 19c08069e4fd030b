// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Step, useSteps } from './use-steps.ts';

test('steps pressed while a move is under way go together when it failed, and the keys work on', async () => {
  const moves: (readonly Step[])[] = [];
  const refused: (readonly Step[])[] = [];
  let fail = () => {};
  const { result } = renderHook(() =>
    useSteps({
      onMove: (_, steps) => {
        moves.push(steps);
        return moves.length > 1
          ? Promise.resolve(true)
          : new Promise((_done, failed) => {
              fail = () => failed(new Error('no connection'));
            });
      },
      onRefused: (_, steps) => refused.push(steps),
    }),
  );
  act(() => result.current('a', 1, 0));
  act(() => result.current('a', 1, 0));
  await act(async () => fail());
  expect(refused).toEqual([[{ days: 1, lanes: 0 }]]);
  await act(async () => result.current('a', -1, 0));
  expect(moves).toEqual([[{ days: 1, lanes: 0 }], [{ days: -1, lanes: 0 }]]);
});
