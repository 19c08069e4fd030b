/** Longer than anybody may hold the lock of a refresh: one this old belongs to a page that died. */
export const HOLD_MS = 20_000;
