import { expect, test } from 'vitest';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';

const scope = (companyId: string) => ({ companyId, userId: '0', timeZone: 'Asia/Shanghai' });

test('two servers on one PostgreSQL reach each other', async () => {
  const first = await testServer({ engine: 'postgres' });
  if (!first.database) throw new Error('no database');
  const second = await testServer({ engine: 'postgres', database: first.database });
  const companyId = await first.companyId('acme');
  const clientId = 'pcQrCodeLoginAcross1';

  // The socket is open at one server, the bind call reaches the other, the change happens there too.
  const client = await connectPush(await first.listen(), clientId);
  await second.call('acme.leader', 'POST', '/mmc/channel/bind', { clientId, topics: ['bed'] });
  await second.engine.tenant(scope(companyId), (tx) =>
    second.services.publish(tx, { topic: 'bed', keys: ['7'] }),
  );
  expect(await client.next()).toMatchObject({ topic: 'bed', keys: ['7'] });

  // A sign-out at one server ends the session at the other, whatever that one remembers.
  const token = await second.token('acme.leader');
  const headers = { authorization: `Bearer ${token}` };
  const whoAmI = () => first.call(undefined, 'GET', '/amc/getUserInfo', {}, { headers });
  expect((await whoAmI()).http).toBe(200);
  await second.call('acme.leader', 'DELETE', '/amc/logout/token', { access_token: token });
  expect(await client.closed).toBe(4401);
  await expect.poll(async () => (await whoAmI()).http).toBe(401);

  await second.close();
  await first.close();
});
