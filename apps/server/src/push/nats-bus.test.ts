import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NatsServer, natsServer } from '../testing/nats-server.ts';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';
import type { Bus } from './bus.ts';
import { natsBus } from './nats-bus.ts';

let nats: NatsServer;
beforeAll(async () => {
  nats = await natsServer();
});
afterAll(() => nats.shut());

const errors: unknown[] = [];
const busOf = (prefix = 'one'): Bus =>
  natsBus({
    servers: `127.0.0.1:${nats.port}`,
    prefix,
    failed: (error) => errors.push(error),
  });
async function receivedBy(bus: Bus, missed?: () => void): Promise<string[]> {
  const received: string[] = [];
  await bus.listen('garment_push', (payload) => received.push(payload), missed);
  return received;
}

test('every process receives a message, this one too, and another installation does not', async () => {
  const [first, second, foreign] = [busOf(), busOf(), busOf('two')];
  const received = await Promise.all([first, second, foreign].map((bus) => receivedBy(bus)));
  await second.publish('garment_push', '床次');
  await second.publish('garment_other', 'not listened to');
  await expect.poll(() => received).toEqual([['床次'], ['床次'], []]);
  for (const bus of [first, second, foreign]) await bus.close();
});

test('a bus that is away refuses, comes back by itself, and says that words may be missing', async () => {
  const bus = busOf();
  let gaps = 0;
  const received = await receivedBy(bus, () => {
    gaps += 1;
  });
  await bus.publish('garment_push', 'before');
  await nats.shut();
  await expect(bus.publish('garment_push', 'away')).rejects.toThrow(
    /did not answer|disconnected|closed/,
  );
  await nats.open();
  await expect
    .poll(
      () =>
        bus.publish('garment_push', 'after').then(
          () => 'said',
          () => 'not yet',
        ),
      {
        timeout: 15_000,
      },
    )
    .toBe('said');
  await expect.poll(() => received.at(-1)).toBe('after');
  expect(gaps).toBe(1);
  await bus.close();
});

test('two servers reach each other over it, and what waited while it was away is delivered', async () => {
  const options = { servers: `127.0.0.1:${nats.port}`, prefix: 'garment' };
  const server = await testServer({ nats: options });
  const companyId = await server.companyId('acme');
  const clientId = 'pcQrCodeLoginNats1';
  const client = await connectPush(await server.listen(), clientId);
  await server.call('acme.leader', 'POST', '/mmc/channel/bind', { clientId, topics: ['bed'] });
  const change = (key: string) =>
    server.engine.tenant({ companyId, userId: '0', timeZone: 'Asia/Shanghai' }, (tx) =>
      server.services.publish(tx, { topic: 'bed', keys: [key] }),
    );
  await change('1');
  expect(await client.next()).toMatchObject({ topic: 'bed', keys: ['1'] });

  await nats.shut();
  await change('2');
  await expect(server.runtime.flush()).rejects.toThrow();
  await nats.open();
  // First that anything may have changed, then what waited in the outbox.
  expect(await client.next()).toMatchObject({ topic: 'bed', keys: [] });
  await expect
    .poll(() => server.runtime.flush().then(() => client.frames.at(-1)?.keys), { timeout: 15_000 })
    .toContain('2');
  await server.close();
});
