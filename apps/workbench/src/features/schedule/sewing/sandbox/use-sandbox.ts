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
import { draftKey } from '../bars/bar-draft.ts';
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
  const commit = useAction(commitScheduleDraft, { ok: null, inline: true });

  async function show(next: readonly ScheduleDraftBar[]): Promise<void> {
    setDrafts(next);
    if (next.length === 0) clearPreview();
    else await simulate(next);
  }

  const withDraft = (draft: ScheduleDraftBar): readonly ScheduleDraftBar[] => [
    ...(drafts ?? NO_DRAFTS).filter((each) => draftKey(each) !== draftKey(draft)),
    draft,
  ];

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
      await show(left.map((draft) => overNewest(draft, data)));
      return false;
    },
  };
}

/** A draft over the bar as it is now: the person saw who changed it, and may save once more. */
function overNewest(draft: ScheduleDraftBar, gantt: ScheduleGantt | undefined): ScheduleDraftBar {
  const bar = gantt?.lanes.flatMap(({ bars }) => bars).find(({ id }) => id === draft.id);
  return bar === undefined ? draft : { ...draft, version: bar.version };
}
