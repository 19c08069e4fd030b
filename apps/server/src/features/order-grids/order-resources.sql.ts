import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { selectOccupations } from './occupations.ts';
import { selectOrderMachines } from './order-machine.sql.ts';

type Resources = DataOf<'getOrderResources'>;

/** Machines an order asks for, resources it has or had, and the cards that ride with its bundles now. */
export const orderResources = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<Resources> => ({
  machines: await tx.all<Resources['machines'][number]>(sql`
    ${selectOrderMachines(sql`m.company_id = ${companyId} and m.order_id = ${orderId}`)}
    order by m.from_date, m.id`),
  occupations: await tx.all<Resources['occupations'][number]>(sql`
    ${selectOccupations(sql`r.company_id = ${companyId} and r.order_id = ${orderId} and r.del_flag = '0'`)}
    order by r.resource_type, r.from_date, r.id`),
  slotCards: await tx.all<Resources['slotCards'][number]>(sql`
    select k.id, k.card_no, k.bundle_id,
      'B' || lpad(b.bundle_no::text, greatest(4, length(b.bundle_no::text)), '0')
        || case when coalesce(b.split_seq, 0) = 0 then '' else '-' || b.split_seq end as bundle_label,
      b.color_name, b.size_name, d.name as line_dept_name, k.bind_date
    from mes2.slot_card_binding k
    join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
    left join mes2.slot_card c on c.company_id = k.company_id and c.card_no = k.card_no and c.del_flag = '0'
    left join amc.department d on d.company_id = c.company_id and d.id = c.line_dept_id
    where k.company_id = ${companyId} and b.order_id = ${orderId} and k.unbind_date is null
    order by b.bundle_no, b.split_seq`),
});
