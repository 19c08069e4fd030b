import type { Client } from '@garment-mes/sdk';
import { ApiError } from '@garment-mes/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { boardClient, companyTimeZone, onLink, onTopics, serverNow } from '../session.ts';
import { serverTime, wallClock } from './server-clock.ts';

/** A push marks the board dirty; it is read this much later, so that a burst costs one read. */
const SETTLE_MS = 500;
/** Two reads are never closer than this, however much is pushed. */
const LEAST_APART_MS = 1000;
/** Without any push the board is read this often, give or take a tenth. */
const POLL_MS = 30_000;
const RETRY_MS = 10_000;

export interface BoardState<Data> {
  readonly data: Data | undefined;
  /** Wall clock of the company, ms as if UTC; moves every second. */
  readonly now: number;
  /** Why the last read failed; `undefined` when it succeeded. */
  readonly failure: string | undefined;
  readonly linked: boolean;
}

interface BoardSource<Data> {
  readonly topics: readonly string[];
  load(client: Client, signal: AbortSignal): Promise<Data>;
}

const presentWall = (): number => wallClock(companyTimeZone(), serverNow());

/** Keeps the figures of one board fresh: by push, by poll when nothing is pushed, again after failures. */
export function useBoard<Data extends { readonly asOf: string }>(
  source: BoardSource<Data>,
): BoardState<Data> {
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<string>();
  const [linked, setLinked] = useState(false);
  const [now, setNow] = useState(presentWall);
  const latest = useRef(source);
  latest.current = source;

  const read = useCallback(async (signal: AbortSignal): Promise<boolean> => {
    try {
      const fresh = await latest.current.load(boardClient, signal);
      setData((held) => (held && serverTime(held.asOf) > serverTime(fresh.asOf) ? held : fresh));
      setFailure(undefined);
      return true;
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof ApiError ? error.text : String(error));
      return false;
    }
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = 0;
    let lastRead = 0;

    const plan = (delay: number) => {
      const at = Math.max(Date.now() + delay, lastRead + LEAST_APART_MS);
      if (timer !== undefined && at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(
        async () => {
          timer = undefined;
          lastRead = Date.now();
          const fine = await read(stop.signal);
          if (!stop.signal.aborted) plan(fine ? POLL_MS * (0.9 + Math.random() * 0.2) : RETRY_MS);
        },
        Math.max(0, at - Date.now()),
      );
    };

    plan(0);
    const leaveTopics = onTopics(latest.current.topics, () => plan(SETTLE_MS));
    const leaveLink = onLink((up) => {
      setLinked(up);
      if (up) plan(0);
    });
    const clock = setInterval(() => setNow(presentWall()), 1000);
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearInterval(clock);
      leaveTopics();
      leaveLink();
    };
  }, [read]);

  return { data, now, failure, linked };
}
