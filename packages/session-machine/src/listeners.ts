/** Callbacks of consumers: each is called on its own, whatever the others throw. */
export function createListeners<Event>(report: (error: unknown) => void) {
  const all = new Set<{ readonly listener: (event: Event) => void }>();
  return {
    add(listener: (event: Event) => void): () => void {
      const entry = { listener };
      all.add(entry);
      return () => all.delete(entry);
    },
    emit(event: Event) {
      for (const { listener } of [...all])
        try {
          listener(event);
        } catch (error) {
          report(error);
        }
    },
  };
}
