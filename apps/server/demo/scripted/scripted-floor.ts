import { shadeBlocks } from '@garment-mes/domain/cutting-bed';
import { addMinutes } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../src/database/engine.ts';
import { deleteBundles } from '../../src/features/bundles/delete-bundles.ts';
import { splitBundle } from '../../src/features/bundles/split-bundle.ts';
import { withdrawBed } from '../../src/features/cutting/bed-moves.ts';
import { createBed, type NewBed } from '../../src/features/cutting/save-bed.ts';
import { submitBed } from '../../src/features/cutting/submit-bed.ts';
import { receiveDelivery } from '../../src/features/deliveries/receive-delivery.ts';
import { sendDelivery } from '../../src/features/deliveries/send-delivery.ts';
import { recordScan } from '../../src/features/scans/intake/record-scan.ts';
import { reverseScan } from '../../src/features/scans/reverse-scan.ts';
import type { Services } from '../../src/operations.ts';
import type { Basics } from '../basics.ts';
import { bedTeam } from '../beds/story-beds.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import type { Member, Staff } from '../people/people.ts';
import { billedRoll, type CaseOrder, type CaseRoll } from './scripted-order.ts';

/** What the cases of the floor are played with. */
export interface Stage {
  readonly services: Services;
  readonly tx: Tx;
  readonly actorAt: (username: string, moment: string) => DemoActor;
  readonly staff: Staff;
  readonly basics: Basics;
  readonly calendar: DemoCalendar;
  readonly cases: CaseOrder;
  /** A day of the wage period before the running one. */
  readonly lockedDay: string;
  /** When what was done on it was reported at last. */
  readonly reportedDay: string;
}

const CUT_DAY = -14;
/** Steps from an open wage period, and its records, to a locked one. */
const LOCKED = 2;

/** Plays the cases that the floor's own calls make: beds, bundles, deliveries and scans. */
export async function playFloor(stage: Stage): Promise<void> {
  const { calendar, cases } = stage;
  const bedId = await submitAgain(stage);
  await playShades(stage, cases.rolls.slice(4, 7));
  await playLining(stage, cases.rolls.slice(7, 9));
  await openShades(stage, cases.rolls.slice(9));
  const bundles = await bundlesOf(stage, bedId);
  const [shared, mistaken, repeated, split, late, sent, short, cheap, expensive] = bundles;
  if (
    !shared ||
    !mistaken ||
    !repeated ||
    !split ||
    !late ||
    !sent ||
    !short ||
    !cheap ||
    !expensive
  )
    throw new Error('the scripted bed has too few bundles');
  const [first, second] = stage.staff.sewers;
  if (!first || !second) throw new Error('nobody sews');
  const at = (day: number, clock: string) => calendar.workdayAt(day, clock);

  await scan(stage, shared, 'C06', first, 10, at(-1, '09:10:00'), 'case-7a');
  await scan(stage, shared, 'C06', second, 14, at(-1, '09:25:00'), 'case-7b');

  const wrong = await scan(stage, mistaken, 'C06', first, 24, at(-1, '10:02:00'), 'case-8a');
  await reverseScan(stage.services, stage.tx, stage.actorAt('manager', at(-1, '10:06:00')), {
    requestId: 'case-8b',
    scanId: wrong,
    reason: '扫错扎号',
  });
  await scan(stage, mistaken, 'C06', first, 24, at(-1, '10:09:00'), 'case-8c');

  await scan(stage, repeated, 'C06', second, 24, at(-1, '10:30:00'), 'case-6');
  await scan(stage, repeated, 'C06', second, 24, at(-1, '10:30:00'), 'case-6');

  await scan(stage, split, 'C06', first, 12, at(-1, '11:05:00'), 'case-5a');
  await playSplit(stage, split, at(-1, '11:20:00'));

  await scan(
    stage,
    late,
    'C06',
    second,
    24,
    `${stage.lockedDay} 16:40:00`,
    'case-11',
    `${stage.reportedDay} 07:50:00`,
  );

  await scan(stage, sent, 'C06', first, 24, at(-1, '11:40:00'), 'case-9c');
  await playDelivery(stage, sent, short);
  await playPrices(stage, cheap, expensive, first);
  // Behind the prices: what is reported on a day is paid by its price.
  await sewToTheEnd(stage, sent);
}

