import { sql, type Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from './demo-calendar.ts';

/** Working days back, and bundles, that have a history of cards. */
const DAYS = 5;
/** Of each line. */
const BUNDLES = 20;
const FINISHED = 1;
const MOVED = 2;
const MISTAKE = 3;
const CARD = 3;

interface Ride {
  readonly bundleId: string;
  readonly fromDate: string;
  readonly toDate: string;
}

/** What cards rode with in the days before: bundles from just before their first scan to just after their last. */
export async function seedCardHistory(
  tx: Tx,
  companyId: string,
  userId: string | null,
  calendar: DemoCalendar,
): Promise<void> {
  const cards = await tx.all<{ cardNo: string }>(sql`
    select card_no from mes2.slot_card where company_id = ${companyId} and status = 0 and del_flag = '0'
    order by card_no`);
  const rides = await tx.all<Ride>(sql`
    select r.bundle_id, r.from_date, r.to_date
    from (
      select s.bundle_id, min(s.scan_date) - interval '4 minutes' as from_date,
        max(s.scan_date) + interval '2 minutes' as to_date,
        row_number() over (partition by b.line_dept_id order by min(s.scan_date), s.bundle_id) as at
      from mes2.scan s
      join mes2.bundle b on b.company_id = s.company_id and b.id = s.bundle_id and b.card_no is null
      where s.company_id = ${companyId} and s.work_date >= ${calendar.workday(-DAYS)}::date
      group by 1, b.line_dept_id having max(s.scan_date) < ${`${calendar.today} 00:00:00`}::timestamptz) r
    where r.at <= ${BUNDLES}::int order by r.from_date, r.bundle_id`);
  const free = new Map(cards.map(({ cardNo }) => [cardNo, '']));
  const bindings = rides.flatMap((ride, at) => {
    // A card rides with one bundle at a time.
    const card = [...free].find(([, until]) => until < ride.fromDate);
    if (!card) return [];
    free.set(card[0], ride.toDate);
    const unbindReason = at % 13 === 7 ? MISTAKE : at % 9 === 4 ? MOVED : FINISHED;
    return [{ ...ride, cardNo: card[0], unbindReason }];
  });
  await insertRows(
    tx,
    'mes2.slot_card_binding',
    bindings.map(({ bundleId, fromDate, toDate, cardNo, unbindReason }) => ({
      ...{ companyId, cardNo, bundleId, bindDate: fromDate, bindBy: userId },
      ...{ unbindDate: toDate, unbindReason },
    })),
  );
  const bundles = bindings.map(({ bundleId }) => bundleId);
  await tx.run(sql`
    update mes2.scan set channel = ${CARD}::int
    where company_id = ${companyId} and bundle_id = any(${bundles}::bigint[])`);
}
