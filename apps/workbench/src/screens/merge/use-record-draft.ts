import { ApiError, type Client } from '@garment-mes/sdk';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { useSaveKey } from '#screens/form/use-save-key.ts';
import { dirtyParts, type PartName } from './dirty-parts.ts';
import {
  conflictId,
  type MergeableParts,
  mergeParts,
  type PartConflict,
  type Parts,
} from './merge-parts.ts';
import type { MergeSide } from './merge-rows.ts';

/** A record of the service with the version it was read in. */
interface Versioned {
  readonly version: number;
}
interface Stored extends Versioned {
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
interface Working<Draft> extends Versioned {
  readonly clean: Draft;
  readonly draft: Draft;
}

/** Somebody else saved the same cells meanwhile: what the service said, their record, and the cells. */
interface Collision<Whole> {
  readonly text: string;
  readonly theirs: Whole;
  readonly conflicts: readonly PartConflict[];
}

/** How often a save retries by itself from what others saved in between. */
const MERGES = 3;

/**
 * A record while it is typed on: its parts, which of them differ, and saving those one by one.
 *
 * @param kind stays the same object
 */
export function useRecordDraft<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  whole: Whole,
) {
  type Name = PartName<Draft>;
  type Typing = Working<Draft>;
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [working, setWorking] = useTabState<Typing>('draft', () => workingOf(kind, whole));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ part: Name; text: string }>();
  const [collision, setCollision] = useState<Collision<Whole>>();
  const dirty = dirtyParts(kind.parts, working.draft, working.clean);
  const isFaulty = kind.isFaulty(working.draft, dirty);
  const typed = useRef(working.draft);

  useEffect(() => {
    typed.current = working.draft;
  }, [working.draft]);
  useEffect(() => setDirty(dirty.length > 0), [dirty.length, setDirty]);
  // What others save is taken over while nobody here typed into the same cell; else the save asks.
  useEffect(() => {
    if (pending) return;
    setWorking((now) => {
      if (whole.version <= now.version) return now;
      const { working: next, conflicts } = mergedInto(kind, now, whole);
      return conflicts.length === 0 ? next : now;
    });
  }, [kind, whole, pending, setWorking]);

  const change = <Part extends Name>(name: Part, value: Draft[Part]) =>
    setWorking((now) => ({ ...now, draft: { ...now.draft, [name]: value } }));

  /** Saves what differs. @returns what was saved, `undefined` when it was refused */
  async function saveParts(start: Typing, merges: number): Promise<Typing | undefined> {
    let now = start;
    for (const part of dirtyParts(kind.parts, start.draft, start.clean)) {
      // Some are saved together with another.
      if (dirtyParts(kind.parts, now.draft, now.clean).every((name) => name !== part)) continue;
      try {
        const { draft } = now;
        const { version } = await kind.savePart(client, part, draft, whole.id, now.version);
        const names = kind.savedWith?.(part, draft) ?? [part];
        const saved = Object.fromEntries(names.map((name) => [name, draft[name]]));
        const next = { ...now, version, clean: { ...now.clean, ...saved } };
        now = next;
        setWorking((typing) => ({ ...next, draft: typing.draft }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'stale') {
          setRefusal({ part, text: failureText(error) });
          return undefined;
        }
        const theirs = await kind.load(client, whole.id);
        const merged = mergedInto(kind, { ...now, draft: typed.current }, theirs);
        const { working: next, conflicts } = merged;
        if (conflicts.length > 0 || merges === 0) {
          setCollision({ text: error.text, theirs, conflicts });
          return undefined;
        }
        setWorking(next);
        return saveParts(next, merges - 1);
      }
    }
    return now;
  }

  async function saveFrom(start: Typing): Promise<void> {
    setPending(true);
    setRefusal(undefined);
    try {
      const saved = await saveParts(start, MERGES);
      if (saved === undefined) return;
      const stored = await kind.load(client, whole.id);
      // What was typed while it was saved stays; a new line has got the number of the service meanwhile.
      setWorking(({ draft }) =>
        draft === saved.draft
          ? workingOf(kind, stored)
          : mergedInto(kind, { ...saved, clean: saved.draft, draft }, stored, ({ field }) =>
              field === undefined ? 'theirs' : 'mine',
            ).working,
      );
      await queries.invalidateQueries();
      toast.success(t('保存成功'));
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  /** Saves over what somebody else saved, each cell in dispute as it was chosen. */
  function merge(choices: ReadonlyMap<string, MergeSide>): void {
    if (collision === undefined) return;
    const chosen = (at: PartConflict) => choices.get(conflictId(at)) ?? 'mine';
    const { working: next } = mergedInto(kind, working, collision.theirs, chosen);
    setCollision(undefined);
    setWorking(next);
    void saveFrom(next);
  }

  const save = () => saveFrom(working);
  useSaveKey(() => {
    if (dirty.length > 0 && !pending && !isFaulty) void save();
  });

  return {
    draft: working.draft,
    dirty,
    /** Something typed cannot be saved as it stands: nothing is saved until it can. */
    isFaulty,
    pending,
    refusal,
    collision,
    change,
    save,
    merge,
    closeCollision: () => setCollision(undefined),
    reset: () => setWorking((now) => ({ ...now, draft: now.clean })),
  };
}

function workingOf<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  whole: Whole,
): Working<Draft> {
  const draft = kind.draftOf(whole);
  return { version: whole.version, clean: draft, draft };
}

/** Goes on from a record somebody else saved, with what was typed here on top of it. */
function mergedInto<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  now: Working<Draft>,
  theirs: Whole,
  choose?: (at: PartConflict) => MergeSide,
) {
  const next = workingOf(kind, theirs);
  const { parts, conflicts } = mergeParts(kind.parts, now.clean, next.clean, now.draft, choose);
  return { working: { ...next, draft: parts }, conflicts };
}
