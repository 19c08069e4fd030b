import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { momentOf } from '../demo-services.ts';
import { seededIds } from '../seeded-ids.ts';
import { workedAt } from './table-clock.ts';

/** How far back the plan of the tables is looked at. */
const DAYS = 14;
/** Numbers of a day that the plan of the running orders leaves free. */
const FIRST_NO = 101;
const ENDED = 3;

interface CutBed {
  readonly id: string;
  readonly orderId: string;
  readonly tableId: string;
  readonly planDate: string;
  readonly spreadStartDate: string;
  readonly cutEndDate: string;
  readonly plies: number;
  readonly planNum: number;
  readonly seqNo: number;
}

/** The plan by which the beds of the last weeks were cut, behind what the days had already. */
export async function planBeds(
  tx: Tx,
  code: string,
  companyId: string,
  today: string,
): Promise<void> {
  const beds = await tx.all<CutBed>(sql`
    select b.id, b.order_id, b.table_id, b.plan_date, b.spread_start_date, b.cut_end_date, b.plies, b.plan_num,
      (row_number() over (partition by b.table_id, b.plan_date order by b.spread_start_date, b.id)
        + (select count(*) from mes2.cutting_schedule s where s.company_id = b.company_id
          and s.table_id = b.table_id and s.plan_date = b.plan_date))::int as seq_no
    from mes2.cutting_bed b
    where b.company_id = ${companyId} and b.status in (4, 5) and b.spread_start_date is not null
      and b.cut_end_date > b.spread_start_date and b.cut_end_date::date = b.spread_start_date::date
      and b.plan_date >= ${today}::date - ${DAYS}::int
      and not exists (select 1 from mes2.cutting_schedule s
        where s.company_id = b.company_id and s.cutting_bed_id = b.id)
    order by b.plan_date, b.id`);
  const ids = seededIds(code, 'schedule of history');
  await insertRows(
    tx,
    'mes2.cutting_schedule',
    beds.map(({ id, planDate, spreadStartDate, cutEndDate, ...plan }, at) => ({
      companyId,
      id: ids(),
      scheduleNo: `CS${planDate.slice(5).replace('-', '')}-${at + FIRST_NO}`,
      cuttingBedId: id,
      planDate,
      planStartDate: momentOf(spreadStartDate),
      planEndDate: momentOf(cutEndDate),
      planMin: workedAt(cutEndDate.slice(11)) - workedAt(spreadStartDate.slice(11)),
      ...plan,
      status: ENDED,
    })),
  );
}
