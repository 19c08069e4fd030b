import { addDays, mondayOf } from '@garment-mes/domain/time';
import { useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { timeScale, ZOOMS, type Zoom } from './chart/time-scale.ts';

/** Days before the week of today that are shown, and days of the whole window. */
const LEAD = 14;
const LENGTH = 91;
const STEP = 28;

/** Which days are on the board and how wide they are; the zoom of each person is remembered in this browser. */
export function usePlanWindow() {
  const { now, today: runningDay, userId } = useWorkbench();
  const key = `schedule.zoom.${userId}`;
  const today = runningDay();
  const [zoom, setZoom] = useTabState<Zoom>('zoom', () => readStored<Zoom>(key) ?? 'week');
  const [from, setFrom] = useTabState('from', () => addDays(mondayOf(today), -LEAD));
  const [visits, setVisits] = useState(0);
  const to = addDays(from, LENGTH - 1);

  function put(next: Zoom) {
    setZoom(next);
    writeStored(key, next);
  }

  return {
    today,
    now: now(),
    from,
    to,
    zoom,
    scale: timeScale(from, to, zoom),
    setZoom: put,
    /** One zoom closer or further away. */
    step(closer: boolean) {
      const next = ZOOMS[ZOOMS.indexOf(zoom) + (closer ? -1 : 1)];
      if (next !== undefined) put(next);
    },
    shift: (direction: -1 | 1) => setFrom(addDays(from, direction * STEP)),
    toToday() {
      setFrom(addDays(mondayOf(today), -LEAD));
      setVisits(visits + 1);
    },
    /** How often somebody wanted to see today: the days may be the same, and scrolled away. */
    visits,
  };
}

export type PlanWindow = ReturnType<typeof usePlanWindow>;
