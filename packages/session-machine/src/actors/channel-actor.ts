import { fromCallback, fromPromise } from 'xstate';
import {
  type ChannelEvent,
  CLOSE,
  channelMachine,
  type SocketOrder,
} from '../channel/channel.machine.ts';
import type { Env } from '../env/ports.ts';

export interface ChannelPorts {
  readonly path: string;
  authorise(signal: AbortSignal): Promise<unknown>;
  bind(signal: AbortSignal): Promise<unknown>;
}

/** The channel machine over real ports. */
export const channelLogic = (env: Env, { path, authorise, bind }: ChannelPorts) =>
  channelMachine.provide({
    actors: {
      authorise: fromPromise(({ signal }) => authorise(signal)),
      bind: fromPromise(({ signal }) => bind(signal)),
      socket: fromCallback<SocketOrder>(({ sendBack, receive }) => {
        // Late events of a socket that was left belong to nobody.
        let left = false;
        const tell = (event: ChannelEvent) => {
          if (!left) sendBack(event);
        };
        const close = (code: number) => {
          if (left) return;
          left = true;
          socket?.close(code);
        };
        const open = () => {
          try {
            return env.socket(path, {
              opened: () => tell({ type: 'socket.opened' }),
              heard: (frame) => tell({ type: 'socket.heard', frame }),
              closed: (code) => tell({ type: 'socket.closed', code }),
            });
          } catch {
            // A forbidden address throws where a dead one closes.
            tell({ type: 'socket.closed', code: 1006 });
            return undefined;
          }
        };
        const socket = open();
        receive((order) => {
          if (order.type === 'close') close(order.code);
          else socket?.send(order.text);
        });
        return () => close(CLOSE.replaced);
      }),
    },
  });
