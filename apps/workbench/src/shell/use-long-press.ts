import { type PointerEvent, useMemo, useRef } from 'react';

/** A press that is held this long opens the menu; a shorter one is a click. */
export const LONG_PRESS_MS = 1_000;
/** More movement than this means dragging, in pixels. */
const SLOP = 8;

/**
 * Opens the context menu of an element that is pressed and held. The wait is an animation without
 * visible change, so that a page put aside mid-press forgets about it by itself.
 */
export function useLongPress() {
  const press = useRef<{ timer: Animation; x: number; y: number } | undefined>(undefined);

  return useMemo(() => {
    const cancel = () => {
      press.current?.timer.cancel();
      press.current = undefined;
    };
    const start = (event: PointerEvent<HTMLElement>) => {
      cancel();
      if (event.button !== 0 || !event.isPrimary) return;
      const { currentTarget: target, clientX: x, clientY: y } = event;
      const timer = target.animate([], { duration: LONG_PRESS_MS });
      timer.onfinish = () => {
        const menu = { bubbles: true, cancelable: true, clientX: x, clientY: y };
        target.dispatchEvent(new MouseEvent('contextmenu', menu));
      };
      press.current = { timer, x, y };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLOP) cancel();
    };
    const handlers = {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: cancel,
      onPointerCancel: cancel,
    };
    return { handlers, cancel };
  }, []);
}
