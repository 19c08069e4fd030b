import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MemoryEnv, memoryEnv } from './env/memory.ts';
import type { SocketHandlers } from './env/ports.ts';
import { createFakeService, type Fault } from './testing/fake-service.ts';
import { ChannelModel, TokenModel } from './testing/reference-model.ts';
import { settled, signedIn, type TestTab } from './testing/signed-in.ts';

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

/** A session and the reference model of it, which live through the same steps. */
class Life {
  readonly #ms: number;
  readonly #tab: TestTab;
  readonly #model: TokenModel;
  readonly #outcomes: string[] = [];
  readonly #expected: string[] = [];
  #pending = 0;

  private constructor(ms: number, tab: TestTab) {
    this.#ms = ms;
    this.#tab = tab;
    this.#model = new TokenModel(ms);
    this.#model.advance(300);
    this.#model.look(true);
    // The channel asks for a token before it opens its first socket.
    this.#model.call();
    this.#model.advance(300);
  }

  /** @param ms life of a token */
  static async begin(ms: number): Promise<Life> {
    const env = { ...memoryEnv(), socket: faithfulSocket } as unknown as MemoryEnv;
    const service = createFakeService({ now: env.now, expiresIn: ms / 1000 });
    return new Life(ms, await signedIn({ env, service }));
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'call':
        this.#call();
        this.#callModel();
        break;
      case 'abort':
        this.#abort();
        break;
      case 'reject':
        this.#reject();
        break;
      case 'revoke':
        this.#tab.service.revokeAll();
        this.#model.familyAlive = false;
        break;
      case 'elsewhere':
        await this.#renewElsewhere();
        break;
      case 'online':
        this.#tab.env.online.set(true);
        this.#model.online();
        break;
      case 'signOut':
        for (let left = this.#model.waiting; left > 0; left--) this.#expected.push('error');
        void this.#tab.session.signOut();
        this.#model.signOut();
        break;
      case 'fault':
        this.#tab.service.fail('refresh', step.fault satisfies Fault);
        this.#model.faults.push(step.fault);
        break;
      case 'jump':
        this.#tab.env.clock.jump(step.ms);
        this.#model.wall += step.ms;
        break;
      case 'advance':
        await this.#advance(step.ms);
    }
    await settled();
  }

  /** What session and model have to have in common after every step. */
  agree(): void {
    expect(this.#outcomes).toEqual(this.#expected);
    expect(this.#pending).toBe(this.#model.waiting);
    const { status } = this.#tab.session.snapshot();
    expect(status === 'signed-in').toBe(this.#model.signedIn);
    expect(this.#tab.service.mostRefreshes).toBeLessThanOrEqual(1);
    expect(this.#tab.env.clock.timers).toBeLessThanOrEqual(3);
    expect(this.#tab.env.reports).toEqual([]);
  }

  end(): void {
    this.#tab.session.stop();
    expect(this.#tab.env.clock.timers).toBe(0);
  }

  #call(signal?: AbortSignal): void {
    const { store, now } = this.#tab.env;
    this.#pending++;
    this.#tab.session
      .accessToken({ signal })
      .then((token) => {
        this.#outcomes.push('token');
        // No request leaves with a token that is known to be over.
        const until = Number(store.get('token_access_token_exprie'));
        if (token !== store.get('access_token') || until <= now()) this.#outcomes.push('over');
      })
      .catch(() => this.#outcomes.push('error'))
      .finally(() => this.#pending--);
  }

  #callModel(): void {
    const waited = this.#model.waiting;
    const outcome = this.#model.call();
    if (outcome !== 'wait') this.#expected.push(outcome);
    else expect(this.#model.waiting).toBe(waited + 1);
  }

  /** A call whose caller has left already asks nothing of the service. */
  #abort(): void {
    const own = new AbortController();
    const token = this.#tab.env.store.get('refresh_token');
    own.abort(new Error('left'));
    this.#call(own.signal);
    this.#expected.push('error');
    expect(this.#tab.env.store.get('refresh_token')).toBe(token);
  }

  #reject(): void {
    const access = this.#tab.env.store.get('access_token');
    if (!access || this.#model.refreshing) return;
    this.#tab.session.tokenRejected(access);
    this.#model.reject();
  }

  /** Another tab renews the token. */
  async #renewElsewhere(): Promise<void> {
    if (this.#model.refreshing || !this.#model.signedIn || this.#model.faults.length > 0) return;
    const { store, now } = this.#tab.env;
    const refresh = store.get('refresh_token') ?? '';
    const answer = await this.#tab.service.refresh(refresh, {
      signal: new AbortController().signal,
    });
    if (answer !== 'refused') {
      store.set('refresh_token', answer.refresh_token);
      store.set('access_token', answer.access_token);
      store.set('token_access_token_exprie', String(now() + this.#ms));
    }
    this.#model.renewedElsewhere();
  }

  /** Stops where a wait ends, as the promises of those who waited do. */
  async #advance(total: number): Promise<void> {
    const first = Math.min(total, this.#model.answerIn);
    for (const ms of [first, total - first]) {
      const waiting = this.#model.waiting;
      const outcome = this.#model.advance(ms);
      await this.#tab.advance(ms);
      for (let left = waiting; outcome && left > 0; left--) this.#expected.push(outcome);
    }
  }
}

async function walk(ms: number, steps: readonly Step[]) {
  const life = await Life.begin(ms);
  for (const step of steps) {
    await life.take(step);
    life.agree();
  }
  life.end();
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
