import { useEffect, useState } from 'react';

/**
 * Which pages of this device are gone, so that what they left may be taken over. A page holds a lock as long as it
 * lives; a browser without locks takes every other page for gone, which costs a question too many and no figure:
 * what both report bears one id.
 * @param own id of this page
 * @param pages ids of the pages in question
 * @returns whether a page is this one or gone
 */
export function useClosedPages(own: string, pages: readonly string[]): (page: string) => boolean {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!HAS_LOCKS) return;
    let leave: (() => void) | undefined;
    const alive = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(lockOf(own), () => alive);
    return leave;
  }, [own]);

  const others = [...new Set(pages)].filter((page) => page !== own && !closed.has(page)).join(' ');
  useEffect(() => {
    if (!HAS_LOCKS || others === '') return;
    const calledOff = new AbortController();
    for (const page of others.split(' '))
      navigator.locks
        .request(lockOf(page), { signal: calledOff.signal }, () =>
          setClosed((known) => new Set([...known, page])),
        )
        // Called off: this page is left, or asks again.
        .catch(() => undefined);
    return () => calledOff.abort();
  }, [others]);

  return (page) => !HAS_LOCKS || page === own || closed.has(page);
}

const HAS_LOCKS = typeof navigator !== 'undefined' && 'locks' in navigator;

const lockOf = (page: string): string => `garment-scans.${page}`;
