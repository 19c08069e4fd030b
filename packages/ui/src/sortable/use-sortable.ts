import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Takes an id to another place. */
export function movedTo<Id>(ids: readonly Id[], id: Id, index: number): Id[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/**
 * Sorts a short list of lines by dragging a handle, or by the arrow keys on it. Spread `list` on
 * the list, `item(id)` on each line and `handle(id)` on its handle.
 */
export function useSortable<Id extends string>({
  ids,
  onSort,
}: {
  ids: readonly Id[];
  onSort: (ids: readonly Id[]) => void;
}) {
  const list = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<Id>();

  /** The place under the pointer, by the middles of the lines. */
  function placeAt(y: number, id: Id): number {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-sort-id]') ?? [])];
    return lines
      .filter((line) => line.dataset.sortId !== id)
      .filter((line) => {
        const box = line.getBoundingClientRect();
        return y > box.top + box.height / 2;
      }).length;
  }

  return {
    dragged,
    list: { ref: list as React.Ref<never> },
    item: (id: Id) => ({ 'data-sort-id': id, 'data-dragging': dragged === id ? '' : undefined }),
    handle: (id: Id) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged !== id) return;
        const place = placeAt(event.clientY, id);
        if (ids.indexOf(id) !== place) onSort(movedTo(ids, id, place));
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        event.stopPropagation();
        const place = Math.min(ids.length - 1, Math.max(0, ids.indexOf(id) + step));
        if (place !== ids.indexOf(id)) onSort(movedTo(ids, id, place));
      },
    }),
  };
}
