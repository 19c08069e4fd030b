import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
type Frame = any;

/** The browser's end of a channel. */
export interface PushClient {
  /** Everything but greetings. */
  readonly frames: readonly Frame[];
  /** How far the notices have come, as sent at each binding. */
  readonly greetings: readonly string[];
  send(text: string): void;
  /** The next frame for which `wanted` holds. */
  next(wanted?: (frame: Frame) => boolean): Promise<Frame>;
  /** Close code, once closed. */
  readonly closed: Promise<number>;
  close(): void;
}

/** A page that waits for a sign-in code, as the page itself draws it. */
export interface DrawnClient {
  /** All that a picture shows. */
  readonly clientId: string;
  readonly protocols: readonly string[];
  /** With it the page brings the code. */
  readonly verifier: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

export function drawClient(): DrawnClient {
  const [secret, verifier] = [randomBytes(32), randomBytes(32)].map((each) =>
    each.toString('base64url'),
  ) as [string, string];
  return {
    clientId: `pcQrCodeLogin${sha256(secret)}`,
    protocols: ['garment-mes', `proof.${secret}`, `challenge.${sha256(verifier)}`],
    verifier,
  };
}

/**
 * @param address of the server, `http://…`
 * @param localAddress this end's own, where more come than one address may open
 */
export async function connectPush(
  address: string,
  clientId: string,
  headers: Readonly<Record<string, string>> = {},
  localAddress?: string,
  protocols: readonly string[] = [],
): Promise<PushClient> {
  const ws = new WebSocket(
    `${address.replace('http', 'ws')}/websocket/${clientId}`,
    [...protocols],
    {
      headers,
      ...(localAddress !== undefined && { localAddress }),
    },
  );
  const frames: Frame[] = [];
  const greetings: string[] = [];
  ws.on('message', (data) => {
    const frame: Frame = JSON.parse(String(data));
    if (frame.topic === 'hello') greetings.push(frame.keys[0]);
    else frames.push(frame);
    ws.emit('frame');
  });
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  await once(ws, 'open');
  let read = 0;
  return {
    frames,
    greetings,
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

/** The end of a page that waits for a sign-in code. */
export const connectDrawn = (address: string, { clientId, protocols }: DrawnClient) =>
  connectPush(address, clientId, {}, undefined, protocols);
