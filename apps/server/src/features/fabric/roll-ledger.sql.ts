import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../database/engine.ts';
import { wordOf } from '../../messages/words.sql.ts';
import { bedName } from '../../records/bed-kinds.sql.ts';

const EVENTS = {
  arrived: { zh: '到货', en: 'Received' },
  remnant: { zh: '余布入库', en: 'Remnant stored' },
  reserved: { zh: '预留', en: 'Reserved' },
  unreserved: { zh: '取消预留', en: 'Reservation cancelled' },
  issued: { zh: '投料发出', en: 'Issued to cutting' },
  received: { zh: '投料接收', en: 'Received by cutting' },
  spreading: { zh: '铺布中', en: 'Spreading' },
  cut: { zh: '裁床使用', en: 'Used by a bed' },
  returned: { zh: '退料', en: 'Returned' },
  sentBack: { zh: '退回供应商', en: 'Sent back to the supplier' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const event = (name: keyof typeof EVENTS): Sql => sql`${name}::text`;

/** What happened to a roll, in the language of the reader. */
export const rollLedgerColumns = (language: Language) => ({
  id: sql`e.id`,
  eventDate: sql`e.event_date`,
  title: wordOf(EVENTS, sql`e.event`, language),
  billNo: sql`e.bill_no`,
  len: sql`e.len`,
  usedLen: sql`e.used_len`,
  spliceLen: sql`e.splice_len`,
  defectLen: sql`e.defect_len`,
  remnantLen: sql`e.remnant_len`,
  remainLen: sql`e.remain_len`,
  byName: sql`u.name`,
});

/** Of everything but a bed: nothing was used, spliced, cut out or left over. */
const notLaid = sql`null::numeric as used_len, null::numeric as splice_len, null::numeric as defect_len,
    null::numeric as remnant_len`;

const events = sql`
  select r.id, coalesce(l.receive_date, r.create_date) as event_date, 0 as rank,
    case when r.mother_roll_id is null then ${event('arrived')} else ${event('remnant')} end as event, l.c_no as bill_no,
    r.actual_len as len, 0::numeric as used, l.create_by as by_id, ${notLaid}
  from mes2.cloth l where l.company_id = r.company_id and l.id = r.cloth_id
  union all
  select g.id, g.create_date, 1, case g.action when 'reserve' then ${event('reserved')} else ${event('unreserved')} end,
    (select o.order_no from mes2.production_order o
      where o.company_id = g.company_id and o.id = (g.diff->>'orderId')::bigint), null, 0, g.create_by, ${notLaid}
  from mes2.biz_log g
  where g.company_id = r.company_id and g.biz_type = 'fabricRoll' and g.biz_id = r.id
    and g.action in ('reserve', 'unreserve')
  union all
  select i.id, s.issue_date, 2, ${event('issued')}, s.feeding_no, i.len, 0, s.issue_by, ${notLaid}
  from mes2.feeding_slip_line i
  join mes2.feeding_slip s on s.company_id = i.company_id and s.id = i.feeding_id
  where i.company_id = r.company_id and i.fabric_roll_id = r.id and s.issue_date is not null
  union all
  select i.id, s.receive_date, 3, ${event('received')}, s.feeding_no, i.received_len, 0, s.receive_by, ${notLaid}
  from mes2.feeding_slip_line i
  join mes2.feeding_slip s on s.company_id = i.company_id and s.id = i.feeding_id
  where i.company_id = r.company_id and i.fabric_roll_id = r.id and s.receive_date is not null
  union all
  select x.id, coalesce(b.spread_start_date, b.create_date), 4, ${event('spreading')}, ${bedName(sql`b`)},
    x.issued_len, 0, b.create_by, ${notLaid}
  from mes2.cutting_bed_roll x
  join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
  where x.company_id = r.company_id and x.fabric_roll_id = r.id and x.is_open
  union all
  select x.id, b.submit_date, 4, ${event('cut')}, ${bedName(sql`b`)},
    x.used_len + x.splice_len + x.defect_len + x.remnant_len,
    x.used_len + x.splice_len + x.defect_len + x.remnant_len, b.submit_by,
    x.used_len, x.splice_len, x.defect_len, x.remnant_len
  from mes2.cutting_bed_roll x
  join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
  where x.company_id = r.company_id and x.fabric_roll_id = r.id and not x.is_open and b.status in (3, 4, 5, 7)
  union all
  select i.id, i.return_date, 5, ${event('returned')}, s.feeding_no, i.return_len, 0, s.update_by, ${notLaid}
  from mes2.feeding_slip_line i
  join mes2.feeding_slip s on s.company_id = i.company_id and s.id = i.feeding_id
  where i.company_id = r.company_id and i.fabric_roll_id = r.id and i.return_date is not null
  union all
  select g.id, g.create_date, 6, ${event('sentBack')}, null, r.remain_len, 0, g.create_by, ${notLaid}
  from mes2.biz_log g
  where g.company_id = r.company_id and g.biz_type = 'cloth' and g.biz_id = r.cloth_id
    and g.action = 'returnCloth' and r.status = 9`;

/**
 * Where a roll went, read from the documents themselves: nothing is booked twice, so the trail and the balance
 * (I7) cannot differ. `used` is what an event took off the roll for good.
 */
export const rollLedgerRows = (companyId: string, rollId: string): Sql => sql`
  from (
    select f.*, r.actual_len - sum(f.used) over (order by f.event_date, f.rank, f.id) as remain_len
    from mes2.fabric_roll r
    cross join lateral (${events}) f
    where r.company_id = ${companyId} and r.id = ${rollId} and r.del_flag = '0') e
  left join amc.app_user u on u.id = e.by_id
  where true`;
