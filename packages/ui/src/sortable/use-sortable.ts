import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import { useStable } from '../use-stable.ts';

/** Takes an id to another place. */
export function movedTo<Id>(ids: readonly Id[], id: Id, index: number): Id[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/**
 * Sorts a list of lines by dragging a handle, or by the arrow keys on it. Draw the lines in
 * `order`; spread `item(id)` on each line and `handle(id)` on its handle.
 * `onSort` is called once, when the line is dropped.
 */
export function useSortable<Id extends string>({
  list,
  ids,
  onSort,
}: {
  /** The element that holds the lines. */
  list: RefObject<HTMLElement | null>;
  ids: readonly Id[];
  onSort: (ids: readonly Id[], moved: Id) => void;
}) {
  const [drag, setDrag] = useState<{ id: Id; order: readonly Id[] }>();

  /**
   * The place under the pointer, by the middles of the lines. Only the lines near the view may be in
   * the page, so places are counted in the order, not in the page.
   */
  function placeAt(y: number, id: Id, order: readonly Id[]): number {
    const others = order.filter((other) => other !== id);
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-sort-id]') ?? [])].filter(
      (line) => line.dataset.sortId !== id,
    );
    const above = lines.findLast((line) => {
      const box = line.getBoundingClientRect();
      return y > box.top + box.height / 2;
    });
    if (above !== undefined) return others.indexOf(above.dataset.sortId as Id) + 1;
    return Math.max(0, others.indexOf((lines[0]?.dataset.sortId ?? '') as Id));
  }

  const start = useStable((event: PointerEvent<HTMLElement>, id: Id) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    setDrag({ id, order: ids });
    // The document listens to the pointer: a line that is moved in the page would lose its capture.
    const { ownerDocument } = event.currentTarget;
    const controller = new AbortController();
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      then: (y: number) => void,
    ) =>
      ownerDocument.addEventListener(type, ({ clientY }) => then(clientY), {
        signal: controller.signal,
      });
    listen('pointermove', (y) => move(y, id));
    listen('pointerup', () => {
      controller.abort();
      drop(id);
    });
    listen('pointercancel', () => {
      controller.abort();
      setDrag(undefined);
    });
  });
  const move = useStable((y: number, id: Id) => {
    if (drag?.id !== id) return;
    const place = placeAt(y, id, drag.order);
    if (drag.order.indexOf(id) !== place) setDrag({ id, order: movedTo(drag.order, id, place) });
  });
  const drop = useStable((id: Id) => {
    if (drag?.id !== id) return;
    setDrag(undefined);
    if (drag.order.indexOf(id) !== ids.indexOf(id)) onSort(drag.order, id);
  });
  const press = useStable((event: KeyboardEvent<HTMLElement>, id: Id) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, from + step));
    if (to !== from) onSort(movedTo(ids, id, to), id);
  });
  const handle = useCallback(
    (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, id),
    }),
    [start, press],
  );

  return {
    order: drag?.order ?? ids,
    dragged: drag?.id,
    item: (id: Id) => ({ 'data-sort-id': id, 'data-dragging': drag?.id === id ? '' : undefined }),
    /** Stays the same, so that lines need not be drawn again. */
    handle,
  };
}
