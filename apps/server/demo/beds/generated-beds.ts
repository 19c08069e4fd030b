import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { BilledRoll } from '../../src/features/beds/bed-bill.ts';
import { deleteBundles } from '../../src/features/bundles/delete-bundles.ts';
import { startBed } from '../../src/features/cutting/bed-moves.ts';
import { createBed, type NewBed } from '../../src/features/cutting/save-bed.ts';
import { submitBed } from '../../src/features/cutting/submit-bed.ts';
import type { Services } from '../../src/operations.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { type DemoActor, momentOf } from '../demo-services.ts';
import type { GeneratedOrder } from '../orders/generated-orders.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';
import { seedLayRolls } from './lay-rolls.ts';
import { type LayTimes, layTimes } from './lay-times.ts';
import { type Lay, laysOf } from './lays.ts';
import { bedTeam } from './story-beds.ts';

/** Opens, starts and submits the beds of the generated orders, in the order of their days. */
export async function seedGeneratedBeds(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  profile: CompanyProfile,
  staff: Staff,
  basics: Basics,
  orders: readonly GeneratedOrder[],
  calendar: DemoCalendar,
): Promise<void> {
  const lays = laysOf(profile, orders, calendar);
  const times = await layTimes(tx, profile, staff, lays, calendar);
  const rolls = await seedLayRolls(tx, profile, staff, basics, lays, calendar);
  const leader = profile.code === 'CX' ? 'leader' : 'admin';
  const bedIds: string[] = [];
  for (const [at, lay] of lays.entries()) {
    const span = times[at];
    if (!span) continue;
    const opened = actorAt(leader, span.opened);
    const bill = await billOf(tx, staff, basics, lay, rolls[at] ?? [], span.planDate);
    const id = await createBed(services, tx, opened, bill);
    bedIds.push(id);
    if (lay.fate === 'spreading')
      await startBed(services, tx, actorAt(leader, span.spreadStart), { id, version: 0 });
    if (lay.fate !== 'submitted') continue;
    await tx.run(sql`
      update mes2.cutting_bed set spread_start_date = ${momentOf(span.spreadStart)},
        spread_end_date = ${momentOf(span.spreadEnd)}, cut_start_date = ${momentOf(span.cutStart)},
        cut_end_date = ${momentOf(span.cutEnd)}
      where company_id = ${staff.companyId} and id = ${id}`);
    const submitted = actorAt(leader, span.submitted);
    await submitBed(services, tx, submitted, { id, version: 0, overCutReason: '客户同意加裁' });
  }
  await untieLast(
    services,
    tx,
    actorAt(leader === 'leader' ? 'manager' : leader, calendar.workdayAt(-1, '17:20:00')),
    bedIds,
  );
  await seedSchedule(tx, profile, staff, lays, bedIds, times);
  await seedProblem(tx, profile, staff, calendar);
}

/** The last bed that was tied is to be tied anew: its bundles are deleted, it waits in the list of submitted beds. */
async function untieLast(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  bedIds: readonly string[],
): Promise<void> {
  const bed = await tx.one<{ id: string; version: number }>(sql`
    select id, version from mes2.cutting_bed
    where company_id = ${actor.companyId} and id = any(${bedIds}::bigint[]) and status = 4
    order by submit_date desc, id desc limit 1`);
  if (bed) await deleteBundles(services, tx, actor, { reduceBedId: bed.id, version: bed.version });
}

async function billOf(
  tx: Tx,
  staff: Staff,
  basics: Basics,
  { order, color, plies, table }: Lay,
  rolls: readonly BilledRoll[],
  planDate: string,
): Promise<NewBed> {
  const { style } = order;
  return {
    orderId: order.id,
    bedType: 1,
    fabricPart: 1,
    materialId: basics.material(style.fabric.code),
    markerName: `${style.styleNo}-M1`,
    markerLen: style.markerLen,
    endLossLen: style.endLossLen,
    widthCm: style.fabric.cuttableWidthCm,
    markerEffPct: style.markerEffPct,
    tableId: staff.tables[table]?.id ?? '',
    cutMode: 1,
    planDate,
    sizes: style.sizes.map(({ name, ratio }) => ({
      sizeId: basics.size(style.sizeGroup, name),
      ratio: String(ratio),
    })),
    colors: [{ colorId: basics.color(color), plies }],
    rolls,
    employees: rolls.length > 0 ? await bedTeam(tx, staff, order.id) : [],
  };
}

const SCHEDULE_STATUS = { submitted: 3, spreading: 2, draft: 1 } as const;

async function seedSchedule(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, tables }: Staff,
  lays: readonly Lay[],
  bedIds: readonly string[],
  times: readonly LayTimes[],
): Promise<void> {
  const ids = seededIds(code, 'schedule');
  await insertRows(
    tx,
    'mes2.cutting_schedule',
    lays.map(({ order, plies, table, fate }, at) => ({
      companyId,
      id: ids(),
      scheduleNo: `CS${times[at]?.planDate.slice(5).replace('-', '')}-${String(at + 11)}`,
      orderId: order.id,
      cuttingBedId: bedIds[at],
      tableId: tables[table]?.id,
      seqNo: times[at]?.seqNo,
      planDate: times[at]?.planDate,
      planStartDate: momentOf(times[at]?.planStart ?? ''),
      planEndDate: momentOf(times[at]?.planEnd ?? ''),
      planMin: times[at]?.planMin,
      plies,
      planNum: plies * order.style.sizes.reduce((total, { ratio }) => total + ratio, 0),
      status: SCHEDULE_STATUS[fate],
    })),
  );
}

/** Something the wall board has to show: a table reported a problem and nobody came yet. */
async function seedProblem(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, tables, cutters }: Staff,
  calendar: DemoCalendar,
): Promise<void> {
  await insertRows(tx, 'mes2.problem_log', [
    {
      companyId,
      id: seededIds(code, 'problem')(),
      logNo: `WT${calendar.today.slice(5).replace('-', '')}-1`,
      problemName: '裁刀发热',
      deptId: tables.at(-1)?.id,
      level: 2,
      responseMin: 10,
      resolveMin: 60,
      reportBy: cutters[0]?.id,
      reportDate: momentOf(calendar.at(0, calendar.clock)),
    },
  ]);
}
