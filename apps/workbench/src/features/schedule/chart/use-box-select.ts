import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Box, barsInBox, upright } from './bars-in-box.ts';
import type { ChartLane } from './chart-model.ts';
import { laneHeightIn } from './lane-height.ts';
import { NAMES_PX } from './lane-row.tsx';
import type { TimeScale } from './time-scale.ts';

/** Less movement than this is a press on the ground. */
const SLOP_PX = 4;

interface BoxPorts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly lanes: readonly ChartLane[];
  readonly scale: TimeScale;
  readonly onSelect: (ids: readonly string[], more: boolean) => void;
}

/** Draws a rectangle over the ground of the chart and chooses the bars it touches. */
export function useBoxSelect({ scroller, lanes, scale, onSelect }: BoxPorts) {
  const [box, setBox] = useState<Box>();
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);

  function placeOf({ clientX, clientY }: PointerEvent<HTMLElement>) {
    const element = scroller.current;
    const ground = element?.querySelector<HTMLElement>('[data-lanes]');
    if (!element || !ground) return undefined;
    const edge = element.getBoundingClientRect();
    const isScrollbar =
      clientX - edge.left > element.clientWidth || clientY - edge.top > element.clientHeight;
    return {
      isScrollbar,
      x: clientX - edge.left + element.scrollLeft - NAMES_PX,
      y: clientY - edge.top + element.scrollTop - ground.offsetTop,
    };
  }
  function leave() {
    from.current = undefined;
    setBox(undefined);
  }

  return {
    /** What is drawn now, its corners in order. */
    box: box && upright(box),
    press(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event);
      const isGround =
        event.button === 0 &&
        event.pointerType !== 'touch' &&
        place !== undefined &&
        place.x > 0 &&
        place.y > 0 &&
        !place.isScrollbar;
      from.current = isGround ? place : undefined;
    },
    move(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      const place = start && placeOf(event);
      if (start === undefined || place === undefined) return;
      if (box === undefined) {
        if (Math.hypot(place.x - start.x, place.y - start.y) < SLOP_PX) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      setBox({ ...start, toX: place.x, toY: place.y });
    },
    release(event: PointerEvent<HTMLElement>) {
      const element = scroller.current;
      if (box !== undefined && element !== null)
        onSelect(
          barsInBox(lanes, scale, box, laneHeightIn(element, lanes.length)),
          event.ctrlKey || event.shiftKey,
        );
      leave();
    },
    leave,
  };
}
