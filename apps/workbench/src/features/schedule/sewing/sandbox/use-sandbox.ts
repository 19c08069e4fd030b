import {
  commitScheduleDraft,
  type ScheduleBar,
  type ScheduleDraftBar,
  type ScheduleGantt,
  type SimulatedSchedule,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { draftKey, rebased } from '../bars/bar-draft.ts';
import { draftGroups } from '../draft-groups.ts';
import type { usePreview } from '../use-preview.ts';
import { sandboxSaves } from './sandbox-saves.ts';

const NO_DRAFTS: readonly ScheduleDraftBar[] = [];

interface SandboxOf {
  readonly gantt: { readonly refetch: () => Promise<{ readonly data: ScheduleGantt | undefined }> };
  readonly byId: ReadonlyMap<string, ScheduleBar>;
  readonly simulate: ReturnType<typeof usePreview>['simulate'];
  readonly clearPreview: () => void;
  /** Shows what was saved. */
  readonly settle: (saved: SimulatedSchedule) => void;
}

/** Moves that are tried together, and saved together or not at all. */
export function useSandbox({ gantt, byId, simulate, clearPreview, settle }: SandboxOf) {
  const [drafts, setDrafts] = useState<readonly ScheduleDraftBar[]>();
  const [saves] = useState(sandboxSaves);
  /** Bars as they were when they were first tried. */
  const [bases] = useState(() => new Map<string, ScheduleBar>());
  const commit = useAction(commitScheduleDraft, { ok: null, inline: true });

  async function show(next: readonly ScheduleDraftBar[]): Promise<void> {
    setDrafts(next);
    if (next.length === 0) clearPreview();
    else await simulate(next);
  }

  /** The drafts with one more: a bar that is tried a second time keeps the version it was first picked up in. */
  function withDraft(draft: ScheduleDraftBar): readonly ScheduleDraftBar[] {
    const all = drafts ?? NO_DRAFTS;
    const others = all.filter((each) => draftKey(each) !== draftKey(draft));
    const tried = draft.id !== undefined && others.length < all.length;
    const stands = byId.get(draft.id ?? '');
    if (!tried && stands && stands.version === draft.version) bases.set(stands.id, stands);
    return [
      ...others,
      tried ? { ...draft, version: bases.get(draft.id ?? '')?.version ?? draft.version } : draft,
    ];
  }

  return {
    /** `undefined` while nothing is tried. */
    drafts,
    isSandbox: drafts !== undefined,
    pending: commit.pending,
    withDraft,
    open: () => setDrafts(NO_DRAFTS),
    close() {
      setDrafts(undefined);
      clearPreview();
    },
    show,
    /** Saves the sandbox line by line; what others changed meanwhile stays in it. */
    async submit(): Promise<boolean> {
      let left = drafts ?? NO_DRAFTS;
      for (const group of draftGroups(left, byId)) {
        try {
          const body = { bars: [...group], requestId: saves.nameOf(group) };
          settle(await commit.run({ body }));
          saves.saved(group);
          left = left.filter((draft) => !group.includes(draft));
        } catch (error) {
          toast.error(failureText(error));
        }
      }
      if (left.length === 0) {
        setDrafts(undefined);
        return true;
      }
      const { data } = await gantt.refetch();
      await show(
        left.map((draft) => {
          const bar = data?.lanes.flatMap(({ bars }) => bars).find(({ id }) => id === draft.id);
          if (bar === undefined) return draft;
          const was = bases.get(bar.id) ?? bar;
          bases.set(bar.id, bar);
          // The person read who changed it, and may save once more.
          return { ...rebased(draft, was, bar), version: bar.version };
        }),
      );
      return false;
    },
  };
}
