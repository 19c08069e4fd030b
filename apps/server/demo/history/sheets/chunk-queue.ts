/** Chunks between who makes them and the connection that sends them. */
export function chunkQueue() {
  const waiting: Uint8Array[] = [];
  let isOver = false;
  let failure: unknown;
  let moved = Promise.withResolvers<void>();
  const move = () => {
    moved.resolve();
    moved = Promise.withResolvers<void>();
  };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = waiting.shift();
      if (chunk) {
        move();
        yield chunk;
      } else if (isOver) return;
      else await moved.promise;
    }
  }
  return {
    chunks: chunks(),
    add(chunk: Uint8Array): void {
      waiting.push(chunk);
      move();
    },
    /** Waits until fewer than `most` wait. @throws what the connection failed of */
    async room(most: number): Promise<void> {
      while (waiting.length >= most && failure === undefined) await moved.promise;
      if (failure !== undefined) throw failure;
    },
    end(): void {
      isOver = true;
      move();
    },
    fail(error: unknown): void {
      failure = error;
      move();
    },
  };
}
