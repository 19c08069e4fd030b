import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';

const kind: RecordKind = {
  table: 'mes2.die_fabric_rule',
  no: sql`(select d.mold_no from mes2.cutting_die d
    where d.company_id = r.company_id and d.id = r.knife_mold_id)`,
  what: { zh: '刀模与布料', en: 'Die and fabric' },
};

/** Says which dies may cut which fabrics. @returns the dies that were touched */
export async function saveRules(
  { publish }: Services,
  tx: Tx,
  actor: Actor,
  { rows, removeIds }: BodyOf<'saveDieFabricRules'>,
): Promise<string[]> {
  for (const id of removeIds ?? []) await removeRule(tx, actor, id);
  for (const { knifeMoldId, materialId, maxPlies, pressure, remark, version } of rows) {
    const max = await fabricLimit(tx, actor, materialId);
    if (maxPlies < 1 || maxPlies > max) throw new DomainError('plies-out-of-range', { max });
    const columns = { maxPlies, pressure: pressure ?? null, remark: remark ?? null };
    const known = await tx.one<{ id: string; version: number }>(sql`
      select id, version from mes2.die_fabric_rule
      where company_id = ${actor.companyId} and knife_mold_id = ${knifeMoldId} and material_id = ${materialId}
        and del_flag = '0' for update`);
    if (known) {
      await claimRecord(tx, actor, kind, { id: known.id, version: version ?? known.version });
      await updateRow(tx, actor, kind.table, known.id, columns);
    } else {
      const id = await insertRow(tx, kind.table, { knifeMoldId, materialId, ...columns });
      if (id === undefined) throw new DomainError('already-used', { field: '刀模与布料' });
    }
  }
  const dies = [...new Set(rows.map(({ knifeMoldId }) => knifeMoldId))];
  await publish(tx, { topic: 'knifeMold', keys: dies });
  return dies;
}

async function fabricLimit(tx: Tx, { companyId }: Actor, materialId: string): Promise<number> {
  const found = await tx.one<{ maxPlies: number | null }>(sql`
    select max_plies from ccm.material where company_id = ${companyId} and id = ${materialId} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '面料', en: 'Fabric' } });
  return found.maxPlies ?? 999;
}

/** @throws {DomainError} `die-pair-planned` while an open booking of the die is for an order of the fabric */
async function removeRule(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  const rule = await tx.one<{
    knifeMoldId: string;
    materialId: string;
    moldNo: string;
    material: string;
  }>(sql`
    select r.knife_mold_id, r.material_id, k.mold_no, m.name as material
    from mes2.die_fabric_rule r
    join mes2.cutting_die k on k.company_id = r.company_id and k.id = r.knife_mold_id
    join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
    where r.company_id = ${companyId} and r.id = ${id} and r.del_flag = '0' for update of r`);
  if (!rule) throw new DomainError('record-missing', { what: kind.what });
  const planned = await tx.one(sql`
    select 1 from mes2.cutting_die_schedule s
    join mes2.order_bom b on b.company_id = s.company_id and b.order_id = s.order_id and b.del_flag = '0'
    where s.company_id = ${companyId} and s.knife_mold_id = ${rule.knifeMoldId} and s.status in (0, 1)
      and s.del_flag = '0' and b.material_id = ${rule.materialId} limit 1`);
  const { moldNo, material } = rule;
  if (planned) throw new DomainError('die-pair-planned', { moldNo, material });
  await tx.run(
    sql`delete from mes2.die_fabric_rule where company_id = ${companyId} and id = ${id}`,
  );
}
