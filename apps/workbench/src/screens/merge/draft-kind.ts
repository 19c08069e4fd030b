import type { Client } from '@garment-mes/sdk';
import type { PartName } from './dirty-parts.ts';
import { type MergeableParts, mergeParts, type PartConflict, type Parts } from './merge-parts.ts';
import type { MergeSide } from './merge-rows.ts';

/** A record of the service with the version it was read in. */
interface Versioned {
  readonly version: number;
}
export interface Stored extends Versioned {
  readonly id: string;
}

/** A record whose parts are typed on one page and saved one by one, each on the version after the one before. */
export interface DraftKind<Whole extends Stored, Draft extends Parts<Draft>> {
  readonly load: (client: Client, id: string) => Promise<Whole>;
  /** The stored record as it is typed on. */
  readonly draftOf: (whole: Whole) => Draft;
  /** In the order they are saved. */
  readonly parts: MergeableParts<Draft>;
  /** @returns the version after it */
  readonly savePart: (
    client: Client,
    part: PartName<Draft>,
    draft: Draft,
    id: string,
    version: number,
  ) => Promise<Versioned>;
  /** Parts one call saves, the part itself among them; it alone when left out. */
  readonly savedWith?: (part: PartName<Draft>, draft: Draft) => readonly PartName<Draft>[];
  /** Something typed cannot be saved as it stands. */
  readonly isFaulty: (draft: Draft, dirty: readonly PartName<Draft>[]) => boolean;
}

/** What was read, and what was typed over it. */
export interface Working<Draft> extends Versioned {
  readonly clean: Draft;
  readonly draft: Draft;
}

export function workingOf<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  whole: Whole,
): Working<Draft> {
  const draft = kind.draftOf(whole);
  return { version: whole.version, clean: draft, draft };
}

/** Goes on from a record somebody else saved, with what was typed here on top of it. */
export function mergedInto<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  now: Working<Draft>,
  theirs: Whole,
  choose?: (at: PartConflict) => MergeSide,
) {
  const next = workingOf(kind, theirs);
  const { parts, conflicts } = mergeParts(kind.parts, now.clean, next.clean, now.draft, choose);
  return { working: { ...next, draft: parts }, conflicts };
}
