export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface ToastEntry {
  readonly id: number;
  readonly tone: ToastTone;
  /** `undefined` stands for the default words of the tone. */
  readonly text: string | undefined;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

/** How long a toast stands, and how long its twin is kept away. */
export const TOAST_MS = 3_000;
/** More would hide the page; the oldest goes. */
export const TOASTS_IN_VIEW = 3;
const KEPT = 100;

type Listener = () => void;

let nextId = 1;
let shown: readonly ToastEntry[] = [];
let kept: readonly ToastEntry[] = [];
let held = false;
const listeners = /* @__PURE__ */ new Set<Listener>();
const clocks = /* @__PURE__ */ new Map<number, ReturnType<typeof setTimeout>>();

function tell(): void {
  for (const listener of listeners) listener();
}

function startClock(id: number): void {
  clearTimeout(clocks.get(id));
  clocks.set(
    id,
    setTimeout(() => dismiss(id), TOAST_MS),
  );
}

function dismiss(id: number): void {
  clearTimeout(clocks.get(id));
  clocks.delete(id);
  shown = shown.filter((entry) => entry.id !== id);
  // A toast removed under the pointer never tells that the pointer left.
  if (shown.length === 0) held = false;
  tell();
}

function show(tone: ToastTone, text?: string): void {
  const now = Date.now();
  const twin = kept.find((entry) => entry.tone === tone && entry.text === text);
  if (twin !== undefined && now - twin.shownAt < TOAST_MS) return;
  const entry: ToastEntry = { id: nextId++, tone, text, shownAt: now };
  kept = [entry, ...kept].slice(0, KEPT);
  for (const old of shown.slice(0, Math.max(0, shown.length + 1 - TOASTS_IN_VIEW))) dismiss(old.id);
  shown = [...shown, entry];
  if (!held) startClock(entry.id);
  tell();
}

export const toastStore = {
  show,
  dismiss,
  shown: () => shown,
  kept: () => kept,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** The pointer rests on the toasts: nothing goes away meanwhile. */
  hold(): void {
    held = true;
    for (const clock of clocks.values()) clearTimeout(clock);
  },
  release(): void {
    held = false;
    for (const { id } of shown) startClock(id);
  },
  clear(): void {
    for (const { id } of shown) dismiss(id);
    kept = [];
    held = false;
    tell();
  },
};
