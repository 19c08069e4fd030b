import type { Client } from '@garment-mes/sdk';
import { useRef } from 'react';
import { useControls } from '../kiosk/controls-context.tsx';
import { useScreen } from '../screen/screen-context.tsx';
import { useWall } from './heartbeat.ts';
import { type Link, useLink } from './link.ts';
import { serverTime } from './server-clock.ts';
import { useFeed } from './use-feed.ts';

export interface BoardState<Data> {
  readonly data: Data | undefined;
  /** Wall clock of the company, ms as if UTC; moves every second. */
  readonly now: number;
  /** Why the last read failed; `undefined` when it succeeded. */
  readonly failure: string | undefined;
  readonly link: Link;
}

interface BoardSource<Data> {
  readonly topics: readonly string[];
  load(client: Client, signal: AbortSignal): Promise<Data>;
}

/** The figures of one board. Freezing the picture keeps them; their age still grows. */
export function useBoard<Data extends { readonly asOf: string }>(
  source: BoardSource<Data>,
): BoardState<Data> {
  const { refreshSec } = useScreen();
  const { frozen } = useControls();
  const { data, failure } = useFeed<Data>({
    ...source,
    refreshMs: refreshSec * 1000,
    isNewer: (fresh, held) => serverTime(fresh.asOf) >= serverTime(held.asOf),
  });
  const held = useRef(data);
  if (!frozen) held.current = data;
  return { data: held.current ?? data, now: useWall(), failure, link: useLink() };
}
