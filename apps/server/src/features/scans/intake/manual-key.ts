/** The right to enter work by hand: the own, and that of those whose work one may book. */
export const MANUAL_KEY = 'POST^/mes2/bundleProcess/manual';
