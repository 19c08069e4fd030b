import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings, today } from '../settings/public.ts';
import { clothColumns, clothRows } from './cloth-list.sql.ts';
import { fabricRollColumns, fabricRollRows } from './fabric-roll.sql.ts';

type Cloth = DataOf<'getCloth'>;

/** A receipt with its rolls and what was found on them. @throws {DomainError} `record-missing` */
export async function clothDetail(
  services: Services,
  tx: Tx,
  actor: Actor,
  which: { readonly id: string } | { readonly cNo: string },
): Promise<Cloth> {
  const lot = await clothRow(services, tx, actor, which);
  const page = await services.list.page(tx, {
    operation: 'listFabricRolls',
    from: sql`${fabricRollRows(actor.companyId, {})} and r.cloth_id = ${lot.id}`,
    columns: fabricRollColumns,
    query: { pageSize: 50_000 },
    can: actor.can,
    defaultOrder: sql`r.roll_no`,
  });
  const points = await tx.all<Cloth['points'][number]>(sql`
    select p.id, p.fabric_roll_id as tympan_id, p.metre, p.points, coalesce(p.defect_name, '') as defect_name,
      p.image_url
    from mes2.fabric_defect_point p
    join mes2.fabric_roll r on r.company_id = p.company_id and r.id = p.fabric_roll_id
    where p.company_id = ${actor.companyId} and r.cloth_id = ${lot.id} and p.del_flag = '0'
    order by r.roll_no, p.metre, p.id`);
  return { lot, rolls: page.list, points };
}

/** A receipt as the list shows it. @throws {DomainError} `record-missing` */
export async function clothRow(
  services: Services,
  tx: Tx,
  actor: Actor,
  which: { readonly id: string } | { readonly cNo: string },
): Promise<Cloth['lot']> {
  const condition: Sql =
    'id' in which ? sql`and l.id = ${which.id}` : sql`and l.c_no = ${which.cNo}`;
  const { list } = await services.list.page(tx, {
    operation: 'listCloths',
    from: sql`${clothRows(actor.companyId, {}, actor.now)} ${condition}`,
    columns: clothColumns(today(actor, await floorSettings(tx, actor))),
    query: { pageSize: 1 },
    can: actor.can,
  });
  const [lot] = list;
  if (!lot) throw new DomainError('record-missing', { what: '布号' });
  return lot;
}
