import { useEffect, useState } from 'react';
import { browserClock } from '../clock/clock.ts';
import type { Option } from '../select/option.ts';
import { matchingOptions } from './match.ts';

/** Asks for the options that fit what was typed. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface Found {
  readonly options: readonly Option[];
  readonly state: 'ready' | 'loading' | 'failed';
}

const TYPING_PAUSE_MS = 150;

/** Options for a query: filtered here, or asked for after a pause in typing, never out of order. */
export function useOptions(
  source: readonly Option[] | LoadOptions,
  query: string,
  wanted: boolean,
  attempt: number,
): Found {
  const load = typeof source === 'function' ? source : undefined;
  const [found, setFound] = useState<Found>({ options: [], state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (load === undefined || !wanted) return;
    const abort = new AbortController();
    setFound(({ options }) => ({ options, state: 'loading' }));
    const takeBack = browserClock.after(query === '' ? 0 : TYPING_PAUSE_MS, () =>
      load(query, abort.signal).then(
        (options) => !abort.signal.aborted && setFound({ options, state: 'ready' }),
        () => !abort.signal.aborted && setFound({ options: [], state: 'failed' }),
      ),
    );
    return () => {
      takeBack();
      abort.abort();
    };
  }, [load, query, wanted, attempt]);

  return typeof source === 'function'
    ? found
    : { options: matchingOptions(source, query), state: 'ready' };
}
