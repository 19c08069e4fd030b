import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { AbsenceTypeLabels } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { type Claim, claimRecord } from '../../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../../records/write-row.sql.ts';
import { requireReference } from '../../../resources/uses/references.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { requireOpenPeriod } from '../../wages/public.ts';
import { storedCalendar } from '../stored-calendar.sql.ts';
import {
  ATTENDANCE,
  type Attendee,
  type DayFacts,
  dayFacts,
  lockAttendees,
  writeDayMinutes,
} from './attendance.sql.ts';
import { type AttendanceEntry, type AttendanceValues, attendanceValues } from './attended-shift.ts';

const BIZ = 'attendance';
const SHIFT = { table: 'mes2.shift', what: { zh: '班次', en: 'Shift' } };
const PERSON = { zh: '员工', en: 'Employee' };
const WORK_DATE = { zh: '工作日', en: 'Work date' };

interface StoredAttendance {
  readonly id: string;
  readonly employeeId: string;
  readonly workDate: string;
}

/**
 * Enters the day of a person.
 *
 * @returns its id
 * @throws {DomainError} what keeps it from being entered
 */
export async function createAttendance(
  services: Services,
  tx: Tx,
  actor: Actor,
  { employeeId, workDate, despiteAbsence, ...entry }: BodyOf<'createAttendance'>,
): Promise<string> {
  await requirePastDay(tx, actor, workDate);
  await requireOpenPeriod(tx, actor, workDate, [employeeId]);
  const person = await lockPerson(tx, actor, workDate, employeeId);
  if (!person.isEmployed) throw new DomainError('employee-left', { employeeNo: person.employeeNo });
  const facts = await factsOf(tx, actor, workDate, person);
  const { employeeNo } = person;
  if (facts.hasAttendance) throw new DomainError('attendance-twice', { employeeNo, workDate });
  if (facts.isAway && despiteAbsence !== 1)
    throw new DomainError('attendance-absent', {
      ...{ employeeNo, workDate },
      absence: absenceOf(facts),
    });
  const values = await valuesOf(tx, actor, person, workDate, entry);
  requireRoomForHours(person, workDate, facts, values);
  const id = await insertRow(tx, ATTENDANCE.table, {
    ...{ companyId: actor.companyId, employeeId, workDate, createBy: actor.user.id },
    ...{ id: await nextId(tx), remark: entry.remark?.trim() || null, ...values },
  });
  if (id === undefined) throw new DomainError('attendance-twice', { employeeNo, workDate });
  await writeDayMinutes(tx, actor, workDate, [{ id: employeeId, minutes: total(values) }]);
  await services.audit(tx, { bizType: BIZ, bizId: id, action: 'create' });
  return id;
}

/** Changes a day whose wage is open. @throws {DomainError} what is wrong with it */
export async function updateAttendance(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...entry }: BodyOf<'updateAttendance'>,
): Promise<void> {
  const { employeeId, workDate } = await claimRecord<StoredAttendance>(tx, actor, ATTENDANCE, {
    ...{ id, version },
  });
  await requireOpenPeriod(tx, actor, workDate, [employeeId]);
  const person = await lockPerson(tx, actor, workDate, employeeId);
  const facts = await factsOf(tx, actor, workDate, person);
  const values = await valuesOf(tx, actor, person, workDate, entry);
  requireRoomForHours(person, workDate, facts, values);
  await updateRow(tx, actor, ATTENDANCE.table, id, {
    ...values,
    remark: entry.remark?.trim() || null,
  });
  await writeDayMinutes(tx, actor, workDate, [{ id: employeeId, minutes: total(values) }]);
  await services.audit(tx, { bizType: BIZ, bizId: id, action: 'update' });
}

export async function deleteAttendance(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const { employeeId, workDate } = await claimRecord<StoredAttendance>(
    tx,
    actor,
    ATTENDANCE,
    claim,
  );
  await requireOpenPeriod(tx, actor, workDate, [employeeId]);
  const person = await lockPerson(tx, actor, workDate, employeeId);
  requireRoomForHours(person, workDate, await factsOf(tx, actor, workDate, person), undefined);
  await updateRow(tx, actor, ATTENDANCE.table, claim.id, { delFlag: '2' });
  await writeDayMinutes(tx, actor, workDate, [{ id: employeeId, minutes: null }]);
  await services.audit(tx, { bizType: BIZ, bizId: claim.id, action: 'delete' });
}

/** @throws {DomainError} `invalid-value` for a day to come: nobody was at work on it yet */
export async function requirePastDay(tx: Tx, actor: Actor, workDate: string): Promise<void> {
  if (workDate > today(actor, await floorSettings(tx, actor)))
    throw new DomainError('invalid-value', { field: WORK_DATE });
}

export const total = ({ normalMin, otMin }: Pick<AttendanceValues, 'normalMin' | 'otMin'>) =>
  normalMin + otMin;

async function lockPerson(
  tx: Tx,
  actor: Actor,
  workDate: string,
  employeeId: string,
): Promise<Attendee> {
  const [person] = await lockAttendees(tx, actor, workDate, sql`e.id = ${employeeId}`);
  if (!person) throw new DomainError('record-missing', { what: PERSON });
  return person;
}

async function factsOf(
  tx: Tx,
  actor: Actor,
  workDate: string,
  { id }: Attendee,
): Promise<DayFacts> {
  const [facts] = await dayFacts(tx, actor, workDate, [id]);
  if (!facts) throw new DomainError('record-missing', { what: PERSON });
  return facts;
}

async function valuesOf(
  tx: Tx,
  actor: Actor,
  { calendarId }: Attendee,
  workDate: string,
  entry: AttendanceEntry,
): Promise<AttendanceValues> {
  if (entry.shiftId) await requireReference(tx, SHIFT, actor.companyId, entry.shiftId);
  if (calendarId === null)
    throw new DomainError('calendar-missing', { year: workDate.slice(0, 4) });
  return attendanceValues(await storedCalendar(tx, actor.companyId, calendarId), workDate, entry);
}

/** @throws {DomainError} `attendance-below-hours` when more is noted of the day than it would have */
function requireRoomForHours(
  { employeeNo }: Attendee,
  workDate: string,
  { booked }: DayFacts,
  values: AttendanceValues | undefined,
): void {
  if (decimal(booked).gt(values ? total(values) : 0))
    throw new DomainError('attendance-below-hours', {
      ...{ employeeNo, workDate },
      booked: decimal(booked).toString(),
    });
}

const absenceOf = ({ absenceType }: DayFacts) =>
  AbsenceTypeLabels[absenceType as keyof typeof AbsenceTypeLabels] ?? String(absenceType);

async function nextId(tx: Tx): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`select next_id() as id`);
  if (!row) throw new Error('no id was made');
  return row.id;
}
