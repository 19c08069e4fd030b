import { useCallback, useState } from 'react';
import type { TableLines } from './group-rows.ts';

/**
 * Which rows are open, and how high what they open is.
 * @param held row that the page holds open
 */
export function useRowDetails(held: string | undefined) {
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
  const heightsOf = useCallback(
    (lines: TableLines, idOf: (index: number) => string | undefined) => {
      const found: (readonly [line: number, height: number])[] = [];
      if (opened.size === 0 && held === undefined) return found;
      for (let line = 0; line < lines.count; line += 1) {
        const id = idOf(lines.rowAt(line));
        if (id !== undefined && (opened.has(id) || id === held))
          found.push([line, heights[id] ?? 0]);
      }
      return found;
    },
    [opened, heights, held],
  );
  return { opened, toggle, measure, heightsOf };
}
