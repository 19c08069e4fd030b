import { browserClock, type Clock } from '../clock/clock.ts';

/** How something is said. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning';

/** Something that was said. */
export interface ToastEntry {
  readonly id: number;
  readonly tone: ToastTone;
  /** `undefined`: the default words of the tone. */
  readonly text: string | undefined;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

/** How long a toast stands, and how long its twin is kept away. */
export const TOAST_MS = 3_000;
/** More would hide the page; the oldest goes. */
export const TOASTS_IN_VIEW = 3;
const KEPT = 100;

/** Why toasts stay: a pointer rests on them, or the focus is in one. */
type Hold = 'pointer' | 'focus';
type Listener = () => void;

/** What was said, what of it is in view, and for how long. Time comes in by a port. */
export function createToastStore(clock: Clock) {
  let nextId = 1;
  let shown: readonly ToastEntry[] = [];
  let kept: readonly ToastEntry[] = [];
  const holds = new Set<Hold>();
  const listeners = new Set<Listener>();
  const waits = new Map<number, () => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function stopWait(id: number): void {
    waits.get(id)?.();
    waits.delete(id);
  }

  function startWait(id: number): void {
    stopWait(id);
    waits.set(
      id,
      clock.after(TOAST_MS, () => dismiss(id)),
    );
  }

  function dismiss(id: number): void {
    stopWait(id);
    shown = shown.filter((entry) => entry.id !== id);
    // A toast removed under the pointer fires no pointerleave.
    if (shown.length === 0) holds.clear();
    notify();
  }

  return {
    show(tone: ToastTone, text?: string): void {
      const now = clock.now();
      const twin = kept.find((entry) => entry.tone === tone && entry.text === text);
      if (twin !== undefined && now - twin.shownAt < TOAST_MS) return;
      const entry: ToastEntry = { id: nextId++, tone, text, shownAt: now };
      kept = [entry, ...kept].slice(0, KEPT);
      for (const old of shown.slice(0, Math.max(0, shown.length + 1 - TOASTS_IN_VIEW)))
        dismiss(old.id);
      shown = [...shown, entry];
      if (holds.size === 0) startWait(entry.id);
      notify();
    },
    dismiss,
    shown: () => shown,
    kept: () => kept,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Nothing goes away while there is a reason to stay. */
    hold(reason: Hold): void {
      holds.add(reason);
      for (const id of [...waits.keys()]) stopWait(id);
    },
    release(reason: Hold): void {
      if (!holds.delete(reason) || holds.size > 0) return;
      for (const { id } of shown) startWait(id);
    },
    clear(): void {
      for (const { id } of shown) dismiss(id);
      kept = [];
      holds.clear();
      notify();
    },
  };
}

/** The toasts of the page. */
export const toastStore = /* @__PURE__ */ createToastStore(browserClock);
