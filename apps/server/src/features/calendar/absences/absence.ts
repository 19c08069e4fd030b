import { DomainError } from '@garment-mes/domain/refusals';
import { AbsenceStatusLabels, AbsenceTypeLabels } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import { message } from '../../../messages/message-texts.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { mayDecideFor } from '../../people/public.ts';
import { requireOpenPeriod } from '../../wages/public.ts';
import { storedCalendar } from '../stored-calendar.sql.ts';
import {
  ABSENCE,
  type AbsentEmployee,
  absentEmployees,
  decideAbsence,
  insertAbsence,
  lockEmployee,
  overlapping,
  planners,
  touchedSchedules,
  withdrawAbsence,
} from './absence.sql.ts';
import { absenceDays, missedDays } from './absence-days.ts';

const PERSONAL_LEAVE = 1;

/** What somebody asks for. */
export type AbsenceRequest = Omit<BodyOf<'createEmployeeAbsence'>, 'employeeIds'>;

/** A stored absence. */
interface AbsenceRecord {
  readonly id: string;
  readonly employeeId: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly status: 0 | 1 | 2;
  readonly createBy: string | null;
}

/** One absence for each of the people; what is refused of one is refused of all. */
export async function createAbsences(
  services: Services,
  tx: Tx,
  actor: Actor,
  { employeeIds, ...request }: BodyOf<'createEmployeeAbsence'>,
): Promise<string[]> {
  requireRequest(request);
  const wanted = [...new Set(employeeIds)];
  const people = await absentEmployees(
    tx,
    actor.companyId,
    sql`e.id = any(${wanted}::bigint[])`,
    request.fromDate.slice(0, 10),
  );
  if (people.length < wanted.length || people.length === 0)
    throw new DomainError('record-missing', { what: { zh: '员工', en: 'Employee' } });
  const ids: string[] = [];
  for (const person of people) ids.push(await createAbsence(services, tx, actor, person, request));
  return ids;
}

export async function createAbsence(
  services: Services,
  tx: Tx,
  actor: Actor,
  person: AbsentEmployee,
  request: AbsenceRequest,
): Promise<string> {
  requireRequest(request);
  const { companyId } = actor;
  const { fromDate, toDate, absenceType } = request;
  await requireOpenDays(tx, actor, fromDate, toDate, [person.id]);
  await lockEmployee(tx, companyId, person.id);
  const other = await overlapping(tx, companyId, person.id, fromDate, toDate);
  if (other)
    throw new DomainError('absence-overlap', {
      employeeNo: person.employeeNo,
      date: other.date,
      type: labelOf(other.absenceType),
    });
  if (person.calendarId === null)
    throw new DomainError('calendar-missing', { year: fromDate.slice(0, 4) });
  const calendar = await storedCalendar(tx, companyId, person.calendarId);
  const days = absenceDays(fromDate, toDate, calendar);
  const most = days.reduce((total, { minutes }) => total + minutes, 0);
  if (most === 0) throw new DomainError('absence-rest-days', {});
  const minutes = request.minutes ?? most;
  if (minutes > most) throw new DomainError('absence-minutes', { most });
  const id = await insertAbsence(
    tx,
    {
      employeeId: person.id,
      absenceType,
      fromDate,
      toDate,
      minutes,
      reason: request.reason?.trim() || null,
    },
    missedDays(days, minutes),
  );
  await services.audit(tx, { bizType: 'absence', bizId: id, action: 'create' });
  await services.publish(tx, { topic: 'employeeAbsence', keys: [id] });
  return id;
}

/** 0 → 1 or 2, by somebody who leads the person and is not the person. */
export async function decide(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { agree, opinion }: Pick<BodyOf<'approveEmployeeAbsence'>, 'agree' | 'opinion'>,
): Promise<void> {
  const { companyId, user, now } = actor;
  const absence = await hold(tx, actor, id);
  if (absence.employeeId === actor.employee?.id) throw new DomainError('absence-own', {});
  if (!(await mayDecideFor(tx, companyId, actor.employee?.id, absence.employeeId)))
    throw new DomainError('no-permission', { name: { zh: '批准请假', en: 'approve absences' } });
  if (absence.status !== 0) throw refusedState(absence, agree ? APPROVE : REFUSE);
  if (!agree && !opinion?.trim())
    throw new DomainError('reason-required', { action: { zh: '拒绝', en: 'refuse' } });
  // Minutes of leave are paid with the period of their days.
  if (agree)
    await requireOpenDays(tx, actor, absence.fromDate, absence.toDate, [absence.employeeId]);
  const to = agree ? 1 : 2;
  await decideAbsence(tx, companyId, id, to, user.id, opinion?.trim() || null, now);
  await services.audit(tx, {
    bizType: 'absence',
    bizId: id,
    action: agree ? 'approve' : 'refuse',
    from: 0,
    to,
    ...(opinion ? { reason: opinion } : {}),
  });
  await services.publish(tx, { topic: 'employeeAbsence', keys: [id] });
  if (agree) await notifyPlanners(services, tx, actor, id);
}

