import { assign, emit, fromPromise, setup } from 'xstate';
import type { Company } from '../company/types.ts';
import { SessionError } from '../session-error.ts';
import { CALL_LIMIT_MS } from '../token/token.machine.ts';
import { unprovided } from '../unprovided.ts';
import { isAsked } from './logic.ts';
import type { EndReason, Entrance, Refusal, SessionStatus, User } from './types.ts';

/** The stored tokens are looked at this long after the start. */
export const START_DELAY_MS = 300;
/** The farewell is shown this long before the page leaves. */
export const FAREWELL_MS = 500;

export interface Loaded {
  readonly user: User;
  readonly companies: readonly Company[];
}

export type SessionEvent =
  | { readonly type: 'session.retried' }
  /** The one button of a page that was refused or replaced. */
  | { readonly type: 'session.proceeded' }
  | Replacing
  | Ending;

/** Another sign-in took the store over. */
interface Replacing {
  readonly type: 'session.replaced';
  /** Of the person who is signed in now, where that is known. */
  readonly name?: string | undefined;
}

interface Ending {
  readonly type: 'session.ended';
  readonly reason: EndReason;
}

export type SessionEmitted =
  | { readonly type: 'tokensFound' }
  | { readonly type: 'loaded'; readonly loaded: Loaded }
  /** A code that nobody asked for was dropped; the stored tokens stay. */
  | { readonly type: 'codeDropped' }
  | { readonly type: 'refused' }
  /** The person is leaving: whatever works with the tokens stops now. */
  | { readonly type: 'ending'; readonly reason: EndReason }
  | { readonly type: 'farewell' }
  | { readonly type: 'revokeFailed'; readonly error: unknown }
  | { readonly type: 'left'; readonly reason: EndReason };

export interface SessionContext {
  readonly user: User | undefined;
  readonly error: unknown;
  readonly byCode: boolean;
  readonly refusal: Refusal | undefined;
  /** Name of who signed in instead. */
  readonly successor: string | undefined;
  readonly reason: EndReason;
}

/** One page life, from the first look at the store to the way to the login page. */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: SessionStatus;
  },
  actors: {
    /** Rejects with nothing when the code was refused. */
    exchange: fromPromise<void>(unprovided),
    load: fromPromise<Loaded>(unprovided),
    revoke: fromPromise<unknown>(unprovided),
  },
  delays: {
    startDelay: START_DELAY_MS,
    callLimit: CALL_LIMIT_MS,
    farewell: FAREWELL_MS,
  },
  guards: {
    enters: (_, _by: Entrance): boolean => false,
    cameByCode: ({ context }) => context.byCode,
    isUnkept: ({ context }) => context.refusal === 'unkept',
    isAsked: ({ event }) => isAsked((event as Ending).reason),
  },
  actions: {
    keepReason: assign({ reason: ({ event }) => (event as Ending).reason }),
    keepError: assign({ error: ({ event }) => (event as unknown as { error: unknown }).error }),
    keepSuccessor: assign({
      successor: ({ context, event }) => (event as Replacing).name ?? context.successor,
    }),
    refuse: assign({ refusal: (_, refusal: Refusal) => refusal }),
    forgetUser: assign({ user: undefined }),
    dropCode: () => {},
    reload: () => {},
  },
}).createMachine({
  id: 'session',
  context: {
    user: undefined,
    error: undefined,
    byCode: false,
    refusal: undefined,
    successor: undefined,
    reason: 'anonymous',
  },
  initial: 'starting',
  states: {
    starting: {
      tags: 'starting',
      after: {
        startDelay: [
          { guard: { type: 'enters', params: 'code' }, target: 'exchanging' },
          { guard: { type: 'enters', params: 'tokens' }, target: 'signedIn' },
          {
            guard: { type: 'enters', params: 'tokens-beside-code' },
            target: 'signedIn',
            actions: ['dropCode', emit({ type: 'codeDropped' })],
          },
          {
            guard: { type: 'enters', params: 'bad-code' },
            target: 'refused',
            actions: ['dropCode', { type: 'refuse', params: 'unasked' }],
          },
          {
            guard: { type: 'enters', params: 'unkept' },
            target: 'refused',
            actions: [
              'dropCode',
              { type: 'refuse', params: 'unkept' },
              assign({ error: () => new SessionError('storage-blocked') }),
            ],
          },
          { target: 'left' },
        ],
      },
    },
    exchanging: {
      tags: 'starting',
      invoke: {
        src: 'exchange',
        onDone: { target: 'signedIn', actions: assign({ byCode: true }) },
        onError: {
          target: 'refused',
          actions: ['keepError', { type: 'refuse', params: 'failed' }],
        },
      },
      after: {
        callLimit: { target: 'refused', actions: { type: 'refuse', params: 'failed' } },
      },
    },
    refused: {
      tags: 'refused',
      entry: emit({ type: 'refused' }),
      on: {
        'session.proceeded': [{ guard: 'isUnkept', actions: 'reload' }, { target: 'left' }],
      },
    },
    signedIn: {
      entry: emit({ type: 'tokensFound' }),
      exit: emit(({ event }) => ({
        type: 'ending',
        reason: event.type === 'session.replaced' ? 'replaced' : (event as Ending).reason,
      })),
      initial: 'loading',
      on: {
        'session.ended': [
          { guard: 'isAsked', target: 'revoking', actions: 'keepReason' },
          { target: 'left', actions: 'keepReason' },
        ],
        'session.replaced': { target: 'replaced', actions: 'keepSuccessor' },
      },
      states: {
        loading: {
          tags: 'starting',
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
            onError: { target: 'failed', actions: 'keepError' },
          },
        },
        failed: { tags: 'failed', on: { 'session.retried': 'loading' } },
        reloading: { tags: 'starting', entry: 'reload' },
        active: { tags: 'signed-in' },
      },
    },
    replaced: {
      tags: 'replaced',
      on: {
        'session.replaced': { actions: 'keepSuccessor' },
        'session.proceeded': { actions: 'reload' },
      },
    },
    revoking: {
      tags: 'signing-out',
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
      tags: 'signing-out',
      entry: ['forgetUser', emit({ type: 'farewell' })],
      after: { farewell: 'left' },
    },
    left: {
      tags: 'signed-out',
      entry: ['forgetUser', emit(({ context }) => ({ type: 'left', reason: context.reason }))],
    },
  },
});
