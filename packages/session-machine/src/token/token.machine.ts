import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { SessionError } from '../session-error.ts';
import { unprovided } from '../unprovided.ts';
import type { Renewal, Standing } from './types.ts';

/** Own limit of the exchange, the refresh and the revocation. */
export const CALL_LIMIT_MS = 15_000;
/** Longer than any holder may keep the lock. */
export const LOCK_WAIT_MS = 20_000;

export type TokenEvent =
  | { readonly type: 'tokens.arrived' }
  | { readonly type: 'tokens.dropped' }
  | { readonly type: 'token.wanted'; readonly standing: 'due' | 'gone' }
  | { readonly type: 'lock.granted' };

export type TokenEmitted =
  /** The tokens can be looked at again: callers are answered by their standing. */
  | { readonly type: 'settled' }
  | { readonly type: 'renewed' }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Nothing left to use or to renew. */
  | { readonly type: 'lost' };

/** Keeps one pair of tokens alive: one refresh at a time, under a lock, within a limit. */
export const tokenMachine = setup({
  types: {
    context: {} as { readonly lockMisses: number },
    events: {} as TokenEvent,
    emitted: {} as TokenEmitted,
  },
  actors: {
    lock: fromCallback<{ type: 'lock.granted' }>(unprovided),
    renew: fromPromise<Renewal>(unprovided),
  },
  delays: { callLimit: CALL_LIMIT_MS, lockWait: LOCK_WAIT_MS },
  guards: {
    isGone: (_, standing: Standing) => standing === 'gone',
    missedBefore: ({ context }) => context.lockMisses > 0,
    wasRenewed: (_, renewal: Renewal) => renewal.kind === 'renewed',
    isAlive: (_, renewal: Renewal) => renewal.kind === 'refused' && renewal.alive,
  },
  actions: {
    settle: emit({ type: 'settled' }),
    lose: emit({ type: 'lost' }),
    timeOut: emit({ type: 'failed', error: new SessionError('refresh-timeout') }),
  },
}).createMachine({
  id: 'token',
  context: { lockMisses: 0 },
  initial: 'off',
  on: { 'tokens.dropped': '.off' },
  states: {
    off: { on: { 'tokens.arrived': 'ready' } },
    ready: {
      entry: 'settle',
      on: {
        'token.wanted': [
          {
            guard: { type: 'isGone', params: ({ event }) => event.standing },
            target: 'off',
            actions: 'lose',
          },
          { target: 'refreshing' },
        ],
      },
    },
    refreshing: {
      // The lock spans the whole refresh and is given back on every way out.
      invoke: { src: 'lock' },
      initial: 'locking',
      states: {
        locking: {
          on: {
            'lock.granted': { target: 'calling', actions: assign({ lockMisses: 0 }) },
          },
          after: {
            lockWait: [
              // A holder that is stuck for good must not end everybody's work.
              { guard: 'missedBefore', target: 'calling' },
              {
                target: '#token.ready',
                actions: [assign({ lockMisses: 1 }), 'timeOut'],
              },
            ],
          },
        },
        calling: {
          invoke: {
            src: 'renew',
            onDone: [
              {
                guard: { type: 'wasRenewed', params: ({ event }) => event.output },
                target: '#token.ready',
                actions: emit({ type: 'renewed' }),
              },
              {
                guard: { type: 'isAlive', params: ({ event }) => event.output },
                target: '#token.ready',
              },
              { target: '#token.off', actions: 'lose' },
            ],
            onError: {
              target: '#token.ready',
              actions: emit(({ event }) => ({ type: 'failed', error: event.error })),
            },
          },
          after: {
            callLimit: {
              target: '#token.ready',
              actions: 'timeOut',
            },
          },
        },
      },
    },
  },
});
