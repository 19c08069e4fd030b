import { join, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Language } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { bedLabel } from '../cutting/bed-list.sql.ts';
import type { Owned } from './trace.sql.ts';
import { TRACE_WORDS } from './trace-words.ts';

export type TraceEvent = DataOf<'getBundleTrace'>['events'][number];

interface Life {
  readonly companyId: string;
  readonly bundleId: string;
  /** The bundle and those it was split from. */
  readonly ids: readonly string[];
  readonly words: (typeof TRACE_WORDS)[Language];
}

/** A kind of event: its moment, and what is told of it. What is left out is not known of that kind. */
interface Told {
  readonly moment: Sql;
  /** Day it counts for; the factory day of its moment when left out. */
  readonly workDate?: Sql;
  readonly stage: number;
  readonly title: Sql;
  readonly person?: Sql;
  readonly machine?: Sql;
  readonly num?: Sql;
  readonly price?: Sql;
  readonly channel?: Sql;
  readonly remark?: Sql;
  readonly dept?: Sql;
  readonly personId?: Sql;
  readonly from: Sql;
}

const event = (told: Told): Sql => sql`
  select ${told.moment} as event_date, ${told.workDate ?? sql`null::date`} as work_date, ${told.stage}::int as stage,
    ${told.title} as title, ${told.person ?? sql`null::text`} as employee_name,
    ${told.machine ?? sql`''`} as machine_no, ${told.num ?? sql`null::int`} as num,
    ${told.price ?? sql`null::numeric`} as unit_price, ${told.channel ?? sql`null::int`} as channel,
    ${told.remark ?? sql`null::text`} as remark, ${told.dept ?? sql`null::bigint`} as dept_id,
    ${told.personId ?? sql`null::bigint`} as person_id
  from ${told.from}`;

/** The account `u` that did it, and the employee `w` that the account is in the company. */
const doer = (row: Sql, user: Sql): Sql => sql`
  left join amc.app_user u on u.id = ${user}
  left join amc.company_member w on w.company_id = ${row}.company_id and w.user_id = u.id and w.status < 2`;
const BY = { person: sql`u.name`, dept: sql`w.dept_id`, personId: sql`w.id` };

/** Who worked at the bed `d` in a role. */
const team = (role: number): Sql => sql`(
  select string_agg(distinct m.employee_name, '、') from mes2.cutting_bed_employee x
  join amc.company_member m on m.company_id = x.company_id and m.id = x.employee_id
  where x.company_id = d.company_id and x.cutting_bed_id = d.id and x.role = ${role}::int)`;
const [SPREADER, CUTTER] = [1, 2];

