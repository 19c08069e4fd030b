import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The part of NATS that the bus speaks: CONNECT, PING, SUB, UNSUB, PUB and MSG over TCP. */
export interface NatsServer {
  readonly port: number;
  /** Ends every connection and takes none until it is opened again. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

interface Peer {
  readonly socket: Socket;
  /** Subject by subscription id. */
  readonly subjects: Map<string, string>;
}

const INFO = {
  server_id: 'test',
  version: '2.10.0',
  proto: 1,
  headers: true,
  max_payload: 1_048_576,
};

export async function natsServer(): Promise<NatsServer> {
  const peers = new Set<Peer>();
  let port = 0;
  const server = createServer((socket) => {
    const peer: Peer = { socket, subjects: new Map() };
    peers.add(peer);
    socket.on('close', () => peers.delete(peer));
    socket.on('error', () => {});
    socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
    let held = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      held = read(Buffer.concat([held, data]), peer);
    });
  });

  /** @returns what is not a whole command yet */
  function read(bytes: Buffer<ArrayBuffer>, peer: Peer): Buffer<ArrayBuffer> {
    let rest = bytes;
    for (;;) {
      const end = rest.indexOf('\r\n');
      if (end < 0) return rest;
      const [verb = '', ...words] = String(rest.subarray(0, end)).split(' ');
      let next = end + 2;
      if (verb === 'PUB') {
        const size = Number(words.at(-1));
        if (rest.length < next + size + 2) return rest;
        deliver(words[0] ?? '', rest.subarray(next, next + size));
        next += size + 2;
      } else if (verb === 'PING') peer.socket.write('PONG\r\n');
      else if (verb === 'SUB') peer.subjects.set(words.at(-1) ?? '', words[0] ?? '');
      else if (verb === 'UNSUB') peer.subjects.delete(words[0] ?? '');
      rest = rest.subarray(next);
    }
  }

  function deliver(subject: string, payload: Buffer): void {
    for (const { socket, subjects } of peers)
      for (const [id, wanted] of subjects)
        if (wanted === subject) {
          socket.write(`MSG ${subject} ${id} ${payload.length}\r\n`);
          socket.write(payload);
          socket.write('\r\n');
        }
  }

  async function open(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }
  await open();
  return {
    get port() {
      return port;
    },
    open,
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const { socket } of peers) socket.destroy();
      await closed;
    },
  };
}
