import { DomainError } from '@garment-mes/domain/refusals';
import type { CurvePoint } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import { plannedCurve } from '../curves/public.ts';
import { plannableNum, sewingMinutes } from '../schedules/public.ts';
import { shipmentDate } from './plan-list.sql.ts';

/** What the stages of an order are reckoned from. */
export interface PlanOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly orderDate: string | null;
  readonly materialDate: string | null;
  readonly shipmentDate: string;
  readonly num: number;
  /** Standard minutes of sewing, and of cutting, for one garment. */
  readonly sam: string;
  readonly cuttingSam: string;
  readonly calendarId: string | null;
  /** People of the line of the order, else of the smallest sewing line. */
  readonly headcount: number;
  /** People of all cutting tables. */
  readonly cutters: number;
  /** At the factor of its customer. */
  readonly curve: readonly CurvePoint[];
}

/** Locks the order: two people never write its stages at once. @throws {DomainError} `record-missing` */
export async function planOrder(tx: Tx, companyId: string, id: string): Promise<PlanOrder> {
  await tx.one(sql`
    select 1 from mes2.production_order where company_id = ${companyId} and id = ${id} for no key update`);
  const order = await tx.one<Omit<PlanOrder, 'curve'>>(sql`
    select o.id, o.order_no, o.order_date, o.material_date, ${shipmentDate} as shipment_date,
      ${plannableNum(sql`o`)} as num, ${sewingMinutes(sql`o`)} as sam,
      coalesce((select sum(p.sam) from mes2.order_process p where p.company_id = o.company_id
        and p.order_id = o.id and p.section = 1 and p.is_enabled = 1), 0) as cutting_sam,
      (select c.id from mes2.work_calendar c where c.company_id = o.company_id and c.del_flag = '0'
        order by c.year = extract(year from ${shipmentDate})::int desc, c.factory_id = o.factory_id desc nulls last,
          c.factory_id is null desc, c.year desc, c.id limit 1) as calendar_id,
      coalesce(
        (select max(s.headcount) from mes2.schedule s
          where s.company_id = o.company_id and s.order_id = o.id and s.del_flag = '0'),
        (select min(l.standard_headcount) from mes2.line l
          where l.company_id = o.company_id and l.line_type in (2, 5) and l.del_flag = '0'), 1) as headcount,
      coalesce((select sum(l.standard_headcount)::int from mes2.line l
        where l.company_id = o.company_id and l.line_type = 1 and l.del_flag = '0'), 1) as cutters
    from mes2.production_order o
    where o.company_id = ${companyId} and o.id = ${id} and o.del_flag = '0'`);
  if (!order) throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  return { ...order, curve: await plannedCurve(tx, companyId, id) };
}
