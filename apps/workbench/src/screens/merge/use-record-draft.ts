import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { useSaveKey } from '#screens/form/use-save-key.ts';
import { dirtyParts, type PartName } from './dirty-parts.ts';
import { type DraftKind, mergedInto, type Stored, type Working, workingOf } from './draft-kind.ts';
import { conflictId, type PartConflict, type Parts } from './merge-parts.ts';
import type { MergeSide } from './merge-rows.ts';
import { type Collision, type PartRefusal, saveParts } from './save-parts.ts';

/**
 * A record while it is typed on: its parts, which of them differ, and saving those one by one.
 *
 * @param kind stays the same object
 * @param isStopped asked by Ctrl+S: whether something stands against a save, which it shows; `isFaulty` when left out
 */
export function useRecordDraft<Whole extends Stored, Draft extends Parts<Draft>>(
  kind: DraftKind<Whole, Draft>,
  whole: Whole,
  isStopped?: () => boolean,
) {
  type Name = PartName<Draft>;
  type Typing = Working<Draft>;
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [working, setWorking] = useTabState<Typing>('draft', () => workingOf(kind, whole));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<PartRefusal<Draft>>();
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

  async function saveFrom(start: Typing): Promise<void> {
    setPending(true);
    setRefusal(undefined);
    try {
      const saved = await saveParts(kind, client, whole.id, start, {
        typed: () => typed.current,
        saved: (next) => setWorking(({ draft }) => ({ ...next, draft })),
        merged: setWorking,
        refused: setRefusal,
        collided: setCollision,
      });
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
    if (dirty.length > 0 && !pending && !(isStopped?.() ?? isFaulty)) void save();
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
    /** Goes on from a record as it was just saved in another way; what is typed goes. */
    replace: (stored: Whole) => setWorking(workingOf(kind, stored)),
    reset: () => setWorking((now) => ({ ...now, draft: now.clean })),
  };
}
