import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../../database/engine.ts';
import { word } from '../../../messages/words.sql.ts';
import { bundleLabelOf } from '../../bundles/public.ts';

/** Garments the earlier checkpoints leave room for; null when nothing before limits the operation. */
const room = (sequence: string): Sql =>
  sequence === 'checkpoint' || sequence === 'strict'
    ? sql`case when ${sequence} = 'strict' or p.is_checkpoint = 1 then (
        select greatest(0, min(e.done_num) - p.done_num) from mes2.bundle_process e
        where e.company_id = p.company_id and e.bundle_id = p.bundle_id and e.seq_no < p.seq_no
          and e.status <> 3 and (${sequence} = 'strict' or e.is_checkpoint = 1)) end`
    : sql`null::int`;

const left = sql`greatest(0, p.num - p.done_num)`;

/** What may be reported now: what is left, or less behind an unfinished checkpoint. */
const open = (sequence: string): Sql => sql`(case
  when p.status in (3, 4) or b.status >= 7 then 0
  else least(${left}, coalesce(${room(sequence)}, ${left})) end)`;

export const bundleProcessColumns = (sequence: string, today: string, language: Language) => ({
  id: sql`p.id`,
  bundleLabel: bundleLabelOf(sql`b`),
  seqNo: sql`p.seq_no`,
  processCode: sql`(
    select o.process_code from mes2.order_process o
    where o.company_id = p.company_id and o.id = p.order_process_id)`,
  processName: sql`p.process_name`,
  section: sql`p.section`,
  sam: sql`p.sam`,
  price: sql`(select r.price from mes2.order_price r
    where r.company_id = p.company_id and r.order_process_id = p.order_process_id and r.del_flag = '0'
      and daterange(r.from_date, r.to_date, '[]') @> ${today}::date)`,
  num: sql`p.num`,
  doneNum: sql`p.done_num`,
  remainNum: left,
  openNum: open(sequence),
  reworkNum: sql`p.rework_num`,
  isCheckpoint: sql`p.is_checkpoint`,
  isOutput: sql`p.is_output`,
  status: sql`p.status`,
  lastScanDate: sql`p.last_scan_date`,
  lastEmployeeName: sql`m.employee_name`,
  bundleId: sql`p.bundle_id`,
  orderProcessId: sql`p.order_process_id`,
  isTicket: sql`p.is_ticket`,
  blockText: sql`(case
    when b.status = 7 then ${word('已冻结：', 'On hold: ', language)} || coalesce(b.hold_reason, '')
    when b.status = 8 then ${word('已拆扎', 'Split', language)}
    when b.status = 9 then ${word('已作废', 'Voided', language)}
    when p.status = 3 then ${word('已跳过', 'Skipped', language)}
    when p.status = 4 then ${word('外发中', 'At the subcontractor', language)}
    when ${left} = 0 then ${word('已完成', 'Finished', language)}
    when ${open(sequence)} = 0 then ${word('前关键工序未完成', 'An earlier checkpoint is not done', language)} end)`,
});

export const bundleProcessSearchAs = { bundleLabel: sql`b.bundle_no` };

export interface BundleProcessSearch {
  readonly bundleId?: string | undefined;
  readonly barcode?: string | undefined;
  readonly reduceBedId?: string | undefined;
}

export const bundleProcessRows = (companyId: string, search: BundleProcessSearch): Sql => sql`
  from mes2.bundle_process p
  join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
  left join amc.company_member m on m.company_id = p.company_id and m.id = p.last_employee_id
  where p.company_id = ${companyId}
  ${search.bundleId ? sql`and p.bundle_id = ${search.bundleId}` : sql``}
  ${search.barcode ? sql`and b.barcode = split_part(upper(btrim(${search.barcode})), '-', 1)` : sql``}
  ${search.reduceBedId ? sql`and b.cutting_bed_id = ${search.reduceBedId}` : sql``}`;
