const EVERY_MS = 60_000;

const last = new Map<string, number>();

/** Reports why a widget could not be drawn, once a minute each. */
export function logFailure(widget: string, error: unknown, now: number): void {
  if (now - (last.get(widget) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  last.set(widget, now);
  reportError(error);
}
