import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** What the sheet of a bed is scanned by, `C-CX-A2403-057`; a bed without a serial goes by its id. */
export const bedSheetCode = (bed: Sql): Sql => sql`(
  select coalesce('C-' || upper(c.code) || '-' || ${bed}.month_bed_no, 'D' || ${bed}.id)
  from amc.company c where c.id = ${bed}.company_id)`;

/** Takes the next bed number of the order; the counter's row is the lock. */
export const nextBedNo = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.one<{ bedNo: number }>(sql`
    update mes2.order_counter set next_bed_no = next_bed_no + 1
    where company_id = ${companyId} and order_id = ${orderId}
    returning next_bed_no - 1 as bed_no`);

/** A replacement has the number of the bed it repairs: 3-1, 3-2. */
export const nextReplacementNo = async (
  tx: Tx,
  { companyId }: Actor,
  parentBedId: string,
): Promise<{ bedNo: number; replacementNo: number } | undefined> => {
  const parent = await tx.one<{ bedNo: number; orderId: string }>(sql`
    select bed_no, order_id from mes2.cutting_bed
    where company_id = ${companyId} and id = ${parentBedId} for update`);
  if (!parent) return undefined;
  return tx.one(sql`
    select bed_no, max(replacement_no) + 1 as replacement_no from mes2.cutting_bed
    where company_id = ${companyId} and order_id = ${parent.orderId} and bed_no = ${parent.bedNo}
    group by bed_no`);
};

/**
 * Serial of a table within a month, `A2403-057`; the advisory lock keeps two orders off one number.
 *
 * @returns undefined when there is no such table
 */
export const nextMonthBedNo = async (
  tx: Tx,
  { companyId }: Actor,
  tableId: string,
  planDate: string,
): Promise<string | undefined> => {
  const month = planDate.slice(2, 4) + planDate.slice(5, 7);
  const table = await tx.one<{ code: string }>(sql`
    select d.code from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    where t.company_id = ${companyId} and t.dept_id = ${tableId} and t.del_flag = '0' and d.del_flag = '0'`);
  if (!table) return undefined;
  const prefix = `${table.code}${month}-`;
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bed serial ${companyId} ${prefix}`}, 0))`,
  );
  const last = await tx.one<{ serial: number | null }>(sql`
    select max(substr(month_bed_no, ${prefix.length + 1}::int)::int) as serial from mes2.cutting_bed
    where company_id = ${companyId} and month_bed_no like ${`${prefix}%`}`);
  return `${prefix}${String((last?.serial ?? 0) + 1).padStart(3, '0')}`;
};