/** A lay of the scripted order from some of its rolls. */
export async function bill(
  { tx, staff, basics, cases, calendar }: Stage,
  rolls: readonly CaseRoll[],
  more: Partial<NewBed> = {},
): Promise<NewBed> {
  const { style } = cases.order;
  const colors = [...Map.groupBy(rolls, ({ color, shade }) => `${color}|${shade}`).values()];
  return {
    orderId: cases.order.id,
    bedType: 1,
    fabricPart: 1,
    materialId: basics.material(style.fabric.code),
    markerName: 'T2417-M2',
    markerLen: style.markerLen,
    endLossLen: style.endLossLen,
    widthCm: '175.0',
    markerEffPct: '84.00',
    tableId: staff.tables[1]?.id ?? '',
    cutMode: 1,
    planDate: calendar.workday(CUT_DAY),
    sizes: style.sizes.map(({ name, ratio }) => ({
      sizeId: basics.size(style.sizeGroup, name),
      ratio: String(ratio),
    })),
    colors: colors.map((group) => ({
      colorId: basics.color(group[0]?.color ?? ''),
      plies: group.reduce((total, { plies }) => total + plies, 0),
    })),
    rolls: rolls.map((roll) => {
      const { shade: _shade, ...billed } = billedRoll(basics, roll);
      return billed;
    }),
    employees: await bedTeam(tx, staff, cases.order.id),
    ...more,
  };
}

export const versionOf = async ({ tx, staff }: Stage, id: string): Promise<number> => {
  const bed = await tx.one<{ version: number }>(
    sql`select version from mes2.cutting_bed where company_id = ${staff.companyId} and id = ${id}`,
  );
  return bed?.version ?? 0;
};

/** Does something on a day whose wage period may have been locked since. */
export async function beforeLock(
  { tx, staff: { companyId } }: Stage,
  day: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const locked = await tx.one<{ id: string }>(sql`
    select id from mes2.wage_period where company_id = ${companyId} and status >= 2
      and ${day}::date between from_date and to_date`);
  const move = async (steps: number) => {
    if (!locked) return;
    await tx.run(sql`
      update mes2.wage_period set status = status + ${steps}::int where company_id = ${companyId} and id = ${locked.id}`);
    await tx.run(sql`
      update mes2.wage_record set status = status + ${steps}::int
      where company_id = ${companyId} and period_id = ${locked.id}`);
  };
  await move(-LOCKED);
  await work();
  await move(LOCKED);
}

/** Case 4: bundled, unbundled and taken back, then submitted again; the first numbers are burnt. */
async function submitAgain(stage: Stage): Promise<string> {
  const { services, tx, actorAt, calendar, cases } = stage;
  const by = (who: string, clock: string) => actorAt(who, calendar.workdayAt(CUT_DAY, clock));
  const made = await bill(stage, cases.rolls.slice(0, 4));
  const id = await createBed(services, tx, by('leader', '08:00:00'), made);
  const day = calendar.workday(CUT_DAY);
  const submit = (clock: string) =>
    beforeLock(stage, day, async () =>
      submitBed(services, tx, by('leader', clock), { id, version: await versionOf(stage, id) }),
    );
  await submit('11:00:00');
  await deleteBundles(services, tx, by('manager', '11:20:00'), {
    reduceBedId: id,
    version: await versionOf(stage, id),
  });
  await beforeLock(stage, day, async () =>
    withdrawBed(services, tx, by('manager', '11:25:00'), {
      id,
      version: await versionOf(stage, id),
    }),
  );
  await submit('14:10:00');
  return id;
}

