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

/** The handle at the corner of the chosen cells: dragged over others it writes the same into them. */
export function useFill(
  box: EditRange | undefined,
  repeat: (source: EditRange, over: EditRange) => void,
) {
  const [over, setOver] = useState<EditRange>();
  const source = over === undefined ? undefined : box;
  const isDragging = source !== undefined;

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (source === undefined) return;
    const cell = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-part="editable-table"] [data-col]');
    const [row, col] = [Number(cell?.dataset.row), Number(cell?.dataset.col)];
    if (Number.isInteger(row) && Number.isInteger(col)) setOver(filledBox(source, { row, col }));
  });
  const end = useEffectEvent((isDone: boolean) => {
    if (isDone && source !== undefined && over !== undefined) repeat(source, over);
    setOver(undefined);
  });
  useEffect(() => {
    if (!isDragging) return;
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onUp = () => end(true);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end(false);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isDragging]);

  return {
    /** What would be filled if the handle were let go now. */
    over,
    take(event: PointerEvent<HTMLElement>) {
      // The press would otherwise take the focus and choose another cell.
      event.preventDefault();
      event.stopPropagation();
      if (event.button === 0) setOver(box);
    },
  };
}
