import { decimal } from '@garment-mes/domain/decimal';
import { requireRoom } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { isOnWorkDay, spentMinutes } from '@garment-mes/domain/schedule';
import { ConfirmStateLabels, HourKindLabels } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { departmentShift } from '../calendar/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { requireOpenPeriod } from '../wages/public.ts';
import {
  departmentOf,
  HOURS,
  isReason,
  lockPresent,
  lockProblem,
  lockWorkers,
  type Noted,
  notedOn,
  type Worker,
} from './hours.sql.ts';

type Entry = Omit<BodyOf<'createWorkedHours'>, 'requestId' | 'employeeIds'>;

/** Hours as they are stored. */
interface StoredHours {
  readonly id: string;
  readonly workDate: string;
  readonly employeeId: string | null;
  readonly problemLogId: string | null;
  readonly headcount: number;
  readonly confirmDate: string | null;
  readonly createBy: string | null;
}

const BIZ = 'worked_hours';
const NOT_SEWING = 2;
const MOST_PEOPLE = 500;
const DAY_MINUTES = 24 * 60;
const ORDER = { table: 'mes2.production_order', what: { zh: '订单', en: 'Order' } };
const PERSON = { zh: '员工', en: 'Employee' };
const WORK_DATE = { zh: '工作日', en: 'Work date' };

/**
 * Notes minutes: of the people named, of everybody of the department who was at work, or of a line that a problem
 * stopped, as one entry with its heads. What is refused of one is refused of all.
 *
 * @returns ids of the entries
 * @throws {DomainError} the first thing wrong
 */
export async function createHours(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createWorkedHours'>,
): Promise<readonly string[]> {
  const { requestId, employeeIds, ...entry } = body;
  if ((employeeIds?.length ?? 0) > MOST_PEOPLE)
    throw new DomainError('too-many-ids', { max: MOST_PEOPLE });
  // No list means everybody; an empty one names nobody.
  if (employeeIds?.length === 0)
    throw new DomainError('required', { field: { zh: '员工', en: 'the employees' } });
  const known = await claimRequest<{ ids: string[] }>(tx, actor, requestId, body);
  if (known) return known.ids;
  await requireOpenPeriod(tx, actor, entry.workDate, employeeIds ?? []);
  const times = await checked(tx, actor, entry);
  const heads = entry.problemLogId ? await stoppedHeads(tx, actor, entry, entry.problemLogId) : 1;
  const people = await peopleOf(tx, actor, entry, employeeIds ?? []);
  // Only now it is known who everybody is.
  await requireOpenPeriod(
    tx,
    actor,
    entry.workDate,
    people.map(({ id }) => id),
  );
  await requireDays(tx, actor, people, entry.workDate, times, undefined);
  const values = { ...valuesOf(entry), ...times, createBy: actor.user.id };
  const rows =
    people.length === 0
      ? [{ ...values, headcount: heads, problemLogId: entry.problemLogId ?? null }]
      : people.map(({ id }) => ({
          ...values,
          employeeId: id,
          problemLogId: entry.problemLogId ?? null,
        }));
  const ids = await written(tx, actor, rows);
  for (const id of ids) await services.audit(tx, { bizType: BIZ, bizId: id, action: 'create' });
  await keepAnswer(tx, actor, requestId, { ids });
  return ids;
}

/** Changes an entry that nobody confirmed. @throws {DomainError} what is wrong with it */
export async function updateHours(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, employeeId, ...entry }: BodyOf<'updateWorkedHours'>,
): Promise<void> {
  const before = await claimRecord<StoredHours>(tx, actor, HOURS, { id, version });
  requireUnconfirmed(before, CHANGE);
  for (const day of [before.workDate, entry.workDate].toSorted())
    await requireOpenPeriod(tx, actor, day, present([before.employeeId, employeeId]));
  const times = await checked(tx, actor, entry);
  // An entry of a whole line stays one; that of a person may turn out to be another's.
  const whose = before.employeeId && (employeeId ?? before.employeeId);
  if (whose) {
    const people = await peopleOf(tx, actor, entry, [whose]);
    await requireDays(tx, actor, people, entry.workDate, times, id);
  }
  await updateRow(tx, actor, HOURS.table, id, {
    ...valuesOf(entry),
    ...times,
    employeeId: whose,
  });
  await services.audit(tx, { bizType: BIZ, bizId: id, action: 'update' });
}

