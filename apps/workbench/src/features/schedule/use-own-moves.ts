import { useRef } from 'react';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Moves of this person, one after the other. A bar that is moved again before the board has read what the last move
 * left goes in the version of that move: nobody else touched it. What somebody else changed stays refused.
 */
export function useOwnMoves() {
  const left = useRef(new Map<string, number>());
  const running = useRef(new Map<string, Promise<unknown>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const keyOf = (id: string, version: number) => `${id} ${version}`;

  function newestOf({ id, version }: Versioned): number {
    const next = left.current.get(keyOf(id, version));
    return next === undefined ? version : newestOf({ id, version: next });
  }

  /**
   * Runs a move behind those that are on their way; the same move once more, as of a double click, is that one.
   *
   * @param seen the bar as it was picked up
   * @param run gets the version the bar has by then
   * @param leftBy bars the move left in a new version; one it pushed was in the version below
   */
  return function inTurn<Answer>(
    seen: Versioned,
    to: object,
    run: (version: number) => Promise<Answer>,
    leftBy: (answer: Answer) => readonly Versioned[],
  ): Promise<Answer> {
    const name = JSON.stringify([seen.id, seen.version, to]);
    const known = running.current.get(name);
    if (known !== undefined) return known as Promise<Answer>;
    const move = last.current.then(async () => {
      const before = newestOf(seen);
      const answer = await run(before);
      for (const bar of leftBy(answer)) {
        const from = bar.id === seen.id ? before : bar.version - 1;
        if (bar.version > from) left.current.set(keyOf(bar.id, from), bar.version);
      }
      return answer;
    });
    const ended = move.finally(() => running.current.delete(name));
    running.current.set(name, ended);
    last.current = ended.catch(() => undefined);
    return ended;
  };
}
