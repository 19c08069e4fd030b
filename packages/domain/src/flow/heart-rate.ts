import { type Decimal, type DecimalInput, decimal, quantity, ratioOf } from '../decimal.ts';

export type BeatState = 'green' | 'yellow' | 'orange' | 'red';

export interface BeatLimits {
  readonly taktSec: DecimalInput;
  /** Up to here a slow beat is a warning: 115 for 115 % of the takt. */
  readonly warnPct: DecimalInput;
  readonly alarmPct: DecimalInput;
}

/** Garments whose times the live beat looks back over. */
export const BEAT_WINDOW = 10;
const SILENT_TAKTS = 3;

/**
 * Seconds a garment takes at the end of the line, over the last ten.
 *
 * @param netSecondsSince working seconds since the tenth last garment, breaks left out
 * @see docs/formulas.md#heart-rate
 */
export const liveBeat = (netSecondsSince: DecimalInput): Decimal =>
  quantity(netSecondsSince).div(BEAT_WINDOW);

/**
 * Beats an hour.
 *
 * @see docs/formulas.md#heart-rate
 */
export const beatsPerHour = (taktSec: DecimalInput): Decimal | undefined =>
  ratioOf(3600, quantity(taktSec));

/**
 * Garments due after some working time, whole ones only.
 *
 * @see docs/formulas.md#heart-rate
 */
export const dueGarments = (elapsedNetSec: DecimalInput, taktSec: DecimalInput): number =>
  ratioOf(quantity(elapsedNetSec), quantity(taktSec))?.floor().toNumber() ?? 0;

/**
 * Colour of the pulse: within the takt, a warning, an alarm, or too slow; a line that has been silent
 * for more than three takts is red whatever it did before.
 *
 * @param beatSec `undefined` before ten garments came off
 * @param silentSec working seconds since the last garment
 * @see docs/formulas.md#heart-rate
 */
export function beatState(
  beatSec: DecimalInput | undefined,
  silentSec: DecimalInput,
  { taktSec, warnPct, alarmPct }: BeatLimits,
): BeatState {
  const takt = quantity(taktSec);
  const upTo = (pct: DecimalInput) => takt.times(quantity(pct)).div(100);
  if (quantity(silentSec).gt(takt.times(SILENT_TAKTS))) return 'red';
  if (beatSec === undefined) return 'green';
  const beat = decimal(beatSec);
  if (beat.lte(takt)) return 'green';
  if (beat.lte(upTo(warnPct))) return 'yellow';
  return beat.lte(upTo(alarmPct)) ? 'orange' : 'red';
}
