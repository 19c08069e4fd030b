import { useEffect, useRef, useState } from 'react';

/**
 * Observes which rows of a long table are in view. Rows name themselves by `data-line`.
 * @param rows changes when the table has other rows: they are observed again
 * @returns the ref for the body of the table, and whether a row is in view: every one until the browser
 *   has reported
 */
export function useLinesInView(rows: number | string) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [seen, setSeen] = useState<ReadonlyMap<string, boolean>>(new Map());

  useEffect(() => {
    if (body.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      setSeen((before) => {
        const after = new Map(before);
        for (const { target, isIntersecting } of entries)
          after.set((target as HTMLElement).dataset.line ?? '', isIntersecting);
        return after;
      });
    });
    for (const row of body.current.rows) observer.observe(row);
    return () => observer.disconnect();
  }, [rows]);

  return { body, isInView: (line: string): boolean => seen.get(line) ?? true };
}
