import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import type { RefObject } from 'react';
import { momentOf, type TimeScale } from '../chart/time-scale.ts';
import { useBarDrag } from '../chart/use-bar-drag.ts';
import { layKey } from './lay-pool.tsx';
import { type Cutting, layPlace } from './use-cutting.ts';

const DAY_MS = 86_400_000;

interface LayMovesOf {
  readonly cutting: Cutting;
  readonly laneIds: readonly string[];
  readonly scale: TimeScale;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly mayMove: boolean;
}

/** Lays put on tables by dragging them, and moved there by keys. */
export function useLayMoves({ cutting, laneIds, scale, scroller, mayMove }: LayMovesOf) {
  const { gantt, byId } = cutting;
  const drag = useBarDrag({
    scroller,
    scale,
    laneIds,
    // Bars of a table do not push each other: there is nothing to work out on the way.
    onRest: () => undefined,
    onCancel: () => undefined,
    onDrop({ carried, place }) {
      if (place === undefined) return;
      const row = byId.get(carried.id);
      const lay = gantt.data?.pool.find((each) => layKey(each) === carried.id);
      if (row) void cutting.move(row, layPlace(place, row.planMin));
      else if (lay) void cutting.place(lay, layPlace(place, null));
    },
  });

  function nudge(id: string, days: number, by: number) {
    const row = byId.get(id);
    const laneId = laneIds[laneIds.indexOf(row?.tableId ?? '') + by];
    if (!row?.startDate || laneId === undefined || !mayMove) return;
    if (row.status !== CuttingScheduleStatus.planned) return;
    const start = momentOf(row.startDate) + days * DAY_MS;
    void cutting.move(row, layPlace({ laneId, start }, row.planMin));
  }

  return { drag, nudge };
}
