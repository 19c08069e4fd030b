import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import type { useCodeQuestion } from '../../frame/use-code-question.ts';
import type { ReadCode } from '../../queue/read-code.ts';

interface AskedAgain {
  readonly ask: ReturnType<typeof useCodeQuestion>;
  readonly onFound: (found: ResolvedCode, code: ReadCode) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Asks again about a code of which the device knows nothing, as soon as the network is back: until then nobody could
 * be asked.
 * @param code the code that a person is asked about meanwhile; `undefined` while there is none
 */
export function useAskedAgain(code: ReadCode | undefined, does: AskedAgain): void {
  const ask = useEffectEvent((read: ReadCode) => {
    void does.ask(read.code, false).then((found) => {
      if (found) does.onFound(found, read);
    }, does.onFailed);
  });
  useEffect(() => {
    if (code === undefined) return undefined;
    const again = () => ask(code);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [code]);
}
