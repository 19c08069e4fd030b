import { useSyncExternalStore } from 'react';
import { serverNow, session } from '../session.ts';

/** The push channel waits this long between two tries. */
const RETRY_S = 5;
/** That the channel is back is said for this long. */
const BACK_MS = 3_000;

/** How the push channel is. */
export interface Link {
  readonly isUp: boolean;
  /** Tries since it was last up. */
  readonly attempt: number;
  /** When the present try or wait began; the moment it came up while it is up. Server ms. */
  readonly since: number;
  readonly wasLost: boolean;
}

/** @returns the link after the channel's status changed to `status` at `now` */
export function nextLink(link: Link, status: string, now: number): Link {
  if (status === 'open')
    return link.isUp ? link : { isUp: true, attempt: 0, since: now, wasLost: link.attempt > 0 };
  if (status === 'waiting')
    return { isUp: false, attempt: link.attempt + 1, since: now, wasLost: true };
  return link.isUp ? { ...link, isUp: false, since: now } : link;
}

/** What the band at the bottom says; `undefined` when there is nothing to say. */
export function linkWords(
  { isUp, attempt, since, wasLost }: Link,
  now: number,
):
  | { readonly say: 'lost' | 'back'; readonly seconds: number; readonly attempt: number }
  | undefined {
  const gone = Math.max(0, Math.floor((now - since) / 1000));
  if (isUp)
    return wasLost && now - since < BACK_MS ? { say: 'back', seconds: 0, attempt } : undefined;
  return attempt === 0 ? undefined : { say: 'lost', seconds: Math.max(0, RETRY_S - gone), attempt };
}

let link: Link = { isUp: false, attempt: 0, since: 0, wasLost: false };
let known = '';

function look(): Link {
  const status = session.snapshot().channel;
  if (status === known) return link;
  known = status;
  link = nextLink(link, status, serverNow());
  return link;
}

export const useLink = (): Link => useSyncExternalStore(session.subscribe, look);
