import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { sessionMachine } from './session.machine.ts';
import type { EndReason } from './types.ts';

test('every state meets every event, and every path of the definition runs', async () => {
  const reasons: EndReason[] = ['asked', 'disabled', 'elsewhere', 'expired', 'missing'];
  const visited = nothingVisited();
  for (const entrance of ['tokens', 'tokens-beside-code', 'code', 'bad-code', 'unkept', 'none']) {
    const differences = await rehearse(
      {
        machine: sessionMachine.provide({ guards: { enters: (_, by) => by === entrance } }),
        events: [
          { type: 'session.retried' },
          { type: 'session.proceeded' },
          { type: 'session.replaced', name: '李芳' },
          ...reasons.map((reason) => ({ type: 'session.ended', reason })),
        ] as EventObject[],
        outputs: {
          exchange: [undefined],
          load: [{ user: { id: '7' }, companies: [] }],
          revoke: [undefined],
        },
        project: ({ byCode, refusal }: { byCode: boolean; refusal: unknown }) => [byCode, refusal],
      },
      visited,
    );
    expect(differences).toEqual([]);
  }
  expect(unvisited(sessionMachine, visited)).toEqual([]);
}, 60_000);
