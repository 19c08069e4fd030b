import { SessionError } from '../session-error.ts';

/** No more callers than this wait at once. */
export const MAX_WAITING = 1_000;
/** Nobody is answered with a token after waiting longer than this. */
export const MAX_WAIT_MS = 60_000;

interface Caller {
  readonly since: number;
  /** Stops listening to the caller's own signal. */
  leave(): void;
  resolve(token: string): void;
  reject(error: unknown): void;
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
    for (const caller of all) {
      caller.leave();
      answer(caller);
    }
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
        const caller: Caller = { since: now(), leave, resolve, reject };
        signal?.addEventListener('abort', quit);
        callers.add(caller);
      }),
    admit(token) {
      eachLeaving(({ since, resolve, reject }) => {
        if (now() - since > MAX_WAIT_MS) reject(new SessionError('waited-too-long'));
        else resolve(token);
      });
    },
    refuse: (error) => eachLeaving(({ reject }) => reject(error)),
    close() {
      closed = true;
      room.refuse(new SessionError('signed-out'));
    },
  };
  return room;
}
