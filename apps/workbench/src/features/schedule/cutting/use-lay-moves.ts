import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import { type RefObject, useRef } from 'react';
import { momentOf, type TimeScale } from '../chart/time-scale.ts';
import { useBarDrag } from '../chart/use-bar-drag.ts';
import { type Step, stepped, useSteps } from '../chart/use-steps.ts';
import { layKey } from './lay-pool.tsx';
import { type Cutting, layPlace } from './use-cutting.ts';

interface LayMovesOf {
  readonly cutting: Cutting;
  readonly laneIds: readonly string[];
  readonly scale: TimeScale;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly mayMove: boolean;
}

/** What is carried, as it was when it was picked up: its version is the one the person saw. */
interface Picked {
  readonly row?: ReturnType<Cutting['byId']['get']>;
  readonly lay?: Parameters<Cutting['place']>[0] | undefined;
}

/** Lays put on tables by dragging them, and moved there by keys. */
export function useLayMoves({ cutting, laneIds, scale, scroller, mayMove }: LayMovesOf) {
  const { gantt, byId } = cutting;
  const picked = useRef<Picked>({});
  const drag = useBarDrag({
    scroller,
    scale,
    laneIds,
    onPick({ id }) {
      const lay = gantt.data?.pool.find((each) => layKey(each) === id);
      picked.current = { row: byId.get(id), lay };
    },
    // Bars of a table do not push each other: there is nothing to work out on the way.
    onRest: () => undefined,
    onCancel: () => undefined,
    onDrop({ place }) {
      if (place === undefined) return;
      const { row, lay } = picked.current;
      if (row) void cutting.move(row, layPlace(place, row.planMin));
      else if (lay) void cutting.place(lay, layPlace(place, null));
    },
  });

  /** Moves a lay from where it lies. @returns whether it moved */
  async function step(id: string, steps: readonly Step[]): Promise<boolean> {
    const row = byId.get(id);
    if (!row?.startDate || !mayMove || row.status !== CuttingScheduleStatus.planned) return false;
    const from = { laneId: row.tableId, start: momentOf(row.startDate) };
    const place = stepped(from, steps, laneIds);
    if (place.laneId === from.laneId && place.start === from.start) return true;
    return cutting.move(row, layPlace(place, row.planMin));
  }

  const nudge = useSteps({ onMove: step });
  return { drag, nudge };
}
