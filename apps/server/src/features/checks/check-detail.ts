import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { checkColumns, checkRows } from './check-list.sql.ts';
import { checkKind } from './check-record.sql.ts';

type Detail = DataOf<'getCheckRecord'>;

/** A record with its defects, its re-inspections and what a lot has beside. @throws {DomainError} `record-missing` */
export async function checkDetail(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Detail> {
  const { companyId, can, employee } = actor;
  const rows = async (only: Sql) => {
    const { list } = await services.list.page(tx, {
      operation: 'listCheckRecords',
      beyondReach: true,
      from: sql`${checkRows(companyId, {})} and ${only}`,
      columns: checkColumns(employee?.id),
      query: { pageSize: 1000 },
      can,
      defaultOrder: sql`q.id`,
    });
    return list;
  };
  const [record] = await rows(sql`q.id = ${id}`);
  if (!record) throw new DomainError('record-missing', { what: checkKind.what });
  const beside = await tx.one<Pick<Detail, 'images' | 'remark' | 'cartons'>>(sql`
    select coalesce(images, '[]'::jsonb) as images, remark, coalesce(cartons, '[]'::jsonb) as cartons
    from mes2.qc_check_record where company_id = ${companyId} and id = ${id}`);
  return {
    record,
    bads: await badsOf(tx, companyId, id),
    children: await rows(sql`q.parent_id = ${id}`),
    ...(await lotOf(tx, companyId, id)),
    images: beside?.images ?? [],
    remark: beside?.remark ?? null,
    cartons: beside?.cartons ?? [],
  };
}

const badsOf = (tx: Tx, companyId: string, id: string) =>
  tx.all<Detail['bads'][number]>(sql`
    select d.id, d.bad_item_id, i.name as bad_item_name, d.severity, d.num, d.piece_no, d.order_process_id,
      p.process_name, d.employee_id, m.employee_name, d.part_code, d.disposition, d.rework_status,
      d.create_date as found_date, d.rework_date, coalesce(d.images, '[]'::jsonb) as images, d.version
    from mes2.qc_check_bad d
    join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
    left join mes2.order_process p on p.company_id = d.company_id and p.id = d.order_process_id
    left join amc.company_member m on m.company_id = d.company_id and m.id = d.employee_id
    where d.company_id = ${companyId} and d.check_id = ${id} and d.del_flag = '0' order by d.id`);

/** What a final inspection has beside its defects: nothing of any other check. */
async function lotOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Pick<Detail, 'cells' | 'measures' | 'finding'>> {
  const cells = await tx.all<Detail['cells'][number]>(sql`
    select c.color_id, k.name as color_name, c.size_id, z.name as size_name, c.num, c.check_num
    from mes2.qc_check_cell c
    join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
    join ccm.size z on z.company_id = c.company_id and z.id = c.size_id
    where c.company_id = ${companyId} and c.check_id = ${id} order by k.code, z.sort, z.id`);
  const measures = await tx.all<Detail['measures'][number]>(sql`
    select point_name, size_id, piece_no, value, is_out from mes2.qc_measure
    where company_id = ${companyId} and check_id = ${id} order by point_name, piece_no`);
  const finding = await tx.one<NonNullable<Detail['finding']>>(sql`
    select f.id, f.find_date, f.major_num, f.critical_num, coalesce(f.images, '[]'::jsonb) as images,
      f.remark, coalesce(u.name, '') as by_name
    from mes2.qc_customer_finding f left join amc.app_user u on u.id = f.create_by
    where f.company_id = ${companyId} and f.check_id = ${id} and f.del_flag = '0'`);
  return { cells, measures, finding: finding ?? null };
}
