import { useCallback, useMemo, useState } from 'react';

/** Which rows are open, and how high what they open is. */
export function useRowDetails(ids: readonly string[], enabled: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});

  const toggle = useCallback((id: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const measure = useCallback((id: string, height: number) => {
    // A hidden page has no heights; the ones it had stay true.
    if (height > 0) setHeights((now) => (now[id] === height ? now : { ...now, [id]: height }));
  }, []);

  const details = useMemo(
    () =>
      enabled && opened.size > 0
        ? ids.flatMap((id, index) => (opened.has(id) ? [[index, heights[id] ?? 0] as const] : []))
        : [],
    [enabled, ids, opened, heights],
  );
  return { opened, toggle, measure, details };
}
