import {
  type BedRole,
  bedLabel,
  isBedOpen,
  requireOwnTeamChange,
} from '@garment-mes/domain/cutting-bed';
import { decimal, shareOut } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimAnyVersion } from '../../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../../records/claim-request.sql.ts';
import { type BedRow, bedKind, detailShares, paidByBed } from '../../beds/public.ts';

type People = DataOf<'joinCuttingBed'>;
type Joining = BodyOf<'joinCuttingBed'>;

const ENTRY_KEY = 'PUT^/mes2/reduce/update';
const ROLE_NAMES: Readonly<Record<BedRole, string>> = {
  1: '拉布',
  2: '裁剪',
  3: '打号',
  4: '查片',
  5: '捆扎',
};

/** Adds people to an open bed, equal shares unless one is said, or notes that they left. */
export async function joinBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Joining,
): Promise<People> {
  const known = await claimRequest<People>(tx, actor, body.requestId, body);
  if (known) return inSight(actor, known);
  const bed = await claimAnyVersion<BedRow>(tx, actor, bedKind, body.reduceBedId);
  const { id } = bed;
  if (!isBedOpen(bed)) throw new DomainError('bed-people-locked', { bedNo: bedLabel(bed) });
  requireOwnTeamChange(
    { employeeId: actor.employee?.id, leadsTable: leadsTable(tx, actor, bed) },
    body,
  );
  const processId = await processOf(tx, actor, bed, body);
  if (body.employeeIds.length === 0) throw new DomainError('required', { field: '员工' });
  if (body.leave) await leave(tx, actor, id, processId, body);
  else await join(tx, actor, bed, processId, body);
  const shares = await detailShares(tx, actor, id);
  const answer: People = { reduceBedId: id, employees: shares, version: bed.version };
  await services.publish(tx, { topic: 'bed', keys: [id] });
  // Stored whole: a repeated request may come from somebody who sees other parts of it.
  await keepAnswer(tx, actor, body.requestId, answer);
  return inSight(actor, answer);
}

/** Whether the person enters the beds of this table, not of another one. */
const leadsTable = (tx: Tx, actor: Actor, { tableId }: BedRow): boolean =>
  actor.can(ENTRY_KEY) && (tx.reach === undefined || tx.reach.deptIds.includes(tableId));

/** The people without what they earn, for those who see no prices. */
const inSight = (actor: Actor, people: People): People =>
  actor.can('FIELD^orderProcess.price')
    ? people
    : {
        ...people,
        employees: people.employees.map(({ amount: _amount, ...share }) => share),
      };

/** The bed-paid operation that was named, else the one whose name is the role's. */
async function processOf(
  tx: Tx,
  actor: Actor,
  { orderId }: BedRow,
  { orderProcessId, role }: Joining,
): Promise<string> {
  const paid = await paidByBed(tx, actor, orderId);
  const found = orderProcessId
    ? paid.find((process) => process.orderProcessId === orderProcessId)
    : paid.find(({ processName }) => processName.includes(ROLE_NAMES[role]));
  if (!found) throw new DomainError('record-missing', { what: '工序' });
  return found.orderProcessId;
}

interface Member {
  readonly id: string;
  readonly employeeId: string;
  readonly sharePct: string;
}

const membersOf = (tx: Tx, { companyId }: Actor, bedId: string, processId: string) =>
  tx.all<Member>(sql`
    select id, employee_id, share_pct from mes2.cutting_bed_employee
    where company_id = ${companyId} and cutting_bed_id = ${bedId} and order_process_id = ${processId}
    order by join_date, id`);

async function join(
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  processId: string,
  { employeeIds, role, sharePct }: Joining,
): Promise<void> {
  const { id } = bed;
  const present = await membersOf(tx, actor, id, processId);
  const joining = [...new Set(employeeIds)];
  if (joining.some((employeeId) => present.some((member) => member.employeeId === employeeId))) {
    throw new DomainError('bed-already-joined', { bedNo: bedLabel(bed), role: ROLE_NAMES[role] });
  }
  for (const employeeId of joining) {
    const added = await tx.run(sql`
      insert into mes2.cutting_bed_employee (company_id, cutting_bed_id, order_process_id, employee_id, role,
        share_pct, join_date)
      select company_id, ${id}, ${processId}, id, ${role}::int, 1, ${actor.now}
      from amc.company_member
      where company_id = ${actor.companyId} and id = ${employeeId} and status = 0 and del_flag = '0'`);
    if (added === 0) throw new DomainError('record-missing', { what: '员工' });
  }
  await shareEqually(tx, actor, id, processId, joining, sharePct ?? undefined);
}

/**
 * Shares of one operation add up to a hundred: who has a share named keeps it, the others divide the rest
 * evenly, the first of them with the odd hundredth.
 */
async function shareEqually(
  tx: Tx,
  actor: Actor,
  bedId: string,
  processId: string,
  joining: readonly string[],
  sharePct: string | undefined,
): Promise<void> {
  const members = await membersOf(tx, actor, bedId, processId);
  const named = new Set(sharePct === undefined ? [] : joining);
  const others = members.filter(({ employeeId }) => !named.has(employeeId));
  const taken = decimal(sharePct ?? 0).times(named.size);
  const rest = decimal(100).minus(taken);
  if (taken.lt(0) || (sharePct !== undefined && taken.lte(0)) || rest.lt(0)) {
    throw new DomainError('out-of-range', { field: '分摊%', min: 0, max: 100 });
  }
  const parts = shareOut(
    rest,
    others.map(() => 1),
    2,
  );
  for (const { id, employeeId } of members) {
    const at = others.findIndex((other) => other.employeeId === employeeId);
    const part = at < 0 ? decimal(sharePct ?? 0) : parts[at];
    if (!part || part.lte(0)) {
      throw new DomainError('out-of-range', { field: '分摊%', min: 0, max: 100 });
    }
    await tx.run(sql`
      update mes2.cutting_bed_employee set share_pct = ${part.toFixed(2)}, version = version + 1
      where company_id = ${actor.companyId} and id = ${id}`);
  }
}

async function leave(
  tx: Tx,
  actor: Actor,
  bedId: string,
  processId: string,
  { employeeIds }: Joining,
): Promise<void> {
  const left = await tx.run(sql`
    update mes2.cutting_bed_employee set leave_date = greatest(join_date, ${actor.now}::timestamptz), version = version + 1
    where company_id = ${actor.companyId} and cutting_bed_id = ${bedId} and order_process_id = ${processId}
      and employee_id = any(${employeeIds}::bigint[])`);
  if (left === 0) throw new DomainError('record-missing', { what: '员工' });
}