/** Case 16: three dye lots of one colour, each a block and bundles of its own. */
async function playShades(stage: Stage, rolls: readonly CaseRoll[]): Promise<void> {
  const { services, tx, actorAt, basics, calendar } = stage;
  const by = (clock: string) => actorAt('leader', calendar.workdayAt(CUT_DAY + 1, clock));
  const made = await bill(stage, rolls, {
    bedType: 3,
    colors: rolls.map(({ color, shade, plies }) => ({
      colorId: basics.color(color),
      shade,
      plies,
    })),
    rolls: rolls.map((roll) => billedRoll(basics, roll)),
  });
  const id = await createBed(services, tx, by('08:00:00'), made);
  await beforeLock(stage, calendar.workday(CUT_DAY + 1), async () =>
    submitBed(services, tx, by('13:40:00'), { id, version: await versionOf(stage, id) }),
  );
}

/** Case 17: a shade-level bed as it is left in the evening: its second shade lies between rolls of the first. */
async function openShades(stage: Stage, rolls: readonly CaseRoll[]): Promise<void> {
  const { services, tx, actorAt, basics, calendar } = stage;
  const made = await bill(stage, rolls, {
    bedType: 3,
    planDate: calendar.today,
    colors: shadeBlocks(rolls.map(({ color, ...roll }) => ({ ...roll, colorId: color }))).map(
      ({ colorId, shade, plies }) => ({ colorId: basics.color(colorId), shade, plies }),
    ),
    rolls: rolls.map((roll) => billedRoll(basics, roll)),
  });
  await createBed(services, tx, actorAt('leader', calendar.workdayAt(-1, '16:40:00')), made);
}

/** Case 15: the shell is handed on and waits for the lining, which has no rolls yet. */
async function playLining(stage: Stage, rolls: readonly CaseRoll[]): Promise<void> {
  const { services, tx, actorAt, calendar } = stage;
  const [shell, lining] = rolls;
  if (!shell || !lining) return;
  const by = actorAt('leader', calendar.workdayAt(-2, '09:00:00'));
  const parent = await bill(stage, [shell], { bedType: 2 });
  const id = await createBed(services, tx, by, parent);
  await createBed(services, tx, by, {
    ...parent,
    fabricPart: 2,
    parentBedId: id,
    rolls: [],
    remark: '里布到料不足，缺6层',
  });
  await beforeLock(stage, calendar.workday(-2), async () =>
    submitBed(services, tx, actorAt('leader', calendar.workdayAt(-2, '15:20:00')), {
      id,
      version: await versionOf(stage, id),
    }),
  );
}

interface CaseBundle {
  readonly id: string;
  readonly version: number;
}

const bundlesOf = ({ tx, staff }: Stage, bedId: string): Promise<CaseBundle[]> =>
  tx.all(sql`
    select id, version from mes2.bundle
    where company_id = ${staff.companyId} and cutting_bed_id = ${bedId} and status = 0 order by bundle_no`);

async function scan(
  { services, tx, actorAt, staff }: Stage,
  bundle: CaseBundle,
  code: string,
  worker: Member,
  num: number,
  deviceDate: string,
  requestId: string,
  now = deviceDate,
): Promise<string> {
  const step = await tx.one<{ id: string }>(sql`
    select p.id from mes2.bundle_process p
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where p.company_id = ${staff.companyId} and p.bundle_id = ${bundle.id} and o.process_code = ${code}`);
  await recordScan(services, tx, actorAt(worker.employeeNo, now), {
    id: step?.id ?? '',
    bundleProcessSubmitRecord: {
      requestId,
      type: 1,
      num,
      employeeId: worker.id,
      lineDeptId: worker.deptId,
      deviceDate,
      channel: 2,
      deviceId: 'CASE-PDA',
    },
  });
  const made = await tx.one<{ id: string }>(sql`
    select id from mes2.scan where company_id = ${staff.companyId} and request_id = ${requestId}`);
  return made?.id ?? '';
}

