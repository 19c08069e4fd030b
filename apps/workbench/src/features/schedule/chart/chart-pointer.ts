import type { PointerEvent } from 'react';
import { barIdOf } from './bar-id-of.ts';
import type { ChartBar } from './chart-model.ts';
import { type TimeScale, xOf } from './time-scale.ts';
import type { useBarDrag } from './use-bar-drag.ts';
import type { useBoxSelect } from './use-box-select.ts';

interface ChartPointerOf {
  readonly byId: ReadonlyMap<string, { readonly bar: ChartBar }>;
  readonly boxed: ReturnType<typeof useBoxSelect>;
  readonly drag: ReturnType<typeof useBarDrag>;
  readonly scale: TimeScale;
  readonly onActive: (id: string) => void;
  readonly onSelect: (ids: readonly string[], more: boolean) => void;
}

/** The pointer on a chart: it chooses a bar and carries it, or draws a box around several. */
export function chartPointer(of: ChartPointerOf) {
  const { byId, boxed, drag, scale, onActive, onSelect } = of;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const id = barIdOf(event.target);
      if (id === undefined) return boxed.press(event);
      if (event.button !== 0) return;
      const found = byId.get(id);
      onActive(id);
      onSelect([id], event.ctrlKey || event.shiftKey);
      if (found === undefined || !found.bar.isMovable) return;
      drag.press(event, carriedBar(event, found.bar, scale));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      boxed.move(event);
      drag.handlers.onPointerMove(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      boxed.release(event);
      drag.handlers.onPointerUp(event);
    },
    onPointerCancel() {
      boxed.leave();
      drag.handlers.onPointerCancel();
    },
  };
}

/** A bar as it is carried off, held where it was pressed. */
function carriedBar(
  event: PointerEvent<HTMLElement>,
  { id, start, end, title }: ChartBar,
  scale: TimeScale,
) {
  const box = (event.target as Element).closest('[data-bar]')?.getBoundingClientRect();
  return {
    id,
    width: xOf(scale, end) - xOf(scale, start),
    grip: event.clientX - (box?.left ?? event.clientX),
    title,
  };
}
