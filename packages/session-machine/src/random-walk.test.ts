import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryEnv } from './env/memory.ts';
import type { SocketHandlers } from './env/ports.ts';
import { createFakeService, type Fault } from './testing/fake-service.ts';
import { ChannelModel, TokenModel } from './testing/reference-model.ts';
import { settled, signedIn } from './testing/signed-in.ts';

/** `PROVE=1` walks twenty times as often. */
const RUNS = process.env.PROVE ? 10_000 : 500;
const MINUTES = 60_000;

type Step =
  | { readonly do: 'call' | 'abort' | 'reject' | 'revoke' | 'elsewhere' | 'online' | 'signOut' }
  | { readonly do: 'advance' | 'jump'; readonly ms: number }
  | { readonly do: 'fault'; readonly fault: 'network' | 'unavailable' | 'silence' };

const plain = (name: 'call' | 'abort' | 'reject' | 'revoke' | 'elsewhere' | 'online' | 'signOut') =>
  fc.constant<Step>({ do: name });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: plain('call') },
  { weight: 1, arbitrary: plain('abort') },
  { weight: 2, arbitrary: plain('reject') },
  { weight: 1, arbitrary: plain('revoke') },
  { weight: 2, arbitrary: plain('elsewhere') },
  { weight: 1, arbitrary: plain('online') },
  { weight: 1, arbitrary: plain('signOut') },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(1, 1_000, 4_999, 5_000, 14_999, 15_000, 29_999, 570_000, 570_001, 3_600_000)
      .map((ms): Step => ({ do: 'advance', ms })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(-3_600_000, -20_000, 20_000, 3_600_000)
      .map((ms): Step => ({ do: 'jump', ms })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('network' as const, 'unavailable' as const, 'silence' as const)
      .map((fault): Step => ({ do: 'fault', fault })),
  },
);

/** Opens at once and answers each keepalive: the channel stays out of the way. */
const faithfulSocket = (_: string, handlers: SocketHandlers) => {
  let open = true;
  queueMicrotask(() => open && handlers.opened());
  return {
    send: () => handlers.received('[]'),
    close: () => {
      open = false;
    },
  };
};

