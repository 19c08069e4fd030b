import { BedStatus, isBedOpen } from '@garment-mes/domain/cutting-bed';
import {
  type CuttingBed,
  type CuttingBedSizes,
  getCuttingBed,
  listCuttingBedSizes,
} from '@garment-mes/sdk/mes2';
import { queryKeyOf } from '@garment-mes/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { type BillFigures, billFigures } from '../figures/bill-figures.ts';
import { withArrived } from './arrived-rolls.ts';
import { changeDraft, type DraftEvent } from './change-draft.ts';
import { type BedDraft, emptyDraft } from './draft.ts';
import { draftOfBed, withOffered } from './draft-of-bed.ts';
import { sameDraft } from './kept-draft.ts';

/** What was typed since the last save, and the version it was typed on. */
interface Typed {
  readonly version: number | undefined;
  readonly draft: BedDraft;
  /** What it was typed over; `undefined` for a bill that was kept in the browser. */
  readonly base?: BedDraft | undefined;
  /** Rolls that were changed here and elsewhere. */
  readonly clashes?: readonly string[];
}

const NO_CLASHES: readonly string[] = [];

const typedName = (bedId: string | undefined): string => `typed:${bedId ?? 'new'}`;

/**
 * The bill that is typed: what was saved, and over it what was changed since. It lives as long as
 * its tab, so that a page taken down and shown again has lost nothing.
 *
 * @param handed the start was typed on another page, and is saved nowhere
 */
export function useBillDraft(bedId: string | undefined, start?: BedDraft, handed = false) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const { setDirty, memory } = useTab();
  const [typed, setTyped] = useTabState<Typed | undefined>(typedName(bedId), undefined);

  const request = { query: { id: bedId ?? '' } };
  const saved = useOperation(getCuttingBed, request, { enabled: bedId !== undefined, live: 'bed' });
  const bed = bedId === undefined ? undefined : saved.data;
  const orderId = typed?.draft.orderId || bed?.orderId || start?.orderId || '';
  const offered = useOperation(
    listCuttingBedSizes,
    { query: { orderId, ...(bedId === undefined ? {} : { bedId }) } },
    // A new bed that gets its number is asked for again, and stays on the page meanwhile.
    { enabled: orderId !== '', live: 'bed', keepPrevious: true },
  );
  const choices = offered.data?.orderId === orderId ? offered.data : undefined;

  const base = useMemo(() => {
    if (bed) return draftOfBed(bed, choices);
    // A copy has the sizes and colours of its bed; the others of the order may join it.
    if (start?.orderId && choices) return withOffered(start, choices);
    return start ?? emptyDraft(workbench.today());
  }, [bed, choices, start, workbench]);
  const draft = typed?.draft ?? base;
  const isHanded = handed && bedId === undefined;
  const dirty = isHanded || (typed !== undefined && !sameDraft(typed.draft, base));
  const figures = useFigures(draft, choices, bed);

  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const version = bed?.version;
  const change = useCallback(
    (event: DraftEvent) =>
      setTyped((before) => ({
        ...before,
        base: before === undefined ? base : before.base,
        version: before?.version ?? version,
        draft: changeDraft(before?.draft ?? base, event),
      })),
    [base, version, setTyped],
  );

  const isOvertaken = useArrivals({ typed, setTyped, base, choices, version });

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
    clashes: typed?.clashes ?? NO_CLASHES,
    /** Somebody saved the bed meanwhile, and what is typed here does not go with it. */
    isOvertaken,
    /** Version the next save names. */
    version: typed?.version ?? bed?.version,
    failure: saved.error ?? offered.error ?? undefined,
    retry: () => void (saved.error ? saved.refetch() : offered.refetch()),
    /**
     * Shows a bed as the server just answered it.
     * @param sent what it was asked to save; whatever was typed since stays over the answer
     */
    settle(answer: CuttingBed, sent: BedDraft) {
      const key = queryKeyOf(workbench.client, getCuttingBed, { query: { id: answer.id } });
      queries.setQueryData(key, answer);
      // The next new bed of this tab begins empty.
      if (bedId === undefined) memory.delete(typedName(undefined));
      setTyped((before) =>
        before === undefined || before.draft === sent
          ? undefined
          : { version: answer.version, base: draftOfBed(answer, choices), draft: before.draft },
      );
    },
    /** Throws away what was typed. */
    forget: () => setTyped(undefined),
    /** Puts a bill back that was kept, as typed on a version. */
    restore: (kept: BedDraft, version: number | undefined) => setTyped({ version, draft: kept }),
    /** Reads the bed again and keeps what was typed, now over the newer version. */
    async rebase() {
      const { data } = await saved.refetch();
      if (data)
        setTyped(
          (before) =>
            before && { ...before, version: data.version, base: draftOfBed(data, choices) },
        );
      return data;
    },
  };
}

export type BillDraft = ReturnType<typeof useBillDraft>;

interface ArrivalsOf {
  readonly typed: Typed | undefined;
  readonly setTyped: (change: (before: Typed | undefined) => Typed) => void;
  /** The bill as it is saved now. */
  readonly base: BedDraft;
  readonly choices: CuttingBedSizes | undefined;
  readonly version: number | undefined;
}

/**
 * What is saved elsewhere while something is typed here comes in as it arrives.
 *
 * @returns whether something was saved that does not go with what is typed
 */
function useArrivals({ typed, setTyped, base, choices, version }: ArrivalsOf): boolean {
  const isOvertaken = typed !== undefined && version !== undefined && typed.version !== version;
  const met =
    isOvertaken && typed.base !== undefined && choices !== undefined
      ? withArrived(typed.draft, typed.base, base)
      : undefined;
  useEffect(() => {
    if (met === undefined) return;
    setTyped((before) => ({
      version,
      base,
      draft: met.draft,
      clashes: [...new Set([...(before?.clashes ?? NO_CLASHES), ...met.clashes])],
    }));
  });
  return isOvertaken && met === undefined;
}

/** What a bill comes to; garments of a bed that is handed on are among those that are cut. */
function useFigures(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  bed: CuttingBed | undefined,
): BillFigures {
  const language = currentLanguage();
  const isCut = bed !== undefined && !isBedOpen(bed) && bed.status !== BedStatus.void;
  return useMemo(
    () => billFigures(draft, choices, language, isCut),
    [draft, choices, language, isCut],
  );
}
