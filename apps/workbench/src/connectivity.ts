/** Whether the server can be reached, as the last call found. */
export function createConnectivity() {
  const listeners = new Set<() => void>();
  let offline = false;
  return {
    /** @param reached whether a call arrived at the server */
    report(reached: boolean): void {
      if (offline === !reached) return;
      offline = !reached;
      for (const listener of listeners) listener();
    },
    isOffline: () => offline,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Connectivity = ReturnType<typeof createConnectivity>;