export async function deleteHours(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const before = await claimRecord<StoredHours>(tx, actor, HOURS, claim);
  requireUnconfirmed(before, REMOVE);
  await requireOpenPeriod(tx, actor, before.workDate, present([before.employeeId]));
  await updateRow(tx, actor, HOURS.table, claim.id, { delFlag: '2' });
  await services.audit(tx, { bizType: BIZ, bizId: claim.id, action: 'delete' });
}

/**
 * Confirms an entry, or takes that back. Nobody confirms what he entered, or his own hours.
 *
 * @throws {DomainError} `own-work`, `wrong-state` or `period-locked`
 */
export async function confirmHours(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  isConfirmed: boolean,
): Promise<void> {
  const { user, employee, now } = actor;
  const hours = await claimAnyVersion<StoredHours>(tx, actor, HOURS, id);
  const action = isConfirmed ? CONFIRM : TAKE_BACK;
  if (isConfirmed === (hours.confirmDate !== null)) throw refusedState(hours, action);
  const isOwn = hours.createBy === user.id || (hours.employeeId ?? '') === employee?.id;
  if (isConfirmed && isOwn) throw new DomainError('own-work', { action, what: HOURS.what });
  await requireOpenPeriod(tx, actor, hours.workDate, present([hours.employeeId]));
  await updateRow(tx, actor, HOURS.table, id, {
    confirmBy: isConfirmed ? user.id : null,
    confirmDate: isConfirmed ? now : null,
  });
  await services.audit(tx, {
    ...{ bizType: BIZ, bizId: id, action: isConfirmed ? 'confirm' : 'unconfirm' },
  });
}

const present = (ids: readonly (string | null | undefined)[]): string[] =>
  ids.filter((id) => typeof id === 'string');

const CHANGE = { zh: '修改', en: 'change it' };
const REMOVE = { zh: '删除', en: 'delete it' };
const CONFIRM = { zh: '确认', en: 'confirm' };
const TAKE_BACK = { zh: '反确认', en: 'take the confirmation back' };

const refusedState = ({ confirmDate }: StoredHours, action: { zh: string; en: string }) =>
  new DomainError('wrong-state', {
    ...{ what: HOURS.what, no: '', action },
    state: ConfirmStateLabels[confirmDate === null ? 0 : 1],
  });

function requireUnconfirmed(hours: StoredHours, action: { zh: string; en: string }): void {
  if (hours.confirmDate !== null) throw refusedState(hours, action);
}

