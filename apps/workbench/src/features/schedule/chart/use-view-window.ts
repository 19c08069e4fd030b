import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { laneHeight } from './lane-height.ts';
import { NAMES_PX } from './lane-row.tsx';

/** The drawn part moves in steps, so that most frames of a pan draw nothing and none draws much. */
const STEP_X = 128;
/** Lanes of a step. */
const STEP_LANES = 2;
/** Steps drawn beyond what is seen. */
const AHEAD = 3;
/** Where nothing is laid out yet. */
const UNMEASURED = { width: 1_600, height: 800 };

/** What is drawn: a little more than what is seen, in pixels of the time scale and numbers of lanes. */
interface ViewWindow {
  readonly left: number;
  readonly right: number;
  readonly first: number;
  readonly last: number;
  /** Height of a lane, in pixels. */
  readonly lanePx: number;
}

function windowOf(lanes: number, x: number, y: number, width: number, height: number): ViewWindow {
  const lanePx = laneHeight(height, lanes);
  const stepY = STEP_LANES * lanePx;
  const left = (Math.floor(x / STEP_X) - AHEAD) * STEP_X;
  const top = (Math.floor(y / stepY) - AHEAD) * stepY;
  return {
    left,
    right: left + width - NAMES_PX + (2 * AHEAD + 1) * STEP_X,
    first: Math.max(0, top / lanePx),
    last: Math.ceil((top + height + (2 * AHEAD + 1) * stepY) / lanePx),
    lanePx,
  };
}

const isSame = (a: ViewWindow, b: ViewWindow): boolean =>
  a.left === b.left &&
  a.right === b.right &&
  a.first === b.first &&
  a.last === b.last &&
  a.lanePx === b.lanePx;

/** Follows what a scroller shows of its lanes, in steps. */
export function useViewWindow(scroller: RefObject<HTMLElement | null>, lanes: number): ViewWindow {
  const [seen, setSeen] = useState(() =>
    windowOf(lanes, 0, 0, UNMEASURED.width, UNMEASURED.height),
  );

  const read = useCallback(() => {
    const element = scroller.current;
    // A hidden chart keeps the size it had.
    if (element === null || element.clientHeight === 0) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const next = windowOf(lanes, scrollLeft, scrollTop, clientWidth, clientHeight);
    setSeen((now) => (isSame(now, next) ? now : next));
  }, [scroller, lanes]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer?.disconnect();
    };
  }, [scroller, read]);

  return seen;
}
