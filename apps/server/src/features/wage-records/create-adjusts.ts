import { decimal } from '@garment-mes/domain/decimal';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { WageRecordStatus } from '@garment-mes/domain/states';
import { WageAdjustKind } from '@garment-mes/domain/wages';
import { withinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { type AdjustRow, adjustsWhere } from './adjust.sql.ts';
import { type HeldPeriod, holdPeriod } from './hold-period.sql.ts';

type Body = BodyOf<'createWageAdjust'>;
type Input = Body['rows'][number];

const PERSON = { zh: '员工', en: 'Employee' };
const TABLES = {
  check: { table: sql`mes2.qc_check_record`, what: { zh: '质检单', en: 'Inspection record' } },
  problem: { table: sql`mes2.problem_log`, what: { zh: '问题单', en: 'Problem' } },
  scan: { table: sql`mes2.scan`, what: { zh: '扫描', en: 'Scan' } },
} as const;
type RefType = keyof typeof TABLES;

/**
 * Enters adjustments of a period; they count once somebody else approves them. Amounts come without a sign: the kind says
 * what is deducted. Of several rows the first that is wrong is named and none is kept.
 *
 * @throws {DomainError} `period-locked` for a period or a wage that is locked, `adjust-row`, `adjust-row-locked`, and
 * what a row may break
 */
export async function createAdjusts(
  services: Services,
  tx: Tx,
  actor: Actor,
  { requestId, ...body }: Body,
): Promise<AdjustRow[]> {
  const done = await claimRequest<{ ids: string[] }>(tx, actor, requestId, body);
  if (done) return adjustsWhere(tx, actor, sql`a.id = any(${done.ids}::bigint[])`);
  const period = await holdPeriod(tx, actor, body.periodId);
  if (body.rows.length === 0)
    throw new DomainError('required', { field: { zh: '调整', en: 'the adjustments' } });
  const known = await factsOf(tx, actor, period, body.rows);
  for (const [at, row] of body.rows.entries())
    refuseRow(row, known, period, body.rows.length > 1 ? at + 1 : undefined);
  const stored = body.rows.map(({ employeeId, kind, amount, reason, refType, refId }) => ({
    ...{ companyId: actor.companyId, periodId: period.id, employeeId, kind, amount },
    ...{ reason: reason.trim(), refType: refId ? refType : null, refId: refId ?? null },
  }));
  const ids = await insertAdjusts(tx, stored);
  await keepAnswer(tx, actor, requestId, { ids });
  await services.publish(tx, { topic: 'wage', keys: [] });
  return adjustsWhere(tx, actor, sql`a.id = any(${ids}::bigint[])`);
}

async function insertAdjusts(
  tx: Tx,
  rows: readonly Readonly<Record<string, string | number | null | undefined>>[],
): Promise<string[]> {
  const fresh = await tx.all<{ id: string }>(sql`
    select next_id() as id from generate_series(1, ${rows.length}::int)`);
  const ids = fresh.map(({ id }) => id);
  await insertRows(
    tx,
    'mes2.wage_adjust',
    rows.map((row, at) => ({ id: ids[at], ...row })),
  );
  return ids;
}

/** What the rows name, looked up at once. */
interface Facts {
  readonly people: ReadonlyMap<
    string,
    { readonly employeeName: string; readonly status: number | null }
  >;
  readonly refs: ReadonlySet<string>;
}

async function factsOf(
  tx: Tx,
  { companyId, scope }: Actor,
  period: HeldPeriod,
  rows: readonly Input[],
): Promise<Facts> {
  const reached = withinReach(scope.reach, 'amc.company_member', sql`m`) ?? sql`true`;
  const people = await tx.all<{ id: string; employeeName: string; status: number | null }>(sql`
    select m.id, m.employee_name, r.status from amc.company_member m
    left join mes2.wage_record r on r.company_id = m.company_id and r.employee_id = m.id
      and r.period_id = ${period.id} and r.del_flag = '0'
    where m.company_id = ${companyId} and m.del_flag = '0' and ${reached}
      and m.id = any(${[...new Set(rows.map(({ employeeId }) => employeeId))]}::bigint[])`);
  const refs = new Set<string>();
  for (const [refType, { table }] of Object.entries(TABLES)) {
    const ids = rows.flatMap((row) => (row.refType === refType && row.refId ? [row.refId] : []));
    if (ids.length === 0) continue;
    const found = await tx.all<{ id: string }>(sql`
      select x.id from ${table} x where x.company_id = ${companyId} and x.id = any(${ids}::bigint[])`);
    for (const { id } of found) refs.add(`${refType} ${id}`);
  }
  return { people: new Map(people.map(({ id, ...person }) => [id, person])), refs };
}

function refuseRow(
  row: Input,
  facts: Facts,
  { periodNo }: HeldPeriod,
  at: number | undefined,
): void {
  const person = facts.people.get(row.employeeId);
  if ((person?.status ?? 0) >= WageRecordStatus.locked) {
    const employeeName = person?.employeeName ?? '';
    throw at === undefined
      ? new DomainError('period-locked', { periodNo })
      : new DomainError('adjust-row-locked', { row: at, employeeName, periodNo });
  }
  const fault = person ? faultOf(row, facts) : new DomainError('record-missing', { what: PERSON });
  if (fault === undefined) return;
  if (at === undefined) throw fault;
  const text = { zh: refusalText(fault, 'zh-CN'), en: refusalText(fault, 'en') };
  throw new DomainError('adjust-row', { row: at, text });
}

/** What is wrong with a row; `undefined` where nothing is. */
function faultOf(
  { kind, amount, refType, refId }: Input,
  { refs }: Facts,
): DomainError | undefined {
  if (kind === WageAdjustKind.recalculated) return new DomainError('adjust-system-kind', {});
  if (!decimal(amount).gt(0)) return new DomainError('adjust-amount-zero', {});
  if (kind === WageAdjustKind.quality && !(refType === 'check' && refId))
    return new DomainError('adjust-check-missing', {});
  if (!refId && !refType) return undefined;
  const known = refType && isRefType(refType) ? TABLES[refType] : undefined;
  const field = { zh: '关联类型', en: 'Linked document type' };
  if (!known || !refId) return new DomainError('invalid-value', { field });
  return refs.has(`${refType} ${refId}`)
    ? undefined
    : new DomainError('record-missing', { what: known.what });
}

const isRefType = (value: string): value is RefType => Object.hasOwn(TABLES, value);
