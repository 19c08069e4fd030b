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

/** Computes a line without writing anything. The caller has locked the line if it is going to write. */
export async function draftLine(
  tx: Tx,
  { companyId, now, scope }: Actor,
  line: LineProfile,
  { edit, changedId, calendar: given }: PlanRequest,
): Promise<LineDraft> {
  const [stored, sewn, calendar] = await Promise.all([
    openBars(tx, companyId, line.deptId),
    sewnStyles(tx, companyId, line.deptId),
    given ?? calendarReader(tx, companyId)(line.calendarId),
  ]);
  const bars = edit ? edit(stored, line) : stored;
  const planned = planLine(
    bars,
    calendar.shiftOf,
    calendar.minutesOn,
    clockText(now, scope.timeZone),
    {
      changedId: bars.some(({ id }) => id === changedId) ? changedId : undefined,
      sewn,
    },
  );
  return { line, calendar, ...planned };
}

/** Computes a locked line and writes it. */
export async function replanLine(
  services: Services,
  tx: Tx,
  actor: Actor,
  line: LineProfile,
  request: PlanRequest = {},
): Promise<LineDraft> {
  const draft = await draftLine(tx, actor, line, request);
  const today = clockText(actor.now, actor.scope.timeZone).slice(0, 10);
  const moved = await saveLine(tx, actor.companyId, draft.bars, draft.calendar.dayOf, today);
  await services.publish(tx, { topic: 'schedule', keys: [line.deptId, ...moved] });
  const bars = draft.bars.map((planned) =>
    moved.includes(planned.bar.id)
      ? { ...planned, bar: { ...planned.bar, version: planned.bar.version + 1 } }
      : planned,
  );
  return { ...draft, bars };
}
