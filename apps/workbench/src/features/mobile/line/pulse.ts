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

/** How long a problem has been open, `3:07`; hours too when there are any. */
export function openFor(reportDate: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - momentOf(reportDate)) / 1_000));
  const [hours, minutes, rest] = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** Whether nobody came within the time that was promised. */
export const isOverdue = (
  reportDate: string,
  responseMin: number | undefined,
  now: number,
): boolean => responseMin !== undefined && now - momentOf(reportDate) > responseMin * 60_000;
