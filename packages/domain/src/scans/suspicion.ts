import { type DecimalInput, quantity } from '../decimal.ts';

const LEAST_SECONDS = 30;

/**
 * Seconds below which a scan after the previous one of the same person is implausible: half the
 * standard time of the garments, and never less than 30.
 *
 * @see docs/formulas.md#suspicion
 */
export const suspicionSeconds = (garments: number, sam: DecimalInput): number =>
  Math.max(LEAST_SECONDS, quantity(garments).times(quantity(sam)).times(30).toNumber());

/** Flags a scan for review; it is counted and paid all the same. */
export const isSuspect = (
  secondsSincePrevious: number | undefined,
  garments: number,
  sam: DecimalInput,
): boolean =>
  secondsSincePrevious !== undefined && secondsSincePrevious < suspicionSeconds(garments, sam);
