import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { type DaySpan, dateByKey, spanOf } from './months.ts';

const dateAt = (x: number, y: number): string | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]');
  return cell?.dataset.date;
};

/** Days chosen by drawing over them, or by the arrows with Shift. */
export function useSpan(year: number, onOpen: () => void) {
  const [anchor, setAnchor] = useState<string>();
  const [end, setEnd] = useState<string>();
  const [draws, setDraws] = useState(false);
  const span: DaySpan | undefined =
    anchor === undefined || end === undefined ? undefined : spanOf(anchor, end);

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
        go(next, event.shiftKey);
        event.currentTarget.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
      },
    },
  };
}
