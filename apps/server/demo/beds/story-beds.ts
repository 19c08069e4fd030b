import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { BedBill, BilledRoll } from '../../src/features/beds/bed-bill.ts';
import { createBed, type NewBed } from '../../src/features/cutting/save-bed.ts';
import { submitBed } from '../../src/features/cutting/submit-bed.ts';
import type { Services } from '../../src/operations.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { type DemoActor, momentOf } from '../demo-services.ts';
import { STORY_DAYS, type StoryOrder } from '../orders/story-order.ts';
import type { Staff } from '../people/people.ts';
import { storyLays, storyRolls } from './story-rolls.ts';

const PLY_LEN = '5.24';
const lengthOf = (rollNo: string): string =>
  storyRolls.find((roll) => roll.rollNo === rollNo)?.len ?? '0';

interface Spread {
  readonly rollNo: string;
  readonly plies: number;
  readonly issuedLen?: string;
  readonly spliceLen?: string;
  readonly defectLen?: string;
  /** Handed back to the store; what is then left over is the remnant. */
  readonly returnLen?: string;
}

const full = (from: number, to: number, plies: number, spliceLen: string): Spread[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    rollNo: `R0${from + at}`,
    plies,
    spliceLen,
  }));

const CUT_OUT = ['R0303', 'R0305', 'R0307', 'R0309'];

/** How the rolls of each bed were used, in spreading order. */
const SPREADS: readonly (readonly Spread[])[] = [
  [
    ...full(301, 313, 9, '0.30').map((spread) =>
      CUT_OUT.includes(spread.rollNo) ? { ...spread, defectLen: '0.50' } : spread,
    ),
    { rollNo: 'R0314', plies: 3, spliceLen: '0.30', returnLen: '18.60' },
  ],
  [
    { rollNo: 'R0314', plies: 3, issuedLen: '18.60', spliceLen: '0.30' },
    ...full(315, 321, 9, '0.30'),
    ...full(322, 323, 10, '0.30'),
    ...full(401, 403, 9, '0.15'),
    { rollNo: 'R0404', plies: 7, spliceLen: '0.15', returnLen: '10.62' },
  ],
  [
    { rollNo: 'R0404', plies: 2, issuedLen: '10.62', spliceLen: '0.14' },
    ...full(405, 416, 9, '0.15'),
    { rollNo: 'R0417', plies: 10, spliceLen: '0.15' },
  ],
];

/** Everything a leader types for one bed of the story. */
export function storyBill(
  at: number,
  story: StoryOrder,
  staff: Staff,
  basics: Basics,
  shares: BedBill['employees'],
  planDate: string,
): NewBed {
  const { order } = story;
  const { style } = order;
  return {
    orderId: order.id,
    bedType: 1,
    fabricPart: 1,
    materialId: basics.material(style.fabric.code),
    cutPlanId: story.cutPlanId,
    layNo: at + 1,
    markerName: 'T2417-M1',
    markerLen: style.markerLen,
    endLossLen: style.endLossLen,
    widthCm: '175.0',
    markerEffPct: '84.00',
    tableId: staff.tables[0]?.id ?? '',
    cutMode: 2,
    planDate,
    sizes: style.sizes.map(({ name, ratio }) => ({
      sizeId: basics.size(style.sizeGroup, name),
      ratio: String(ratio),
    })),
    colors: (storyLays[at] ?? []).map(([color, plies]) => ({
      colorId: basics.color(color),
      plies,
    })),
    rolls: (SPREADS[at] ?? []).map((spread) => billed(spread, story, basics)),
    employees: shares,
  };
}

