import { type BrowserStoreOptions, browserStore } from './browser-store.ts';
import { databaseLock } from './database-lock.ts';
import type { Broadcast, Clock, Env, Store, Watchable } from './ports.ts';
import { sha256 } from './sha256.ts';

export interface BrowserEnvOptions extends BrowserStoreOptions {
  /** Default: the page's timers. */
  readonly clock?: Clock | undefined;
  /** Default: cookies and local storage. */
  readonly store?: Store | undefined;
}

const CHANNEL = 'garment-mes.session';

const watchable = (
  now: () => boolean,
  targets: readonly [EventTarget, ...string[]][],
): Watchable => ({
  now,
  watch(changed) {
    const received = () => changed(now());
    const each = (verb: 'addEventListener' | 'removeEventListener') => {
      for (const [target, ...names] of targets)
        for (const name of names) target[verb](name, received);
    };
    each('addEventListener');
    return () => each('removeEventListener');
  },
});

// `randomUUID` is missing on plain http hosts, which factories do use on their own network.
const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The ports of a page in a browser. Reads nothing but the host name until the session starts. */
export function browserEnv(options: BrowserEnvOptions = {}): Env {
  const now = () => Date.now();
  const clock = options.clock ?? {
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (id) => clearTimeout(id as number),
  };
  return {
    now,
    monotonic: () => performance.now(),
    randomId,
    sha256,
    clock,
    fetch: (input, init) => fetch(input, init),
    socket(path, handlers, protocols) {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`, [
        ...protocols,
      ]);
      socket.onopen = () => handlers.opened();
      socket.onmessage = ({ data }) => handlers.received(data);
      socket.onclose = ({ code }) => handlers.closed(code);
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: (code) => {
          socket.onopen = socket.onmessage = socket.onclose = null;
          socket.close(code);
        },
      };
    },
    lock(name, granted) {
      const grant = () => {
        if (!waiting.signal.aborted) granted();
      };
      const waiting = new AbortController();
      const held = Promise.withResolvers<void>();
      const { locks } = navigator;
      const leave = locks ? undefined : databaseLock(name, randomId(), grant, { now, clock });
      locks
        ?.request(name, { signal: waiting.signal }, () => {
          grant();
          return held.promise;
        })
        // A page without an origin has locks that always refuse.
        .catch(grant);
      return () => {
        waiting.abort();
        held.resolve();
        leave?.();
      };
    },
    broadcast(received) {
      const line = new BroadcastChannel(CHANNEL);
      line.onmessage = ({ data }: MessageEvent<Broadcast>) => received(data);
      return { post: (message) => line.postMessage(message), close: () => line.close() };
    },
    store: options.store ?? browserStore(options),
    online: watchable(() => navigator.onLine, [[window, 'online', 'offline']]),
    visible: watchable(
      () => document.visibilityState === 'visible',
      [
        [document, 'visibilitychange', 'resume'],
        [window, 'pageshow', 'focus'],
      ],
    ),
    navigation: {
      here: () => location.origin + location.pathname + location.search,
      query: (name) => new URLSearchParams(location.search).get(name) ?? undefined,
      stripQuery: (kept = '') =>
        history.replaceState(history.state, '', location.pathname + kept + location.hash),
      assign: (url) => location.assign(url),
      reload: () => location.reload(),
    },
    report: (error) => reportError(error),
  };
}
