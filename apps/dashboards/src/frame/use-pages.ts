import { useEffect, useState } from 'react';

const PAGE_MS = 10_000;

/** The part of a long list that is shown now; the next part comes every ten seconds. */
export function usePages<Row>(rows: readonly Row[], size: number): readonly Row[] {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setPage((current) => current + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const start = (page % pages) * size;
  return rows.slice(start, start + size);
}