function billed(spread: Spread, { rollId }: StoryOrder, basics: Basics): BilledRoll {
  const { rollNo, plies, spliceLen = '0', defectLen = '0', returnLen = '0' } = spread;
  const issuedLen = spread.issuedLen ?? lengthOf(rollNo);
  const used = decimal(PLY_LEN).times(plies);
  const remnant = decimal(issuedLen).minus(used).minus(spliceLen).minus(defectLen).minus(returnLen);
  return {
    tympanId: rollId(rollNo),
    colorId: basics.color(storyRolls.find((roll) => roll.rollNo === rollNo)?.color ?? ''),
    plies,
    issuedLen: decimalText(issuedLen, 3),
    spliceLen,
    spliceNum: 1,
    defectLen,
    remnantLen: decimalText(remnant, 3),
    returnLen,
  };
}

/** Two spreaders share 60 to 40; the cutter and the one who numbers work alone. */
export async function bedTeam(
  tx: Tx,
  staff: Staff,
  orderId: string,
): Promise<BedBill['employees']> {
  const paid = await tx.all<{ id: string; code: string }>(sql`
    select id, process_code as code from mes2.order_process
    where company_id = ${staff.companyId} and order_id = ${orderId} and section = 1 and pay_scope = 2
    order by seq_no`);
  const [first, second, third, fourth] = staff.cutters;
  const team: Readonly<Record<string, readonly (readonly [typeof first, number, string])[]>> = {
    C02: [
      [first, 1, '60'],
      [second, 1, '40'],
    ],
    C03: [[third, 2, '100']],
    C04: [[fourth ?? first, 3, '100']],
  };
  return paid.flatMap(({ id: orderProcessId, code }) =>
    (team[code] ?? []).flatMap(([member, role, sharePct]) =>
      member ? [{ orderProcessId, employeeId: member.id, role, sharePct }] : [],
    ),
  );
}

/** Beds 1 and 2 submitted and bundled, bed 3 filled in and ready to be submitted. */
export async function seedStoryBeds(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  story: StoryOrder,
  staff: Staff,
  basics: Basics,
  calendar: DemoCalendar,
): Promise<void> {
  const shares = await bedTeam(tx, staff, story.order.id);
  const ids: string[] = [];
  for (const [at, day] of STORY_DAYS.entries()) {
    const opened = actorAt(
      'leader',
      calendar.workdayAt(day, at === 2 ? calendar.opening : '08:20:00'),
    );
    const bill = storyBill(at, story, staff, basics, shares, calendar.workday(day));
    const id = await createBed(services, tx, opened, bill);
    ids.push(id);
    if (at === 2) continue;
    const submitted = actorAt(
      'leader',
      calendar.workdayAt(day, at === 0 ? '15:20:00' : '14:03:22'),
    );
    await tx.run(sql`
      update mes2.cutting_bed set spread_start_date = ${momentOf(calendar.workdayAt(day, '08:25:00'))},
        spread_end_date = ${momentOf(calendar.workdayAt(day, '11:40:00'))},
        cut_start_date = ${momentOf(calendar.workdayAt(day, '13:05:00'))}
      where company_id = ${staff.companyId} and id = ${id}`);
    await submitBed(services, tx, submitted, { id, version: 0 });
  }
  await seedSchedule(tx, story, staff, calendar, ids);
}

async function seedSchedule(
  tx: Tx,
  { order, cutPlanId }: StoryOrder,
  { companyId, tables }: Staff,
  calendar: DemoCalendar,
  bedIds: readonly string[],
): Promise<void> {
  await insertRows(
    tx,
    'mes2.cutting_schedule',
    STORY_DAYS.map((day, at) => ({
      companyId,
      scheduleNo: `CS${calendar.workday(day).slice(5).replace('-', '')}-${at + 1}`,
      orderId: order.id,
      cutPlanId,
      layNo: at + 1,
      layNos: [at + 1],
      planMin: 450,
      cuttingBedId: bedIds[at],
      tableId: tables[0]?.id,
      seqNo: 1,
      planDate: calendar.workday(day),
      planStartDate: momentOf(calendar.workdayAt(day, '08:00:00')),
      planEndDate: momentOf(calendar.workdayAt(day, '16:30:00')),
      plies: 120,
      planNum: 720,
      status: at === 2 ? 1 : 3,
    })),
  );
}
