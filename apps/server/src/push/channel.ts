import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@garment-mes/domain/refusals';
import type { Access } from '../access/access.ts';
import type { AccessChange } from '../access/access-changed.ts';
import type { Engine } from '../database/engine.ts';
import type { TrustsProxy } from '../http/client-address.ts';
import { OWN_APPLICATIONS } from '../http/company.ts';
import type { AllowedOrigins } from '../sign-in/callbacks.ts';
import { issueCode } from '../sign-in/codes.sql.ts';
import { type Announcement, PUSH_CHANNEL } from './announcement.ts';
import type { Bus } from './bus.ts';
import { deliver, greet } from './deliver.ts';
import { openGate } from './gate.ts';
import { CloseCode, type Socket } from './socket.ts';

/** Channel on which every process receives who was bound: the socket may be open at another one. */
const BIND_CHANNEL = 'garment_bind';
/** Channel on which it goes round who signs a waiting page in: its socket may be open at another process. */
const SIGN_IN_CHANNEL = 'garment_sign_in';
const SOCKETS_OF_PERSON = 20;
/** Between one close and the next when the server stops: some eight in a hundred of 300 a tenth of a second. */
const SPREAD_MS = 4;
const LONGEST_SPREAD_MS = 10_000;

export interface BindRequest {
  readonly clientId: string;
  /** Family of the token it was bound with: the socket ends with it. */
  readonly familyId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly timeZone: string;
  /** What the tab reads: notices are pushed in it. */
  readonly language: Language;
  readonly topics: readonly string[];
}

export interface SignInRequest {
  readonly clientId: string;
  readonly userId: string;
  /** Origin of the page that waits: the code is good there only. */
  readonly origin: string;
}

export interface Channel {
  bind(request: BindRequest): Promise<void>;
  count(): number;
  /**
   * Signs in the page or screen that waits under this id. The code is made where its socket is, for the
   * challenge it opened with: a page without one, or without the secret of its id, gets none.
   */
  signIn(waiting: SignInRequest): Promise<void>;
  /** Accounts with a socket bound at this process. */
  people(): readonly string[];
  /** Rights changed: sockets of ended sessions, and of people who left the company, are closed. */
  recheck(change: AccessChange): Promise<void>;
  /** Closes every socket, spread over seconds so that not all come back at one moment. */
  close(): Promise<void>;
}

export interface ChannelParts {
  readonly server: Server;
  readonly engine: Engine;
  readonly bus: Bus;
  readonly access: Access;
  readonly origins: () => AllowedOrigins;
  readonly failed: (error: unknown) => void;
  readonly trusts: TrustsProxy;
}

/** The push channel: `/websocket/{clientId}` on the HTTP server's port. */
export async function openChannel(parts: ChannelParts): Promise<Channel> {
  const { server, engine, bus, access, origins, failed, trusts } = parts;
  const sockets = new Map<string, Socket>();
  const gate = openGate({ server, clock: engine.clock, origins, sockets, trusts });

  const apply = ({ clientId, topics, ...who }: BindRequest) => {
    const socket = sockets.get(clientId);
    // The id is a label, not a secret: the first who bound it keeps it.
    if (!socket || (socket.binding && socket.binding.userId !== who.userId)) return;
    const isKnown =
      socket.binding?.userId === who.userId && socket.binding.companyId === who.companyId;
    socket.binding = { ...who, topics: new Set(topics) };
    const own = [...sockets.values()].filter(({ binding }) => binding?.userId === who.userId);
    for (const extra of own.slice(0, Math.max(0, own.length - SOCKETS_OF_PERSON)))
      extra.close(CloseCode.policy);
    if (!isKnown) greet(engine, socket).catch(failed);
  };

  const sendCode = async ({ clientId, userId, origin }: SignInRequest): Promise<void> => {
    const socket = sockets.get(clientId);
    if (socket?.challenge === undefined) return;
    const code = await issueCode(engine, userId, origin, socket.challenge);
    socket.send({ oauth_code: code });
  };

  /** Messages were missed: nobody knows which, so each tab is notified that anything it shows may have changed. */
  const catchUp = (): void => {
    for (const socket of sockets.values()) {
      for (const topic of socket.binding?.topics ?? [])
        socket.send({ topic, keys: [], asOf: socket.asOf() });
      greet(engine, socket).catch(failed);
    }
  };

  const stops = await Promise.all([
    bus.listen(BIND_CHANNEL, (payload) => apply(JSON.parse(payload) as BindRequest)),
    bus.listen(SIGN_IN_CHANNEL, (payload) => {
      sendCode(JSON.parse(payload) as SignInRequest).catch(failed);
    }),
    bus.listen(
      PUSH_CHANNEL,
      (payload) => {
        for (const announcement of JSON.parse(payload) as Announcement[])
          deliver(engine, sockets.values(), announcement).catch(failed);
      },
      catchUp,
    ),
  ]);

  return {
    async bind(request) {
      apply(request);
      await bus.publish(BIND_CHANNEL, JSON.stringify(request));
    },
    count: () => sockets.size,
    async signIn(waiting) {
      await bus.publish(SIGN_IN_CHANNEL, JSON.stringify(waiting));
    },
    people: () => [
      ...new Set([...sockets.values()].flatMap(({ binding }) => binding?.userId ?? [])),
    ],
    async recheck({ families = [] }) {
      for (const socket of sockets.values()) {
        const { binding } = socket;
        if (binding && families.includes(binding.familyId)) socket.close(CloseCode.revoked);
        if (!binding || binding.companyId === OWN_APPLICATIONS) continue;
        const companies = await access.memberships(binding.userId);
        if (!companies.some(({ companyId }) => companyId === binding.companyId))
          socket.close(CloseCode.revoked);
      }
    },
    async close() {
      gate.shut();
      await Promise.all(stops.map((stop) => stop()));
      // Every tab comes back after the same wait, so they come back as evenly as they were sent away.
      const open = [...sockets.values()];
      const spread = Math.min(LONGEST_SPREAD_MS, open.length * SPREAD_MS);
      await Promise.all(
        open.map(async (socket, at) => {
          await pause((at / open.length) * spread);
          socket.close(CloseCode.goingAway);
        }),
      );
      gate.close();
    },
  };
}
