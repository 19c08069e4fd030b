import { sql, type Tx } from '../src/database/engine.ts';
import { createCheck } from '../src/features/checks/save-check.ts';
import type { Services } from '../src/operations.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoActor } from './demo-services.ts';
import { counts, mend } from './open-checks.ts';

const FINISHING = 4;
/** Working days with checks, the last one before today first. */
const DAYS = [-1, 0] as const;
/** Of each check of a day its time, the garments that go back, and whether they are mended. */
const CHECKS = [
  { at: '08:20:00', rework: 0, isMended: false },
  { at: '08:50:00', rework: 1, isMended: true },
  { at: '09:35:00', rework: 0, isMended: false },
  { at: '10:05:00', rework: 2, isMended: false },
  { at: '10:55:00', rework: 0, isMended: false },
  { at: '11:25:00', rework: 1, isMended: true },
  { at: '13:40:00', rework: 0, isMended: false },
  { at: '14:15:00', rework: 0, isMended: false },
  { at: '15:20:00', rework: 1, isMended: false },
  { at: '16:30:00', rework: 0, isMended: false },
] as const;

interface Finished {
  readonly id: string;
  readonly orderId: string;
  readonly num: number;
}

/** What the inspectors of the finishing room checked on the last working day and today so far, with faults that still wait. */
export async function seedFinishingChecks(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const bundles = await finishedBundles(tx, companyId);
  const inspectors = await idsOf(
    tx,
    sql`
    select m.id from amc.company_member m
    join amc.department d on d.company_id = m.company_id and d.id = m.dept_id and d.code = 'QC'
    where m.company_id = ${companyId} and m.status = 0 and m.del_flag = '0' order by m.employee_no limit 3`,
  );
  const items = await idsOf(
    tx,
    sql`
    select i.id from mes2.bad_item i
    join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
    join mes2.defect_category c on c.company_id = t.company_id and c.id = t.defect_category_id and c.section = 3
    where i.company_id = ${companyId} and i.severity > 1 and i.del_flag = '0' order by i.code limit 6`,
  );
  const checks = DAYS.flatMap((day) =>
    CHECKS.flatMap((check) => (day < 0 || check.at < calendar.clock ? [{ day, ...check }] : [])),
  );
  for (const [nth, { day, at, rework, isMended }] of checks.entries()) {
    const bundle = bundles[nth];
    if (!bundle) return;
    const actor = actorAt('admin', calendar.workdayAt(day, at));
    const { orderId } = bundle;
    const badItemId = items[nth % items.length] ?? '';
    const id = await createCheck(services, tx, actor, {
      ...{ requestId: `demo-finishing-${nth}`, checkType: FINISHING, orderId, bundleId: bundle.id },
      inspectorId: inspectors[nth % inspectors.length] ?? null,
      ...counts(bundle.num - rework, rework),
      bads: Array.from({ length: rework }, (_, piece) => ({
        ...{ badItemId, num: 1, disposition: 1 as const, pieceNo: piece + 1 },
      })),
      submit: true,
    });
    if (isMended) await mend(services, tx, actor, { id, orderId, num: rework });
  }
}

const idsOf = async (tx: Tx, rows: Parameters<Tx['all']>[0]): Promise<string[]> =>
  (await tx.all<{ id: string }>(rows)).map(({ id }) => id);

/** Bundles that passed the end of their line, of orders whose books are open. */
const finishedBundles = (tx: Tx, companyId: string): Promise<Finished[]> =>
  tx.all(sql`
    select b.id, b.order_id, b.num from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
      and o.wage_locked = 0
    where b.company_id = ${companyId} and b.status = 5 and b.num > 4 and b.line_dept_id is not null
    order by b.last_scan_date desc nulls last, b.id limit ${DAYS.length * CHECKS.length}::int`);
