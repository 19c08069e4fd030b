import { ApiError } from '@garment-mes/sdk';

/** An error that nothing caught, and how often it came. */
interface LoggedError {
  readonly text: string;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

/** Said by browsers about their own work; nothing is broken. */
const NOISE = /^ResizeObserver loop|^Script error\.?$/;
const KEPT = 50;
/** An error that continues is shown again after this time, in milliseconds. */
const SAID_FOR_MS = 60_000;

/** What nobody has to be notified of: calls that were taken back, or whose end was said where they began. */
const isQuiet = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError');

/** Errors that came through to the window, equal ones counted together. */
export function createErrorLog(now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  const saidAt = new Map<string, number>();
  let entries: readonly LoggedError[] = [];

  return {
    /** @returns whether the person should be notified: the first of its kind in a minute */
    record(error: unknown): boolean {
      const text = error instanceof Error ? error.message : String(error ?? '');
      if (isQuiet(error) || NOISE.test(text)) return false;
      const at = now();
      const known = entries.find((entry) => entry.text === text);
      const entry = { text, count: (known?.count ?? 0) + 1, lastAt: at };
      entries = [entry, ...entries.filter((each) => each !== known)].slice(0, KEPT);
      const isNews = at - (saidAt.get(text) ?? Number.NEGATIVE_INFINITY) >= SAID_FOR_MS;
      if (isNews) saidAt.set(text, at);
      for (const listener of listeners) listener();
      return isNews;
    },
    list: () => entries,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The errors of this page. */
export const errorLog = createErrorLog();
