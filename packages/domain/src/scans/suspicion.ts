import { type DecimalInput, quantity } from '../decimal.ts';

/** Default of a company that decided nothing. */
const LEAST_SECONDS = 30;

/**
 * Seconds below which a scan after the previous one of the same person is implausible: half the
 * standard time of the garments, and never less than a company's limit.
 *
 * @param least seconds under which any scan is implausible
 * @see docs/formulas.md#suspicion
 */
export const suspicionSeconds = (
  garments: number,
  sam: DecimalInput,
  least: number = LEAST_SECONDS,
): number => Math.max(least, quantity(garments).times(quantity(sam)).times(30).toNumber());

/** Flags a scan for review; it is counted and paid all the same. */
export const isSuspect = (
  secondsSincePrevious: number | undefined,
  garments: number,
  sam: DecimalInput,
  least?: number,
): boolean =>
  secondsSincePrevious !== undefined &&
  secondsSincePrevious < suspicionSeconds(garments, sam, least);
