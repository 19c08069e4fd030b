import { ApiError } from '@garment-mes/sdk';
import {
  commitScheduleDraft,
  createSchedule,
  deleteSchedule,
  getScheduleGantt,
  type ScheduleBar,
  type ScheduleDraftBar,
  type ScheduleGantt,
  type ScheduleSetDay,
  type SimulatedSchedule,
  simulateSchedule,
  type UnscheduledRow,
  updateSchedule,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useMemo, useRef, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import {
  type BarChange,
  changeOf,
  draftKey,
  draftOf,
  newDraft,
  rowOf,
  saved,
} from './bars/bar-draft.ts';
import { draftGroups } from './draft-groups.ts';
import { sandboxSaves } from './sandbox/sandbox-saves.ts';

/** A move of this person that can be taken back while nobody else touched the bar. */
interface LastMove {
  readonly id: string;
  readonly before: BarChange;
  /** Version the move left behind. */
  readonly version: number;
  /** Days set by hand that the move made schedules give up. */
  readonly givenUp: readonly ScheduleSetDay[];
}

/** A move somebody else was faster with. */
export interface LostMove {
  readonly bar: ScheduleBar;
  readonly change: BarChange;
  readonly text: string;
}

const NO_DAYS: readonly ScheduleSetDay[] = [];
const NO_DRAFTS: readonly ScheduleDraftBar[] = [];

/** The plan of the sewing lines between two days, and everything that moves in it. */
export function useSewing(window: { readonly from: string; readonly to: string }) {
  const t = useText();
  const { client } = useWorkbench();
  const gantt = useOperation(
    getScheduleGantt,
    { query: { ...window } },
    { keepPrevious: true, live: 'schedule' },
  );
  const [preview, setPreview] = useState<SimulatedSchedule>();
  const [drafts, setDrafts] = useState<readonly ScheduleDraftBar[]>();
  const [lost, setLost] = useState<LostMove>();
  const [lastMove, setLastMove] = useState<LastMove>();
  const asked = useRef(0);
  const [saves] = useState(sandboxSaves);
  const update = useAction(updateSchedule, { ok: null, inline: true });
  const create = useAction(createSchedule, { ok: null, inline: true });
  const remove = useAction(deleteSchedule, { inline: true });
  const commit = useAction(commitScheduleDraft, { ok: null, inline: true });
  const byId = useMemo(
    () =>
      new Map(
        (gantt.data?.lanes ?? []).flatMap(({ bars }) => bars.map((bar) => [bar.id, bar] as const)),
      ),
    [gantt.data],
  );
  const isSandbox = drafts !== undefined;

  /** Works drafts out and shows them; an answer that comes too late is dropped. */
  async function simulate(
    bars: readonly ScheduleDraftBar[],
  ): Promise<SimulatedSchedule | undefined> {
    asked.current += 1;
    const mine = asked.current;
    try {
      const answer = await simulateSchedule(client, { body: { bars: [...bars] } });
      if (mine !== asked.current) return undefined;
      setPreview(answer);
      return answer;
    } catch (error) {
      if (mine === asked.current) toast.error(failureText(error));
      return undefined;
    }
  }

  async function showSandbox(next: readonly ScheduleDraftBar[]): Promise<void> {
    setDrafts(next);
    if (next.length === 0) clearPreview();
    else await simulate(next);
  }

  function clearPreview() {
    asked.current += 1;
    setPreview(undefined);
  }

  const withDraft = (draft: ScheduleDraftBar): readonly ScheduleDraftBar[] => [
    ...(drafts ?? NO_DRAFTS).filter((each) => draftKey(each) !== draftKey(draft)),
    draft,
  ];

  function settle({ texts }: SimulatedSchedule) {
    clearPreview();
    toast.success(t('操作成功'));
    for (const text of texts) toast.info(text);
  }

  async function change(
    bar: ScheduleBar,
    to: BarChange,
    setDays: readonly ScheduleSetDay[] = NO_DAYS,
  ): Promise<boolean> {
    setLost(undefined);
    if (isSandbox) {
      await showSandbox(withDraft(draftOf(bar, to)));
      return true;
    }
    try {
      const rows = [rowOf(bar, to)];
      const answer = await update.run({
        body: setDays.length > 0 ? { rows, setDays: [...setDays] } : { rows },
      });
      const version = answer.bars.find(({ id }) => id === bar.id)?.version;
      const { givenUp } = answer;
      setLastMove(
        version === undefined ? undefined : { id: bar.id, before: changeOf(bar), version, givenUp },
      );
      settle(answer);
      return true;
    } catch (error) {
      clearPreview();
      const isStale = error instanceof ApiError && error.kind === 'stale';
      if (isStale) setLost({ bar, change: to, text: failureText(error) });
      else toast.error(failureText(error));
      await gantt.refetch();
      return false;
    }
  }

  return {
    gantt,
    byId,
    /** Whether a line lies in the workshops of this person; the others are shown only. */
    isOwn: (lineDeptId: string): boolean =>
      gantt.data?.lanes.find((lane) => lane.lineDeptId === lineDeptId)?.isOwn !== false,
    preview,
    drafts,
    lost,
    isSandbox,
    pending: update.pending || create.pending || commit.pending,
    change,
    clearPreview: () => (isSandbox && drafts.length > 0 ? void simulate(drafts) : clearPreview()),
    /** What a bar would do there, drawn over the plan. */
    look: (bar: ScheduleBar, to: BarChange) =>
      simulate(isSandbox ? withDraft(draftOf(bar, to)) : [draftOf(bar, to)]),
    lookNew: (row: UnscheduledRow, to: BarChange) =>
      simulate(isSandbox ? withDraft(newDraft(row, to)) : [newDraft(row, to)]),
    async place(row: UnscheduledRow, to: BarChange): Promise<boolean> {
      if (isSandbox) {
        await showSandbox(withDraft(newDraft(row, to)));
        return true;
      }
      try {
        settle(await create.run({ body: { orderId: row.orderId, ...saved(to) } }));
        return true;
      } catch (error) {
        clearPreview();
        toast.error(failureText(error));
        return false;
      }
    },
    giveBack: ({ id, version }: ScheduleBar) => remove.run({ query: { id, version } }),
    forgetLost: () => setLost(undefined),
    /** The last own move, while the bar is as it was left. */
    canUndo: lastMove !== undefined && byId.get(lastMove.id)?.version === lastMove.version,
    async undo() {
      const bar = lastMove === undefined ? undefined : byId.get(lastMove.id);
      if (lastMove === undefined || bar === undefined || bar.version !== lastMove.version) return;
      const { before, givenUp } = lastMove;
      setLastMove(undefined);
      if (await change(bar, before, givenUp)) setLastMove(undefined);
    },
    openSandbox: () => setDrafts(NO_DRAFTS),
    closeSandbox() {
      setDrafts(undefined);
      clearPreview();
    },
    showSandbox,
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
      await showSandbox(left.map((draft) => overNewest(draft, data)));
      return false;
    },
  };
}

/** A draft over the bar as it is now: the person saw who changed it, and may save once more. */
function overNewest(draft: ScheduleDraftBar, gantt: ScheduleGantt | undefined): ScheduleDraftBar {
  const bar = gantt?.lanes.flatMap(({ bars }) => bars).find(({ id }) => id === draft.id);
  return bar === undefined ? draft : { ...draft, version: bar.version };
}

export type Sewing = ReturnType<typeof useSewing>;
