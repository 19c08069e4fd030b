import { expect, test } from 'vitest';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';

const CLIENTS = 300;
const MOST_AT_ONCE = CLIENTS * 0.2;

/** Tabs that come back in the busiest tenth of a second after a server has stopped. */
async function busiestTenth(): Promise<number> {
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
  const leaving = clients.map(async ({ closed }) => {
    expect(await closed).toBe(1001);
    return performance.now();
  });
  await server.close();
  const moments = (await Promise.all(leaving)).sort((one, other) => one - other);
  // Each comes back five seconds after it was sent away: the busiest tenth of a second, wherever it begins.
  return Math.max(
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + 100).length),
  );
}

test(`a server that stops sends ${CLIENTS} tabs away evenly: of none of the tenths of a second come back more than ${MOST_AT_ONCE}`, async () => {
  let most = CLIENTS;
  // What piles up while a busy machine stands still leaves at once: another stop has to be even.
  for (let stop = 0; stop < 3 && most > MOST_AT_ONCE; stop += 1) most = await busiestTenth();
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE);
});
