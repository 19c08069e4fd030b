import { fromCallback, fromPromise } from 'xstate';
import {
  AUTH_CODES,
  type ChannelEvent,
  CLOSE,
  channelMachine,
  type SocketOrder,
} from '../channel/channel.machine.ts';
import type { Env, Socket } from '../env/ports.ts';

export interface ChannelPorts {
  readonly path: string;
  readonly protocols: readonly string[];
  authorise(signal: AbortSignal): Promise<unknown>;
  bind(signal: AbortSignal): Promise<unknown>;
}

/** The channel machine over real ports. */
export const channelLogic = (env: Env, { path, protocols, authorise, bind }: ChannelPorts) =>
  channelMachine.provide({
    actors: {
      authorise: fromPromise(({ signal }) => authorise(signal)),
      bind: fromPromise(({ signal }) => bind(signal)),
      socket: fromCallback<SocketOrder>(({ sendBack, receive }) => {
        // Late events of a socket that was left belong to nobody.
        let left = false;
        const emit = (event: ChannelEvent) => {
          if (!left) sendBack(event);
        };
        const closed = (code: number) =>
          emit({ type: AUTH_CODES.includes(code) ? 'socket.denied' : 'socket.closed' });
        let socket: Socket | undefined;
        try {
          socket = env.socket(
            path,
            {
              opened: () => emit({ type: 'socket.opened' }),
              received: (frame) => emit({ type: 'socket.received', frame }),
              closed,
            },
            protocols,
          );
        } catch {
          // A forbidden address throws where a dead one closes.
          closed(0);
        }
        const close = (code: number) => {
          if (!left) socket?.close(code);
          left = true;
        };
        receive((order) => {
          if (order.type === 'close') close(order.code);
          else socket?.send(order.text);
        });
        return () => close(CLOSE.replaced);
      }),
    },
  });
