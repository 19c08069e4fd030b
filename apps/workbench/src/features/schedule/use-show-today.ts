import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GanttHandle } from './chart/gantt-chart.tsx';
import type { PlanWindow } from './plan-window.ts';

/** Brings today into view each time somebody asks for it. */
export function useShowToday(chart: RefObject<GanttHandle | null>, window: PlanWindow): void {
  const show = useEffectEvent(() => chart.current?.showDay(window.today));
  useEffect(() => {
    if (window.visits > 0) show();
  }, [window.visits]);
}
