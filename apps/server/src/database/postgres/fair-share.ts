/**
 * Lets at most so many of one owner run at once; the others of that owner wait in their order. Nobody
 * waits for another owner.
 */
export function fairShare(most: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const leave = (owner: string) => {
    const next = waiting.get(owner)?.shift();
    if (waiting.get(owner)?.length === 0) waiting.delete(owner);
    // The place passes to the next without being free in between.
    if (next) return next();
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
  };

  return async (owner, work) => {
    const count = running.get(owner) ?? 0;
    if (count < most) running.set(owner, count + 1);
    else
      await new Promise<void>((enter) => {
        waiting.set(owner, [...(waiting.get(owner) ?? []), enter]);
      });
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
