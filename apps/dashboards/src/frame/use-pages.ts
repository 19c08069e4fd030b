import { useRef } from 'react';
import { useBeat } from './heartbeat.ts';

const PAGE_MS = 10_000;

/** Which part of a long list is shown, `ms` after it was first shown. */
export const pageAt = (ms: number, rows: number, size: number): number =>
  Math.floor(Math.max(0, ms) / PAGE_MS) % Math.max(1, Math.ceil(rows / size));

/** The part of a long list that is shown now; the next part comes every ten seconds. */
export function usePages<Row>(rows: readonly Row[], size: number): readonly Row[] {
  const now = useBeat();
  const since = useRef(now);
  const start = pageAt(now - since.current, rows.length, size) * size;
  return rows.slice(start, start + size);
}
