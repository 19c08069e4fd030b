import { ApiError } from '@garment-mes/sdk';
import {
  createSchedule,
  deleteSchedule,
  getScheduleGantt,
  type ScheduleBar,
  type ScheduleDraftBar,
  type ScheduleGantt,
  type SimulatedSchedule,
  type UnscheduledRow,
  type UpdateScheduleBody,
  updateSchedule,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useOwnMoves } from '../use-own-moves.ts';
import { type BarChange, draftOf, newDraft, rowOf, saved } from './bars/bar-draft.ts';
import { useSandbox } from './sandbox/use-sandbox.ts';
import { useLastMove } from './use-last-move.ts';
import { usePreview } from './use-preview.ts';

/** A move somebody else was faster with. */
export interface LostMove {
  readonly bar: ScheduleBar;
  readonly change: BarChange;
  readonly text: string;
}

/** What a change that is taken back did to others. */
type Undone = Required<Pick<UpdateScheduleBody, 'setDays' | 'pushed'>>;

/** The plan of the sewing lines between two days, and everything that moves in it. */
export function useSewing(window: { readonly from: string; readonly to: string }) {
  const t = useText();
  const gantt = useOperation(
    getScheduleGantt,
    { query: { ...window } },
    { keepPrevious: true, live: 'schedule' },
  );
  const { preview, simulate, clear: clearPreview } = usePreview();
  const { lost, setLost, ...offers } = useLost();
  const update = useAction(updateSchedule, { ok: null, inline: true });
  const create = useAction(createSchedule, { ok: null, inline: true });
  const remove = useAction(deleteSchedule, { inline: true });
  const byId = useMemo(() => barsById(gantt.data), [gantt.data]);
  const lastMove = useLastMove(byId);
  const inTurn = useOwnMoves();

  function settle({ texts }: SimulatedSchedule) {
    clearPreview();
    toast.success(t('操作成功'));
    for (const text of texts) toast.info(text);
  }

  const sandbox = useSandbox({ gantt, byId, simulate, clearPreview, settle });
  const { drafts, isSandbox, withDraft } = sandbox;

  const look = (draft: ScheduleDraftBar) => simulate(isSandbox ? withDraft(draft) : [draft]);

  async function change(bar: ScheduleBar, to: BarChange, undone?: Undone): Promise<boolean> {
    setLost(undefined);
    if (isSandbox) {
      await sandbox.show(withDraft(draftOf(bar, to)));
      return true;
    }
    try {
      const answer = await inTurn(
        bar,
        to,
        (version) => update.run({ body: { rows: [{ ...rowOf(bar, to), version }], ...undone } }),
        leftBy(bar),
      );
      lastMove.remember(bar, answer);
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
    pending: update.pending || create.pending || sandbox.pending,
    change,
    clearPreview: () =>
      drafts !== undefined && drafts.length > 0 ? void simulate(drafts) : clearPreview(),
    /** What a bar would do there, drawn over the plan. */
    look: (bar: ScheduleBar, to: BarChange) => look(draftOf(bar, to)),
    lookNew: (row: UnscheduledRow, to: BarChange) => look(newDraft(row, to)),
    async place(row: UnscheduledRow, to: BarChange): Promise<boolean> {
      if (isSandbox) {
        await sandbox.show(withDraft(newDraft(row, to)));
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
    ...offers,
    /** The last own move, while the bar is as it was left. */
    canUndo: lastMove.canUndo,
    async undo() {
      const undone = lastMove.take();
      if (undone === undefined) return;
      if (await change(undone.bar, undone.before, undone.undone)) lastMove.forget();
    },
    openSandbox: sandbox.open,
    closeSandbox: sandbox.close,
    showSandbox: sandbox.show,
    submit: sandbox.submit,
  };
}

/** The move somebody else was faster with, which is offered again. */
function useLost() {
  const [lost, setLost] = useState<LostMove>();
  return {
    lost,
    setLost,
    forgetLost: () => setLost(undefined),
    /** Offers another move in place of the lost one. */
    stretchLost: (change: (to: BarChange) => BarChange) =>
      setLost((move) => move && { ...move, change: change(move.change) }),
  };
}

/** Bars in the version a move left them in: the moved one, and those it pushed. */
const leftBy =
  ({ id }: ScheduleBar) =>
  ({ bars, pushed }: SimulatedSchedule) => [
    ...pushed.map(({ scheduleId, version }) => ({ id: scheduleId, version })),
    ...bars.filter((each) => each.id === id),
  ];

const barsById = (gantt: ScheduleGantt | undefined): ReadonlyMap<string, ScheduleBar> =>
  new Map((gantt?.lanes ?? []).flatMap(({ bars }) => bars.map((bar) => [bar.id, bar] as const)));

export type Sewing = ReturnType<typeof useSewing>;
