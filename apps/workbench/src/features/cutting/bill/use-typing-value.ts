import { useEffect, useMemo, useRef } from 'react';
import type { Typing } from './bill-context.ts';
import type { BedDraft } from './draft/draft.ts';

/** What the typed cells are given: it stays the same while the bill is typed. */
export function useTypingValue(
  draft: BedDraft,
  change: Typing['change'],
  readOnly: boolean,
): Typing {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  return useMemo(() => ({ change, readOnly, draftNow: () => latest.current }), [change, readOnly]);
}
