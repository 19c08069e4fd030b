import { expect, test } from 'vitest';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';

const CLIENTS = 300;

test('a server that stops sends 300 tabs away evenly: of none of the tenths of a second come back more than 60', async () => {
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
  const most = Math.max(
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + 100).length),
  );
  expect(most).toBeLessThanOrEqual(CLIENTS * 0.2);
}, 60_000);
