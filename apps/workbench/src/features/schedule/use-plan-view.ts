import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { GanttHandle } from './chart/gantt-chart.tsx';
import type { PlanWindow } from './plan-window.ts';

/**
 * Brings the active bar into view, else today: when the plan has arrived, with another window or
 * zoom, and today whenever somebody asks for it. A page that comes back from behind another tab stays where
 * it was scrolled to.
 */
export function usePlanView(
  chart: RefObject<GanttHandle | null>,
  window: PlanWindow,
  ready: boolean,
  barId?: string,
): void {
  const shown = useRef<string>(undefined);
  const visits = useRef(window.visits);
  const show = useEffectEvent(() => {
    const wanted = `${window.from} ${window.zoom}`;
    const wantsToday = visits.current !== window.visits;
    visits.current = window.visits;
    if (!ready || (shown.current === wanted && !wantsToday)) return;
    shown.current = wanted;
    if (barId === undefined || wantsToday) chart.current?.showDay(window.today);
    else chart.current?.showBar(barId);
  });
  useEffect(() => show(), [ready, window.from, window.zoom, window.visits]);
}
