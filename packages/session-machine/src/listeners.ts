/** Callbacks of consumers: each is called on its own, whatever the others throw. */
export function createListeners<Event>(report: (error: unknown) => void) {
  const all = new Set<{ readonly heard: (event: Event) => void }>();
  return {
    add(heard: (event: Event) => void): () => void {
      const listener = { heard };
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(event: Event) {
      for (const listener of [...all])
        try {
          listener.heard(event);
        } catch (error) {
          report(error);
        }
    },
  };
}
