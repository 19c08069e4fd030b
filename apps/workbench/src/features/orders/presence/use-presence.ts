import { type OrderPresence, reportOrderPresence } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '#app/api.tsx';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';

/** Often enough that a page that vanished is forgotten within a minute. */
const REPORT_MS = 20_000;

/** Who else has an order open and where they type; others are notified of this page while it is shown. */
export function usePresence(orderId: string) {
  const { client } = useWorkbench();
  const [pageId] = useState(newRequestId);
  const [others, setOthers] = useState<readonly OrderPresence[]>([]);
  const place = useRef<string | null>(null);

  const report = useEffectEvent((isLeaving: boolean) => {
    const body = { orderId, pageId, place: place.current, isLeaving };
    reportOrderPresence(client, { body }).then(
      (found) => {
        if (!isLeaving) setOthers(found);
      },
      // Lost: the next report repeats it.
      () => undefined,
    );
  });
  useEffect(() => {
    report(false);
    const timer = setInterval(() => report(false), REPORT_MS);
    return () => {
      clearInterval(timer);
      report(true);
    };
  }, []);
  useLive(`orderPresence:${orderId}`, () => report(false));

  const moved = useEffectEvent((event: FocusEvent) => {
    const next = placeOf(event.target);
    if (next === place.current) return;
    place.current = next;
    report(false);
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => moved(event);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);

  return others;
}

/** Grid, line and column that is typed into, or colour and size of a matrix; nothing outside of grids. */
export function placeOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const grid = target.closest<HTMLElement>('[data-grid]')?.dataset.grid;
  if (grid === undefined) return null;
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (cell !== undefined) return `${grid}/${cell}`;
  const row = target.closest<HTMLElement>('[data-sort-id]')?.dataset.sortId;
  const col = target.closest<HTMLElement>('[data-col]')?.dataset.col;
  return row === undefined || col === undefined ? grid : `${grid}/${row}/${col}`;
}
