import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoActor } from '../demo-services.ts';

/** Of work that came back: no line of the house is to blame, so none counts it. */
const RANDOM_CHECK = 4;
const SECOND = 2;
const MAJOR = 2;

/** A check of a bundle that keeps garments as seconds for an operation. */
export async function findSeconds(
  tx: Tx,
  { companyId, employee, now }: DemoActor,
  bundleId: string,
  orderProcessId: string,
  num: number,
): Promise<void> {
  await tx.run(sql`
    with item as (
      select i.id, i.blame from mes2.bad_item i
      join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
      join mes2.defect_category c on c.company_id = t.company_id and c.id = t.defect_category_id and c.section = 3
      where i.company_id = ${companyId} and i.severity = ${MAJOR}::int and i.del_flag = '0' order by i.code limit 1),
    checked as (
      insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, bundle_id, barcode, work_date, hour,
        inspector_id, check_num, pass_num, second_num, defect_num, major_num, result, status, round, submit_date,
        create_date)
      select b.company_id, 'QC-WF-' || b.id, ${RANDOM_CHECK}::int, b.order_id, b.id, b.barcode,
        (${now}::timestamptz)::date, extract(hour from ${now}::timestamptz)::smallint, ${employee?.id ?? null}::bigint,
        b.num, b.num - ${num}::int, ${num}::int, ${num}::int, ${num}::int, 2, 4, 1, ${now}, ${now}
      from mes2.bundle b where b.company_id = ${companyId} and b.id = ${bundleId} returning company_id, id)
    insert into mes2.qc_check_bad (company_id, check_id, bad_item_id, severity, blame, num, order_process_id,
      disposition, create_date)
    select c.company_id, c.id, i.id, ${MAJOR}::int, i.blame, ${num}::int, ${orderProcessId}::bigint, ${SECOND}::int, ${now}
    from checked c cross join item i`);
}
