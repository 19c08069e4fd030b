import { sql, type Tx } from '../../src/database/engine.ts';
import { passOn } from '../../src/features/approvals/approval-tasks.ts';
import { decideConcession, requestConcession } from '../../src/features/checks/final/concession.ts';
import { confirmInspection } from '../../src/features/checks/final/confirm-inspection.ts';
import { noteFinding } from '../../src/features/checks/final/customer-finding.ts';
import { reinspectCheck } from '../../src/features/checks/reinspect-check.ts';
import { changeCheck, createCheck } from '../../src/features/checks/save-check.ts';
import { submitCheck } from '../../src/features/checks/submit-check.ts';
import { aqlState } from '../../src/features/sampling/aql-state.ts';
import { lotBasis, planOf } from '../../src/features/sampling/lot-plan.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from './story-order.ts';

const LOT = 60;
const FINAL = 5;
const FINISHING = 4;
/** Garments of a lot that are sorted again before the demo begins, where it is half done. */
const HALF = 32;

interface Lots {
  readonly services: Services;
  readonly tx: Tx;
  readonly companyId: string;
  readonly inspectorId: string;
  readonly badItemId: string;
  readonly images: readonly string[];
  /** Somebody of the company on the n-th workday from today; the wages of earlier ones are locked. */
  readonly on: (username: string, day: number, time: string) => DemoActor;
  /** The n-th workday from today. */
  readonly day: (nth: number) => string;
}

/**
 * Lots of two orders: of the first a lot that was refused, sorted and accepted in its second round, another one that
 * is being sorted, so that the next is inspected tightened and waits for its confirmation, and one that is still being
 * entered; of the second a lot let go with consent, an accepted one in which the customer found something, and one whose
 * consent is asked for.
 */
export async function seedFinalLots(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const orders = await tx.all<{ id: string; image: string | null }>(sql`
    select id, image from (
      select distinct on (o.style_id) o.id, o.order_no, coalesce(o.image_url, s.image_url) as image
      from mes2.production_order o
      join mes2.style s on s.company_id = o.company_id and s.id = o.style_id
      where o.company_id = ${companyId} and o.status in (1, 2) and o.wage_locked = 0 and o.order_num >= 400
        and o.order_no not in (${STORY_ORDER_NO}, 'SO2404001') and o.del_flag = '0' and not exists (
          select 1 from mes2.qc_check_record q
          join mes2.production_order p on p.company_id = q.company_id and p.id = q.order_id
          where q.company_id = o.company_id and q.check_type = ${FINAL}::int and p.customer_id = o.customer_id
            and p.style_id = o.style_id)
      order by o.style_id, o.order_no) free
    order by order_no limit 2`);
  const named = await tx.one<{ inspectorId: string; badItemId: string }>(sql`
    select (select m.id from amc.company_member m
        join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
        where m.company_id = ${companyId} and d.code = 'QC' and m.status = 0 and m.del_flag = '0'
        order by m.employee_no limit 1) as inspector_id,
      (select id from mes2.bad_item where company_id = ${companyId} and severity = 2 and del_flag = '0'
        order by code limit 1) as bad_item_id`);
  const [first, second] = orders;
  if (!first || !second || !named) return;
  const on: Lots['on'] = (username, day, time) => actorAt(username, calendar.workdayAt(day, time));
  const lots: Lots = {
    ...{ services, tx, companyId, on, day: calendar.workday, ...named },
    images: [first.image ?? '/demo/lot.jpg'],
  };
  await refusedLots(lots, first.id);
  await concededLots(lots, second.id);
}

async function refusedLots(lots: Lots, orderId: string): Promise<void> {
  const { services, tx, on } = lots;
  const refused = await inspect(lots, orderId, on('admin', -1, '08:20:00'), true);
  await confirm(lots, refused, -1, '08:50:00');
  await sort(lots, orderId, LOT, -1, '10:10:00');
  const day = on('admin', -1, '10:30:00');
  const { sampleNum } = await planned(lots, orderId);
  const again = {
    parentId: refused,
    requestId: `demo-final-again-${orderId}`,
    checkNum: sampleNum,
  };
  const id = await reinspectCheck(services, tx, day, again);
  await changeCheck(services, tx, day, {
    ...{ id, version: 0, orderId, shipmentId: await gatedShipment(lots, orderId) },
    ...counts(sampleNum),
  });
  await submitCheck(services, tx, day, { id, version: 1 });
  await confirm(lots, id, -1, '11:10:00');
  const other = await inspect(lots, orderId, on('admin', -1, '11:15:00'), true);
  await confirm(lots, other, -1, '11:50:00');
  await sort(lots, orderId, HALF, -1, '13:45:00');
  await inspect(lots, orderId, on('admin', -1, '14:05:00'), false);
  await createCheck(services, tx, on('admin', -1, '16:20:00'), {
    ...{ requestId: `demo-final-open-${orderId}`, checkType: FINAL, orderId, lotNum: LOT },
    shipmentId: await gatedShipment(lots, orderId),
    ...{ inspectorId: lots.inspectorId, ...counts(8) },
  });
}

