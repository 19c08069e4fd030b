import type {
  Broadcast,
  BroadcastPort,
  Clock,
  Env,
  Navigation,
  Socket,
  SocketHandlers,
  Store,
  StoreKey,
} from './ports.ts';
import { clean, TAB_KEYS } from './ports.ts';

/** A store without a browser. Give one `shared` map to several to make them tabs of one browser. */
export function memoryStore(shared = new Map<string, string>()): Store {
  const own = new Map<string, string>();
  const area = (key: StoreKey) => (TAB_KEYS.some((each) => each === key) ? own : shared);
  return {
    get: (key) => clean(area(key).get(key)),
    set: (key, value) => void area(key).set(key, value),
    remove: (key) => void area(key).delete(key),
    clear: () => shared.clear(),
  };
}

/** Locks of one origin, first come first served. */
export function memoryLocks() {
  const queue: { readonly name: string; readonly granted: () => void }[] = [];
  const first = (name: string) => queue.find((ticket) => ticket.name === name);
  const call = (name: string) => {
    const ticket = first(name);
    if (ticket) queueMicrotask(() => first(name) === ticket && ticket.granted());
  };
  return {
    lock(name: string, granted: () => void) {
      const ticket = { name, granted };
      queue.push(ticket);
      if (first(name) === ticket) call(name);
      return () => {
        const holding = first(name) === ticket;
        if (queue.includes(ticket)) queue.splice(queue.indexOf(ticket), 1);
        if (holding) call(name);
      };
    },
    /** Tickets held or waiting. */
    get tickets() {
      return queue.length;
    },
  };
}

/** The line between tabs of one origin; delivery is asynchronous, as in browsers. */
export function memoryLine() {
  const ends = new Set<(message: Broadcast) => void>();
  return {
    join(received: (message: Broadcast) => void): BroadcastPort {
      const end = (message: Broadcast) => received(message);
      ends.add(end);
      return {
        post(message) {
          for (const other of ends)
            if (other !== end) queueMicrotask(() => ends.has(other) && other(message));
        },
        close: () => void ends.delete(end),
      };
    },
    /** Ends that are open. */
    get ends() {
      return ends.size;
    },
  };
}

/** A condition a test can change. */
export function memoryFlag(initial = true) {
  const watchers = new Set<(value: boolean) => void>();
  let value = initial;
  return {
    now: () => value,
    watch(changed: (value: boolean) => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    set(next: boolean) {
      value = next;
      for (const changed of [...watchers]) changed(next);
    },
    get watchers() {
      return watchers.size;
    },
  };
}

/** An address bar that only writes down where it was sent. */
export function memoryNavigation(address = 'https://app.example/') {
  const url = new URL(address);
  const visits: string[] = [];
  const navigation: Navigation = {
    here: () => url.origin + url.pathname + url.search,
    query: (name) => url.searchParams.get(name) ?? undefined,
    stripQuery(kept = '') {
      url.search = kept;
      visits.push('strip');
    },
    assign: (target) => void visits.push(target),
    reload: () => void visits.push('reload'),
  };
  return { ...navigation, url, visits };
}

/** A socket the other side of which is the test. */
export interface FakeSocket extends Socket {
  readonly path: string;
  readonly handlers: SocketHandlers;
  readonly protocols: readonly string[];
  readonly sent: readonly string[];
  /** Code of our own close. */
  readonly closedWith: number | undefined;
}

/** A clock that moves only by `advance`; also the wall clock and the monotonic one. */
export function memoryClock(startAt = Date.UTC(2024, 2, 20)) {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let elapsed = 0;
  let wallOffset = startAt;
  let next = 0;
  const clock: Clock = {
    setTimeout(run, ms) {
      timers.set(++next, { at: elapsed + ms, run });
      return next;
    },
    clearTimeout: (id) => void timers.delete(id as number),
  };
  return {
    ...clock,
    now: () => elapsed + wallOffset,
    monotonic: () => elapsed,
    /** Runs what is due within the next milliseconds, in order. */
    advance(ms: number) {
      const until = elapsed + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= until);
        const [first] = due.sort(([a, x], [b, y]) => x.at - y.at || a - b);
        if (!first) break;
        timers.delete(first[0]);
        elapsed = Math.max(elapsed, first[1].at);
        first[1].run();
      }
      elapsed = until;
    },
    /** Moves the wall clock alone. */
    jump(ms: number) {
      wallOffset += ms;
    },
    get timers() {
      return timers.size;
    },
  };
}

export interface MemoryEnvOptions {
  readonly address?: string;
  readonly clock?: ReturnType<typeof memoryClock>;
  /** Share store, locks and line to make several tabs of one origin. */
  readonly store?: Store;
  readonly locks?: ReturnType<typeof memoryLocks>;
  readonly line?: ReturnType<typeof memoryLine>;
  readonly fetch?: typeof globalThis.fetch;
}

/** All ports without a browser, with handles for a test. */
export function memoryEnv(options: MemoryEnvOptions = {}) {
  const clock = options.clock ?? memoryClock();
  const sockets: FakeSocket[] = [];
  const reports: unknown[] = [];
  const { locks = memoryLocks(), line = memoryLine() } = options;
  let ids = 0;
  const env = {
    now: clock.now,
    monotonic: clock.monotonic,
    randomId: () => `id${++ids}`,
    sha256: (text: string) => `hash-of-${text}`,
    clock,
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('There is no network here.'))),
    socket(path: string, handlers: SocketHandlers, protocols: readonly string[]) {
      const sent: string[] = [];
      const socket = {
        path,
        handlers,
        protocols,
        sent,
        closedWith: undefined as number | undefined,
        send: (text: string) => void sent.push(text),
        close(code: number) {
          socket.closedWith = code;
        },
      };
      sockets.push(socket);
      return socket;
    },
    lock: locks.lock,
    broadcast: line.join,
    store: options.store ?? memoryStore(),
    online: memoryFlag(),
    visible: memoryFlag(),
    navigation: memoryNavigation(options.address),
    report: (error: unknown) => void reports.push(error),
    locks,
    line,
    sockets,
    reports,
  };
  return env satisfies Env;
}

export type MemoryEnv = ReturnType<typeof memoryEnv>;
