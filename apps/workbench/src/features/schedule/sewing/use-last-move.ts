import type {
  PushedSchedule,
  ScheduleBar,
  ScheduleSetDay,
  SimulatedSchedule,
} from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { type BarChange, changeOf } from './bars/bar-draft.ts';

/** A move of this person that can be taken back while nobody else touched the bar. */
interface LastMove {
  readonly id: string;
  readonly before: BarChange;
  /** Version the move left behind. */
  readonly version: number;
  /** Days set by hand that the move made schedules give up. */
  readonly givenUp: readonly ScheduleSetDay[];
  /** Bars that the move pushed, with where they began. */
  readonly pushed: readonly PushedSchedule[];
}

/** The last move of this person, which can be undone while the bar is as it was left. */
export function useLastMove(byId: ReadonlyMap<string, ScheduleBar>) {
  const [lastMove, setLastMove] = useState<LastMove>();
  const bar = lastMove === undefined ? undefined : byId.get(lastMove.id);
  const canUndo = lastMove !== undefined && bar?.version === lastMove.version;
  const forget = () => setLastMove(undefined);

  return {
    canUndo,
    forget,
    /** @param moved as it was before */
    remember(moved: ScheduleBar, { bars, givenUp, pushed }: SimulatedSchedule) {
      const version = bars.find(({ id }) => id === moved.id)?.version;
      setLastMove(
        version === undefined
          ? undefined
          : {
              ...{ id: moved.id, before: changeOf(moved), version, givenUp },
              pushed: pushed.filter(({ scheduleId }) => scheduleId !== moved.id),
            },
      );
    },
    /** What is to be put back; it cannot be taken a second time. */
    take() {
      if (!canUndo || lastMove === undefined || bar === undefined) return undefined;
      forget();
      const { before, givenUp, pushed } = lastMove;
      return { bar, before, undone: { setDays: [...givenUp], pushed: [...pushed] } };
    },
  };
}