/** Fabric, spreading, cutting, and panels that were cut again. */
function cutting({ companyId, bundleId, words }: Life): Sql[] {
  const bed = sql`mes2.bundle b join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id`;
  const own = sql`b.company_id = ${companyId} and b.id = ${bundleId}`;
  const step = (title: string, moment: Sql, more: Partial<Told>, by: Sql = sql``): Sql =>
    event({
      moment,
      stage: 1,
      title: sql`${title}::text || ${bedLabel(sql`d`)}`,
      dept: sql`d.table_id`,
      ...more,
      from: sql`${bed} ${by} where ${own} and ${moment} is not null`,
    });
  const fabric = (title: string, moment: Sql, user: Sql): Sql =>
    event({
      moment,
      stage: 1,
      title: sql`${title}::text || f.feeding_no`,
      remark: sql`(select string_agg(r.roll_no, '、' order by x.ply_from)
        from mes2.feeding_slip_line l
        join mes2.cutting_bed_roll x on x.company_id = l.company_id and x.cutting_bed_id = b.cutting_bed_id
          and x.fabric_roll_id = l.fabric_roll_id and x.color_id = b.color_id
          and x.ply_from <= b.ply_to and x.ply_to >= b.ply_from
        join mes2.fabric_roll r on r.company_id = l.company_id and r.id = l.fabric_roll_id
        where l.company_id = f.company_id and l.feeding_id = f.id)`,
      ...BY,
      from: sql`mes2.bundle b
        join mes2.feeding_slip f on f.company_id = b.company_id and f.order_id = b.order_id
          and coalesce(f.cutting_bed_id, b.cutting_bed_id) = b.cutting_bed_id
          and f.status <> 9 and f.del_flag = '0'
        ${doer(sql`f`, user)}
        where ${own} and ${moment} is not null and exists (
          select 1 from mes2.feeding_slip_line l
          join mes2.cutting_bed_roll x on x.company_id = l.company_id and x.cutting_bed_id = b.cutting_bed_id
            and x.fabric_roll_id = l.fabric_roll_id and x.color_id = b.color_id
            and x.ply_from <= b.ply_to and x.ply_to >= b.ply_from
          where l.company_id = f.company_id and l.feeding_id = f.id)`,
    });
  return [
    fabric(words.issued, sql`f.issue_date`, sql`f.issue_by`),
    fabric(words.received, sql`f.receive_date`, sql`f.receive_by`),
    step(words.spread, sql`d.spread_end_date`, { person: team(SPREADER) }),
    step(words.cut, sql`coalesce(d.cut_end_date, d.submit_date)`, {
      person: team(CUTTER),
      num: sql`b.origin_num`,
      workDate: sql`d.work_date`,
    }),
    step(words.submitted, sql`d.submit_date`, BY, doer(sql`d`, sql`d.submit_by`)),
    step(
      words.approved,
      sql`d.approve_date`,
      { ...BY, remark: sql`d.approve_reason` },
      doer(sql`d`, sql`d.approve_by`),
    ),
    event({
      moment: sql`d.submit_date`,
      workDate: sql`d.work_date`,
      stage: 1,
      title: sql`${words.recut}::text || ${bedLabel(sql`d`)}`,
      person: team(CUTTER),
      remark: sql`(select string_agg(distinct p.part_code, '、') from mes2.cutting_bed_part p
        where p.company_id = d.company_id and p.cutting_bed_id = d.id and p.size_id = b.size_id)`,
      dept: sql`d.table_id`,
      from: sql`mes2.bundle b
        join mes2.cutting_bed d on d.company_id = b.company_id and d.parent_bed_id = b.cutting_bed_id
          and d.bed_type = 4 and d.status in (3, 4, 5) and d.del_flag = '0'
        where ${own} and d.submit_date is not null
          and exists (select 1 from mes2.cutting_bed_color c
            where c.company_id = d.company_id and c.cutting_bed_id = d.id and c.color_id = b.color_id)
          and exists (select 1 from mes2.cutting_bed_part p
            where p.company_id = d.company_id and p.cutting_bed_id = d.id and p.size_id = b.size_id)`,
    }),
  ];
}

/** The bundle itself: made, split, held, carded, voided. */
function bundling({ companyId, ids, words }: Life): Sql[] {
  const own = sql`b.company_id = ${companyId} and b.id = any(${ids}::bigint[])`;
  const card = (title: string, moment: Sql, user: Sql, remark: Sql): Sql =>
    event({
      moment,
      stage: 2,
      title: sql`${title}::text || k.card_no`,
      remark,
      ...BY,
      from: sql`mes2.slot_card_binding k ${doer(sql`k`, user)}
        where k.company_id = ${companyId} and k.bundle_id = any(${ids}::bigint[]) and ${moment} is not null`,
    });
  return [
    event({
      moment: sql`b.create_date`,
      stage: 2,
      title: sql`case when b.parent_bundle_id is null then ${words.bundled}::text else ${words.split}::text end`,
      num: sql`b.origin_num`,
      remark: sql`(select g.reason from mes2.bundle_split_log g
        where g.company_id = b.company_id and g.from_bundle_id = b.parent_bundle_id)`,
      ...BY,
      from: sql`mes2.bundle b ${doer(sql`b`, sql`b.create_by`)} where ${own}`,
    }),
    event({
      moment: sql`l.create_date`,
      stage: 2,
      title: sql`case l.action when 'hold' then ${words.hold}::text else ${words.released}::text end`,
      remark: sql`l.reason`,
      ...BY,
      from: sql`mes2.biz_log l ${doer(sql`l`, sql`l.create_by`)}
        where l.company_id = ${companyId} and l.biz_type = 'bundle' and l.biz_id = any(${ids}::bigint[])
          and l.action in ('hold', 'releaseHold')`,
    }),
    card(words.carded, sql`k.bind_date`, sql`k.bind_by`, sql`null::text`),
    card(
      words.uncarded,
      sql`k.unbind_date`,
      sql`k.update_by`,
      sql`(${words.cardReasons}::text[])[k.unbind_reason]`,
    ),
    event({
      moment: sql`b.update_date`,
      stage: 2,
      title: sql`${words.void}::text`,
      remark: sql`(select l.reason from mes2.biz_log l
        where l.company_id = b.company_id and l.biz_type = 'bundle' and l.biz_id = b.id and l.to_status = 9
        order by l.id desc limit 1)`,
      ...BY,
      from: sql`mes2.bundle b ${doer(sql`b`, sql`b.update_by`)} where ${own} and b.status = 9`,
    }),
  ];
}