/**
 * Withdraws a request before it begins: whoever entered it, the person himself, and those who decide about the person.
 *
 * @throws {DomainError} `absence-begun`, `absence-of-other`, `period-locked` or `wrong-state`
 */
export async function cancel(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: BodyOf<'cancelEmployeeAbsence'>,
): Promise<void> {
  const absence = await claimRecord<AbsenceRecord>(tx, actor, ABSENCE, claim);
  if (absence.status === 2) throw refusedState(absence, WITHDRAW);
  const begun = await tx.one(sql`select 1 where ${absence.fromDate}::timestamptz <= ${actor.now}`);
  if (begun) throw new DomainError('absence-begun', {});
  const { companyId, user, employee } = actor;
  const isOwn = absence.createBy === user.id || absence.employeeId === employee?.id;
  if (!isOwn && !(await mayDecideFor(tx, companyId, employee?.id, absence.employeeId)))
    throw new DomainError('absence-of-other', {});
  if (absence.status === APPROVED)
    await requireOpenDays(tx, actor, absence.fromDate, absence.toDate, [absence.employeeId]);
  await withdrawAbsence(tx, actor.companyId, claim.id, reason);
  await services.audit(tx, { bizType: 'absence', bizId: claim.id, action: 'cancel', reason });
  await services.publish(tx, { topic: 'employeeAbsence', keys: [claim.id] });
}

async function hold(tx: Tx, { companyId, user, now }: Actor, id: string): Promise<AbsenceRecord> {
  const held = await tx.one<AbsenceRecord>(sql`
    update mes2.employee_absence set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and del_flag = '0'
    returning id, employee_id, from_date, to_date, status, create_by`);
  if (!held) throw new DomainError('record-missing', { what: ABSENCE.what });
  return held;
}

/** A line that is short of people because of an absence is somebody's work: the planners are notified. */
async function notifyPlanners(services: Services, tx: Tx, actor: Actor, id: string): Promise<void> {
  const touched = await touchedSchedules(tx, actor.companyId, id);
  if (touched.length === 0) return;
  await services.notify(tx, {
    userIds: await planners(tx, actor.companyId),
    title: message('absenceTouches', {
      schedules: touched.map(({ scheduleNo }) => scheduleNo),
    }),
    messageType: 'Notice,Message',
    bizType: 'schedule',
    bizId: id,
    address: '/mes/calendar/manpowerPlanDisplay',
    level: 2,
  });
}

function requireRequest({ fromDate, toDate, absenceType, reason }: AbsenceRequest): void {
  if (toDate < fromDate)
    throw new DomainError('dates-reversed', {
      from: { zh: '开始', en: 'the start' },
      to: { zh: '结束', en: 'The end' },
    });
  if (absenceType === PERSONAL_LEAVE && !reason?.trim())
    throw new DomainError('required', { field: { zh: '事由', en: 'the reason' } });
}

/** @throws {DomainError} `period-locked` */
async function requireOpenDays(
  tx: Tx,
  actor: Actor,
  from: string,
  to: string,
  people: readonly string[],
): Promise<void> {
  await requireOpenPeriod(tx, actor, from.slice(0, 10), people, to.slice(0, 10));
}

const labelOf = (type: number) =>
  (AbsenceTypeLabels as Readonly<Record<number, { zh: string; en: string }>>)[type] ?? String(type);

const APPROVED = 1;
const APPROVE = { zh: '批准', en: 'approve it' };
const REFUSE = { zh: '拒绝', en: 'refuse it' };
const WITHDRAW = { zh: '撤销', en: 'withdraw it' };
const refusedState = ({ status }: AbsenceRecord, action: { zh: string; en: string }) =>
  new DomainError('wrong-state', {
    what: ABSENCE.what,
    no: '',
    state: AbsenceStatusLabels[status],
    action,
  });
