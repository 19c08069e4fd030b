/** The promise, or the reason of the signal when that comes first. Leaves no listener behind. */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  // A promise that has its value already, as that of a token has nearly always, needs no listener.
  const early = await Promise.race([promise, signal]);
  if (early !== signal) return early as T;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Waits, unless the signal ends it. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await abortable(elapsed, signal).finally(() => clearTimeout(timer));
}
