import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { hiddenUntilCounted } from './blind-delivery.sql.ts';
import { deliveryColumns, deliveryRows } from './delivery-list.sql.ts';

type Delivery = DataOf<'getCutPieceDelivery'>;

/**
 * A delivery with its bundles. Where lines count blindly, only the store sees what was sent before it is
 * counted.
 *
 * @throws {DomainError} `record-missing`
 */
export async function deliveryDetail(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Delivery> {
  const { companyId, can, now } = actor;
  const hidden = await hiddenUntilCounted(services, tx, actor);
  const { list } = await services.list.page(tx, {
    operation: 'listCutPieceDeliveries',
    beyondReach: true,
    from: sql`${deliveryRows(companyId, {})} and d.id = ${id}`,
    columns: deliveryColumns(now, hidden),
    query: { pageSize: 1 },
    can,
  });
  const [delivery] = list;
  if (!delivery) throw new DomainError('record-missing', { what: '发料单' });
  const isBlind = delivery.num === null;
  const lines = await tx.all<Delivery['lines'][number]>(sql`
    select l.id, l.bundle_id, ${bundleLabelOf(sql`b`)} as bundle_label, b.barcode, b.color_name, b.size_name, b.shade,
      (b.ply_from || '–' || b.ply_to) as ply_span,
      case when ${isBlind}::boolean then null else l.send_num end as send_num, l.receive_num, l.diff_reason,
      se.num as send_side_num, re.num as receive_side_num,
      b.status as bundle_status
    from mes2.cut_piece_delivery_line l
    join mes2.bundle b on b.company_id = l.company_id and b.id = l.bundle_id
    left join mes2.cut_piece_delivery_opinion se on se.company_id = l.company_id and se.line_id = l.id and se.is_sender
    left join mes2.cut_piece_delivery_opinion re on re.company_id = l.company_id and re.line_id = l.id
      and not re.is_sender
    where l.company_id = ${companyId} and l.delivery_id = ${id} order by b.bundle_no, b.split_seq`);
  return { delivery, lines, isBlind };
}
