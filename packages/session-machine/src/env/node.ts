import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { fileLock } from './file-lock.ts';
import { fileStore } from './file-store.ts';
import type { Env, Store, Watchable } from './ports.ts';
import { sha256 } from './sha256.ts';

export interface NodeEnvOptions {
  /** Where the service is, `http://host:port`; the push channel is opened there. */
  readonly origin: string;
  /** JSON file that contains `refresh_token` at first, and whatever the session keeps afterwards. */
  readonly file: string;
  /** Default: the file. */
  readonly store?: Store | undefined;
  /** Called when somebody has to sign in by a browser. Default: a warning of the process. */
  readonly leave?: ((loginAddress: string) => void) | undefined;
  /** Receives what a callback threw. Default: a warning of the process. */
  readonly report?: ((error: unknown) => void) | undefined;
}

const always: Watchable = { now: () => true, watch: () => () => undefined };

/**
 * The ports of a script. Processes with the same file share one sign-in: a lock file keeps them from
 * renewing it at the same time. There is no address bar: a session without a sign-in stays so, and
 * `leave` is called. The timers of a session keep the process alive until `stop()`.
 */
export function nodeEnv(options: NodeEnvOptions): Env {
  const { origin, store = fileStore(options.file) } = options;
  const warn = (problem: unknown) =>
    process.emitWarning(problem instanceof Error ? problem : String(problem));
  const leave =
    options.leave ?? (() => warn(`The sign-in in ${options.file} is over: sign in again.`));
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    randomId: () => randomUUID().replaceAll('-', ''),
    sha256,
    clock: {
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
    },
    fetch: (input, init) => fetch(input, init),
    // Node before 22 has no sockets: what cannot be opened is tried again, as where the network is down.
    socket(path, handlers, protocols) {
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, [...protocols]);
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
    lock: (_, granted) => fileLock(resolve(`${options.file}.lock`), granted),
    broadcast: () => ({ post: () => undefined, close: () => undefined }),
    store,
    online: always,
    visible: always,
    navigation: {
      here: () => `${origin}/`,
      query: () => undefined,
      stripQuery: () => undefined,
      assign: leave,
      reload: () => undefined,
    },
    report: options.report ?? warn,
  };
}