interface Times {
  readonly minutes: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Its minutes and times. @throws {DomainError} what an entry says that cannot be */
async function checked(tx: Tx, actor: Actor, entry: Entry): Promise<Times> {
  const { workDate, deptId, kind, reasonCode, orderId } = entry;
  if (workDate > today(actor, await floorSettings(tx, actor)))
    throw new DomainError('invalid-value', { field: WORK_DATE });
  if (kind === NOT_SEWING && !reasonCode)
    throw new DomainError('required', { field: { zh: '原因', en: 'the reason' } });
  if (reasonCode && !(await isReason(tx, actor, reasonCode)))
    throw new DomainError('record-missing', { what: { zh: '原因', en: 'Reason' } });
  if (orderId) await requireReference(tx, ORDER, actor.companyId, orderId);
  const { startDate = null, endDate = null } = entry;
  if (startDate === null || endDate === null)
    return { minutes: requireMinutes(entry.minutes), startDate, endDate };
  if (endDate <= startDate)
    throw new DomainError('dates-reversed', {
      from: { zh: '开始', en: 'the start' },
      to: { zh: '结束', en: 'The end' },
    });
  if (![startDate, endDate].every((moment) => isOnWorkDay(workDate, moment)))
    throw new DomainError('invalid-value', { field: { zh: '开始', en: 'The start' } });
  const shift = await departmentShift(tx, actor.companyId, deptId, workDate);
  const most = requireMinutes(String(spentMinutes(workDate, startDate, endDate, shift)));
  const minutes = entry.minutes ? requireMinutes(entry.minutes) : most;
  if (decimal(minutes).gt(most)) throw new DomainError('hours-span', { most });
  return { minutes, startDate, endDate };
}

/** @throws {DomainError} for less than a minute and more than a day */
function requireMinutes(minutes: string | null | undefined): string {
  const field = { zh: '分钟', en: 'Minutes' };
  if (!minutes) throw new DomainError('required', { field: { zh: '分钟', en: 'the minutes' } });
  if (decimal(minutes).lt(1) || decimal(minutes).gt(DAY_MINUTES))
    throw new DomainError('out-of-range', { field, min: 1, max: DAY_MINUTES });
  return decimal(minutes).toFixed(2);
}

const valuesOf = ({ workDate, deptId, kind, reasonCode, orderId, remark }: Entry) => ({
  ...{ workDate, deptId, kind },
  ...{ reasonCode: reasonCode || null, orderId: orderId || null, remark: remark?.trim() || null },
});

/** Heads that a problem stopped. @throws {DomainError} `problem-open`, `hours-of-problem` */
async function stoppedHeads(
  tx: Tx,
  actor: Actor,
  { deptId, workDate }: Entry,
  id: string,
): Promise<number> {
  const problem = await lockProblem(tx, actor, id);
  if (problem?.deptId !== deptId || problem.workDate !== workDate)
    throw new DomainError('record-missing', { what: { zh: '问题单', en: 'Problem' } });
  if (!problem.isClosed) throw new DomainError('problem-open', { no: problem.no });
  if (problem.isNoted) throw new DomainError('hours-of-problem', { no: problem.no });
  return Math.max(1, problem.peopleNum);
}

/** The people an entry is of, locked; none for the heads that a problem stopped. */
async function peopleOf(
  tx: Tx,
  actor: Actor,
  { deptId, workDate, problemLogId }: Entry,
  employeeIds: readonly string[],
): Promise<readonly Worker[]> {
  const ids = [...new Set(employeeIds)];
  if (ids.length > 0) {
    const people = await lockWorkers(tx, actor, ids, workDate);
    if (people.length < ids.length) throw new DomainError('record-missing', { what: PERSON });
    const left = people.find(({ isEmployed }) => !isEmployed);
    if (left) throw new DomainError('employee-left', { employeeNo: left.employeeNo });
    return people;
  }
  if (problemLogId) return [];
  const present = await lockPresent(tx, actor, deptId, workDate);
  if (present.length > MOST_PEOPLE) throw new DomainError('too-many-ids', { max: MOST_PEOPLE });
  if (present.length === 0)
    throw new DomainError('hours-nobody', {
      line: (await departmentOf(tx, actor, deptId))?.name ?? '',
      workDate,
    });
  return present;
}

/** @throws {DomainError} naming the first whose day has no room */
async function requireDays(
  tx: Tx,
  actor: Actor,
  people: readonly Worker[],
  workDate: string,
  { minutes, startDate, endDate }: Times,
  except: string | undefined,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const noted = Map.groupBy(
    await notedOn(tx, actor, ids, workDate, except),
    (each) => each.employeeId,
  );
  for (const { id, employeeNo, attended } of people)
    requireRoom(
      { employeeNo, workDate, attended },
      (noted.get(id) ?? []).map((each) => ({ ...each, name: each.reason ?? kindOf(each) })),
      { minutes, start: startDate, end: endDate },
    );
}

const kindOf = ({ kind }: Noted) =>
  HourKindLabels[kind as keyof typeof HourKindLabels] ?? String(kind);

async function written(tx: Tx, { companyId }: Actor, rows: readonly object[]): Promise<string[]> {
  const ids = await tx.all<{ id: string }>(sql`
    select next_id() as id from generate_series(1, ${rows.length}::int)`);
  await insertRows(
    tx,
    HOURS.table,
    rows.map((row, at) => ({ id: ids[at]?.id, companyId, ...row })),
  );
  return ids.map(({ id }) => id);
}
