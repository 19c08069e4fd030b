import { DomainError } from '@garment-mes/domain/refusals';
import { andWithinReach, withinReach } from '../../access/within-reach.ts';
import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** A line and what it can do. */
export interface LineProfile {
  readonly id: string;
  readonly deptId: string;
  readonly name: string;
  readonly lineType: number;
  readonly standardHeadcount: number;
  readonly calendarId: string;
  readonly defaultEffPct: string;
  /** Departments above the line, nearest last. */
  readonly path: string;
}

/**
 * Locks the profile rows of lines, ids ascending: who plans a line reads its bars and its load behind
 * this lock, so two planners never fill the same day (H13).
 *
 * @throws {DomainError} `line-missing`
 */
export async function lockLines(
  tx: Tx,
  companyId: string,
  deptIds: readonly string[],
): Promise<LineProfile[]> {
  const wanted = [...new Set(deptIds)];
  const lines = await tx.all<LineProfile>(sql`${profile(companyId)}
    and l.dept_id = any(${wanted}::bigint[]) order by l.id for update of l`);
  await requireAll(tx, companyId, wanted, lines);
  return lines;
}

/** Sewing lines, and lines of subcontractors that sew. */
const SEWING_TYPES: readonly number[] = [2, 5];
const sews: Sql = sql`l.line_type = any(${SEWING_TYPES}::int[])`;

/** The line of that id, when it sews. @throws {DomainError} `not-sewing-line` */
export function sewingLineOf<Line extends Pick<LineProfile, 'deptId' | 'name' | 'lineType'>>(
  lines: readonly Line[],
  deptId: string,
): Line {
  const line = lines.find((each) => each.deptId === deptId);
  if (!line) throw new DomainError('record-missing', { what: { zh: '产线', en: 'Line' } });
  if (!SEWING_TYPES.includes(line.lineType))
    throw new DomainError('not-sewing-line', { line: line.name });
  return line;
}

/** The profiles of sewing lines, or of the named ones, for reading. */
export const readLines = (
  tx: Tx,
  companyId: string,
  {
    deptIds,
    factoryId,
  }: { deptIds?: readonly string[] | undefined; factoryId?: string | undefined },
): Promise<LineProfile[]> =>
  tx.all<LineProfile>(sql`${profile(companyId)}
    ${deptIds ? sql`and l.dept_id = any(${deptIds}::bigint[])` : sql`and ${sews}`}
    ${factoryId ? sql`and d.factory_id = ${factoryId}` : sql``}
    ${andWithinReach(tx.reach, 'mes2.line', sql`l`)}
    order by d.sort, d.code`);

/** Every sewing line of the company, and whether it is in the caller's data scope. */
export const linesOfPlan = (
  tx: Tx,
  companyId: string,
  { deptId, factoryId }: { deptId?: string | undefined; factoryId?: string | undefined },
): Promise<(LineProfile & { readonly isOwn: boolean })[]> =>
  tx.all(sql`${profile(companyId, sql`, coalesce(${withinReach(tx.reach, 'mes2.line', sql`l`) ?? sql`true`}, false) as is_own`)}
    ${deptId ? sql`and l.dept_id = ${deptId}` : sql`and ${sews}`}
    ${factoryId ? sql`and d.factory_id = ${factoryId}` : sql``}
    order by d.sort, d.code`);

const profile = (companyId: string, more: Sql = sql``): Sql => sql`
  select l.id, l.dept_id, d.name, l.line_type, l.standard_headcount, l.calendar_id, l.default_eff_pct, d.path${more}
  from mes2.line l join amc.department d on d.company_id = l.company_id and d.id = l.dept_id
  where l.company_id = ${companyId} and l.del_flag = '0' and d.del_flag = '0'`;

async function requireAll(
  tx: Tx,
  companyId: string,
  wanted: readonly string[],
  lines: readonly LineProfile[],
): Promise<void> {
  const missing = wanted.find((id) => !lines.some(({ deptId }) => deptId === id));
  if (missing === undefined) return;
  const department = await tx.one<{ name: string }>(sql`
    select name from amc.department where company_id = ${companyId} and id = ${missing} and del_flag = '0'`);
  if (!department) throw new DomainError('record-missing', { what: { zh: '产线', en: 'Line' } });
  throw new DomainError('line-missing', { line: department.name });
}
