import { assign, emit, fromPromise, setup } from 'xstate';
import type { Company } from '../company/types.ts';
import { CALL_LIMIT_MS } from '../token/token.machine.ts';
import { unprovided } from '../unprovided.ts';
import type { EndReason, Entrance, User } from './types.ts';

/** The stored tokens are looked at this long after the start. */
export const START_DELAY_MS = 300;
/** The farewell is shown this long before the page leaves. */
export const FAREWELL_MS = 500;

export interface Loaded {
  readonly user: User;
  readonly companies: readonly Company[];
}

export type SessionEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'session.retried' }
  | { readonly type: 'session.ended'; readonly reason: EndReason };

export type SessionEmitted =
  | { readonly type: 'tokensFound' }
  | { readonly type: 'loaded'; readonly loaded: Loaded }
  | { readonly type: 'refused'; readonly error: unknown }
  /** The person is leaving: whatever works with the tokens stops now. */
  | { readonly type: 'ending'; readonly reason: EndReason }
  | { readonly type: 'farewell'; readonly reason: EndReason }
  | { readonly type: 'revokeFailed'; readonly error: unknown }
  | { readonly type: 'left'; readonly reason: EndReason };

export interface SessionContext {
  readonly user: User | undefined;
  readonly error: unknown;
  readonly byCode: boolean;
  readonly reason: EndReason;
}

/** One page life, from the first look at the store to the way to the login page. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Resolves with whether the code was taken. */
    exchange: fromPromise<boolean>(unprovided),
    load: fromPromise<Loaded>(unprovided),
    revoke: fromPromise<unknown>(unprovided),
  },
  delays: {
    startDelay: START_DELAY_MS,
    callLimit: CALL_LIMIT_MS,
    farewell: FAREWELL_MS,
    loginPause: () => 0,
  },
  guards: {
    enters: (_, _by: Entrance): boolean => false,
    wasTaken: (_, taken: boolean) => taken,
    cameByCode: ({ context }) => context.byCode,
    isWanted: (_, reason: EndReason) => reason === 'asked' || reason === 'disabled',
  },
  actions: {
    keepReason: assign({ reason: (_, reason: EndReason) => reason }),
    reload: () => {},
  },
}).createMachine({
  id: 'session',
  context: { user: undefined, error: undefined, byCode: false, reason: 'anonymous' },
  initial: 'idle',
  states: {
    idle: { on: { 'session.started': 'starting' } },
    starting: {
      after: {
        startDelay: [
          { guard: { type: 'enters', params: 'tokens' }, target: 'signedIn' },
          { guard: { type: 'enters', params: 'code' }, target: 'exchanging' },
          { guard: { type: 'enters', params: 'bad-code' }, target: 'refused' },
          { target: 'left' },
        ],
      },
    },
    exchanging: {
      invoke: {
        src: 'exchange',
        onDone: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: assign({ byCode: true }),
          },
          { target: 'refused' },
        ],
        onError: {
          target: 'refused',
          actions: assign({ error: ({ event }) => event.error }),
        },
      },
      after: { callLimit: 'refused' },
    },
    refused: {
      entry: emit(({ context }) => ({ type: 'refused' as const, error: context.error })),
      after: { loginPause: 'left' },
    },
    signedIn: {
      entry: emit({ type: 'tokensFound' }),
      initial: 'loading',
      on: {
        'session.ended': [
          {
            guard: { type: 'isWanted', params: ({ event }) => event.reason },
            target: 'revoking',
            actions: { type: 'keepReason', params: ({ event }) => event.reason },
          },
          {
            target: 'left',
            actions: [
              { type: 'keepReason', params: ({ event }) => event.reason },
              emit(({ event }) => ({ type: 'ending', reason: event.reason })),
            ],
          },
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: [
              { guard: 'cameByCode', target: 'reloading' },
              {
                target: 'active',
                actions: [
                  assign({ user: ({ event }) => event.output.user, error: undefined }),
                  emit(({ event }) => ({ type: 'loaded', loaded: event.output })),
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: assign({ error: ({ event }) => event.error }),
            },
          },
        },
        failed: { on: { 'session.retried': 'loading' } },
        reloading: { entry: 'reload' },
        active: {},
      },
    },
    revoking: {
      entry: emit(({ context }) => ({ type: 'ending' as const, reason: context.reason })),
      invoke: {
        src: 'revoke',
        onDone: 'parting',
        // A service that cannot be reached does not keep a person signed in.
        onError: {
          target: 'parting',
          actions: emit(({ event }) => ({ type: 'revokeFailed', error: event.error })),
        },
      },
      after: { callLimit: 'parting' },
    },
    parting: {
      entry: [
        assign({ user: undefined }),
        emit(({ context }) => ({ type: 'farewell' as const, reason: context.reason })),
      ],
      after: { farewell: 'left' },
    },
    left: {
      entry: [
        assign({ user: undefined }),
        emit(({ context }) => ({ type: 'left' as const, reason: context.reason })),
      ],
    },
  },
});
