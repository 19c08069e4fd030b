import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { ChannelStatus } from './types.ts';

/** A 'refreshMessage' leaves this often, whatever else arrives. */
export const KEEPALIVE_MS = 25_000;
/** A socket that does not open within this is given up. */
export const CONNECT_LIMIT_MS = 10_000;
/** Between a lost socket and the next: never more, never less. */
export const RECONNECT_MS = 5_000;
/** A timer this late woke up with the page; frames may still be queued behind it. */
export const LATE_MS = 2_000;
export const KEEPALIVE_TEXT = 'refreshMessage';
/** Codes of our own closes. */
export const CLOSE = { silent: 4000, left: 4001, replaced: 4002 } as const;
/** Codes by which a server says that it does not accept the token. */
export const AUTH_CODES: readonly number[] = [4401, 4403, 1008];

export type ChannelEvent =
  | { readonly type: 'channel.wanted' }
  | { readonly type: 'channel.left' }
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.received'; readonly frame: unknown }
  | { readonly type: 'socket.closed' }
  /** Closed because of the token. */
  | { readonly type: 'socket.denied' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'pulse.beaten' }
  /** Company or topics changed. */
  | { readonly type: 'binding.outdated' };

export type ChannelEmitted =
  | { readonly type: 'received'; readonly frame: unknown }
  | { readonly type: 'opened'; readonly again: boolean }
  | { readonly type: 'denied' }
  | { readonly type: 'bindFailed'; readonly error: unknown };

/** Commands to the socket actor. */
export type SocketOrder =
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'close'; readonly code: number };

export interface ChannelInput {
  readonly now: () => number;
  readonly online: () => boolean;
}

export interface ChannelContext extends ChannelInput {
  /** Wall clock of the next keepalive. */
  readonly beatAt: number;
  /** A keepalive was sent and nothing was received since. */
  readonly awaiting: boolean;
  /** The socket was open before. */
  readonly again: boolean;
  /** The last close blamed the token. */
  readonly denied: boolean;
}

const beat = {
  guard: 'isAnswered',
  target: 'beating',
  reenter: true,
  actions: ['send', 'awaitAnswer', 'announceBeat'],
} as const;
const lost = { target: '#channel.on.waiting' } as const;

/** One socket at a time: kept alive, given up when silent, opened again after exactly 5 s. */
export const channelMachine = setup({
  types: {} as {
    context: ChannelContext;
    input: ChannelInput;
    events: ChannelEvent;
    emitted: ChannelEmitted;
    tags: ChannelStatus;
  },
  actors: {
    /** Resolves when the session has a valid token. */
    authorise: fromPromise<unknown>(unprovided),
    socket: fromCallback<SocketOrder>(unprovided),
    bind: fromPromise<unknown>(unprovided),
  },
  delays: {
    keepalive: KEEPALIVE_MS,
    connectLimit: CONNECT_LIMIT_MS,
    reconnect: RECONNECT_MS,
    nextTask: 0,
  },
  guards: {
    isAnswered: ({ context }) => !context.awaiting,
    isLate: ({ context }) => context.now() - context.beatAt > LATE_MS,
    isOverdue: ({ context }) => context.now() >= context.beatAt,
    isOnline: ({ context }) => context.online(),
    // Once: a server that refuses every token must not cause a refresh every 5 s.
    isFirstDenial: ({ context }) => !context.denied,
  },
  actions: {
    expectBeat: assign({ beatAt: ({ context }) => context.now() + KEEPALIVE_MS }),
    send: sendTo('socket', { type: 'send', text: KEEPALIVE_TEXT }),
    awaitAnswer: assign({ awaiting: true }),
    announceBeat: raise({ type: 'pulse.beaten' }),
    close: sendTo('socket', ({ event }) => ({
      type: 'close',
      code: event.type === 'channel.left' ? CLOSE.left : CLOSE.silent,
    })),
  },
}).createMachine({
  id: 'channel',
  context: ({ input }) => ({ ...input, beatAt: 0, awaiting: false, again: false, denied: false }),
  initial: 'off',
  states: {
    off: { tags: 'off', on: { 'channel.wanted': 'on' } },
    on: {
      initial: 'authorising',
      on: { 'channel.left': 'off' },
      states: {
        authorising: {
          tags: 'connecting',
          invoke: { src: 'authorise', onDone: 'connected', onError: 'waiting' },
        },
        connected: {
          invoke: { id: 'socket', src: 'socket' },
          exit: 'close',
          initial: 'connecting',
          on: {
            'socket.closed': 'waiting',
            'socket.denied': [
              {
                guard: 'isFirstDenial',
                target: 'waiting',
                actions: [assign({ denied: true }), emit({ type: 'denied' })],
              },
              { target: 'waiting' },
            ],
          },
          states: {
            connecting: {
              tags: 'connecting',
              on: { 'socket.opened': 'open' },
              after: { connectLimit: lost },
            },
            open: {
              tags: 'open',
              entry: [
                emit(({ context }) => ({ type: 'opened', again: context.again })),
                assign({ again: true, awaiting: false }),
              ],
              type: 'parallel',
              on: {
                'socket.received': {
                  actions: [
                    assign({ awaiting: false, denied: false }),
                    emit(({ event }) => ({ type: 'received', frame: event.frame })),
                  ],
                },
              },
              states: {
                pulse: {
                  initial: 'beating',
                  states: {
                    beating: {
                      entry: 'expectBeat',
                      on: { 'page.shown': { guard: 'isOverdue', target: 'checking' } },
                      after: { keepalive: [beat, { guard: 'isLate', target: 'checking' }, lost] },
                    },
                    // One task later: a page that wakes up runs its timers before its messages.
                    checking: { after: { nextTask: [beat, lost] } },
                  },
                },
                binding: {
                  initial: 'asking',
                  on: { 'binding.outdated': '.asking' },
                  states: {
                    asking: {
                      invoke: {
                        src: 'bind',
                        onDone: 'bound',
                        onError: {
                          target: 'unbound',
                          actions: emit(({ event }) => ({
                            type: 'bindFailed',
                            error: event.error,
                          })),
                        },
                      },
                    },
                    bound: {},
                    unbound: { on: { 'pulse.beaten': 'asking' } },
                  },
                },
              },
            },
          },
        },
        waiting: {
          tags: 'waiting',
          after: {
            reconnect: [{ guard: 'isOnline', target: 'authorising' }, { target: 'offline' }],
          },
        },
        offline: { tags: 'offline', on: { 'network.returned': 'authorising' } },
      },
    },
  },
});
