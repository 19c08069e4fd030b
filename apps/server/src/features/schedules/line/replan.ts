import type { SewnStyle } from '@garment-mes/domain/schedule';
import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { clockText } from '../../../records/clock-text.ts';
import { calendarReader, type LineCalendar } from '../../calendar/public.ts';
import type { LineProfile } from '../../lines/public.ts';
import { openBars, type StoredBar, sewnStyles } from './line-bars.sql.ts';
import { type PlannedLine, planLine } from './plan-line.ts';
import { saveLine } from './save-line.sql.ts';

/** A line with its calendar and what would be planned on it. */
export interface LineDraft extends PlannedLine {
  readonly line: LineProfile;
  readonly calendar: LineCalendar;
}

/** Changes the bars of a line before they are put in a row; `undefined` leaves them. */
export type EditBars = (bars: readonly StoredBar[], line: LineProfile) => readonly StoredBar[];

export interface PlanRequest {
  readonly edit?: EditBars | undefined;
  /** First bar to compute again; `undefined` computes the whole line. */
  readonly changedId?: string | undefined;
  /** The line's calendar where it is at hand, or another one for a look ahead. */
  readonly calendar?: LineCalendar | undefined;
}

/** A line as it is stored, with what its plan depends on. */
export interface StoredLine {
  readonly line: LineProfile;
  readonly calendar: LineCalendar;
  readonly sewn: readonly SewnStyle[];
  readonly bars: readonly StoredBar[];
}

export async function storedLine(
  tx: Tx,
  companyId: string,
  line: LineProfile,
  given?: LineCalendar,
): Promise<StoredLine> {
  const [bars, sewn, calendar] = await Promise.all([
    openBars(tx, companyId, line.deptId),
    sewnStyles(tx, companyId, line.deptId),
    given ?? calendarReader(tx, companyId)(line.calendarId),
  ]);
  return { line, calendar, sewn, bars };
}

/** Computes bars of a line without reading or writing anything. */
export function planStored(
  { line, calendar, sewn, bars }: StoredLine,
  { now, scope }: Pick<Actor, 'now' | 'scope'>,
  wanted: string | undefined,
): LineDraft {
  const changedId = bars.some(({ id }) => id === wanted) ? wanted : undefined;
  const at = clockText(now, scope.timeZone);
  const { shiftOf, minutesOn } = calendar;
  return { line, calendar, ...planLine(bars, shiftOf, minutesOn, at, { changedId, sewn }) };
}

/** Computes a line without writing anything. The caller has locked the line if it is going to write. */
export async function draftLine(
  tx: Tx,
  actor: Actor,
  line: LineProfile,
  { edit, changedId, calendar }: PlanRequest,
): Promise<LineDraft> {
  const stored = await storedLine(tx, actor.companyId, line, calendar);
  const bars = edit ? edit(stored.bars, line) : stored.bars;
  return planStored({ ...stored, bars }, actor, changedId);
}

/** A line as it was computed and written. */
export interface SavedLine extends LineDraft {
  /** Bars whose place changed: their version is one more. */
  readonly moved: readonly string[];
}

/** Computes a locked line and writes it. */
export async function replanLine(
  services: Services,
  tx: Tx,
  actor: Actor,
  line: LineProfile,
  request: PlanRequest = {},
): Promise<SavedLine> {
  const draft = await draftLine(tx, actor, line, request);
  const today = clockText(actor.now, actor.scope.timeZone).slice(0, 10);
  const moved = await saveLine(tx, actor, draft.bars, draft.calendar.dayOf, today);
  await services.publish(tx, { topic: 'schedule', keys: [line.deptId, ...moved] });
  const bars = draft.bars.map((planned) =>
    moved.includes(planned.bar.id)
      ? { ...planned, bar: { ...planned.bar, version: planned.bar.version + 1 } }
      : planned,
  );
  return { ...draft, bars, moved };
}
