import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { LANE_PX, NAMES_PX } from './lane-row.tsx';

/** The drawn part moves in steps, so that most frames of a pan draw nothing and none draws much. */
const STEP_X = 128;
const STEP_Y = LANE_PX * 2;
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
}

function windowOf(x: number, y: number, width: number, height: number): ViewWindow {
  const left = (Math.floor(x / STEP_X) - AHEAD) * STEP_X;
  const top = (Math.floor(y / STEP_Y) - AHEAD) * STEP_Y;
  return {
    left,
    right: left + width - NAMES_PX + (2 * AHEAD + 1) * STEP_X,
    first: Math.max(0, top / LANE_PX),
    last: Math.ceil((top + height + (2 * AHEAD + 1) * STEP_Y) / LANE_PX),
  };
}

const isSame = (a: ViewWindow, b: ViewWindow): boolean =>
  a.left === b.left && a.right === b.right && a.first === b.first && a.last === b.last;

/** Follows what a scroller shows, in steps. */
export function useViewWindow(scroller: RefObject<HTMLElement | null>): ViewWindow {
  const [seen, setSeen] = useState(() => windowOf(0, 0, UNMEASURED.width, UNMEASURED.height));

  const read = useCallback(() => {
    const element = scroller.current;
    // A hidden chart keeps the size it had.
    if (element === null || element.clientHeight === 0) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const next = windowOf(scrollLeft, scrollTop, clientWidth, clientHeight);
    setSeen((now) => (isSame(now, next) ? now : next));
  }, [scroller]);

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
