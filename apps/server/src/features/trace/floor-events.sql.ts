import { type Sql, sql } from '../../database/engine.ts';
import { BY, doer, event, type Life } from './trace-event.sql.ts';

/** Checks of panels and garments, and repairs. */
export function checking({ companyId, ids, words }: Life): Sql[] {
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
export function delivering({ companyId, ids, words }: Life): Sql[] {
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
      remark: sql`(${JSON.stringify(words.diffReasons)}::jsonb ->> l.diff_reason)`,
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
export const scanning = ({ companyId, ids, words }: Life): Sql[] => [
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

/** Finished goods of the bundle: into store, into a carton, out of the door. Both are read from the store's bills. */
export function storing({ companyId, ids, words }: Life): Sql[] {
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
    bill(7, sql`${words.stored}::text || h.bill_no`, sql`h.bill_type in (1, 3)`),
    bill(
      8,
      sql`${words.packed}::text || l.carton_no`,
      sql`h.bill_type in (1, 3) and l.carton_no is not null`,
    ),
    bill(9, sql`${words.shipped}::text || h.bill_no`, sql`h.bill_type = 11`),
  ];
}
