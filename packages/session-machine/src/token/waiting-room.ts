import { SessionError } from '../session-error.ts';

/** No more callers than this wait at once. */
export const MAX_WAITING = 1_000;
/** Nobody is answered with a token after waiting longer than this. */
export const MAX_WAIT_MS = 60_000;

interface Caller {
  readonly since: number;
  admit(token: string): void;
  refuse(error: unknown): void;
}

/** Callers that wait for a token, in the order they came. */
export interface WaitingRoom {
  readonly size: number;
  enter(signal: AbortSignal | undefined): Promise<string>;
  /** Answers everyone, in order; those who waited too long are turned away. */
  admit(token: string): void;
  /** Turns everyone away. */
  refuse(error: unknown): void;
}

export function createWaitingRoom(now: () => number): WaitingRoom {
  const callers = new Set<Caller>();
  // Taken out first: a caller that comes back at once belongs to the next round.
  const leaving = () => {
    const all = [...callers];
    callers.clear();
    return all;
  };
  return {
    get size() {
      return callers.size;
    },
    enter(signal) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      if (callers.size >= MAX_WAITING) {
        reject(new SessionError('queue-full'));
        return promise;
      }
      const quit = () => {
        callers.delete(caller);
        reject(signal?.reason);
      };
      const leave = () => signal?.removeEventListener('abort', quit);
      const caller: Caller = {
        since: now(),
        admit(token) {
          leave();
          resolve(token);
        },
        refuse(error) {
          leave();
          reject(error);
        },
      };
      signal?.addEventListener('abort', quit, { once: true });
      callers.add(caller);
      return promise;
    },
    admit(token) {
      for (const caller of leaving())
        if (now() - caller.since > MAX_WAIT_MS) caller.refuse(new SessionError('waited-too-long'));
        else caller.admit(token);
    },
    refuse(error) {
      for (const caller of leaving()) caller.refuse(error);
    },
  };
}
