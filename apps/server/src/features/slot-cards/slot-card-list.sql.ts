import { andWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { throughCard } from '../../records/cards/card-scans.sql.ts';
import { cardNoOf, chipOf } from '../../records/cards/named-card.sql.ts';
import { departmentName, given, liveRows } from '../../resources/expressions.ts';

type Query<Id extends 'listSlotCards' | 'listSlotCardMaintains' | 'listSlotCardMaintainHistories'> =
  Partial<Exclude<QueryOf<Id>, undefined>>;

/** `B0047`, a split child `B0047-1`. */
const bundleLabel = sql`(
  'B' || lpad(b.bundle_no::text, greatest(4, length(b.bundle_no::text)), '0')
  || case when coalesce(b.split_seq, 0) = 0 then '' else '-' || b.split_seq end)`;

const hours = (from: Sql, to: Sql): Sql =>
  sql`round((extract(epoch from ${to} - ${from}) / 3600)::numeric, 1)`;

/** Scans of the bundle while the card rode with it. */
const scansBetween = sql`
  from mes2.scan s where s.company_id = k.company_id and s.bundle_id = k.bundle_id
    and ${throughCard(sql`s`, sql`k`)}`;

export const slotCardColumns = {
  id: sql`r.id`,
  cardNo: sql`r.card_no`,
  rfid: sql`r.rfid`,
  lineDeptName: departmentName(sql`r.line_dept_id`),
  bundleLabel: sql`case when b.id is not null then ${bundleLabel} end`,
  orderNo: sql`b.order_no`,
  bindDate: sql`k.bind_date`,
  bindHour: hours(sql`k.bind_date`, sql`app_now()`),
  useCount: sql`(
    select count(*)::int from mes2.slot_card_binding x
    where x.company_id = r.company_id and x.card_no = r.card_no)`,
  lastScanDate: sql`(select max(s.scan_date) ${scansBetween})`,
  status: sql`r.status`,
  bundleId: sql`k.bundle_id`,
  lineDeptId: sql`r.line_dept_id`,
  orderId: sql`b.order_id`,
  version: sql`r.version`,
};

export const slotCardRows = (companyId: string, { lineDeptId }: Query<'listSlotCards'>): Sql => sql`
  from mes2.slot_card r
  left join mes2.slot_card_binding k
    on k.company_id = r.company_id and k.card_no = r.card_no and k.unbind_date is null
  left join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
  where ${liveRows(companyId)} ${given(lineDeptId, (id) => sql`r.line_dept_id = ${id}`)}`;

const lineOfCard = sql`(
  select d.name from mes2.slot_card c
  join amc.department d on d.company_id = c.company_id and d.id = c.line_dept_id
  where c.company_id = k.company_id and c.card_no = k.card_no and c.del_flag = '0' limit 1)`;

const bindByName = sql`coalesce((select u.name from amc.app_user u where u.id = k.bind_by), '')`;

export const bindingColumns = {
  id: sql`k.id`,
  cardNo: sql`k.card_no`,
  bundleLabel,
  orderNo: sql`b.order_no`,
  lineDeptName: lineOfCard,
  bindDate: sql`k.bind_date`,
  bindByName,
  bindHour: hours(sql`k.bind_date`, sql`app_now()`),
  lastScanDate: sql`(select max(s.scan_date) ${scansBetween})`,
  bundleId: sql`k.bundle_id`,
  orderId: sql`b.order_id`,
};

const bindings = (companyId: string, cardNo: string | undefined): Sql => sql`
  from mes2.slot_card_binding k
  join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
  where k.company_id = ${companyId} ${given(cardNo, (no) => sql`k.card_no = ${cardNoOf(companyId, String(no))}`)}`;

export const bindingRows = (companyId: string, { cardNo }: Query<'listSlotCardMaintains'>): Sql =>
  sql`${bindings(companyId, cardNo)} and k.unbind_date is null`;

/** A card is known by its chip as well. */
export const cardsAlsoNamed = { cardNo: sql`r.rfid` };
export const bindingsAlsoNamed = { cardNo: chipOf(sql`k.company_id`, sql`k.card_no`) };

/** Labels of bundles are searched as text and sorted as numbers. */
export const bundleSearch = { bundleLabel: sql`b.bundle_no` };

/** @param reach whose scans are counted: those that the list of a span shows */
export const historyColumns = (reach: Reach | undefined) => ({
  id: sql`k.id`,
  cardNo: sql`k.card_no`,
  bundleLabel,
  barcode: sql`b.barcode`,
  orderNo: sql`b.order_no`,
  colorName: sql`b.color_name`,
  sizeName: sql`b.size_name`,
  lineDeptName: lineOfCard,
  bindDate: sql`k.bind_date`,
  bindByName,
  unbindDate: sql`k.unbind_date`,
  unbindReason: sql`k.unbind_reason`,
  bindHour: hours(sql`k.bind_date`, sql`coalesce(k.unbind_date, app_now())`),
  scanCount: sql`(select count(*)::int ${scansBetween} ${andWithinReach(reach, 'mes2.scan', sql`s`)})`,
  bundleId: sql`k.bundle_id`,
  orderId: sql`b.order_id`,
});

/**
 * Every binding, also those that are over: of a line, of days (both belong to the range), or what each card was
 * bound to at a moment.
 */
export const historyRows = (
  companyId: string,
  { cardNo, at, bindDateFrom, bindDateTo, lineDeptId }: Query<'listSlotCardMaintainHistories'>,
): Sql => sql`${bindings(companyId, cardNo)}
  ${given(
    at,
    (moment) => sql`k.bind_date <= ${moment}::timestamptz
    and ${moment}::timestamptz < coalesce(k.unbind_date, 'infinity')`,
  )}
  ${given(bindDateFrom, (day) => sql`k.bind_date >= ${day}::date`)}
  ${given(bindDateTo, (day) => sql`k.bind_date < ${day}::date + 1`)}
  ${given(
    lineDeptId,
    (id) => sql`exists (
      select 1 from mes2.slot_card c
      where c.company_id = k.company_id and c.card_no = k.card_no and c.line_dept_id = ${id} and c.del_flag = '0')`,
  )}`;
