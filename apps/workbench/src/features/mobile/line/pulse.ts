import { type BeatState, beatState } from '@garment-mes/domain/flow';
import type { SewingLineLive } from '@garment-mes/sdk/mes2';

const momentOf = (timestamp: string): number => Date.parse(`${timestamp.replace(' ', 'T')}Z`);

/** Seconds since the answer was made. */
export const ageOf = ({ asOf }: Pick<SewingLineLive, 'asOf'>, now: number): number =>
  Math.max(0, Math.floor((now - momentOf(asOf)) / 1_000));

/**
 * Colour of the pulse at this moment: the silence continues after the answer was made, unless something came
 * off the line since.
 */
export function pulseOf(live: SewingLineLive, now: number, counted: number): BeatState | undefined {
  if (Number(live.taktSec) === 0) return undefined;
  const silent = counted > 0 ? 0 : live.silentSec + ageOf(live, now);
  return beatState(live.beatSec ?? undefined, silent, {
    taktSec: live.taktSec,
    warnPct: live.warnPct,
    alarmPct: live.alarmPct,
  });
}
