import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStable } from '../../use-stable.ts';
import type { ScrollSource } from '../window/scroll-source.ts';
import type { ColumnLayout, LaidColumn } from './column-layout.ts';
import { type ColumnPlace, columnPlaceAt } from './column-order.ts';

/** A press that moves less than this is a press. */
const SLACK_PX = 5;
/** So near to the end of the columns in view, and beyond it, the table scrolls. */
const EDGE_PX = 24;
/** The table scrolls so far for each frame at most. */
const FASTEST_PX = 24;

/** The column under the hand and where it would come to stand. */
interface HeldColumn {
  readonly id: string;
  readonly place: ColumnPlace | undefined;
}

const noHold = { left: 0, width: 0 };

/** Where the columns of the middle are in view, in pixels of the window. */
function middleOf<Row>(layout: ColumnLayout<Row>, source: ScrollSource) {
  const { left, width } = source.element()?.getBoundingClientRect() ?? noHold;
  const from = left + layout.startWidth;
  const content = layout.centerWidth - source.left;
  const room = width === 0 ? content : width - layout.startWidth - layout.endWidth;
  return { left, from, to: from + Math.max(0, Math.min(content, room)) };
}

/** The place in its zone that a column has under the hand; `undefined` where it stands already. */
function placeAt<Row>(
  layout: ColumnLayout<Row>,
  source: ScrollSource,
  x: number,
  { pin, column }: LaidColumn<Row>,
): ColumnPlace | undefined {
  const { left, from, to } = middleOf(layout, source);
  const zone = pin === undefined ? layout.center : layout[pin];
  const first = zone[0]?.offset ?? 0;
  const inZone =
    pin === 'start'
      ? x - left - first
      : pin === 'end'
        ? x - to
        : Math.min(to, Math.max(from, x)) - from + source.left;
  const at = columnPlaceAt(
    zone.map((laid) => ({ id: laid.column.id, width: laid.width })),
    inZone,
  );
  const own = zone.findIndex((laid) => laid.column.id === column.id);
  const other = zone.findIndex((laid) => laid.column.id === at?.beside);
  // In front of the next one is where it stands already.
  return other === own || (other === own + 1 && !at?.after) ? undefined : at;
}

/**
 * Scrolls towards the hand where it is near to the end of the columns in view.
 *
 * @returns whether there was anything to scroll to
 */
function scrollPast<Row>(layout: ColumnLayout<Row>, source: ScrollSource, x: number): boolean {
  const { from, to } = middleOf(layout, source);
  const past = x > to - EDGE_PX ? x - to + EDGE_PX : Math.min(0, x - from - EDGE_PX);
  if (past === 0) return false;
  const before = source.left;
  source.go('left', before + Math.sign(past) * Math.min(FASTEST_PX, Math.ceil(Math.abs(past) / 4)));
  return source.left !== before;
}

/**
 * Moves a column by dragging its head among the columns that are pinned like it. Places are worked
 * out from the layout, for the heads out of view are not in the page. Escape takes it back.
 * @param onDrop called once, with a place that is another one than before
 */
export function useColumnDrag<Row>(
  layout: ColumnLayout<Row>,
  source: ScrollSource,
  onDrop: (id: string, place: ColumnPlace) => void,
) {
  const [held, setHeld] = useState<HeldColumn>();
  const listening = useRef<AbortController | undefined>(undefined);
  const wasDragged = useRef(false);
  useEffect(
    () => () => {
      listening.current?.abort();
      setHeld(undefined);
    },
    [],
  );

  const hold = useStable((x: number, laid: LaidColumn<Row>) => {
    const { id } = laid.column;
    const place = placeAt(layout, source, x, laid);
    setHeld((now) =>
      now?.id === id && now.place?.beside === place?.beside && now.place?.after === place?.after
        ? now
        : { id, place },
    );
  });
  const scrollTowards = useStable(
    (x: number, { pin }: LaidColumn<Row>) => pin === undefined && scrollPast(layout, source, x),
  );
  const drop = useStable((x: number, laid: LaidColumn<Row>) => {
    const place = placeAt(layout, source, x, laid);
    setHeld(undefined);
    if (place !== undefined) onDrop(laid.column.id, place);
  });

  /** The button went down on a head. */
  function press(event: PointerEvent<HTMLElement>, laid: LaidColumn<Row>) {
    const { target, currentTarget, clientX: from } = event;
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || laid.column.fixed) return;
    // The panel of a filter belongs to the head, but is not inside it.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const control = target.closest<HTMLElement>('button, [data-part="resizer"]');
    if (control !== null && control.dataset.part !== 'sorter') return;

    const { ownerDocument } = currentTarget;
    const controller = new AbortController();
    const { signal } = controller;
    listening.current?.abort();
    listening.current = controller;
    let x = from;
    let begun = false;
    function cancel() {
      controller.abort();
      setHeld(undefined);
    }
    function frame() {
      if (signal.aborted) return;
      if (scrollTowards(x, laid)) hold(x, laid);
      requestAnimationFrame(frame);
    }
    // The document listens to the pointer: the head leaves the page when the table scrolls away from it.
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (happened: DocumentEventMap[Type]) => void,
    ) => ownerDocument.addEventListener(type, listener, { signal, capture: true });
    on('pointermove', ({ clientX }) => {
      x = clientX;
      if (!begun) {
        if (Math.abs(x - from) < SLACK_PX) return;
        begun = true;
        wasDragged.current = true;
        ownerDocument.getSelection()?.removeAllRanges();
        requestAnimationFrame(frame);
      }
      hold(x, laid);
    });
    on('pointerup', () => {
      controller.abort();
      if (begun) drop(x, laid);
    });
    on('pointercancel', cancel);
    on('keydown', (pressed) => {
      if (!begun || pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      cancel();
    });
  }

  return {
    held,
    press,
    /** Whether a click only ends a drag. One that no pointer made never does. */
    endsDrag: (click: { readonly detail: number }) => wasDragged.current && click.detail > 0,
  };
}
