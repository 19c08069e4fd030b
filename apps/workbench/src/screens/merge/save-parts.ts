import { ApiError, type Client } from '@garment-mes/sdk';
import { failureText } from '#app/api.tsx';
import { dirtyParts, type PartName } from './dirty-parts.ts';
import { type DraftKind, mergedInto, type Stored, type Working } from './draft-kind.ts';
import type { PartConflict, Parts } from './merge-parts.ts';

/** Somebody else saved the same cells meanwhile: what the service said, their record, and the cells. */
export interface Collision<Whole> {
  readonly text: string;
  readonly theirs: Whole;
  readonly conflicts: readonly PartConflict[];
}

/** How often a save retries by itself from what others saved in between. */
const MERGES = 3;

/** A part the service would not save, and why. */
export interface PartRefusal<Draft extends Parts<Draft>> {
  readonly part: PartName<Draft>;
  readonly text: string;
}

/** What a save reports while it runs. */
interface SaveEvents<Whole extends Stored, Draft extends Parts<Draft>> {
  /** The draft as it is typed at this moment. */
  readonly typed: () => Draft;
  /** A part was saved; what is typed stays. */
  readonly saved: (next: Working<Draft>) => void;
  /** Somebody else saved meanwhile, and their work goes with what is typed. */
  readonly merged: (next: Working<Draft>) => void;
  readonly refused: (refusal: PartRefusal<Draft>) => void;
  readonly collided: (collision: Collision<Whole>) => void;
}

/**
 * Saves what differs, part by part, each on the version after the one before.
 *
 * @param merges how often it retries by itself from what others saved in between
 * @returns what was saved, `undefined` when it was refused
 */
export async function saveParts<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  client: Client,
  id: string,
  start: Working<Draft>,
  on: SaveEvents<Whole, Draft>,
  merges = MERGES,
): Promise<Working<Draft> | undefined> {
  let now = start;
  for (const part of dirtyParts(kind.parts, start.draft, start.clean)) {
    // Some are saved together with another.
    if (dirtyParts(kind.parts, now.draft, now.clean).every((name) => name !== part)) continue;
    try {
      const { draft } = now;
      const { version } = await kind.savePart(client, part, draft, id, now.version);
      const names = kind.savedWith?.(part, draft) ?? [part];
      const saved = Object.fromEntries(names.map((name) => [name, draft[name]]));
      const next = { ...now, version, clean: { ...now.clean, ...saved } };
      now = next;
      on.saved(next);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'stale') {
        on.refused({ part, text: failureText(error) });
        return undefined;
      }
      const theirs = await kind.load(client, id);
      const merged = mergedInto(kind, { ...now, draft: on.typed() }, theirs);
      const { working: next, conflicts } = merged;
      if (conflicts.length > 0 || merges === 0) {
        on.collided({ text: error.text, theirs, conflicts });
        return undefined;
      }
      on.merged(next);
      return saveParts(kind, client, id, next, on, merges - 1);
    }
  }
  return now;
}
