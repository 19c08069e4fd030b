import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** The server's end of one connection. */
export interface Peer {
  /** Counted from 0 over the life of the server. */
  readonly number: number;
  readonly path: string;
  /** Host name the client asked for, without the port. */
  readonly host: string;
  /** Milliseconds of the monotonic clock when the connection came. */
  readonly cameAt: number;
  /** When the client said good-bye, or the wire was gone. */
  readonly leftAt: number | undefined;
  /** Texts the client sent. */
  readonly received: readonly string[];
  send(text: string): void;
  /** Writes bytes as they are: frames that no server should send. */
  write(bytes: Uint8Array): void;
  close(code: number): void;
  /** Cuts the wire silently. */
  drop(): void;
}

/** What a hostile server does with a connection: answers the handshake, or something else. */
export type Behaviour = (peer: Peer) => 'accept' | 'refuse' | 'stall';

const HANDSHAKE_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const frame = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, length])
      : Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff]);
  return Buffer.concat([head, payload]);
};

const TEXT = 1;
const CLOSE = 8;

/** The frames in one chunk of a client; clients mask, and send nothing long. */
function* framesOf(chunk: Buffer): Generator<{ readonly opcode: number; readonly text: string }> {
  for (let at = 0; at + 6 <= chunk.length; ) {
    const length = (chunk[at + 1] ?? 0) & 0x7f;
    const mask = chunk.subarray(at + 2, at + 6);
    const payload = chunk.subarray(at + 6, at + 6 + length);
    const text = Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
    yield { opcode: (chunk[at] ?? 0) & 0x0f, text: text.toString() };
    at += 6 + length;
  }
}

/** What a server does with requests for a socket: as badly as `behave` says. */
export function createHostility(behave: Behaviour) {
  const peers: Peer[] = [];
  const wires = new Set<Duplex>();

  function upgrade(request: IncomingMessage, wire: Duplex): void {
    wires.add(wire);
    let leftAt: number | undefined;
    wire
      .on('close', () => {
        leftAt ??= performance.now();
        wires.delete(wire);
      })
      .on('error', () => wire.destroy());
    const received: string[] = [];
    const waiting: (() => void)[] = [];
    const later = (work: () => void) => (accepted ? work() : waiting.push(work));
    let accepted = false;
    const peer: Peer = {
      number: peers.length,
      path: request.url ?? '',
      host: request.headers.host?.split(':')[0] ?? '',
      cameAt: performance.now(),
      get leftAt() {
        return leftAt;
      },
      received,
      send: (text) => later(() => wire.write(frame(1, Buffer.from(text)))),
      write: (bytes) => later(() => wire.write(bytes)),
      close: (code) =>
        later(() => wire.end(frame(8, Buffer.from(code === 1005 ? [] : [code >> 8, code & 0xff])))),
      drop: () => later(() => wire.destroy()),
    };
    peers.push(peer);
    const answer = behave(peer);
    if (answer === 'stall') {
      // Only reading shows whether the other side has gone.
      wire.resume();
      return;
    }
    if (answer === 'refuse') {
      wire.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    const key = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${HANDSHAKE_SALT}`)
      .digest('base64');
    const offered = request.headers['sec-websocket-protocol']?.split(',', 1)[0];
    const protocol = offered === undefined ? '' : `sec-websocket-protocol: ${offered}\r\n`;
    wire.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${key}\r\n${protocol}\r\n`,
    );
    wire.on('data', (chunk: Buffer) => {
      for (const { opcode, text } of framesOf(chunk))
        if (opcode === TEXT) received.push(text);
        else if (opcode === CLOSE) leftAt ??= performance.now();
    });
    accepted = true;
    for (const work of waiting) work();
  }

  return {
    peers,
    upgrade,
    /** Cuts every wire. */
    cut() {
      for (const wire of wires) wire.destroy();
    },
  };
}

/** A WebSocket server on a free port of this machine that behaves as badly as `behave` says. */
export async function startHostileServer(behave: Behaviour) {
  const { peers, upgrade, cut } = createHostility(behave);
  const server = createServer((_, answer) => answer.writeHead(404).end());
  server.on('upgrade', upgrade);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    peers,
    async stop() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
