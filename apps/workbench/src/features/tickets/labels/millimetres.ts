/** Pixels of one millimetre; on paper a pixel of CSS is exactly 1/96 of an inch. */
export const MM = 96 / 25.4;

/** A dot of a printer of 203 dots an inch, in millimetres. */
const DOT_MM = 25.4 / 203;

/** The largest module of whole dots with which so many fit; codes off the grid of dots blur. */
export const moduleMm = (modules: number, mm: number): number =>
  Math.max(1, Math.floor(mm / modules / DOT_MM)) * DOT_MM;
