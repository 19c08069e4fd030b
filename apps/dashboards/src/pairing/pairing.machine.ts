import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

/** A code is good for this long; then the screen asks for another. */
export const CODE_MS = 300_000;
export const RETRY_MS = 10_000;
const KEEPALIVE_MS = 25_000;

export interface PairingInput {
  readonly askCode: (signal: AbortSignal) => Promise<string>;
  /** Waits on the screen's own socket. @returns the way to close it */
  readonly open: (handlers: SocketHandlers) => {
    readonly ping: () => void;
    readonly close: () => void;
  };
  readonly now: () => number;
}

export interface SocketHandlers {
  readonly opened: () => void;
  readonly signedIn: (oauthCode: string) => void;
  readonly closed: () => void;
}

interface PairingContext extends PairingInput {
  readonly pairCode: string;
  readonly expiresAt: number;
  readonly failure: unknown;
}

type PairingEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'arrived'; readonly oauthCode: string }
  | { readonly type: 'closed' };

/** Shows a code until somebody pairs the screen: first the socket, then the code, so that none is lost. */
export const pairingMachine = setup({
  types: {
    context: {} as PairingContext,
    input: {} as PairingInput,
    events: {} as PairingEvent,
    emitted: {} as { readonly type: 'paired'; readonly oauthCode: string },
  },
  actors: {
    code: fromPromise<string, Pick<PairingInput, 'askCode'>>(({ input, signal }) =>
      input.askCode(signal),
    ),
    socket: fromCallback<{ type: 'ping' }, Pick<PairingInput, 'open'>>(
      ({ input, sendBack, receive }) => {
        const socket = input.open({
          opened: () => sendBack({ type: 'opened' }),
          signedIn: (oauthCode) => sendBack({ type: 'arrived', oauthCode }),
          closed: () => sendBack({ type: 'closed' }),
        });
        receive(() => socket.ping());
        return () => socket.close();
      },
    ),
  },
  delays: { code: CODE_MS, retry: RETRY_MS, keepalive: KEEPALIVE_MS },
}).createMachine({
  id: 'pairing',
  context: ({ input }) => ({ ...input, pairCode: '', expiresAt: 0, failure: undefined }),
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'socket', src: 'socket', input: ({ context: { open } }) => ({ open }) },
      initial: 'connecting',
      on: {
        closed: 'failed',
        arrived: {
          target: 'paired',
          actions: emit(({ event }) => ({ type: 'paired' as const, oauthCode: event.oauthCode })),
        },
      },
      states: {
        connecting: { on: { opened: 'asking' } },
        asking: {
          invoke: {
            src: 'code',
            input: ({ context: { askCode } }) => ({ askCode }),
            onDone: {
              target: 'shown',
              actions: assign({
                pairCode: ({ event }) => event.output,
                expiresAt: ({ context }) => context.now() + CODE_MS,
                failure: undefined,
              }),
            },
            onError: {
              target: '#pairing.failed',
              actions: assign({ failure: ({ event }) => event.error }),
            },
          },
        },
        shown: {
          after: { code: 'asking' },
          initial: 'beating',
          states: {
            beating: {
              after: {
                keepalive: {
                  target: 'beating',
                  reenter: true,
                  actions: ({ self }) => self.getSnapshot().children.socket?.send({ type: 'ping' }),
                },
              },
            },
          },
        },
      },
    },
    failed: { after: { retry: 'open' } },
    paired: { type: 'final' },
  },
});
