import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';

const CLIENTS = 300;
const MOST_AT_ONCE = CLIENTS * 0.2;

test(`a server that stops sends ${CLIENTS} tabs away evenly: of none of the tenths of a second come back more than ${MOST_AT_ONCE}`, async () => {
  const server = await testServer();
  const address = await server.listen();
  // Twenty handshakes a second are what one address may do.
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, at) =>
      connectPush(
        address,
        `pcQrCodeLogin${String(at).padStart(8, '0')}`,
        {},
        `127.0.0.${2 + Math.floor(at / 20)}`,
      ),
    ),
  );
  const waits = vi.spyOn(timers, 'setTimeout');
  syncBuiltinESMExports();
  onTestFinished(() => {
    waits.mockRestore();
    syncBuiltinESMExports();
  });
  await server.close();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(Array(CLIENTS).fill(1001));
  // Each tab comes back five seconds after it was sent away, and it is sent away after a wait of its own. What else
  // waits while a server stops says more than how long.
  const moments = waits.mock.calls.filter((call) => call.length === 1).map(([ms = 0]) => ms);
  expect(moments).toHaveLength(CLIENTS);
  const busiestTenth = Math.max(
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + 100).length),
  );
  expect(busiestTenth).toBeLessThanOrEqual(MOST_AT_ONCE);
});
