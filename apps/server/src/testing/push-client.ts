import { once } from 'node:events';
import { WebSocket } from 'ws';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
type Frame = any;

/** The browser's end of a channel. */
export interface PushClient {
  readonly frames: readonly Frame[];
  send(text: string): void;
  /** The next frame for which `wanted` holds. */
  next(wanted?: (frame: Frame) => boolean): Promise<Frame>;
  /** Close code, once closed. */
  readonly closed: Promise<number>;
  close(): void;
}

/** @param address of the server, `http://…` */
export async function connectPush(
  address: string,
  clientId: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PushClient> {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/websocket/${clientId}`, { headers });
  const frames: Frame[] = [];
  ws.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    ws.emit('frame');
  });
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  await once(ws, 'open');
  let read = 0;
  return {
    frames,
    closed,
    send: (text) => ws.send(text),
    close: () => ws.close(),
    async next(wanted = () => true) {
      for (;;) {
        for (; read < frames.length; read += 1) if (wanted(frames[read])) return frames[read++];
        await once(ws, 'frame');
      }
    },
  };
}