async function concededLots(lots: Lots, orderId: string): Promise<void> {
  const { services, tx, on, day, images } = lots;
  const agreed = await inspect(lots, orderId, on('admin', -1, '08:35:00'), true);
  await ask(lots, agreed, '线头超标，客户书面同意', -1, '09:00:00');
  await agree(lots, agreed);
  const accepted = await inspect(lots, orderId, on('admin', -1, '13:50:00'), false);
  await confirm(lots, accepted, -1, '15:00:00');
  await noteFinding(services, tx, on('admin', -1, '16:40:00'), {
    ...{ checkId: accepted, requestId: `demo-finding-${orderId}` },
    findDate: day(-1),
    ...{ majorNum: 1, criticalNum: 0, images: [...images], remark: '袖口跳针一件' },
  });
  const waiting = await inspect(lots, orderId, on('admin', -1, '15:25:00'), true);
  await ask(lots, waiting, '包装轻微压痕，船期紧', -1, '15:45:00');
}

const counts = (checkNum: number) => ({
  ...{ checkNum, passNum: checkNum, reworkNum: 0, secondNum: 0, scrapNum: 0 },
});

/** The shipment that a lot is inspected as, where the customer gets none uninspected. */
const gatedShipment = async ({ tx, companyId }: Lots, orderId: string): Promise<string | null> =>
  (
    await tx.one<{ id: string | null }>(sql`
      select min(s.id) as id from mes2.order_shipment s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      join ccm.customer c on c.company_id = o.company_id and c.id = o.customer_id and c.gate_shipment = 1
      where s.company_id = ${companyId} and s.order_id = ${orderId} and s.del_flag = '0'`)
  )?.id ?? null;

async function planned(lots: Lots, orderId: string) {
  const { tx, companyId } = lots;
  const shipmentId = await gatedShipment(lots, orderId);
  const basis = await lotBasis(tx, companyId, { orderId, shipmentId });
  const { mode } = await aqlState(tx, companyId, basis);
  return planOf(basis, LOT, mode);
}

/** A lot that was looked at and submitted. @returns its id */
async function inspect(
  lots: Lots,
  orderId: string,
  actor: DemoActor,
  isRefused: boolean,
): Promise<string> {
  const { services, tx, badItemId, images, inspectorId } = lots;
  const { sampleNum, major } = await planned(lots, orderId);
  const cells = (await planned(lots, orderId)).answer.cells;
  return createCheck(services, tx, actor, {
    ...{ requestId: `demo-final-${actor.now.getTime()}`, checkType: FINAL, orderId, lotNum: LOT },
    shipmentId: await gatedShipment(lots, orderId),
    ...{ inspectorId, ...counts(sampleNum) },
    cells: cells.map(({ colorId, sizeId, checkNum }) => ({ colorId, sizeId, checkNum })),
    ...(isRefused && {
      images: [...images],
      bads: [{ badItemId, num: major.re, disposition: 1 }],
    }),
    submit: true,
  });
}

const versionOf = async ({ tx }: Lots, id: string): Promise<number> =>
  (
    await tx.one<{ version: number }>(
      sql`select version from mes2.qc_check_record where id = ${id}`,
    )
  )?.version ?? 0;

const confirm = async (lots: Lots, id: string, day: number, time: string): Promise<void> =>
  confirmInspection(lots.services, lots.tx, lots.on('admin', day, time), {
    ...{ id, version: await versionOf(lots, id) },
  });

/** Garments of a refused lot that are sorted again after finishing. */
const sort = (lots: Lots, orderId: string, num: number, day: number, time: string) => {
  const actor = lots.on('admin', day, time);
  return createCheck(lots.services, lots.tx, actor, {
    ...{ requestId: `demo-sort-${actor.now.getTime()}`, checkType: FINISHING, orderId },
    ...{ inspectorId: lots.inspectorId, ...counts(num), submit: true },
  });
};

const ask = async (lots: Lots, id: string, reason: string, day: number, time: string) =>
  requestConcession(lots.services, lots.tx, lots.on('zhou', day, time), {
    ...{ id, version: await versionOf(lots, id), reason, images: [...lots.images] },
  });

async function agree(lots: Lots, checkId: string): Promise<void> {
  const { services, tx, companyId, on } = lots;
  const task = await tx.one<Parameters<typeof passOn>[3] & { readonly assigneeId: string }>(sql`
    select biz_type, biz_id, node_no, applicant_id, assignee_id, matter, link from ccm.workflow_task
    where company_id = ${companyId} and biz_type = 'concession' and biz_id = ${checkId} and result = 0
    order by id limit 1`);
  if (!task) return;
  const actor = on('admin', -1, '10:05:00');
  await passOn(services, tx, actor, task, true);
  await decideConcession(services, tx, actor, { checkId, agreed: true });
}
