import { ApiError } from '@garment-mes/sdk';
import { getStyle, type Style } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { t } from '#kit/i18n.ts';
import { conflictId, mergeParts, type PartConflict } from '#kit/merge/merge-parts.ts';
import type { MergeSide } from '#kit/merge/merge-rows.ts';
import { useTab, useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { linesOfStyle, MERGEABLE, styleOfLines } from './mergeable.ts';
import { savePart } from './save-part.ts';
import { dirtyParts, draftOfStyle, type StyleDraft, type StylePartName } from './style-draft.ts';

/** What was read, and what was typed over it. */
interface Working {
  readonly version: number;
  readonly clean: StyleDraft;
  readonly draft: StyleDraft;
}

const workingOf = (style: Style): Working => {
  const draft = draftOfStyle(style);
  return { version: style.version, clean: draft, draft };
};

/** Somebody else saved the same cells meanwhile: what the service said, their style, and the cells. */
interface Collision {
  readonly text: string;
  readonly theirs: Style;
  readonly conflicts: readonly PartConflict[];
}

/** How often a save goes on by itself from what others saved in between. */
const MERGES = 3;

/** Goes on from a style somebody else saved, with what was typed here on top of it. */
function mergedInto(now: Working, theirs: Style, choose?: (at: PartConflict) => MergeSide) {
  const next = workingOf(theirs);
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    linesOfStyle(now.clean),
    linesOfStyle(next.clean),
    linesOfStyle(now.draft),
    choose,
  );
  return { working: { ...next, draft: styleOfLines(parts, next.draft) }, conflicts };
}

/** A style while it is changed: its parts, which of them differ, and saving them one by one. */
export function useStyleDraft(style: Style) {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [working, setWorking] = useTabState<Working>('style', () => workingOf(style));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ part: StylePartName; text: string }>();
  const [collision, setCollision] = useState<Collision>();
  const dirty = dirtyParts(working.draft, working.clean);

  useEffect(() => setDirty(dirty.length > 0), [dirty.length, setDirty]);
  // What others save is taken over while nobody here typed into the same cell; else the save asks.
  useEffect(() => {
    setWorking((now) => {
      if (style.version <= now.version) return now;
      const { working: next, conflicts } = mergedInto(now, style);
      return conflicts.length === 0 ? next : now;
    });
  }, [style, setWorking]);

  const change = <Name extends StylePartName>(name: Name, value: StyleDraft[Name]) =>
    setWorking((now) => ({ ...now, draft: { ...now.draft, [name]: value } }));

  /** Saves what differs. @returns whether all of it was saved */
  async function saveParts(start: Working, merges: number): Promise<boolean> {
    let now = start;
    for (const part of dirtyParts(start.draft, start.clean)) {
      try {
        const { version } = await savePart(client, part, now.draft, style.id, now.version);
        now = { ...now, version, clean: { ...now.clean, [part]: now.draft[part] } };
        setWorking(now);
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'stale') {
          setRefusal({ part, text: failureText(error) });
          return false;
        }
        const theirs = await getStyle(client, { query: { id: style.id } });
        const { working: next, conflicts } = mergedInto(now, theirs);
        if (conflicts.length > 0 || merges === 0) {
          setCollision({ text: error.text, theirs, conflicts });
          return false;
        }
        return saveParts(next, merges - 1);
      }
    }
    return true;
  }

  async function saveFrom(start: Working): Promise<void> {
    setPending(true);
    setRefusal(undefined);
    try {
      if (!(await saveParts(start, MERGES))) return;
      setWorking(workingOf(await getStyle(client, { query: { id: style.id } })));
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
    const { working: next } = mergedInto(working, collision.theirs, chosen);
    setCollision(undefined);
    setWorking(next);
    void saveFrom(next);
  }

  const save = () => saveFrom(working);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (dirty.length > 0 && !pending) void save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return {
    draft: working.draft,
    dirty,
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

export type StyleEditing = ReturnType<typeof useStyleDraft>;
