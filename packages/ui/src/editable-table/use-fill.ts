import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { EditRange } from './edit-blocks.ts';

/** The box a drag from one box to a cell fills: along the rows or along the columns, never both. */
export function filledBox(
  source: EditRange,
  { row, col }: { readonly row: number; readonly col: number },
): EditRange {
  const down = row < source.top ? row - source.top : Math.max(0, row - source.bottom);
  const right = col < source.from ? col - source.from : Math.max(0, col - source.to);
  if (Math.abs(down) > Math.abs(right))
    return {
      ...source,
      top: Math.min(source.top, row),
      bottom: Math.max(source.bottom, row),
    };
  return { ...source, from: Math.min(source.from, col), to: Math.max(source.to, col) };
}

const TABLE = '[data-part="editable-table"]';

/** A handle that somebody holds. */
interface Held {
  readonly table: Element;
  /** What would be filled if it were let go now. */
  readonly over: EditRange;
}

/** The handle at the corner of the chosen cells: dragged over others it writes the same into them. */
export function useFill(
  box: EditRange | undefined,
  repeat: (source: EditRange, over: EditRange) => void,
) {
  const [held, setHeld] = useState<Held>();
  const over = held?.over;
  const source = held === undefined ? undefined : box;
  const isDragging = source !== undefined;

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (source === undefined || held === undefined) return;
    const cell = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-col]');
    // The hand may be over another table of the page.
    if (cell?.closest(TABLE) !== held.table) return;
    const [row, col] = [Number(cell?.dataset.row), Number(cell?.dataset.col)];
    if (Number.isInteger(row) && Number.isInteger(col))
      setHeld({ ...held, over: filledBox(source, { row, col }) });
  });
  const end = useEffectEvent((isDone: boolean) => {
    if (isDone && source !== undefined && over !== undefined) repeat(source, over);
    setHeld(undefined);
  });
  useEffect(() => {
    if (!isDragging) return;
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onUp = () => end(true);
    const onLost = () => end(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The next Esc belongs to what is around the table, also to a drawer that listens first.
      event.stopPropagation();
      end(false);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onLost);
    window.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onLost);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isDragging]);

  return {
    /** What would be filled if the handle were let go now. */
    over,
    take(event: PointerEvent<HTMLElement>) {
      // The press would otherwise take the focus and choose another cell.
      event.preventDefault();
      event.stopPropagation();
      const table = event.currentTarget.closest(TABLE);
      if (event.button === 0 && box !== undefined && table !== null) setHeld({ table, over: box });
    },
  };
}
