import { perPly } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, floor } from '@garment-mes/domain/decimal';
import { type CandidateRoll, suggestRolls } from '@garment-mes/domain/fabric';
import type { Language } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { rollRow } from '../fabric/public.ts';
import { bedOfOrder, plannedLengths } from './feeding.sql.ts';
import { requireRunning } from './save-slip.ts';

/** Rolls for a lay, colour by colour: one shade where one is enough, the oldest dye lot first. */
export async function suggestFeeding(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, reduceBedId, fabricPart }: QueryOf<'suggestFeedingRolls'>,
  language: Language,
): Promise<DataOf<'suggestFeedingRolls'>> {
  await requireRunning(tx, actor, orderId);
  const bedId = reduceBedId ?? null;
  const bed = bedId ? await bedOfOrder(tx, actor, bedId, orderId) : undefined;
  const plyLen = bed ? perPly(bed.markerLen, bed.endLossLen) : undefined;
  const suggested: DataOf<'suggestFeedingRolls'> = [];
  for (const { colorId, colorName, len } of await plannedLengths(
    tx,
    actor,
    orderId,
    bedId,
    fabricPart,
  )) {
    const candidates = await freeRolls(tx, actor, orderId, colorId, fabricPart);
    const { rolls, isOneShade } = suggestRolls(candidates, len);
    let open = decimal(len);
    for (const { id, remainLen, shade } of rolls) {
      const metres = decimal(remainLen).lt(open) ? decimal(remainLen) : open;
      open = open.minus(metres);
      const [zh, en] = isOneShade ? ['同色号段', 'one shade'] : ['跨色号段', 'across shades'];
      const why = language === 'en' ? `${colorName}, ${en} ` : `${colorName} ${zh}`;
      suggested.push({
        roll: await rollRow(services, tx, actor, id),
        len: decimalText(metres, 3),
        plies: plyLen?.gt(0) ? floor(metres.div(plyLen)) : 0,
        reason: `${why}${shade ?? ''}`.trimEnd(),
      });
    }
  }
  return suggested;
}

/** Rolls of the part's fabric in a garment colour or the one that goes with it, free and released. */
const freeRolls = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  colorId: string,
  fabricPart: number,
): Promise<CandidateRoll[]> =>
  tx.all(sql`
    select r.id, r.shade, r.dye_lot, l.receive_date::date as receive_date, r.remain_len
    from mes2.fabric_roll r
    join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id and l.status = 2
    where r.company_id = ${companyId} and r.del_flag = '0' and r.remain_len > 0 and r.status in (0, 1, 5)
      and (r.order_id is null or r.order_id = ${orderId})
      and r.material_id in (
        select b.material_id from mes2.order_bom b
        where b.company_id = r.company_id and b.order_id = ${orderId} and b.fabric_part = ${fabricPart}::int
          and b.del_flag = '0' and (b.color_id is null or b.color_id = ${colorId}))
      and (r.color_id = ${colorId} or exists (
        select 1 from mes2.order_color_matching x
        where x.company_id = r.company_id and x.order_id = ${orderId} and x.garment_color_id = ${colorId}
          and x.material_id = r.material_id and x.material_color_id = r.color_id and x.del_flag = '0'))
    order by r.id`);
