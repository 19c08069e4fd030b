import { afterEach, expect, test, vi } from 'vitest';
import { memoryEnv } from '../env/memory.ts';
import type { Env, SocketHandlers } from '../env/ports.ts';
import { createSession } from '../facade.ts';
import { createFakeService } from '../testing/fake-service.ts';
import { type Behaviour, startHostileServer } from '../testing/hostile-socket-server.ts';
import { storeTokens } from '../testing/signed-in.ts';
import type { Session } from '../types.ts';

/** Time runs this much faster: 25 s are 125 ms. */
const SPEED = 200;
/** A busy machine makes everything later, and nothing more. */
const PATIENCE = { timeout: 15_000 };

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const work of undo.splice(0)) await work();
});

/** What time it is for a session, and what it does later. */
interface Pace {
  readonly now: () => number;
  readonly clock: Env['clock'];
  /** Something came from the server, or is waited for before it can. */
  readonly heard: () => void;
}

const fast: Pace = {
  now: () => performance.now() * SPEED,
  clock: {
    setTimeout: (run, ms) => setTimeout(run, ms / SPEED),
    clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
  },
  heard: () => {},
};

/** Half a second passes with each frame, and none without: a machine that stands still is no silent server. */
function byFrames(): Pace {
  let now = 0;
  let last = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    clock: {
      setTimeout(run, ms) {
        due.set(++last, { at: now + ms, run });
        return last;
      },
      clearTimeout: (id) => void due.delete(id as number),
    },
    heard() {
      now += 500;
      for (const [id, { at, run }] of due) if (at <= now && due.delete(id)) run();
    },
  };
}

async function connect(behave: Behaviour, { now, clock, heard }: Pace = fast) {
  const server = await startHostileServer(behave);
  const memory = memoryEnv();
  let open = 0;
  let most = 0;
  let lostAt = Number.NaN;
  const pauses: number[] = [];
  const env: Env = {
    ...memory,
    now,
    monotonic: now,
    clock,
    socket(path: string, handlers: SocketHandlers) {
      const socket = new WebSocket(`${server.origin}${path}`);
      most = Math.max(most, ++open);
      if (server.peers.length > 0) pauses.push(env.now() - lostAt);
      let over = false;
      const end = () => {
        if (!over) open--;
        over = true;
        lostAt = env.now();
      };
      socket.onopen = () => handlers.opened();
      socket.onmessage = ({ data }) => {
        handlers.received(data);
        heard();
      };
      socket.onclose = ({ code }) => {
        end();
        handlers.closed(code);
      };
      return {
        send: (text) => socket.send(text),
        close: (code) => {
          end();
          socket.onopen = socket.onmessage = socket.onclose = null;
          socket.close(code);
        },
      };
    },
  };
  const service = createFakeService({ now: env.now, expiresIn: 86_400 });
  storeTokens(env.store, service.signIn(), env.now());
  const session: Session = createSession({ env, service, config: { loginUrl: '/login' } });
  undo.push(() => session.stop(), server.stop);
  session.start();
  await vi.waitFor(() => {
    heard();
    expect(server.peers.length).toBeGreaterThan(0);
  }, PATIENCE);
  return { server, session, pauses, mostOpen: () => most };
}

/** Timers may be late on a busy machine; early they are never, beyond the rounding of a clock. */
const ROUNDING_MS = 2 * SPEED;

test.each([1000, 1001, 1005, 1008, 1011, 1012, 1013, 4000, 4401, 4999])(
  'comes back 5 s after a close with %i, however often, and not earlier',
  async (code) => {
    const { server, pauses, mostOpen } = await connect((peer) => {
      peer.close(code);
      return 'accept';
    });
    await vi.waitFor(() => expect(server.peers.length).toBeGreaterThan(3), PATIENCE);
    expect(Math.min(...pauses)).toBeGreaterThan(5_000 - ROUNDING_MS);
    expect(mostOpen()).toBe(1);
  },
);

test.each<[string, Behaviour]>([
  ['refuses the handshake', () => 'refuse'],
  [
    'cuts the wire after the handshake',
    (peer) => {
      peer.drop();
      return 'accept';
    },
  ],
  [
    'sends a frame that breaks the protocol',
    (peer) => {
      peer.write(new Uint8Array([0xff, 0xff, 0xff]));
      return 'accept';
    },
  ],
  ['never answers the handshake', () => 'stall'],
])('does not storm a server that %s', async (_, behave) => {
  const { server, session, pauses, mostOpen } = await connect(behave);
  await vi.waitFor(() => expect(server.peers.length).toBeGreaterThan(2), PATIENCE);
  expect(Math.min(...pauses)).toBeGreaterThan(5_000 - ROUNDING_MS);
  expect(mostOpen()).toBe(1);
  expect(session.snapshot().status).toBe('signed-in');
});

test('leaves a silent server after two keepalives’ time and tries again', async () => {
  const { server, session } = await connect(() => 'accept');
  await vi.waitFor(() => expect(session.snapshot().channel).toBe('open'), PATIENCE);
  await vi.waitFor(() => expect(server.peers.length).toBeGreaterThan(1), PATIENCE);
  expect(server.peers[0]?.received[0]).toBe('refreshMessage');
});

test('keeps sending to a server that talks without end, and survives what it says', async () => {
  const frames = ['{', 'null', '[[]]', '{"topic":1}', '\u0000', '[{"title":"a"}]', '{"title":"b"}'];
  const { server, session } = await connect((peer) => {
    const talk = setInterval(() => {
      for (const text of frames) peer.send(text);
    }, 5);
    undo.push(() => clearInterval(talk));
    return 'accept';
  }, byFrames());
  let received = 0;
  session.channel.listen(() => void received++);
  await vi.waitFor(() => expect(server.peers[0]?.received.length).toBeGreaterThan(2), PATIENCE);
  expect(server.peers).toHaveLength(1);
  expect(received).toBeGreaterThan(10);
  expect(session.snapshot().badFrames).toBeGreaterThan(10);
});
