import { lastShift, type PastShift } from '@garment-mes/domain/schedule';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader } from './line-calendar.ts';

/** What a board has to know before it shows the last shift instead of the running day. */
export interface RestingOn {
  /** Whose calendar decides; none where the place has no calendar. */
  readonly calendarId: string | undefined;
  readonly workDate: string;
  /** Whether the running day has figures of its own. */
  readonly hasWork: boolean;
}

/** The shift whose figures stand on a board while nobody works there; `null` while the running day is shown. */
export async function restingShift(
  tx: Tx,
  { companyId, now, scope }: Actor,
  { calendarId, workDate, hasWork }: RestingOn,
): Promise<PastShift | null> {
  if (calendarId === undefined) return null;
  const { shiftOf } = await calendarReader(tx, companyId)(calendarId);
  return lastShift(workDate, clockText(now, scope.timeZone), hasWork, shiftOf) ?? null;
}
