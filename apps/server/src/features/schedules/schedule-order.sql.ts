import type { OrderStatus } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** What scheduling needs to know of an order. */
export interface ScheduleOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly styleId: string;
  readonly factoryId: string | null;
  /** Garments that may be scheduled in all. */
  readonly planNum: number;
  /** Standing on lines, and sewn by schedules that ended. */
  readonly scheduledNum: number;
  /** Standard minutes of the sewing processes of one garment. */
  readonly sam: string;
}

/** Standard minutes of the enabled sewing processes of an order. */
export const sewingMinutes = (order: Sql): Sql => sql`coalesce((
  select sum(p.sam) from mes2.order_process p
  where p.company_id = ${order}.company_id and p.order_id = ${order}.id and p.section = 3 and p.is_enabled = 1), 0)`;

export const scheduledNum = (order: Sql): Sql => sql`coalesce((
  select sum(case when s.status = 2 then s.done_num else s.num end)::int from mes2.schedule s
  where s.company_id = ${order}.company_id and s.order_id = ${order}.id and s.del_flag = '0'), 0)`;

/** The quantity that may be scheduled: what the approved cut plans make of the order, at least what was ordered. */
export const plannableNum = (order: Sql): Sql =>
  sql`greatest(${order}.plan_num, ${order}.order_num)`;

/**
 * Locks an order against being scheduled by somebody else at the same moment: the free quantity is read
 * behind this lock.
 *
 * @throws {DomainError} `record-missing`
 */
export async function lockScheduleOrder(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ScheduleOrder> {
  const held = await tx.one(sql`
    select 1 from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for no key update`);
  const order = held
    ? await tx.one<ScheduleOrder>(sql`
        select o.id, o.order_no, o.status, o.style_id, o.factory_id, ${plannableNum(sql`o`)} as plan_num,
          ${scheduledNum(sql`o`)} as scheduled_num, ${sewingMinutes(sql`o`)} as sam
        from mes2.production_order o where o.company_id = ${companyId} and o.id = ${id}`)
    : undefined;
  if (!order) throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  return order;
}

export const beginProduction = (tx: Tx, companyId: string, id: string): Promise<number> =>
  tx.run(sql`
    update mes2.production_order set status = 2, version = version + 1
    where company_id = ${companyId} and id = ${id} and status = 1`);
