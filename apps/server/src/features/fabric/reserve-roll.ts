import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** A roll as a rule about its colour needs it. */
export interface ColoredRoll {
  readonly rollNo: string;
  readonly materialId: string;
  readonly colorId: string;
}

interface Fit {
  readonly orderNo: string;
  readonly inBill: boolean;
  readonly fits: boolean;
  readonly colorName: string;
  readonly materialName: string;
  readonly wanted: string;
}

/**
 * I9: a roll is for an order whose bill contains its fabric and whose garments have its colour, their own or
 * one that the colour matching gives them.
 *
 * @throws {DomainError} `record-missing`, `roll-reserve-material` or `roll-reserve-colour`
 */
export async function requireFitsOrder(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  rolls: readonly ColoredRoll[],
): Promise<void> {
  for (const { rollNo, materialId, colorId } of distinct(rolls)) {
    const fit = await tx.one<Fit>(sql`
      select o.order_no, m.name as material_name, c.name as color_name,
        exists (select 1 from mes2.order_bom b
          where b.company_id = o.company_id and b.order_id = o.id and b.material_id = m.id
            and b.fabric_part is not null and b.del_flag = '0') as in_bill,
        exists (select 1 from mes2.order_color x
          where x.company_id = o.company_id and x.order_id = o.id and x.color_id = c.id and ${wornBy(sql`x.color_id`)})
        or exists (select 1 from mes2.order_color_matching x
          where x.company_id = o.company_id and x.order_id = o.id and x.material_id = m.id
            and x.material_color_id = c.id and x.del_flag = '0' and ${wornBy(sql`x.garment_color_id`)}) as fits,
        coalesce((select string_agg(x.color_name, '、' order by x.seq_no) from mes2.order_color x
          where x.company_id = o.company_id and x.order_id = o.id and ${wornBy(sql`x.color_id`)}), '') as wanted
      from mes2.production_order o, ccm.material m, ccm.color c
      where o.company_id = ${companyId} and o.id = ${orderId} and o.del_flag = '0'
        and m.company_id = o.company_id and m.id = ${materialId}
        and c.company_id = o.company_id and c.id = ${colorId}`);
    if (!fit) throw new DomainError('record-missing', { what: '订单' });
    const { orderNo, materialName: material, colorName: color, wanted } = fit;
    if (!fit.inBill) throw new DomainError('roll-reserve-material', { rollNo, material, orderNo });
    if (!fit.fits) throw new DomainError('roll-reserve-colour', { rollNo, color, wanted });
  }
}

/** A garment of this colour takes the fabric. */
const wornBy = (color: Sql): Sql => sql`exists (select 1 from mes2.order_bom w
          where w.company_id = o.company_id and w.order_id = o.id and w.material_id = m.id
            and w.fabric_part is not null and w.del_flag = '0' and (w.color_id is null or w.color_id = ${color}))`;

/** The first roll of each fabric and colour speaks for the others. */
const distinct = (rolls: readonly ColoredRoll[]): ColoredRoll[] => [
  ...new Map(
    [...rolls].reverse().map((roll) => [`${roll.materialId} ${roll.colorId}`, roll]),
  ).values(),
];
