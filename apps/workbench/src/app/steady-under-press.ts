import { useEffect, useReducer, useRef } from 'react';

/** Whether a button of the mouse, a pen or a finger is down; the page has one hand. */
let isDown = false;
const waiting = new Set<() => void>();

/** What waited goes on after the click that the release makes. */
function released() {
  if (!isDown) return;
  isDown = false;
  setTimeout(() => {
    if (isDown) return;
    for (const act of [...waiting]) {
      waiting.delete(act);
      act();
    }
  });
}

let watchers = 0;
const listeners: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: () => {
    isDown = true;
  },
  pointerup: released,
  pointercancel: released,
  keydown: released,
  // A release over a scroll bar or outside of the window is not told.
  pointermove: (event) => (event as PointerEvent).buttons === 0 && released(),
  // The focus of an element moves under the press; a window that is left takes the release with it.
  blur: ({ target }) => !(target instanceof Node) && released(),
};

/** Listens as long as anybody wants to know. */
function watch(): () => void {
  if (watchers === 0)
    for (const [type, act] of Object.entries(listeners)) addEventListener(type, act, true);
  watchers += 1;
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    released();
    for (const [type, act] of Object.entries(listeners)) removeEventListener(type, act, true);
  };
}

/** Does something after the click that is under way, or at once; returns what takes it back. */
function afterPress(act: () => void): () => void {
  if (isDown) waiting.add(act);
  else act();
  return () => waiting.delete(act);
}

/**
 * A value as it was when a button went down, until it is released: what a person points at does not move away under the
 * hand. At all other times the value itself.
 */
export function useSteadyUnderPress<T>(value: T): T {
  const shown = useRef(value);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(watch, []);
  if (!isDown) shown.current = value;
  const isBehind = shown.current !== value;
  useEffect(() => (isBehind ? afterPress(draw) : undefined), [isBehind]);
  return shown.current;
}
