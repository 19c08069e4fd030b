import type { BedDraft } from './draft.ts';
import { headNames } from './head-names.ts';

/**
 * Fields of the head, and a number that is rewritten whenever the shape of the lines changes; drafts of another shape
 * are forgotten.
 */
const SHAPE = `3 ${headNames.join(' ')}`;

/** How often an unsaved bill is kept in the browser. */
export const KEEP_EVERY_MS = 10_000;

/** A bill kept in the browser while it is not saved. */
export interface KeptDraft {
  readonly shape: string;
  /** Milliseconds since 1970, on the company's clock. */
  readonly at: number;
  /** Version of the bed it was typed on; `undefined` for a new bed. */
  readonly version: number | undefined;
  readonly draft: BedDraft;
}

/** Key of the kept bill of a person. @param bedId `undefined` for a new bed */
export const keptDraftKey = (
  companyId: string,
  userId: string,
  bedId: string | undefined,
): string => `bedDraft.${companyId}.${userId}.${bedId ?? 'new'}`;

export const keepDraft = (draft: BedDraft, version: number | undefined, at: number): KeptDraft => ({
  shape: SHAPE,
  at,
  version,
  draft,
});

/** What may be offered back: a kept bill of today's shape that differs from what is on the page. */
export function restorable(kept: unknown, shown: BedDraft): KeptDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const candidate = kept as Partial<KeptDraft>;
  if (candidate.shape !== SHAPE || !candidate.draft || typeof candidate.at !== 'number')
    return undefined;
  return sameDraft(candidate.draft, shown) ? undefined : (candidate as KeptDraft);
}

/** Whether two bills say the same. */
export const sameDraft = (one: BedDraft, other: BedDraft): boolean => isSame(one, other);

/** Lines that nobody typed in are the same objects: with every key only what was typed is looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const others = new Map(Object.entries(other));
  const own = Object.entries(one);
  return own.length === others.size && own.every(([key, value]) => isSame(value, others.get(key)));
}
