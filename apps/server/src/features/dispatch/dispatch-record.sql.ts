import type { AssignmentStatus } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export const dispatchRecord: RecordKind = {
  table: 'mes2.dispatch_order',
  no: 'assign_no',
  what: { zh: '派工单', en: 'Dispatch' },
};

export interface DispatchHead {
  readonly id: string;
  readonly version: number;
  readonly assignNo: string;
  readonly orderId: string;
  readonly pgdTypeId: string;
  readonly section: 1 | 2 | 3 | 4 | 7;
  readonly targetType: number;
  readonly targetId: string;
  readonly num: number;
  readonly doneNum: number;
  readonly status: AssignmentStatus;
}

/** Sections whose work is handed out by pieces. */
export const DISPATCH_SECTIONS = [1, 2, 3, 4, 7] as const;

/** Garments of a section that are handed out; a dispatch that ended early counts what it did. */
export const dispatchedNum = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  section: number,
): Promise<number> => {
  const found = await tx.one<{ num: number }>(sql`
    select coalesce(sum(case when status = 3 then least(done_num, num) else num end), 0)::int as num
    from mes2.dispatch_order
    where company_id = ${companyId} and order_id = ${orderId} and section = ${section}::int
      and status in (1, 2, 3) and del_flag = '0'`);
  return found?.num ?? 0;
};

export const dispatchedCells = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<DataOf<'getDispatchRemain'>['cells'][number]>(sql`
    with done as (
      select a.section, l.color_id, l.size_id, sum(l.num)::int as num
      from mes2.dispatch_order a
      join mes2.dispatch_order_line l on l.company_id = a.company_id and l.dispatch_order_id = a.id
      where a.company_id = ${companyId} and a.order_id = ${orderId} and a.status in (1, 2, 3) and a.del_flag = '0'
      group by 1, 2, 3)
    select x.section, s.color_id, s.size_id, s.num, coalesce(d.num, 0) as dispatched_num,
      greatest(s.num - coalesce(d.num, 0), 0) as remain_num
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    cross join unnest(${DISPATCH_SECTIONS}::int[]) as x (section)
    left join done d on d.section = x.section and d.color_id = s.color_id and d.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} order by x.section, c.seq_no, z.seq_no`);

/** True where the person may act for a department: his own, one above or below it, or the whole company. */
export const actsFor = async (
  tx: Tx,
  { companyId, employee }: Actor,
  deptId: string,
): Promise<boolean> => {
  const found = await tx.one(sql`
    with recursive above as (
      select id, parent_id from amc.department where company_id = ${companyId} and id = ${deptId}
      union all
      select d.id, d.parent_id from amc.department d join above a on a.parent_id = d.id
      where d.company_id = ${companyId}),
    own as (
      select id, parent_id from amc.department
      where company_id = ${companyId} and id = ${employee?.deptId ?? null}::bigint
      union all
      select d.id, d.parent_id from amc.department d join own o on o.parent_id = d.id
      where d.company_id = ${companyId})
    select 1 where exists (select 1 from above where id = ${employee?.deptId ?? null}::bigint)
      or exists (select 1 from own where id = ${deptId})
      or exists (select 1 from amc.user_job u join amc.job j on j.company_id = u.company_id and j.id = u.job_id
        where u.company_id = ${companyId} and u.employee_id = ${employee?.id ?? null}::bigint and j.data_scope = 1
          and j.del_flag = '0' and u.del_flag = '0')`);
  return found !== undefined;
};

export interface DispatchType {
  readonly section: number | null;
  readonly isOutsource: number;
}

/** A newly chosen record is in use; one that a draft has already may have been disabled since. */
const chosen = (isKept: boolean): Sql => (isKept ? sql`del_flag <> '2'` : sql`del_flag = '0'`);

/** What a type asks of a dispatch; locked, so that where it leads cannot change before the dispatch is counted. */
export const dispatchType = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
  isKept = false,
): Promise<DispatchType | undefined> =>
  tx.one(sql`
    select section, is_outsource from mes2.dispatch_type
    where company_id = ${companyId} and id = ${id} and ${chosen(isKept)} for key share`);

/** A subcontract group and the sections it does; locked, so that neither changes before the dispatch is stored. */
export const targetGroup = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
  isKept = false,
): Promise<{ name: string; processSections: readonly number[] } | undefined> =>
  tx.one(sql`
    select name, process_sections from mes2.subcontract_group
    where company_id = ${companyId} and id = ${id} and ${chosen(isKept)} for share`);

/** Whether there is a factory or department to hand work to; locked, so that nobody deletes them before the dispatch is stored. */
export const hasTarget = async (
  tx: Tx,
  { companyId }: Actor,
  targetType: number,
  id: string,
  isKept = false,
): Promise<boolean> => {
  const mine = sql`company_id = ${companyId} and id = ${id} and ${chosen(isKept)}`;
  const source =
    targetType === 4
      ? sql`select 1 from ccm.factory where ${mine} for key share`
      : sql`select 1 from amc.department where ${mine} for key share`;
  return (await tx.one(source)) !== undefined;
};
