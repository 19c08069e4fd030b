import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { SessionError } from '../session-error.ts';
import { unprovided } from '../unprovided.ts';

/** Own limit of the exchange, the refresh and the revocation. */
export const CALL_LIMIT_MS = 15_000;
/** Longer than any holder may keep the lock. */
export const LOCK_WAIT_MS = 20_000;

export type TokenEvent =
  | { readonly type: 'tokens.arrived' }
  | { readonly type: 'tokens.dropped' }
  /** Somebody waits for a token that has to be renewed first. */
  | { readonly type: 'token.wanted' }
  /** There is nothing left to use or to renew. */
  | { readonly type: 'token.gone' }
  | { readonly type: 'lock.granted' };

export type TokenEmitted =
  /** The tokens can be looked at again: callers are answered by their standing. */
  | { readonly type: 'settled' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'lost' };

/** Keeps one pair of tokens alive: one refresh at a time, under a lock, within a limit. */
export const tokenMachine = setup({
  types: {} as {
    context: { readonly lockMissed: boolean };
    events: TokenEvent;
    emitted: TokenEmitted;
  },
  actors: {
    lock: fromCallback<{ type: 'lock.granted' }>(unprovided),
    renew: fromPromise<void>(unprovided),
  },
  delays: { callLimit: CALL_LIMIT_MS, lockWait: LOCK_WAIT_MS },
  guards: { missedBefore: ({ context }) => context.lockMissed },
  actions: {
    settle: emit({ type: 'settled' }),
    timeOut: emit({ type: 'failed', error: new SessionError('refresh-timeout') }),
  },
}).createMachine({
  id: 'token',
  context: { lockMissed: false },
  initial: 'off',
  on: { 'tokens.dropped': '.off' },
  states: {
    off: { on: { 'tokens.arrived': 'ready' } },
    ready: {
      entry: 'settle',
      on: {
        'token.gone': { target: 'off', actions: emit({ type: 'lost' }) },
        'token.wanted': 'refreshing',
      },
    },
    refreshing: {
      // The lock spans the whole refresh and is given back on every way out.
      invoke: { src: 'lock' },
      initial: 'locking',
      states: {
        locking: {
          on: { 'lock.granted': { target: 'calling', actions: assign({ lockMissed: false }) } },
          after: {
            lockWait: [
              // A holder that is stuck for good must not end everybody's work.
              { guard: 'missedBefore', target: 'calling' },
              { target: '#token.ready', actions: [assign({ lockMissed: true }), 'timeOut'] },
            ],
          },
        },
        calling: {
          invoke: {
            src: 'renew',
            onDone: '#token.ready',
            onError: {
              target: '#token.ready',
              actions: emit(({ event }) => ({ type: 'failed', error: event.error })),
            },
          },
          after: { callLimit: { target: '#token.ready', actions: 'timeOut' } },
        },
      },
    },
  },
});