/** Labels and coupons. */
const printing = ({ companyId, ids, words }: Life): Sql[] => [
  event({
    moment: sql`p.create_date`,
    stage: 3,
    title: sql`case p.layout when 'coupon' then ${words.coupons}::text when 'sheet' then ${words.sheet}::text
      else ${words.label}::text end || ${words.times[0]}::text || p.times || ${words.times[1]}::text`,
    remark: sql`nullif(concat_ws(' ', (${words.reprintReasons}::text[])[p.reprint_reason], p.reason), '')`,
    ...BY,
    from: sql`mes2.bundle_print p ${doer(sql`p`, sql`p.create_by`)}
      where p.company_id = ${companyId} and p.bundle_id = any(${ids}::bigint[])`,
  }),
];

/** Checks of panels and garments, and repairs. */
function checking({ companyId, ids, words }: Life): Sql[] {
  const counted = (name: string, num: Sql): Sql =>
    sql`case when ${num} > 0 then ${name}::text || ${num} end`;
  return [
    event({
      moment: sql`q.create_date`,
      workDate: sql`q.work_date`,
      stage: 4,
      title: sql`${words.panelCheck}::text`,
      person: sql`m.employee_name`,
      num: sql`q.check_num`,
      remark: sql`nullif(concat_ws(' ', ${counted(words.faulty, sql`q.fault_num`)},
        ${counted(words.replaced, sql`q.replace_num`)}, ${counted(words.scrapped, sql`q.scrap_num`)},
        q.scrap_reason), '')`,
      dept: sql`m.dept_id`,
      personId: sql`m.id`,
      from: sql`mes2.cutting_bed_qc q
        left join amc.company_member m on m.company_id = q.company_id and m.id = q.inspector_id
        where q.company_id = ${companyId} and q.bundle_id = any(${ids}::bigint[]) and q.del_flag = '0'`,
    }),
    event({
      moment: sql`c.create_date`,
      workDate: sql`c.work_date`,
      stage: 4,
      title: sql`${words.check}::text || c.check_no`,
      person: sql`m.employee_name`,
      num: sql`c.check_num`,
      dept: sql`coalesce(c.line_dept_id, m.dept_id)`,
      personId: sql`m.id`,
      from: sql`mes2.qc_check_record c
        left join amc.company_member m on m.company_id = c.company_id and m.id = c.inspector_id
        where c.company_id = ${companyId} and c.bundle_id = any(${ids}::bigint[]) and c.del_flag = '0'`,
    }),
    event({
      moment: sql`d.rework_date`,
      stage: 4,
      title: sql`${words.rework}::text || coalesce(i.name, '')`,
      person: sql`m.employee_name`,
      num: sql`d.num`,
      dept: sql`m.dept_id`,
      personId: sql`m.id`,
      from: sql`mes2.qc_check_bad d
        join mes2.qc_check_record c on c.company_id = d.company_id and c.id = d.check_id
        left join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
        left join amc.company_member m on m.company_id = d.company_id and m.id = d.employee_id
        where d.company_id = ${companyId} and c.bundle_id = any(${ids}::bigint[]) and d.rework_status = 1
          and d.rework_date is not null and d.del_flag = '0'`,
    }),
  ];
}

