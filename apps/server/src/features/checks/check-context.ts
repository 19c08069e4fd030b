import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleRow } from '../bundles/public.ts';
import { badItem, badItemColumns } from '../defects/public.ts';
import { findTarget } from '../scans/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { CheckKind, leftToCheck, openRework } from './check-record.sql.ts';

type Context = DataOf<'getCheckContext'>;

/** Tiles of a page of taps, and the days whose defects say which. */
const TILES = 24;
const DAYS = 14;

/** What an inspector needs before the first tap. */
export async function checkContext(
  services: Services,
  tx: Tx,
  actor: Actor,
  asked: QueryOf<'getCheckContext'>,
): Promise<Context> {
  const bundleId = asked.barcode
    ? (await findTarget(tx, actor, { barcode: asked.barcode })).bundleId
    : undefined;
  const bundle = bundleId ? await bundleRow(services, tx, actor, bundleId) : null;
  const orderId = bundle?.orderId ?? asked.orderId ?? null;
  const order = orderId ? await orderOf(tx, actor, orderId) : undefined;
  if (orderId && !order)
    throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  const lineDeptId = asked.lineDeptId ?? bundle?.lineDeptId ?? null;
  const openReworkNum = bundle
    ? await openReworkOfBundle(tx, actor, bundle.id, asked.checkType)
    : 0;
  const styleNo = order?.styleNo ?? null;
  return {
    bundle,
    orderId,
    orderNo: order?.orderNo ?? null,
    lineDeptId,
    openReworkNum,
    maxNum: await mostToCheck(tx, actor, bundle, asked.checkType),
    badItems: await usualDefects(services, tx, actor, { lineDeptId, styleNo }),
    operators: orderId ? await operatorsOf(tx, actor, orderId, bundleId ?? null) : [],
    parts: orderId ? await partsOf(tx, actor, orderId) : [],
  };
}

const orderOf = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ orderNo: string; styleNo: string }>(sql`
    select order_no, style_no from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

async function openReworkOfBundle(
  tx: Tx,
  { companyId }: Actor,
  bundleId: string,
  checkType: number,
): Promise<number> {
  const found = await tx.one<{ open: number }>(sql`
    select coalesce(sum(${openRework(null)}), 0)::int as open from mes2.qc_check_record q
    where q.company_id = ${companyId} and q.bundle_id = ${bundleId} and q.check_type = ${checkType}::int
      and q.del_flag = '0'`);
  return found?.open ?? 0;
}

async function mostToCheck(
  tx: Tx,
  actor: Actor,
  bundle: Context['bundle'],
  checkType: number,
): Promise<number> {
  if (!bundle) return 0;
  if (checkType !== CheckKind.endLine) return bundle.num;
  return (await leftToCheck(tx, actor, bundle)).left;
}

/**
 * The items that the line found most in the style lately, or in all of its styles where none is named, then those of the
 * library in its order; critical ones are always there.
 */
async function usualDefects(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lineDeptId, styleNo }: { lineDeptId: string | null; styleNo: string | null },
): Promise<Context['badItems']> {
  const { companyId, can } = actor;
  const day = today(actor, await floorSettings(tx, actor));
  const found = sql`coalesce((
    select sum(d.num) from mes2.defect_day d
    join mes2.production_order o on o.company_id = d.company_id and o.id = d.order_id
    where d.company_id = r.company_id and d.bad_item_id = r.id and d.line_dept_id = ${lineDeptId}::bigint
      and d.work_date > ${addDays(day, -DAYS)}::date and d.work_date <= ${day}::date
      and o.style_no = coalesce(${styleNo}::varchar, o.style_no)), 0)`;
  const library = sql`${badItem.rows(companyId, {})} and r.del_flag = '0'`;
  const chosen = await tx.all<{ id: string }>(sql`
    select r.id ${library} order by (r.severity = 1) desc, ${found} desc, r.code limit ${TILES}::int`);
  const ids = chosen.map(({ id }) => id);
  const { list } = await services.list.page(tx, {
    operation: 'listBadItems',
    beyondReach: true,
    from: sql`${library} and r.id = any(${ids}::bigint[])`,
    columns: badItemColumns,
    query: { pageSize: TILES },
    can,
    defaultOrder: sql`${found} desc, r.code`,
  });
  return list;
}

/** The operations of an order, and who reported each last of the bundle. */
const operatorsOf = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  bundleId: string | null,
): Promise<Context['operators']> =>
  tx.all(sql`
    select p.id as order_process_id, p.seq_no, p.process_name, s.employee_id, m.employee_name,
      s.scan_date as last_scan_date
    from mes2.order_process p
    left join lateral (
      select r.employee_id, r.scan_date from mes2.scan r
      where r.company_id = p.company_id and r.bundle_id = ${bundleId}::bigint and r.order_process_id = p.id
        and r.type in (1, 4, 5) and r.status = 0
      order by r.scan_date desc, r.id desc limit 1) s on true
    left join amc.company_member m on m.company_id = p.company_id and m.id = s.employee_id
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.is_enabled = 1 and p.del_flag = '0'
    order by p.seq_no`);

async function partsOf(tx: Tx, { companyId }: Actor, orderId: string): Promise<string[]> {
  const parts = await tx.all<{ partCode: string }>(sql`
    select part_code from mes2.order_part
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0' order by id`);
  return parts.map(({ partCode }) => partCode);
}
