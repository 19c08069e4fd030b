import { randomUUID } from 'node:crypto';
import { suspicionSeconds } from '@garment-mes/domain';
import { type Engine, sql, type Tx } from '../src/database/engine.ts';
import type { Actor } from '../src/features/actor.ts';
import { clockText } from '../src/features/scans/clock-text.ts';
import { recordScan } from '../src/features/scans/record-scan.ts';
import type { Services } from '../src/operations.ts';
import { TIME_ZONE } from './demo-services.ts';
import { fastRandom } from './history/fast-random.ts';
import { type Floor, nextEvent } from './living-events.ts';
import { STORY_ORDER_NO } from './story-order.ts';

/** A scan every so often: a floor that can be watched, not a benchmark. */
const EVERY_MS = 8_000;
/** Every so many scans something else happens on one of the floors. */
const EVENT_EVERY = 5;
/** Bundles of the order that are in work at one time. */
const IN_WORK = 8;

interface Job {
  readonly bundleProcessId: string;
  readonly num: number;
  readonly sam: string;
}

interface Sewer {
  readonly id: string;
  readonly deptId: string;
  readonly userId: string | null;
  readonly name: string;
}

/**
 * Lets the demo factory go on: the bundles of the story's order pass their operations one scan at a
 * time, recorded like any scan of the floor. In between the first lines of all companies call out and end
 * problems, stop and start machines and check what is sewn. Refusals are the floor's business and end nothing.
 *
 * @returns stops it, and waits for a scan that is under way
 */
export async function startLivingFloor(
  engine: Engine,
  services: Services,
  everyMs: number = EVERY_MS,
): Promise<() => Promise<void>> {
  const crew = await crewOf(engine);
  if (!crew) return async () => {};
  const { companyId, sewers } = crew;
  const floors = await floorsOf(engine);
  const random = fastRandom('', 'living floor');
  let turn = 0;
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const sewer = sewers[turn % sewers.length];
    turn += 1;
    if (!sewer) return;
    // Whatever refuses or breaks one scan of the demo, the server goes on and so does the next scan.
    running = running.then(() => work(services, companyId, sewer).catch(() => undefined));
    const floor = floors[Math.floor(turn / EVENT_EVERY) % floors.length];
    if (turn % EVENT_EVERY === 0 && floor)
      running = running.then(() => happen(services, floor, random).catch(() => undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The first line of every company, with somebody who reports and somebody who hears of it. */
const floorsOf = (engine: Engine): Promise<Floor[]> =>
  engine.system((tx) =>
    tx.all(sql`
      select c.id as company_id, d.id as line_dept_id, a.user_id as admin_user_id, r.id as reporter_id
      from amc.company c
      join amc.department d on d.company_id = c.id and d.code = 'L1'
      join amc.company_member a on a.company_id = c.id and a.employee_no = '0001' and a.user_id is not null
      join lateral (select id from amc.company_member m where m.company_id = c.id and m.dept_id = d.id
        and m.status = 0 order by m.employee_no limit 1) r on true
      where c.del_flag = '0' order by c.code`),
  );

const happen = (
  services: Services,
  floor: Floor,
  random: ReturnType<typeof fastRandom>,
): Promise<void> => {
  const scope = { companyId: floor.companyId, userId: floor.adminUserId, timeZone: TIME_ZONE };
  return services.engine.tenant(scope, (tx) => nextEvent(services, tx, floor, random));
};

interface Crew {
  readonly companyId: string;
  readonly sewers: readonly Sewer[];
}

const crewOf = (engine: Engine): Promise<Crew | undefined> =>
  engine.system(async (tx) => {
    const order = await tx.one<{ companyId: string }>(sql`
      select o.company_id from mes2.production_order o join amc.company c on c.id = o.company_id
      where c.code = 'CX' and o.order_no = ${STORY_ORDER_NO} and o.del_flag = '0'`);
    if (!order) return undefined;
    const sewers = await tx.all<Sewer>(sql`
      select m.id, m.dept_id, m.user_id, m.employee_name as name
      from amc.company_member m
      join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
      where m.company_id = ${order.companyId} and m.status = 0 and m.del_flag = '0' and d.code = 'L3'
      order by m.employee_no`);
    return { ...order, sewers };
  });

async function work(services: Services, companyId: string, sewer: Sewer): Promise<void> {
  const now = services.clock();
  const scope = { companyId, userId: sewer.userId ?? '0', timeZone: TIME_ZONE };
  const actor: Actor = {
    companyId,
    scope,
    user: { id: sewer.userId ?? '0', name: sewer.name },
    now,
    can: () => false,
  };
  const deviceDate = clockText(now, TIME_ZONE);
  await services.engine.tenant(scope, async (tx) => {
    const job = await nextJob(tx, companyId);
    if (!job || (await isTooSoon(tx, companyId, sewer, job, deviceDate))) return;
    await recordScan(services, tx, actor, {
      id: job.bundleProcessId,
      bundleProcessSubmitRecord: {
        requestId: randomUUID(),
        type: 1,
        num: job.num,
        employeeId: sewer.id,
        lineDeptId: sewer.deptId,
        deviceDate,
        channel: 2,
        deviceId: 'L3-PDA',
      },
    });
    await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
  });
}

/** The operation that keeps the bundles in work level: the least advanced of the first few. */
const nextJob = (tx: Tx, companyId: string): Promise<Job | undefined> =>
  tx.one(sql`
    select p.id as bundle_process_id, p.num - p.done_num as num, p.sam
    from (
      select b.id, b.company_id, b.bundle_no from mes2.bundle b
      where b.company_id = ${companyId} and b.order_no = ${STORY_ORDER_NO} and b.status in (0, 1, 2, 3)
      order by b.bundle_no, b.split_seq limit ${IN_WORK}::int) b
    join mes2.bundle_process p on p.company_id = b.company_id and p.bundle_id = b.id
    where p.status in (0, 1) and p.section <= 3 and p.num > p.done_num
    order by p.seq_no, b.bundle_no limit 1`);

/** People of the demo do not report faster than they could sew. */
async function isTooSoon(
  tx: Tx,
  companyId: string,
  { id }: Sewer,
  { num, sam }: Job,
  at: string,
): Promise<boolean> {
  const last = await tx.one<{ seconds: number }>(sql`
    select extract(epoch from ${at}::timestamptz - max(scan_date))::float8 as seconds from mes2.scan
    where company_id = ${companyId} and employee_id = ${id} having count(*) > 0`);
  return last !== undefined && last.seconds < suspicionSeconds(num, sam);
}
