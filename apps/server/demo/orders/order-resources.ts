import { sql, type Tx } from '../../src/database/engine.ts';
import { bindCard } from '../../src/features/order-grids/bind-slot-cards.ts';
import { occupyResource } from '../../src/features/order-grids/occupations.ts';
import { createOrderMachine } from '../../src/features/order-grids/order-machines.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { HELD_DIE } from './dies.ts';
import { STORY_ORDER_NO } from './story-order.ts';

/** Orders on the lines that ask for machines, and bundles of them that ride with a card. */
const ORDERS = 3;
const CARDED = 8;
const DIE = 3;

/** Machines an order asks of its line; each line has more of them. */
const NEEDS = [
  ['平车', 2],
  ['四线锁边', 1],
] as const;
/** What the story asks for beside the order that is sewn on the line now. */
const STORY_NEEDS = [
  ['冚车', 1],
  ['双针车', 1],
] as const;

interface OnLine {
  readonly orderId: string;
  readonly lineDeptId: string;
  readonly fromDate: string;
  readonly toDate: string;
}

type ActorAt = (username: string, moment: string) => DemoActor;

/**
 * Machines asked for, a die held and cards bound to bundles, for what is sewn on the lines and for the order of the
 * story; a started schedule holds its line by itself. The story's bundles stay as they were cut.
 */
export async function seedOrderResources(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const actor = actorAt('admin', calendar.workdayAt(-1, '17:30:00'));
  const sewn = await tx.all<OnLine>(sql`
    select distinct on (d.sort, s.line_dept_id) s.order_id, s.line_dept_id,
      s.start_date::date as from_date, s.end_date::date as to_date
    from mes2.schedule s
    join amc.department d on d.company_id = s.company_id and d.id = s.line_dept_id
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.status in (1, 2)
    where s.company_id = ${companyId} and s.status = 1 and s.del_flag = '0'
    order by d.sort, s.line_dept_id, s.start_date limit ${ORDERS}::int`);
  for (const onLine of sewn) await askForMachines(services, tx, actor, onLine, NEEDS);
  const [first] = sewn;
  if (first) await bindCards(services, tx, actor, first.orderId);
  await seedStoryResources(services, tx, actor, first?.lineDeptId, calendar);
}

async function askForMachines(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  { orderId, lineDeptId, fromDate, toDate }: OnLine,
  needs: readonly (readonly [typeName: string, num: number])[],
): Promise<void> {
  for (const [typeName, needNum] of needs) {
    const machines = await tx.all<{ id: string; machineTypeId: string }>(sql`
      select m.id, m.machine_type_id from ccm.machine m
      join ccm.machine_type t on t.company_id = m.company_id and t.id = m.machine_type_id
      where m.company_id = ${actor.companyId} and m.dept_id = ${lineDeptId} and t.name = ${typeName}
        and m.status <> 4 and m.del_flag = '0' order by m.machine_no limit ${needNum}::int`);
    const [machine] = machines;
    if (machine === undefined || machines.length < needNum) continue;
    await createOrderMachine(services, tx, actor, {
      orderId,
      machineTypeId: machine.machineTypeId,
      needNum,
      lineDeptId,
      machineIds: machines.map(({ id }) => id),
      fromDate,
      toDate,
    });
  }
}

async function bindCards(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  orderId: string,
): Promise<void> {
  const bundles = await tx.all<{ id: string }>(sql`
    select b.id from mes2.bundle b
    where b.company_id = ${actor.companyId} and b.order_id = ${orderId} and b.status between 0 and 3
      and b.card_no is null and b.hold_reason is null and b.del_flag = '0'
    order by b.bundle_no, b.split_seq limit ${CARDED}::int`);
  const cards = await tx.all<{ cardNo: string }>(sql`
    select card_no from mes2.slot_card
    where company_id = ${actor.companyId} and status = 0 and del_flag = '0'
    order by card_no limit ${bundles.length}::int`);
  for (const [at, { cardNo }] of cards.entries()) {
    const bundleId = bundles[at]?.id;
    if (bundleId) await bindCard(services, tx, actor, orderId, { cardNo, bundleId });
  }
}

/** The story asks for machines of the line it will be sewn on, and holds a die for its last bed. */
async function seedStoryResources(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  lineDeptId: string | undefined,
  calendar: DemoCalendar,
): Promise<void> {
  const story = await tx.one<{ id: string; fromDate: string; toDate: string }>(sql`
    select id, plan_sew_date as from_date, greatest(plan_sew_date, delivery_date) as to_date
    from mes2.production_order
    where company_id = ${actor.companyId} and order_no = ${STORY_ORDER_NO} and plan_sew_date is not null
      and status in (1, 2) and del_flag = '0'`);
  if (!story || lineDeptId === undefined) return;
  const { id: orderId, fromDate, toDate } = story;
  await askForMachines(services, tx, actor, { orderId, lineDeptId, fromDate, toDate }, STORY_NEEDS);
  const die = await tx.one<{ id: string }>(sql`
    select id from mes2.cutting_die where company_id = ${actor.companyId} and mold_no = ${HELD_DIE} and del_flag = '0'`);
  if (!die) return;
  await occupyResource(services, tx, actor, {
    resourceType: DIE,
    resourceId: die.id,
    orderId,
    fromDate: calendar.workdayAt(1, '08:00:00'),
    toDate: calendar.workdayAt(1, '11:30:00'),
  });
}
