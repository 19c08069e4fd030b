import type { BundleProcessStatus } from '@garment-mes/domain/bundles';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export const outDeliveryKind: RecordKind = {
  table: 'mes2.subcontract_delivery',
  no: 'delivery_no',
  what: { zh: '外发单', en: 'Subcontract delivery' },
};

export interface OutDeliveryRow {
  readonly id: string;
  readonly deliveryNo: string;
  readonly orderProcessIds: readonly string[];
  readonly status: 1 | 2 | 3;
}

export const outDelivery = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<DataOf<'sendSubcontractDelivery'>>(sql`
    select d.id, d.delivery_no, d.out_group_id, g.name as out_group_name, d.order_id, o.order_no, d.section,
      d.bundle_num_total, d.num, d.return_num, d.status, d.version
    from mes2.subcontract_delivery d
    join mes2.subcontract_group g on g.company_id = d.company_id and g.id = d.out_group_id
    join mes2.production_order o on o.company_id = d.company_id and o.id = d.order_id
    where d.company_id = ${companyId} and d.id = ${id}`);

/** The group, held: it is not deleted before what is sent to it is stored. */
export const outGroup = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ name: string; processSections: readonly number[] }>(sql`
    select name, process_sections from mes2.subcontract_group
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for key share`);

export const sectionsOf = (tx: Tx, { companyId }: Actor, orderId: string, ids: readonly string[]) =>
  tx.all<{ id: string; section: number }>(sql`
    select id, section from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId} and id = any(${ids}::bigint[]) and is_enabled = 1
      and del_flag = '0'`);

export interface OutProcess {
  readonly id: string;
  readonly seqNo: number;
  readonly processName: string;
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

export const lockProcesses = (
  tx: Tx,
  { companyId }: Actor,
  bundleId: string,
  orderProcessIds: readonly string[],
): Promise<OutProcess[]> =>
  tx.all(sql`
    select id, seq_no, process_name, num, done_num, status from mes2.bundle_process
    where company_id = ${companyId} and bundle_id = ${bundleId}
      and order_process_id = any(${orderProcessIds}::bigint[]) order by id for update`);

export const setProcess = (
  tx: Tx,
  { companyId, now }: Actor,
  id: string,
  status: BundleProcessStatus,
  doneNum: number,
): Promise<number> =>
  tx.run(sql`
    update mes2.bundle_process set status = ${status}::int, done_num = ${doneNum}::int, version = version + 1,
      last_scan_date = case when ${doneNum}::int > 0 then ${now}::timestamptz else last_scan_date end
    where company_id = ${companyId} and id = ${id}`);
