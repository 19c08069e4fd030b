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
  /** Turns everyone away, now and later: there will be no token. */
  close(): void;
}

/** @param now milliseconds of a clock that does not jump */
export function createWaitingRoom(now: () => number): WaitingRoom {
  const callers = new Set<Caller>();
  let closed = false;
  const eachLeaving = (answer: (caller: Caller) => void) => {
    // Taken out first: a caller that comes back at once belongs to the next round.
    const all = [...callers];
    callers.clear();
    all.forEach(answer);
  };
  const room: WaitingRoom = {
    get size() {
      return callers.size;
    },
    enter: (signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (closed) throw new SessionError('signed-out');
        if (callers.size >= MAX_WAITING) throw new SessionError('queue-full');
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
        signal?.addEventListener('abort', quit);
        callers.add(caller);
      }),
    admit(token) {
      eachLeaving((caller) => {
        if (now() - caller.since > MAX_WAIT_MS) caller.refuse(new SessionError('waited-too-long'));
        else caller.admit(token);
      });
    },
    refuse: (error) => eachLeaving((caller) => caller.refuse(error)),
    close() {
      closed = true;
      room.refuse(new SessionError('signed-out'));
    },
  };
  return room;
}
