import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import { clientAddress, lineOf, type TrustsProxy } from '../http/client-address.ts';
import type { AllowedOrigins } from '../sign-in/callbacks.ts';
import { CloseCode, Socket } from './socket.ts';
import { isProvable, readProof, SOCKET_PROTOCOL } from './socket-proof.ts';

const ADDRESS = /^\/websocket\/([A-Za-z0-9_-]{8,64})$/;
const HANDSHAKES_PER_SECOND = 20;

export interface GateParts {
  readonly server: Server;
  readonly clock: Clock;
  readonly origins: () => AllowedOrigins;
  /** Where who came in is, by the id of the tab. */
  readonly sockets: Map<string, Socket>;
  readonly trusts: TrustsProxy;
}

/** Where sockets come in: `/websocket/{clientId}` on the HTTP server's port. */
export interface Gate {
  /** Lets nobody in from now on. */
  shut(): void;
  /** Ends it, after its sockets were closed. */
  close(): void;
}

export function openGate({ server, clock, origins, sockets, trusts }: GateParts): Gate {
  const gate = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    handleProtocols: (offered) => offered.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL,
  });
  const handshakes = new Map<string, number>();
  const forget = setInterval(() => handshakes.clear(), 1_000);
  forget.unref();
  let closing = false;

  server.on('upgrade', (request: IncomingMessage, stream, head) => {
    const [, clientId] = ADDRESS.exec(request.url?.split('?', 1)[0] ?? '') ?? [];
    const line = lineOf(clientAddress(request, trusts));
    const tries = (handshakes.get(line) ?? 0) + 1;
    handshakes.set(line, tries);
    if (clientId === undefined || closing || tries > HANDSHAKES_PER_SECOND) {
      const status = clientId === undefined ? '404 Not Found' : '503 Service Unavailable';
      return refuse(stream, status);
    }
    const proof = readProof(clientId, request.headers['sec-websocket-protocol']);
    // An id is read from a picture or a log: without its secret it opens nothing and ends nothing.
    if (!proof.isProven && (isProvable(clientId) || sockets.has(clientId)))
      return refuse(stream, '403 Forbidden');
    gate.handleUpgrade(request, stream, head, (ws) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origins().has(origin)) return ws.close(CloseCode.badOrigin);
      // The same tab came back before its old connection was noticed dead.
      sockets.get(clientId)?.close(CloseCode.goingAway);
      const socket = new Socket({ clientId, ...proof }, ws, clock, () => {
        if (sockets.get(clientId) === socket) sockets.delete(clientId);
      });
      sockets.set(clientId, socket);
    });
  });

  return {
    shut() {
      closing = true;
      clearInterval(forget);
    },
    close: () => gate.close(),
  };
}

const refuse = (stream: Duplex, status: string): void =>
  void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
