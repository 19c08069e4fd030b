import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { countsGarments } from '../../records/counts-garments.sql.ts';
import { requirePricesOpen } from './price-ranges.sql.ts';

interface Work {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly num: number;
  /** Scans, those taken back left out. */
  readonly scanNum: number;
  readonly amount: string;
}

/**
 * What people would gain or lose if the work of some days were paid at the newest price of its operations;
 * scans stay as they are (I24).
 *
 * @throws {DomainError} `wage-locked` when a day is in a period that is locked or paid
 */
export async function previewRepricing(
  tx: Tx,
  actor: Actor,
  { orderId, orderProcessIds, fromDate, toDate }: BodyOf<'previewRepricing'>,
): Promise<DataOf<'previewRepricing'>> {
  if (toDate < fromDate)
    throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  await requirePricesOpen(tx, actor, orderId);
  const { companyId } = actor;
  const locked = await tx.one<{ periodNo: string }>(sql`
    select period_no from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0' and status >= 2
      and daterange(from_date, to_date, '[]') && daterange(${fromDate}::date, ${toDate}::date, '[]')
    order by from_date limit 1`);
  if (locked) throw new DomainError('wage-locked', locked);
  const rows = await tx.all<Work>(sql`
    select s.employee_id, m.employee_no, m.employee_name, sum(s.num)::int as num,
      sum(sign(s.num))::int as scan_num,
      round(sum(s.num * (n.price - s.unit_price) * s.coefficient), 2) as amount
    from mes2.scan s
    join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
    join lateral (select r.price from mes2.order_price r
      where r.company_id = s.company_id and r.order_process_id = s.order_process_id and r.del_flag = '0'
      order by r.from_date desc limit 1) n on true
    left join mes2.scan t on t.company_id = s.company_id and t.work_date = s.work_date and t.id = s.reversed_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} and ${countsGarments(sql`s`, sql`t`)}
      and s.order_process_id = any(${orderProcessIds}::bigint[])
      and s.work_date between ${fromDate}::date and ${toDate}::date
    group by s.employee_id, m.employee_no, m.employee_name having sum(s.num) <> 0 order by m.employee_no`);
  const seesWages = actor.can('FIELD^wage.amount');
  const total = decimalText(sum(rows.map(({ amount }) => decimal(amount))), 2);
  return {
    scanNum: rows.reduce((all, { scanNum }) => all + scanNum, 0),
    num: rows.reduce((all, { num }) => all + num, 0),
    ...(seesWages && { amount: total }),
    rows: rows.map(({ amount, scanNum: _, ...row }) => (seesWages ? { ...row, amount } : row)),
  };
}
