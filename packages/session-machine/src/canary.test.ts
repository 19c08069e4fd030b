import { expect, test, vi } from 'vitest';
import { memoryEnv } from './env/memory.ts';
import { createSession } from './facade.ts';
import type { Service } from './service.ts';
import { createFakeService } from './testing/fake-service.ts';
import { settled, storeTokens } from './testing/signed-in.ts';

const CANARY = 'canary-5f1d9c';

/** All that an object says of itself, with the causes and stacks of errors. */
const spell = (value: unknown): string =>
  value instanceof Error
    ? `${value.name} ${value.message} ${value.stack} ${JSON.stringify(value)} ${spell(value.cause ?? '')}`
    : value instanceof Set
      ? JSON.stringify([...value])
      : (JSON.stringify(value, (_, part) => (part instanceof Error ? spell(part) : part)) ?? '');

test('the tokens appear in the store and in the calls that need them, and nowhere else', async () => {
  const env = memoryEnv();
  const fake = createFakeService({ now: env.now });
  // Every token of this service is a canary.
  const mark = <T>(answer: T): T =>
    typeof answer === 'string'
      ? answer
      : ({ ...answer, access_token: `${CANARY}-a`, refresh_token: `${CANARY}-r` } as T);
  const service: Service = {
    ...fake,
    refresh: async (token, options) => {
      expect(token).toContain(CANARY);
      fake.calls.push({ name: 'refresh', at: 0, input: '' });
      await Promise.resolve();
      options.signal.throwIfAborted();
      if (fake.count('refresh') % 2)
        throw Object.assign(
          new Error('gateway', { cause: { url: `/oauth?refresh_token=${token}` } }),
          {
            status: 502,
          },
        );
      return mark(fake.signIn());
    },
  };
  const seen: unknown[] = [];
  const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void seen.push(said)),
  );
  storeTokens(env.store, mark(fake.signIn()), env.now());
  const session = createSession({
    env: {
      ...env,
      broadcast: (received) => {
        const end = env.broadcast(received);
        return {
          ...end,
          post: (message) => {
            seen.push(message);
            end.post(message);
          },
        };
      },
    },
    service,
    config: { loginUrl: 'https://login.example/' },
    inspect: (inspection) => seen.push(inspection),
  });
  for (const name of ['signed-in', 'signed-out', 'notice', 'problem', 'gap'] as const)
    session.on(name, (event) => seen.push(event));
  session.subscribe(() => seen.push(session.snapshot(), [...session.snapshot().permissions]));
  session.start();
  await settled();
  for (const ms of [300, 300, 600_000, 6_000, 600_000, 6_000]) {
    env.clock.advance(ms);
    const token = session.accessToken().catch((error: unknown) => seen.push(error));
    await settled();
    const held = await token;
    if (typeof held === 'string') session.tokenRejected(held);
    env.sockets.at(-1)?.handlers.opened();
    env.sockets.at(-1)?.handlers.closed(4401);
    await settled();
  }
  void session.signOut();
  await settled();
  env.clock.advance(500);
  await settled();
  for (const spy of spies) spy.mockRestore();

  seen.push(
    session,
    env.navigation.visits,
    env.reports,
    env.sockets.map(({ path, sent }) => [path, sent]),
  );
  const inspected = seen.filter((each) => typeof each === 'object' && each && 'machine' in each);
  expect(inspected.length).toBeGreaterThan(40);
  expect(fake.count('refresh')).toBeGreaterThan(2);
  expect(seen.map(spell).filter((text) => text.includes(CANARY))).toEqual([]);
});
