import { DomainError } from '@garment-mes/domain/refusals';
import type { OrderVersionStatus } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import type { Changes } from './apply-changes.ts';
import type { Values } from './version-content.ts';

export interface VersionRow {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  readonly versionNo: number;
  readonly reason: string;
  readonly status: OrderVersionStatus;
  readonly createBy: string | null;
  readonly createByName: string | null;
  readonly createDate: string;
  readonly snapshot: Values;
  /** What was asked for, and what the order was before it took effect. */
  readonly diff: { readonly changes: Changes; readonly before?: Values };
}

const find = (tx: Tx, where: Sql): Promise<VersionRow | undefined> =>
  tx.one(sql`
    select v.*, u.name as create_by_name from mes2.order_version v
    left join amc.app_user u on u.id = v.create_by
    where ${where} and v.del_flag = '0'`);

export const findVersion = (tx: Tx, { companyId }: Actor, id: string) =>
  find(tx, sql`v.company_id = ${companyId} and v.id = ${id}`);

export const openDraft = (tx: Tx, { companyId }: Actor, orderId: string) =>
  find(tx, sql`v.company_id = ${companyId} and v.order_id = ${orderId} and v.status = 0`);

export const versionOf = (tx: Tx, { companyId }: Actor, orderId: string, versionNo: number) =>
  find(
    tx,
    sql`v.company_id = ${companyId} and v.order_id = ${orderId} and v.version_no = ${versionNo}::int
      and v.status = 1`,
  );

/** The next number of a version of an order, also after those that were refused. */
export const nextVersionNo = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  current: number,
): Promise<number> => {
  const found = await tx.one<{ last: number | null }>(sql`
    select max(version_no) as last from mes2.order_version
    where company_id = ${companyId} and order_id = ${orderId}`);
  return Math.max(found?.last ?? 1, current) + 1;
};

/**
 * Compare and set on a version; the second is refused with the number of the order.
 *
 * @throws {DomainError} `record-missing` or `changed-meanwhile`
 */
export async function claimVersion(
  tx: Tx,
  { companyId, user, now }: Actor,
  { id, version }: Claim,
  orderNo: string,
): Promise<void> {
  const claimed = await tx.run(sql`
    update mes2.order_version set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and version = ${version} and del_flag = '0'`);
  if (claimed > 0) return;
  const found = await tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`v.update_date`)} as time
    from mes2.order_version v left join amc.app_user u on u.id = v.update_by
    where v.company_id = ${companyId} and v.id = ${id} and v.del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '变更版本', en: 'Version' } });
  const what = { zh: `订单 ${orderNo}`, en: `Order ${orderNo}` };
  throw new DomainError('changed-meanwhile', { ...found, what });
}

export const versionColumns = {
  id: sql`v.id`,
  orderNo: sql`o.order_no`,
  versionNo: sql`v.version_no`,
  status: sql`v.status`,
  reason: sql`v.reason`,
  changeText: sql`v.change_text`,
  numBefore: sql`coalesce(v.num_before, o.order_num)`,
  numAfter: sql`coalesce(v.num_after, o.order_num)`,
  customerName: sql`o.customer_name`,
  styleNo: sql`o.style_no`,
  createByName: sql`c.name`,
  createDate: sql`v.create_date`,
  approveByName: sql`a.name`,
  approveDate: sql`v.approve_date`,
  orderId: sql`v.order_id`,
  styleId: sql`o.style_id`,
  customerId: sql`o.customer_id`,
  version: sql`v.version`,
};

export const versionRows = (
  companyId: string,
  { orderId, id }: { readonly orderId?: string | undefined; readonly id?: string | undefined },
): Sql => sql`
  from mes2.order_version v
  join mes2.production_order o on o.company_id = v.company_id and o.id = v.order_id and o.del_flag = '0'
  left join amc.app_user c on c.id = v.create_by
  left join amc.app_user a on a.id = v.approve_by
  where v.company_id = ${companyId} and v.del_flag = '0'
  ${orderId ? sql`and v.order_id = ${orderId}` : sql``}
  ${id ? sql`and v.id = ${id}` : sql``}`;