async function walk(life: number, steps: readonly Step[]) {
  const env = { ...memoryEnv(), socket: faithfulSocket } as unknown as ReturnType<typeof memoryEnv>;
  const service = createFakeService({ now: env.now, expiresIn: life / 1000 });
  const model = new TokenModel(life);
  const { session, advance } = await signedIn({ env, service });
  model.advance(300);
  model.look(true);
  // The channel asks for a token before it opens its first socket.
  model.call();
  model.advance(300);

  const outcomes: string[] = [];
  const expected: string[] = [];
  let pending = 0;
  const call = (signal?: AbortSignal) => {
    pending++;
    session
      .accessToken({ signal })
      .then((token) => {
        outcomes.push('token');
        // No request leaves with a token that is known to be over.
        const until = Number(env.store.get('token_access_token_exprie'));
        if (token !== env.store.get('access_token') || until <= env.now()) outcomes.push('over');
      })
      .catch(() => outcomes.push('error'))
      .finally(() => pending--);
  };
  const callModel = () => {
    const waited = model.waiting;
    const outcome = model.call();
    if (outcome !== 'wait') expected.push(outcome);
    else expect(model.waiting).toBe(waited + 1);
  };

  for (const each of steps) {
    switch (each.do) {
      case 'call':
        call();
        callModel();
        break;
      case 'abort': {
        const own = new AbortController();
        const token = env.store.get('refresh_token');
        own.abort(new Error('left'));
        call(own.signal);
        expected.push('error');
        expect(env.store.get('refresh_token')).toBe(token);
        break;
      }
      case 'reject': {
        const access = env.store.get('access_token');
        if (access && !model.refreshing) {
          session.tokenRejected(access);
          model.reject();
        }
        break;
      }
      case 'revoke':
        service.revokeAll();
        model.familyAlive = false;
        break;
      case 'elsewhere':
        if (model.refreshing || !model.signedIn || model.faults.length > 0) break;
        {
          const refresh = env.store.get('refresh_token') ?? '';
          const answer = await service.refresh(refresh, { signal: new AbortController().signal });
          if (answer !== 'refused') {
            env.store.set('refresh_token', answer.refresh_token);
            env.store.set('access_token', answer.access_token);
            env.store.set('token_access_token_exprie', String(env.now() + life));
          }
          model.renewedElsewhere();
        }
        break;
      case 'online':
        env.online.set(true);
        model.online();
        break;
      case 'signOut':
        for (let left = model.waiting; left > 0; left--) expected.push('error');
        void session.signOut();
        model.signOut();
        break;
      case 'fault':
        service.fail('refresh', each.fault satisfies Fault);
        model.faults.push(each.fault);
        break;
      case 'jump':
        env.clock.jump(each.ms);
        model.wall += each.ms;
        break;
      case 'advance': {
        // Stops where a wait ends, as the promises of those who waited do.
        const first = Math.min(each.ms, model.answerIn);
        for (const ms of [first, each.ms - first]) {
          const waiting = model.waiting;
          const outcome = model.advance(ms);
          await advance(ms);
          for (let left = waiting; outcome && left > 0; left--) expected.push(outcome);
        }
      }
    }
    await settled();

    expect(outcomes).toEqual(expected);
    expect(pending).toBe(model.waiting);
    expect(session.snapshot().status === 'signed-in').toBe(model.signedIn);
    expect(service.mostRefreshes).toBeLessThanOrEqual(1);
    expect(env.clock.timers).toBeLessThanOrEqual(3);
    expect(env.reports).toEqual([]);
  }
  session.stop();
  expect(env.clock.timers).toBe(0);
}

test(`${RUNS} random lives of a token go as the reference model says`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(20_000, 10 * MINUTES, 40 * 24 * 60 * MINUTES),
      fc.array(step, { maxLength: 60 }),
      walk,
    ),
    { numRuns: RUNS },
  );
}, 600_000);

const channelStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('opened', 'received', 'closed') },
  { weight: 1, arbitrary: fc.constantFrom('online', 'offline', 'shown', 'late') },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
);

test(`${RUNS} random lives of a channel go as the reference model says`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(channelStep, { maxLength: 40 }), async (steps) => {
      const { env, session, advance } = await signedIn({
        service: createFakeService({ now: () => 0 }),
      });
      // The sign-in itself took 300 ms of the first socket's life.
      await advance(700);
      const model = new ChannelModel();
      model.tick();
      for (const each of steps) {
        const socket = env.sockets.at(-1);
        if (typeof each === 'number')
          for (let second = 0; second < each; second++) {
            env.clock.advance(1_000);
            model.tick();
            await settled();
          }
        else if (each === 'opened') {
          socket?.handlers.opened();
          model.opened();
        } else if (each === 'received') {
          socket?.handlers.received('[]');
          model.received();
        } else if (each === 'closed') {
          socket?.handlers.closed(1006);
          model.closed();
        } else if (each === 'shown') env.visible.set(true);
        else if (each === 'late') env.sockets.at(-2)?.handlers.closed(1006);
        else {
          env.online.set(each === 'online');
          model.network(each === 'online');
        }
        await settled();
        expect(session.snapshot().channel).toBe(model.state);
        expect(env.sockets).toHaveLength(model.sockets);
        expect(env.sockets.flatMap(({ sent }) => sent)).toHaveLength(model.sent);
        expect(env.clock.timers).toBeLessThanOrEqual(3);
      }
      session.stop();
      const open = env.sockets.slice(0, -1).filter(({ closedWith }) => closedWith === undefined);
      expect(open.every(({ path }) => path === env.sockets[0]?.path)).toBe(true);
      expect(env.clock.timers).toBe(0);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
