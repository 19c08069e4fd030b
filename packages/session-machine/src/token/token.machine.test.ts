import { expect, test } from 'vitest';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { tokenMachine } from './token.machine.ts';

test('every state meets every event, and every path of the definition runs', async () => {
  const visited = nothingVisited();
  const differences = await rehearse(
    {
      machine: tokenMachine,
      events: [
        { type: 'tokens.arrived' },
        { type: 'tokens.dropped' },
        { type: 'token.wanted' },
        { type: 'token.gone' },
        { type: 'lock.granted' },
      ],
      outputs: { renew: [undefined] },
      project: ({ lockMissed }: { lockMissed: boolean }) => lockMissed,
    },
    visited,
  );
  expect(differences).toEqual([]);
  expect(unvisited(tokenMachine, visited)).toEqual([]);
  expect(visited.paths).toBeGreaterThan(0);
}, 60_000);