/** Deliveries to a line and back. */
function delivering({ companyId, ids, words }: Life): Sql[] {
  const lines = sql`mes2.cut_piece_delivery_line l
    join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id`;
  const own = sql`l.company_id = ${companyId} and l.bundle_id = any(${ids}::bigint[])`;
  return [
    event({
      moment: sql`d.send_date`,
      stage: 5,
      title: sql`${words.sent}::text || d.delivery_no`,
      num: sql`l.send_num`,
      ...BY,
      from: sql`${lines} ${doer(sql`d`, sql`d.send_by`)} where ${own} and d.send_date is not null`,
    }),
    event({
      moment: sql`d.receive_date`,
      stage: 5,
      title: sql`${words.taken}::text || d.delivery_no`,
      num: sql`l.receive_num`,
      remark: sql`l.diff_reason`,
      ...BY,
      dept: sql`d.line_dept_id`,
      from: sql`${lines} ${doer(sql`d`, sql`d.receive_by`)} where ${own} and d.receive_date is not null`,
    }),
    event({
      moment: sql`g.create_date`,
      stage: 5,
      title: sql`case g.action when 'recall' then ${words.recalled}::text
        when 'returnPieces' then ${words.returned}::text else ${words.settled}::text end || d.delivery_no`,
      remark: sql`g.reason`,
      ...BY,
      from: sql`${lines}
        join mes2.biz_log g on g.company_id = d.company_id and g.biz_type = 'delivery' and g.biz_id = d.id
          and g.action in ('recall', 'returnPieces', 'agree')
        ${doer(sql`g`, sql`g.create_by`)} where ${own}`,
    }),
  ];
}

/** What was sewn, and what of it was taken back. */
const scanning = ({ companyId, ids, words }: Life): Sql[] => [
  event({
    moment: sql`s.scan_date`,
    workDate: sql`s.work_date`,
    stage: 6,
    title: sql`case s.type when 2 then ${words.reworkScan}::text when 3 then ${words.reversal}::text else '' end
      || p.process_name`,
    person: sql`m.employee_name`,
    machine: sql`coalesce(k.machine_no, '')`,
    num: sql`s.num`,
    price: sql`s.unit_price`,
    channel: sql`s.channel`,
    remark: sql`s.remark`,
    dept: sql`s.line_dept_id`,
    personId: sql`s.employee_id`,
    from: sql`mes2.scan s
      join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
      join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
      left join ccm.machine k on k.company_id = s.company_id and k.id = s.machine_id
      where s.company_id = ${companyId} and s.bundle_id = any(${ids}::bigint[])`,
  }),
];

/** Finished goods of the bundle: into store, into a carton, out of the door. Both are told by the store's bills. */
function storing({ companyId, ids, words }: Life): Sql[] {
  const bill = (stage: number, title: Sql, only: Sql): Sql =>
    event({
      moment: sql`h.confirm_date`,
      workDate: sql`h.work_date`,
      stage,
      title,
      ...BY,
      from: sql`mes2.bundle b
        join mes2.warehouse_bill h on h.company_id = b.company_id and h.order_id = b.order_id
          and h.confirm_date is not null and h.del_flag = '0'
        join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
          and l.barcodes ? b.barcode
        ${doer(sql`h`, sql`h.confirm_by`)}
        where b.company_id = ${companyId} and b.id = any(${ids}::bigint[]) and ${only}`,
    });
  return [
    bill(7, sql`${words.stored}::text || h.bill_no`, sql`h.direction = 1`),
    bill(
      8,
      sql`${words.packed}::text || l.carton_no`,
      sql`h.direction = 1 and l.carton_no is not null`,
    ),
    bill(9, sql`${words.shipped}::text || h.bill_no`, sql`h.direction = 2 and h.bill_type = 11`),
  ];
}

/**
 * What happened to a bundle, from its fabric to its shipment, told by the papers of each step, oldest first.
 *
 * @param dayCutoff from which hour an event counts for its own day, `05:00`
 */
export function eventsOf(
  tx: Tx,
  { companyId }: Actor,
  bundle: { readonly id: string; readonly ids: readonly string[] },
  { language, dayCutoff }: { readonly language: Language; readonly dayCutoff: string },
): Promise<Owned<TraceEvent>[]> {
  const life = {
    companyId,
    bundleId: bundle.id,
    ids: bundle.ids,
    words: TRACE_WORDS[language],
  };
  const kinds = [cutting, bundling, printing, checking, delivering, scanning, storing];
  // Steps of one moment follow each other as they do in life.
  const all = kinds
    .flatMap((kind) => kind(life))
    .map((step, turn) => sql`select ${turn}::int as turn, x.* from (${step}) x`);
  return tx.all<Owned<TraceEvent>>(sql`
    select e.event_date, coalesce(e.work_date, (e.event_date - ${dayCutoff}::interval)::date) as work_date, e.stage,
      e.title, e.employee_name, e.machine_no, e.num, e.unit_price, e.channel, e.remark, e.dept_id, e.person_id
    from (${join(all, ' union all ')}) e
    order by e.event_date, e.turn`);
}
