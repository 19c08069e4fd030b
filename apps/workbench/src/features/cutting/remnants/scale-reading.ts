/** What a scale shows. */
export interface ScaleReading {
  /** Kilograms, as the display has them. */
  readonly kg: string;
  /** Whether the load has come to rest. */
  readonly isStable: boolean;
}

const FIGURE = /([+-]?)\s*(\d+(?:\.\d+)?)\s*(kg|g)\b/i;
/** `US` and `S D` are how scales say that the figure still moves. */
const MOVING = /^\s*(US\b|S\s+D\b|\?)/i;
const RESTING = /^\s*(ST\b|S\s+S\b)/i;
const GRAMS = 1000;

/**
 * Reads a line as scales send it, `ST,GS,+  1.250kg` or `S S 1.250 kg`.
 *
 * @param before the reading in front of it: a scale that says nothing about rest has come to rest when it
 *   repeats itself
 * @returns `undefined` for a line without a weight above nothing
 */
export function readScale(line: string, before?: ScaleReading): ScaleReading | undefined {
  const [, sign, figure, unit] = FIGURE.exec(line) ?? [];
  if (figure === undefined || sign === '-' || Number(figure) === 0) return undefined;
  const kg = unit?.toLowerCase() === 'g' ? (Number(figure) / GRAMS).toFixed(3) : figure;
  const isStable = RESTING.test(line) || (!MOVING.test(line) && before?.kg === kg);
  return { kg, isStable };
}
