import { useEffect, useEffectEvent } from 'react';
import type { ReadCode } from '../../queue/read-code.ts';

/**
 * Asks again about a code of which the device knows nothing, as soon as the network is back: until then nobody could
 * be asked.
 * @param code the code that a person is asked about meanwhile; `undefined` while there is none
 * @param work asks; never rejects
 */
export function useAskedAgain(
  code: ReadCode | undefined,
  work: (code: ReadCode) => Promise<void>,
): void {
  const ask = useEffectEvent(work);
  useEffect(() => {
    if (code === undefined) return undefined;
    const again = () => void ask(code);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [code]);
}
