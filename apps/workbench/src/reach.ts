/** Whether calls arrive at the server, as the last of them found. */
export function createReach() {
  const listeners = new Set<() => void>();
  let lost = false;
  return {
    heard(reached: boolean): void {
      if (lost === !reached) return;
      lost = !reached;
      for (const listener of listeners) listener();
    },
    isLost: () => lost,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Reach = ReturnType<typeof createReach>;
