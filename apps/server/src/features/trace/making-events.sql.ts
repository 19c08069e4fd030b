import { type Sql, sql } from '../../database/engine.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { BY, doer, event, type Life, type TracedEvent } from './trace-event.sql.ts';

/** Who worked at the bed `d` in a role. */
const team = (role: number): Sql => sql`(
  select string_agg(distinct m.employee_name, '、') from mes2.cutting_bed_employee x
  join amc.company_member m on m.company_id = x.company_id and m.id = x.employee_id
  where x.company_id = d.company_id and x.cutting_bed_id = d.id and x.role = ${role}::int)`;
const [SPREADER, CUTTER] = [1, 2];

/** Fabric, spreading, cutting, and panels that were cut again. */
export function cutting({ companyId, bundleId, words }: Life): Sql[] {
  const bed = sql`mes2.bundle b join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id`;
  const own = sql`b.company_id = ${companyId} and b.id = ${bundleId}`;
  const step = (title: string, moment: Sql, more: Partial<TracedEvent>, by: Sql = sql``): Sql =>
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

/** The bundle itself: made, split, put on hold, carded, voided. */
export function bundling({ companyId, ids, words }: Life): Sql[] {
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
export const printing = ({ companyId, ids, words }: Life): Sql[] => [
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
