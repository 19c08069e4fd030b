import { useRef, useState } from 'react';

/**
 * What a person begins by a press, one thing at a time: a press while it lasts does nothing.
 *
 * @param onFailure says why it did not work
 */
export function useAttempt(onFailure: (error: unknown) => void) {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const running = useRef(Promise.resolve());

  async function carryOut(work: () => Promise<void>): Promise<void> {
    busy.current = true;
    setBusy(true);
    await work().catch(onFailure);
    busy.current = false;
    setBusy(false);
  }

  return {
    isBusy,
    async attempt(work: () => Promise<void>): Promise<void> {
      if (busy.current) return;
      running.current = carryOut(work);
      await running.current;
    },
    /** Resolves when what was begun is over: a scan that came meanwhile waits for it. */
    settled: (): Promise<void> => running.current,
  };
}
