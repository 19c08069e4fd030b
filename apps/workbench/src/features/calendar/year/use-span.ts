import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { type DaySpan, dateByKey, spanOf } from './months.ts';

const dateAt = (x: number, y: number): string | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]');
  return cell?.dataset.date;
};

interface SpanPorts {
  readonly onOpen: () => void;
  /** The keyboard came to a date: its month is to be in sight. */
  readonly onStep: (date: string) => void;
}

/** Days chosen by drawing over them, or by the arrows with Shift. */
export function useSpan(year: number, { onOpen, onStep }: SpanPorts) {
  const within = useRef<HTMLElement | undefined>(undefined);
  const [anchor, setAnchor] = useState<string>();
  const [end, setEnd] = useState<string>();
  const [draws, setDraws] = useState(false);
  const span: DaySpan | undefined =
    anchor === undefined || end === undefined ? undefined : spanOf(anchor, end);

  // The date may be in a month that is drawn only now.
  useEffect(() => {
    if (end === undefined) return;
    within.current?.querySelector<HTMLElement>(`[data-date="${end}"]`)?.focus();
    within.current = undefined;
  }, [end]);

  function go(date: string, extend: boolean) {
    setEnd(date);
    if (!extend || anchor === undefined) setAnchor(date);
  }

  return {
    span,
    /** Where the keyboard stands. */
    at: end,
    clear: () => {
      setAnchor(undefined);
      setEnd(undefined);
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const date = dateAt(event.clientX, event.clientY);
        if (date === undefined || event.button !== 0) return;
        go(date, event.shiftKey);
        setDraws(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!draws || event.buttons === 0) return;
        const date = dateAt(event.clientX, event.clientY);
        if (date !== undefined) setEnd(date);
      },
      onPointerUp: () => setDraws(false),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Enter' && span !== undefined) {
          event.preventDefault();
          onOpen();
          return;
        }
        const target = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
        const next = target === undefined ? undefined : dateByKey(target, event.key, year);
        if (next === undefined) return;
        event.preventDefault();
        within.current = event.currentTarget;
        go(next, event.shiftKey);
        onStep(next);
      },
    },
  };
}
