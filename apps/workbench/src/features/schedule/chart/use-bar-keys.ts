import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { barIdOf } from './bar-id-of.ts';
import type { ChartBar, ChartLane } from './chart-model.ts';
import { laneHeightIn } from './lane-height.ts';
import { NAMES_PX } from './lane-row.tsx';
import { neighbour } from './lane-window.ts';
import { type TimeScale, xOf } from './time-scale.ts';

const NUDGES: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface BarKeysOf {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lanes: readonly ChartLane[];
  readonly byId: ReadonlyMap<string, { readonly bar: ChartBar; readonly lane: ChartLane }>;
  readonly scale: TimeScale;
  readonly activeId: string | undefined;
  readonly onActive: (id: string) => void;
  readonly onSelect: (ids: readonly string[], more: boolean) => void;
  readonly onOpen: (id: string) => void;
  /** Alt and an arrow: by days along the lane, by lanes up or down. */
  readonly onNudge: (id: string, days: number, lanes: number) => void;
}

/** The keyboard on the bars of a chart: it goes from one to the next, and what it stands on is in view. */
export function useBarKeys(of: BarKeysOf) {
  const { scroller, lanes, byId, scale, activeId, onActive, onSelect, onOpen, onNudge } = of;
  const wantsFocus = useRef(false);

  function showBar(id: string) {
    const element = scroller.current;
    const found = byId.get(id);
    if (element === null || found === undefined) return;
    const x = xOf(scale, found.bar.start);
    const lanePx = laneHeightIn(element, lanes.length);
    const top = lanes.indexOf(found.lane) * lanePx;
    const room = element.clientWidth - NAMES_PX;
    if (x < element.scrollLeft || x > element.scrollLeft + room - 80)
      element.scrollLeft = Math.max(0, x - room / 3);
    if (top < element.scrollTop || top > element.scrollTop + element.clientHeight - 2 * lanePx)
      element.scrollTop = Math.max(0, top - lanePx);
  }

  const focusActive = useEffectEvent(() => {
    if (!wantsFocus.current || activeId === undefined) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-bar="${activeId}"]`)
      ?.focus({ preventScroll: true });
  });
  useEffect(() => focusActive(), [activeId]);

  function go(id: string) {
    wantsFocus.current = true;
    showBar(id);
    onActive(id);
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const id = barIdOf(event.target);
    if (id === undefined) return;
    const nudge = NUDGES[event.key];
    if (event.altKey && nudge !== undefined) {
      event.preventDefault();
      wantsFocus.current = true;
      onNudge(id, nudge[0], nudge[1]);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      onSelect([id], event.ctrlKey || event.shiftKey);
      return;
    }
    const next = event.altKey || event.ctrlKey ? undefined : neighbour(lanes, id, event.key);
    if (next !== undefined) {
      event.preventDefault();
      go(next.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(id);
    }
  }

  return { keyDown, showBar };
}
