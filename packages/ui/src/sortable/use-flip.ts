import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lines take this long to their new place, as `--motion-move` says. */
const MOVE_MS = 180;

/** Lets lines glide to where a new order puts them, unless the person wants no motion. */
export function useFlip(list: RefObject<HTMLElement | null>, order: readonly string[]): void {
  const tops = useRef(new Map<string, number>());
  const wasLong = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: places change with the order.
  useLayoutEffect(() => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-sort-id]') ?? [])];
    const isStill =
      typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = new Map<string, number>();
    for (const line of lines) {
      const id = line.dataset.sortId ?? '';
      next.set(id, line.offsetTop);
      const moved = (tops.current.get(id) ?? line.offsetTop) - line.offsetTop;
      // Only a new order glides; added and removed lines are there or gone at once.
      if (moved !== 0 && !isStill && wasLong.current === lines.length && 'animate' in line)
        line.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
          duration: MOVE_MS,
          easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
        });
    }
    tops.current = next;
    wasLong.current = lines.length;
  }, [list, order]);
}