/** Case 5: one bundle becomes two, 14 and 10, for two workers. */
async function playSplit(stage: Stage, bundle: CaseBundle, at: string): Promise<void> {
  const { services, tx, actorAt, staff } = stage;
  const found = await tx.one<{ version: number }>(
    sql`select version from mes2.bundle where company_id = ${staff.companyId} and id = ${bundle.id}`,
  );
  await splitBundle(services, tx, actorAt('manager', at), {
    requestId: 'case-5b',
    id: bundle.id,
    version: found?.version ?? 0,
    nums: [{ num: 14 }, { num: 10 }],
    reason: '两人分做',
  });
}

/** Case 9: two bundles sent, one of them counted one short. */
async function playDelivery(stage: Stage, whole: CaseBundle, short: CaseBundle): Promise<void> {
  const { services, tx, actorAt, staff, cases, calendar } = stage;
  const lineDeptId = staff.lines[1]?.id ?? '';
  const id = await sendDelivery(
    services,
    tx,
    actorAt('manager', calendar.workdayAt(-1, '13:30:00')),
    {
      requestId: 'case-9a',
      orderId: cases.order.id,
      lineDeptId,
      reason: '插单试做',
      lines: [whole, short].map((bundle) => ({ bundleId: bundle.id, sendNum: 24 })),
    },
  );
  await receiveDelivery(services, tx, actorAt('admin', calendar.workdayAt(-1, '13:50:00')), {
    requestId: 'case-9b',
    id,
    version: 0,
    lines: [
      { bundleId: whole.id, receiveNum: 24 },
      { bundleId: short.id, receiveNum: 23, diffReason: 'short' },
    ],
  });
}

const SEWING = 3;
/** Minutes between two operations of a bundle, longer than any of them takes for 24 pieces. */
const STEP_MIN = 12;

/** Case 19: all that the second line sewed of the order before its trimmings ran out. */
async function sewToTheEnd(stage: Stage, bundle: CaseBundle): Promise<void> {
  const { tx, staff, calendar } = stage;
  const crew = staff.sewers.filter(({ deptId }) => deptId === staff.lines[1]?.id);
  const steps = await tx.all<{ code: string }>(sql`
    select o.process_code as code from mes2.bundle_process p
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where p.company_id = ${staff.companyId} and p.bundle_id = ${bundle.id} and p.section = ${SEWING}::int
    order by p.seq_no`);
  for (const [at, { code }] of steps.entries()) {
    const sewer = crew[at % crew.length];
    if (!sewer) throw new Error('nobody sews on the second line');
    const moment = addMinutes(calendar.workdayAt(-1, '13:55:00'), at * STEP_MIN);
    await scan(stage, bundle, code, sewer, 24, moment, `case-19-${code}`);
  }
}

/** Case 12: the price of the shoulder seam rises two working days ago; each scan keeps the price of its day. */
async function playPrices(
  stage: Stage,
  before: CaseBundle,
  after: CaseBundle,
  worker: Member,
): Promise<void> {
  const { tx, staff, cases, calendar } = stage;
  const step = await tx.one<{ id: string; price: string }>(sql`
    select p.id, r.price from mes2.order_process p
    join mes2.order_price r on r.company_id = p.company_id and r.order_process_id = p.id
    where p.company_id = ${staff.companyId} and p.order_id = ${cases.order.id} and p.process_code = 'S03'`);
  const from = calendar.workday(-2);
  await tx.run(sql`
    update mes2.order_price set to_date = ${from}::date - 1
    where company_id = ${staff.companyId} and order_process_id = ${step?.id} and to_date is null`);
  await tx.run(sql`
    insert into mes2.order_price (company_id, order_process_id, price, from_date, reason)
    values (${staff.companyId}, ${step?.id}, ${step?.price}::numeric + 0.02, ${from}::date, '难度复核')`);
  await scan(stage, before, 'C06', worker, 24, calendar.workdayAt(-3, '09:00:00'), 'case-12a');
  await scan(stage, before, 'S03', worker, 24, calendar.workdayAt(-3, '11:00:00'), 'case-12b');
  await scan(stage, after, 'C06', worker, 24, calendar.workdayAt(-1, '15:00:00'), 'case-12c');
  await scan(stage, after, 'S03', worker, 24, calendar.workdayAt(-1, '16:00:00'), 'case-12d');
}
