import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Where a page that cannot be measured (no layout yet) pretends to be. */
const UNMEASURED = { width: 0, height: 600 };

interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Size and scroll position of an element. A hidden one keeps the size it had. */
export function useViewport(
  element: RefObject<HTMLElement | null>,
): Viewport & { readonly read: () => void } {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, left: 0, ...UNMEASURED });

  const read = useCallback(() => {
    const scroller = element.current;
    if (scroller === null || scroller.clientWidth === 0 || scroller.clientHeight === 0) return;
    const next = {
      top: scroller.scrollTop,
      left: scroller.scrollLeft,
      width: scroller.clientWidth,
      height: scroller.clientHeight,
    };
    setViewport((now) =>
      now.top === next.top &&
      now.left === next.left &&
      now.width === next.width &&
      now.height === next.height
        ? now
        : next,
    );
  }, [element]);

  useEffect(() => {
    const scroller = element.current;
    if (scroller === null) return;
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    observer?.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', read);
      observer?.disconnect();
    };
  }, [element, read]);

  return { ...viewport, read };
}
