import { sql, type Tx } from '../src/database/engine.ts';
import { reinspectCheck } from '../src/features/checks/reinspect-check.ts';
import { changeCheck, createCheck } from '../src/features/checks/save-check.ts';
import { submitCheck } from '../src/features/checks/submit-check.ts';
import { voidCheck } from '../src/features/checks/void-check.ts';
import type { Services } from '../src/operations.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoActor } from './demo-services.ts';

const INLINE = 2;
/** Garments that an inspector takes out of a bundle at its station. */
const SAMPLE = 8;
/** Of each check the time on the workday before, its garments in rework, and how far it went. */
const CHECKS = [
  { at: '09:10:00', rework: 3, turn: 'mend' },
  { at: '10:25:00', rework: 1, turn: 'wait' },
  { at: '14:40:00', rework: 2, turn: 'wait' },
  { at: '15:05:00', rework: 0, turn: 'void' },
  { at: '16:30:00', rework: 1, turn: 'wait' },
  { at: '16:50:00', rework: 0, turn: 'enter' },
] as const;

interface Picked {
  readonly id: string;
  readonly orderId: string;
  readonly inspectorId: string;
  readonly badItemId: string;
}

/** Checks between stations: garments that wait to be mended, one of three mended, one record still being entered, one void. */
export async function seedOpenChecks(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const bundles = await bundlesAtLines(tx, companyId);
  for (const [at, check] of CHECKS.entries()) {
    const bundle = bundles[at % bundles.length];
    if (!bundle) return;
    const actor = actorAt('admin', calendar.workdayAt(-1, check.at));
    const { inspectorId, badItemId, orderId } = bundle;
    const { rework } = check;
    const bad = { badItemId, num: 1, disposition: 1 as const };
    const id = await createCheck(services, tx, actor, {
      ...{
        requestId: `demo-check-${at}`,
        checkType: INLINE,
        orderId,
        bundleId: bundle.id,
        inspectorId,
      },
      ...counts(SAMPLE - rework, rework),
      bads: Array.from({ length: rework }, (_, piece) => ({ ...bad, pieceNo: piece + 1 })),
      submit: check.turn === 'wait' || check.turn === 'mend',
    });
    if (check.turn === 'void')
      await voidCheck(services, tx, actor, { id, version: 0, reason: '条码扫错' });
    if (check.turn === 'mend') await mend(services, tx, actor, { id, orderId, num: 1 });
  }
}

/** Garments of a record come back and are right. */
export async function mend(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  {
    id: parentId,
    orderId,
    num,
  }: { readonly id: string; readonly orderId: string; readonly num: number },
): Promise<void> {
  const body = { parentId, requestId: `demo-again-${parentId}`, checkNum: num };
  const id = await reinspectCheck(services, tx, actor, body);
  await changeCheck(services, tx, actor, { id, version: 0, orderId, ...counts(num, 0) });
  await submitCheck(services, tx, actor, { id, version: 1 });
}

export const counts = (passNum: number, reworkNum: number) => ({
  checkNum: passNum + reworkNum,
  ...{ passNum, reworkNum, secondNum: 0, scrapNum: 0 },
});

/** Bundles that lines work on, of orders whose books are open, each with an inspector and a fault of sewing. */
const bundlesAtLines = (tx: Tx, companyId: string): Promise<Picked[]> =>
  tx.all(sql`
    with item as (
      select i.id, row_number() over (order by i.code) as nth from mes2.bad_item i
      join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
      join mes2.defect_category c on c.company_id = t.company_id and c.id = t.defect_category_id and c.section = 3
      where i.company_id = ${companyId} and i.severity > 1 and i.del_flag = '0'),
    picked as (
      select b.id, b.order_id, row_number() over (order by b.last_scan_date desc nulls last, b.id) as nth
      from mes2.bundle b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
        and o.wage_locked = 0
      where b.company_id = ${companyId} and b.status in (2, 3) and b.num >= ${SAMPLE}::int
        and b.line_dept_id is not null)
    select p.id, p.order_id, i.id as bad_item_id,
      (select m.id from amc.company_member m join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
        where m.company_id = ${companyId} and d.code = 'QC' and m.status = 0 and m.del_flag = '0'
        order by m.employee_no limit 1) as inspector_id
    from picked p join item i on i.nth = p.nth order by p.nth limit ${CHECKS.length}::int`);
