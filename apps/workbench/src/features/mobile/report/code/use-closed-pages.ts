import { useEffect, useRef, useState } from 'react';

/** Pages that read codes, by what becomes of those when they are gone. */
interface Pages {
  /** This page answers what they left. */
  readonly inherited: readonly string[];
  /** It only shows what they left. */
  readonly shown: readonly string[];
}

/**
 * Which pages of this device are gone and have left what they read. A page holds a lock as long as it lives; the first
 * to inherit from it keeps that lock, so that no code is asked about on two pages. A browser without locks takes every
 * other page for gone, which costs a question too many and no figure: what both report bears one id, and the first of
 * them counts.
 * @param own id of this page
 * @returns whether a page is this one or gone
 */
export function useClosedPages(
  own: string,
  { inherited, shown }: Pages,
): (page: string) => boolean {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const alive = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!HAS_LOCKS) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    alive.current = promise;
    void navigator.locks.request(lockOf(own), () => promise);
    return () => {
      resolve();
      setClosed(new Set());
    };
  }, [own]);

  const unknown = (pages: readonly string[]) =>
    [...new Set(pages)].filter((page) => page !== own && !closed.has(page)).join(' ');
  const heirs = unknown(inherited);
  const others = unknown(shown.filter((page) => !inherited.includes(page)));
  useEffect(() => {
    if (!HAS_LOCKS || (heirs === '' && others === '')) return;
    const calledOff = new AbortController();
    const wait = (page: string, kept: () => Promise<void> | undefined) =>
      navigator.locks
        .request(lockOf(page), { signal: calledOff.signal }, () => {
          setClosed((known) => new Set([...known, page]));
          return kept();
        })
        // Called off: this page is left, or asks again.
        .catch(() => undefined);
    for (const page of heirs.split(' ').filter(Boolean)) void wait(page, () => alive.current);
    for (const page of others.split(' ').filter(Boolean)) void wait(page, () => undefined);
    return () => calledOff.abort();
  }, [heirs, others]);

  return (page) => !HAS_LOCKS || page === own || closed.has(page);
}

const HAS_LOCKS = typeof navigator !== 'undefined' && 'locks' in navigator;

const lockOf = (page: string): string => `garment-scans.${page}`;
