import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { readTrustedProxies, type TrustsProxy, trustsNobody } from '../http/client-address.ts';
import { openGate } from './gate.ts';
import type { Socket } from './socket.ts';

let server: Server;
// The second after which handshakes count anew does not pass here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

async function open(trusts: TrustsProxy): Promise<Map<string, Socket>> {
  const sockets = new Map<string, Socket>();
  openGate({ server, clock: systemClock, origins: () => new Set(), sockets, trusts });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return sockets;
}

let tab = 0;
/** @returns the status line of the answer */
async function handshake(forwarded: string): Promise<string> {
  tab += 1;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    [
      `GET /websocket/waiting-tab-${tab} HTTP/1.1`,
      'host: localhost',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      `x-forwarded-for: ${forwarded}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data).split('\r\n', 1)[0] ?? '';
}

const letIn = async (name: (at: number) => string): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => handshake(name(at))));
  return answers.filter((line) => line.includes(' 101 ')).length;
};

test('handshakes through a proxy count for who it names, each for itself', async () => {
  await open(readTrustedProxies('127.0.0.1') ?? trustsNobody);
  expect(await letIn((at) => `10.0.0.${at}`)).toBe(50);
  expect(await letIn((at) => `6.6.6.${at}, 10.1.0.1`)).toBe(20);
});

test('handshakes of who is no proxy count for who is connected, whatever it names', async () => {
  await open(trustsNobody);
  expect(await letIn((at) => `10.0.0.${at}`)).toBe(20);
});
