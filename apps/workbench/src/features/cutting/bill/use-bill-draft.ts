import { type CuttingBed, getCuttingBed, listCuttingBedSizes } from '@garment-mes/sdk/mes2';
import { queryKeyOf } from '@garment-mes/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useOperation } from '#kit/api.tsx';
import { currentLanguage } from '#kit/i18n.ts';
import { useTab, useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { changeDraft, type DraftEvent } from './change-draft.ts';
import { type BedDraft, emptyDraft } from './draft.ts';
import { draftOfBed } from './draft-of-bed.ts';
import { billFigures } from './figures/bill-figures.ts';
import { sameDraft } from './kept-draft.ts';

/** What was typed since the last save, and the version it was typed on. */
interface Typed {
  readonly version: number | undefined;
  readonly draft: BedDraft;
}

/** Day of the company. */
export const today = (now: number): string => new Date(now).toISOString().slice(0, 10);

/**
 * The bill that is typed: what was saved, and over it what was changed since. It lives as long as
 * its tab, so that a page taken down and shown again has lost nothing.
 */
export function useBillDraft(bedId: string | undefined, start?: BedDraft) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [typed, setTyped] = useTabState<Typed | undefined>(`typed:${bedId ?? 'new'}`, undefined);

  const request = { query: { id: bedId ?? '' } };
  const saved = useOperation(getCuttingBed, request, { enabled: bedId !== undefined, live: 'bed' });
  const bed = bedId === undefined ? undefined : saved.data;
  const orderId = typed?.draft.orderId || bed?.orderId || start?.orderId || '';
  const offered = useOperation(
    listCuttingBedSizes,
    { query: { orderId, ...(bedId === undefined ? {} : { bedId }) } },
    { enabled: orderId !== '', live: 'bed' },
  );
  const choices = offered.data?.orderId === orderId ? offered.data : undefined;

  const base = useMemo(
    () => (bed ? draftOfBed(bed, choices) : (start ?? emptyDraft(today(workbench.now())))),
    [bed, choices, start, workbench],
  );
  const draft = typed?.draft ?? base;
  const dirty = typed !== undefined && !sameDraft(typed.draft, base);
  const language = currentLanguage();
  const figures = useMemo(() => billFigures(draft, choices, language), [draft, choices, language]);

  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const version = bed?.version;
  const change = useCallback(
    (event: DraftEvent) =>
      setTyped((before) => ({
        version: before?.version ?? version,
        draft: changeDraft(before?.draft ?? base, event),
      })),
    [base, version, setTyped],
  );

  // An order picked in a new bill brings its sizes and colours once they are known.
  const waiting = bedId === undefined && choices !== undefined && draft.sizes.length === 0;
  useEffect(() => {
    if (waiting) change({ type: 'order.chosen', choices });
  });

  return {
    bed,
    choices,
    draft,
    base,
    dirty,
    figures,
    change,
    /** Version the next save names. */
    version: typed?.version ?? bed?.version,
    failure: saved.error ?? offered.error ?? undefined,
    retry: () => void (saved.error ? saved.refetch() : offered.refetch()),
    /** Shows a bed as the server just answered it, and nothing typed over it. */
    settle(answer: CuttingBed) {
      const key = queryKeyOf(workbench.client, getCuttingBed, { query: { id: answer.id } });
      queries.setQueryData(key, answer);
      setTyped(undefined);
    },
    /** Throws away what was typed. */
    forget: () => setTyped(undefined),
    /** Puts a bill back that was kept, as typed on a version. */
    restore: (kept: BedDraft, version: number | undefined) => setTyped({ version, draft: kept }),
    /** Reads the bed again and keeps what was typed, now over the newer version. */
    async rebase() {
      const { data } = await saved.refetch();
      if (data) setTyped((before) => before && { ...before, version: data.version });
      return data;
    },
  };
}

export type BillDraft = ReturnType<typeof useBillDraft>;
