import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

/** Notes when a material that an order lacks is expected; the last word counts. */
export async function saveEta(
  services: Services,
  tx: Tx,
  { companyId, user, now }: Actor,
  { orderId, materialId, colorId, etaDate, remark }: BodyOf<'updateMaterialEta'>,
): Promise<void> {
  const line = await tx.one<{ id: string }>(sql`
    select id from mes2.order_bom
    where company_id = ${companyId} and order_id = ${orderId} and material_id = ${materialId}
      and color_id is not distinct from ${colorId ?? null}::bigint and del_flag = '0' limit 1`);
  if (!line) throw new DomainError('record-missing', { what: '物料' });
  const saved = await tx.one<{ id: string }>(sql`
    insert into mes2.order_material_eta as e (company_id, order_id, material_id, color_id, eta_date, remark, create_by,
      create_date)
    values (${companyId}, ${orderId}, ${materialId}, ${colorId ?? null}, ${etaDate}, ${remark ?? null}, ${user.id},
      ${now})
    on conflict (company_id, order_id, material_id, coalesce(color_id, 0)) where del_flag = '0'
      do update set eta_date = excluded.eta_date, remark = excluded.remark, version = e.version + 1,
        update_by = ${user.id}, update_date = ${now}
    returning id`);
  if (!saved) throw new Error('an upsert returned no row');
  await services.audit(tx, {
    bizType: 'materialEta',
    bizId: saved.id,
    action: 'update',
    ...(remark ? { reason: remark } : {}),
  });
}
