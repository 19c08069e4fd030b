import { DomainError } from '@garment-mes/domain/refusals';
import { type ShiftSegment, workedSegments } from '@garment-mes/domain/schedule';
import { type HourWindow, hourWindows } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { calendarReader, segmentsOn, storedShifts } from '../calendar/public.ts';
import { readLines } from '../lines/public.ts';
import { spanOf } from './output-of-windows.ts';

/** A day of a line as its calendar has it. */
export interface LineDay {
  readonly name: string;
  readonly isRestDay: boolean;
  readonly windows: readonly HourWindow[];
  /** The shift that is worked; none on a rest day. */
  readonly shiftId: string | undefined;
}

/** Reads a line's day; lines without a profile work the windows of the named shift every day. */
export async function lineDay(
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
  shiftId?: string,
): Promise<LineDay> {
  const dept = await tx.one<{ name: string }>(sql`
    select name from amc.department where company_id = ${companyId} and id = ${deptId} and del_flag = '0'`);
  if (!dept) throw new DomainError('record-missing', { what: '产线' });
  const [line] = await readLines(tx, companyId, { deptIds: [deptId] });
  const day = line && (await calendarReader(tx, companyId)(line.calendarId)).dayOf(workDate);
  const segments =
    shiftId === undefined
      ? (day?.segments ?? [])
      : workedSegments(await segmentsOfShift(tx, companyId, shiftId, workDate), day?.otMin ?? 0);
  return {
    name: dept.name,
    isRestDay: day !== undefined && day.shiftIds.length === 0,
    windows: hourWindows(segments, true),
    shiftId: shiftId ?? day?.shiftIds[0],
  };
}

/** What a shift works on a date. @throws {DomainError} `record-missing` */
async function segmentsOfShift(
  tx: Tx,
  companyId: string,
  shiftId: string,
  workDate: string,
): Promise<readonly ShiftSegment[]> {
  const known = await tx.one(sql`
    select 1 from mes2.shift where company_id = ${companyId} and id = ${shiftId} and del_flag = '0'`);
  if (!known) throw new DomainError('record-missing', { what: { zh: '班次', en: 'Shift' } });
  return segmentsOn((await storedShifts(tx, companyId)).get(shiftId), workDate);
}

/** Hours a line works on a day; on a day of rest those that somebody set a target for. */
export async function workedWindows(
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
  { windows }: Pick<LineDay, 'windows'>,
  dayCutoff: string,
): Promise<readonly HourWindow[]> {
  if (windows.length > 0) return windows;
  const targets = await tx.all<{ hourTargets: readonly Omit<HourWindow, 'minutes'>[] }>(sql`
    select hour_targets from mes2.output_target
    where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date and del_flag = '0'`);
  const longest = new Map<string, HourWindow & { readonly begins: number }>();
  for (const { from, to } of targets.flatMap(({ hourTargets }) => hourTargets)) {
    const span = spanOf({ from, to }, dayCutoff);
    const minutes = (span.to - span.from) / 60;
    if (minutes > (longest.get(from)?.minutes ?? 0))
      longest.set(from, { from, to, minutes, begins: span.from });
  }
  return [...longest.values()].sort((a, b) => a.begins - b.begins);
}
