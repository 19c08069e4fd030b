import { useActorRef } from '@xstate/react';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ChartPlace } from './chart-model.ts';
import { laneHeightIn } from './lane-height.ts';
import { NAMES_PX } from './lane-row.tsx';
import { settleMachine } from './settle.machine.ts';
import { startAt, type TimeScale, xOf } from './time-scale.ts';

/** Less movement than this is a press. */
const SLOP_PX = 4;
const EDGE_PX = 32;
const SCROLL_PX = 16;

/** What is carried: a bar of the chart, or a card from beside it. */
export interface Carried {
  readonly id: string;
  /** Pixels of the ghost. */
  readonly width: number;
  /** Where on the ghost the pointer holds it. */
  readonly grip: number;
  readonly title: string;
}

export interface BarDrag {
  readonly carried: Carried;
  /** `undefined` while it is over no lane. */
  readonly place: ChartPlace | undefined;
  /** Over the pool a bar is given back. */
  readonly overPool: boolean;
}

interface DragPorts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scale: TimeScale;
  readonly laneIds: readonly string[];
  /** Something is picked up: what is moved is what the person sees now, whatever happens to it until it is dropped. */
  readonly onPick: (carried: Carried) => void;
  /** A moment after it came to rest somewhere else. */
  readonly onRest: (carried: Carried, place: ChartPlace) => void;
  readonly onDrop: (drag: BarDrag, withShift: boolean) => void;
  readonly onCancel: () => void;
}

/** Carries a bar or a card over the lanes. Esc puts it back. */
export function useBarDrag(ports: DragPorts) {
  const { scroller, scale, laneIds, onPick, onRest, onDrop, onCancel } = ports;
  const actor = useActorRef(settleMachine);
  const [drag, setDrag] = useState<BarDrag>();
  const pressed = useRef<{ carried: Carried; x: number; y: number } | undefined>(undefined);

  const rest = useEffectEvent(() => {
    if (drag?.place !== undefined) onRest(drag.carried, drag.place);
  });
  useEffect(() => {
    const subscription = actor.on('settled', () => rest());
    return () => subscription.unsubscribe();
  }, [actor]);

  function placeAt(x: number, y: number, grip: number): ChartPlace | undefined {
    const element = scroller.current;
    if (element === null) return undefined;
    const box = element.getBoundingClientRect();
    const inside = x > box.left + NAMES_PX && x < box.right && y > box.top && y < box.bottom;
    if (!inside) return undefined;
    const head = element.querySelector<HTMLElement>('[data-lanes]')?.offsetTop ?? 0;
    const lanePx = laneHeightIn(element, laneIds.length);
    const laneId = laneIds[Math.floor((y - box.top + element.scrollTop - head) / lanePx)];
    if (laneId === undefined) return undefined;
    return { laneId, start: startAt(scale, x - box.left + element.scrollLeft - NAMES_PX - grip) };
  }

  function leave() {
    pressed.current = undefined;
    actor.send({ type: 'left' });
    setDrag(undefined);
  }

  const cancel = useEffectEvent(() => {
    if (drag === undefined && pressed.current === undefined) return;
    leave();
    onCancel();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return {
    drag,
    /** The ghost on the lanes: its lane, counted from 0, and pixels; `undefined` over none of them. */
    ghost:
      drag?.place === undefined
        ? undefined
        : {
            left: NAMES_PX + xOf(scale, drag.place.start),
            at: laneIds.indexOf(drag.place.laneId),
            width: drag.carried.width,
            title: drag.carried.title,
          },
    press(event: PointerEvent<HTMLElement>, carried: Carried) {
      if (event.button !== 0) return;
      pressed.current = { carried, x: event.clientX, y: event.clientY };
      onPick(carried);
    },
    handlers: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = pressed.current;
        if (held === undefined) return;
        const { clientX: x, clientY: y } = event;
        if (drag === undefined && Math.hypot(x - held.x, y - held.y) < SLOP_PX) return;
        // Captured from here on, not from the press: a press alone stays a press on the bar.
        if (drag === undefined) event.currentTarget.setPointerCapture(event.pointerId);
        scrollAlong(scroller.current, x, y);
        const place = placeAt(x, y, held.carried.grip);
        const under = document.elementFromPoint?.(x, y)?.closest('[data-pool]');
        const overPool = under !== null && under !== undefined;
        const isSame =
          drag?.place?.laneId === place?.laneId &&
          drag?.place?.start === place?.start &&
          drag?.overPool === overPool;
        if (drag !== undefined && isSame) return;
        setDrag({ carried: held.carried, place, overPool });
        actor.send({ type: 'moved' });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const done = drag;
        leave();
        if (done !== undefined) onDrop(done, event.shiftKey);
      },
      onPointerCancel: () => {
        leave();
        onCancel();
      },
    },
  };
}

/** Near an edge of the chart it scrolls along. */
function scrollAlong(element: HTMLElement | null, x: number, y: number) {
  if (element === null) return;
  const box = element.getBoundingClientRect();
  if (x > box.right - EDGE_PX) element.scrollLeft += SCROLL_PX;
  if (x < box.left + NAMES_PX + EDGE_PX && x > box.left) element.scrollLeft -= SCROLL_PX;
  if (y > box.bottom - EDGE_PX) element.scrollTop += SCROLL_PX;
  if (y < box.top + EDGE_PX * 2 && y > box.top) element.scrollTop -= SCROLL_PX;
}
