import { expect, test } from 'vitest';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { sessionMachine } from './session.machine.ts';
import type { EndReason } from './types.ts';

test('every state meets every event, and every path of the definition runs', async () => {
  const reasons: EndReason[] = ['asked', 'disabled', 'elsewhere', 'expired', 'missing'];
  const visited = nothingVisited();
  for (const entrance of ['tokens', 'code', 'bad-code', 'none']) {
    const differences = await rehearse(
      {
        machine: sessionMachine.provide({ guards: { enters: (_, by) => by === entrance } }),
        events: [
          { type: 'session.retried' },
          ...reasons.map((reason) => ({ type: 'session.ended', reason })),
        ],
        outputs: {
          exchange: [undefined],
          load: [{ user: { id: '7' }, companies: [] }],
          revoke: [undefined],
        },
        project: ({ byCode }: { byCode: boolean }) => byCode,
      },
      visited,
    );
    expect(differences).toEqual([]);
  }
  expect(unvisited(sessionMachine, visited)).toEqual([]);
}, 60_000);
