import { decimal, decimalText } from '@garment-mes/domain';
import { sql, type Tx } from '../src/database/engine.ts';
import type { BilledRoll } from '../src/features/cutting/bed-bill.ts';
import { startBed } from '../src/features/cutting/bed-moves.ts';
import { createBed, type NewBed } from '../src/features/cutting/save-bed.ts';
import { submitBed } from '../src/features/cutting/submit-bed.ts';
import { insertRows } from '../src/features/insert-rows.sql.ts';
import type { Services } from '../src/operations.ts';
import type { Basics } from './basics.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoActor, momentOf } from './demo-services.ts';
import type { GeneratedOrder } from './generated-orders.ts';
import type { Staff } from './people.ts';
import type { CompanyProfile } from './profiles.ts';
import { randomOf } from './random.ts';
import { seededIds } from './seeded-ids.ts';
import { bedTeam } from './story-beds.ts';

const ROLL_METRES = 50;
const MOST_LOT_ROLLS = 12;

interface Lay {
  readonly order: GeneratedOrder;
  readonly blocks: readonly { readonly color: string; readonly plies: number }[];
  readonly table: number;
  readonly day: number;
  /** What becomes of it: submitted, still on the table, or only typed in. */
  readonly fate: 'submitted' | 'spreading' | 'draft';
  /** A lay that left far too much over, and waits for the manager. */
  readonly wasteful: boolean;
}

/** Beds of the running orders: most submitted over the last weeks, one on a table, some waiting. */
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
  const rolls = await seedRolls(tx, profile, staff, basics, lays, calendar);
  const scheduled: { lay: Lay; bedId: string }[] = [];
  for (const [at, lay] of lays.entries()) {
    const leader = profile.code === 'CX' ? 'leader' : 'admin';
    const opened = actorAt(leader, calendar.at(lay.day, lay.day === 0 ? '00:00:02' : '08:10:00'));
    const bill = await billOf(tx, staff, basics, lay, rolls[at] ?? [], calendar);
    const id = await createBed(services, tx, opened, bill);
    scheduled.push({ lay, bedId: id });
    if (lay.fate === 'spreading') await startBed(services, tx, opened, { id, version: 0 });
    if (lay.fate !== 'submitted') continue;
    const began = momentOf(calendar.at(lay.day, '08:20:00'));
    await tx.run(sql`
      update mes2.cutting_bed set spread_start_date = ${began}
      where company_id = ${staff.companyId} and id = ${id}`);
    const hour = String(10 + (at % 7)).padStart(2, '0');
    const submitted = actorAt(
      leader,
      calendar.at(lay.day, `${hour}:${String((at * 13) % 60).padStart(2, '0')}:00`),
    );
    await submitBed(services, tx, submitted, { id, version: 0, overCutReason: '客户同意加裁' });
  }
  await seedSchedule(tx, profile, staff, scheduled, calendar);
}

function laysOf(
  profile: CompanyProfile,
  orders: readonly GeneratedOrder[],
  calendar: DemoCalendar,
): Lay[] {
  const random = randomOf(profile.code, 'lay');
  const running = orders.filter(({ isRunning }) => isRunning);
  const lays = running.flatMap((order, orderAt) => {
    const limit = order.style.fabric.maxPlies;
    return order.colors.slice(0, 2).map(({ code, plies }, at): Lay => {
      const last = orderAt === running.length - 1;
      return {
        order,
        blocks: [{ color: code, plies: Math.min(plies, limit) }],
        table: (orderAt + at) % profile.tables,
        day: last ? 0 : calendar.workday(-random.int(1, 9) - (running.length - orderAt)),
        fate: last ? (at === 0 ? 'spreading' : 'draft') : 'submitted',
        wasteful: orderAt === 1 && at === 0,
      };
    });
  });
  // Orders that are only planned have their first lay typed in.
  const waiting = orders.filter(({ isRunning, status }) => !isRunning && status === 1).slice(0, 3);
  const drafts = waiting.map(
    (order, at): Lay => ({
      order,
      blocks: order.colors.slice(0, 1).map(({ code, plies }) => ({
        color: code,
        plies: Math.min(plies, order.style.fabric.maxPlies),
      })),
      table: (at + 1) % profile.tables,
      day: 0,
      fate: 'draft',
      wasteful: false,
    }),
  );
  return [...lays, ...drafts].sort((a, b) => a.day - b.day);
}

/** Rolls for the lays that are spread, each a little longer than its plies. */
async function seedRolls(
  tx: Tx,
  profile: CompanyProfile,
  staff: Staff,
  basics: Basics,
  lays: readonly Lay[],
  calendar: DemoCalendar,
): Promise<BilledRoll[][]> {
  const { companyId } = staff;
  const random = randomOf(profile.code, 'roll');
  const clothIds = seededIds(profile.code, 'cloth');
  const rollIds = seededIds(profile.code, 'roll');
  const clothRows: Record<string, unknown>[] = [];
  const rollRows: Record<string, unknown>[] = [];
  const billed = lays.map((lay, layAt) => {
    const { style } = lay.order;
    const plyLen = decimal(style.markerLen).plus(style.endLossLen);
    const materialId = basics.material(style.fabric.code);
    return lay.blocks.flatMap(({ color, plies }) => {
      const perRoll = Math.max(1, decimal(ROLL_METRES).div(plyLen).floor().toNumber());
      const needed = lay.fate === 'spreading' ? Math.ceil(plies / 2) : plies;
      if (lay.fate === 'draft') return [];
      const clothId = clothIds();
      const dyeLot = `D${7800 + layAt}`;
      const count = Math.ceil(needed / perRoll);
      const ofLay = Array.from({ length: count }, (_, at): BilledRoll => {
        const laid = Math.min(perRoll, needed - at * perRoll);
        const used = plyLen.times(laid);
        const splice = decimal(random.int(10, 35)).div(100);
        const rest = used.times(lay.wasteful ? '0.055' : '0.007').toDecimalPlaces(2);
        const issuedLen = decimalText(used.plus(splice).plus(rest), 3);
        const id = rollIds();
        rollRows.push({
          companyId,
          id,
          rollNo: `${profile.code === 'CX' ? 'R1' : 'R'}${String(rollRows.length + 1).padStart(4, '0')}`,
          clothId,
          materialId,
          colorId: basics.color(color),
          dyeLot,
          shade: at < MOST_LOT_ROLLS ? 'A' : 'A',
          labelLen: decimalText(decimal(issuedLen).times('1.004'), 2),
          actualLen: issuedLen,
          widthCm: style.fabric.widthCm,
          gsm: style.fabric.gsm,
          points: random.int(4, 22),
          warehouseId: basics.fabricWarehouseId,
          locationCode: `B-${String((layAt % 12) + 1).padStart(2, '0')}`,
          orderId: lay.order.id,
          remainLen: issuedLen,
          status: 2,
        });
        return {
          tympanId: id,
          plies: laid,
          issuedLen,
          spliceLen: decimalText(splice, 3),
          spliceNum: 1,
          remnantLen: decimalText(rest, 3),
        };
      });
      clothRows.push({
        companyId,
        id: clothId,
        cNo: `C${calendar.today.slice(2, 4)}${String(layAt + 1).padStart(4, '0')}`,
        materialId,
        colorId: basics.color(color),
        supplierName: '恒源纺织',
        orderId: lay.order.id,
        dyeLots: [dyeLot],
        rollNum: count,
        totalLen: decimalText(
          ofLay.reduce((total, { issuedLen }) => total.plus(issuedLen), decimal(0)),
          3,
        ),
        receiveDate: momentOf(calendar.at(lay.day - 4, '10:30:00')),
        inspectResult: 1,
        status: 2,
      });
      return ofLay;
    });
  });
  await insertRows(tx, 'mes2.cloth', clothRows);
  await insertRows(tx, 'mes2.fabric_roll', rollRows);
  return billed;
}

async function billOf(
  tx: Tx,
  staff: Staff,
  basics: Basics,
  { order, blocks, table, day }: Lay,
  rolls: readonly BilledRoll[],
  calendar: DemoCalendar,
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
    planDate: calendar.day(day),
    sizes: style.sizes.map(({ name, ratio }) => ({
      sizeId: basics.size(style.sizeGroup, name),
      ratio: String(ratio),
    })),
    colors: blocks.map(({ color, plies }) => ({ colorId: basics.color(color), plies })),
    rolls,
    employees: rolls.length > 0 ? await bedTeam(tx, staff, order.id) : [],
  };
}

async function seedSchedule(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, tables }: Staff,
  beds: readonly { readonly lay: Lay; readonly bedId: string }[],
  calendar: DemoCalendar,
): Promise<void> {
  const ids = seededIds(code, 'schedule');
  await insertRows(
    tx,
    'mes2.cutting_schedule',
    beds.map(({ lay, bedId }, at) => {
      const plies = lay.blocks.reduce((total, block) => total + block.plies, 0);
      const perPly = lay.order.style.sizes.reduce((total, { ratio }) => total + ratio, 0);
      return {
        companyId,
        id: ids(),
        scheduleNo: `CS${calendar.day(lay.day).slice(5).replace('-', '')}-${String(at + 11)}`,
        orderId: lay.order.id,
        cuttingBedId: bedId,
        tableId: tables[lay.table]?.id,
        seqNo: at + 1,
        planDate: calendar.day(lay.day),
        planStartDate: momentOf(calendar.at(lay.day, '08:00:00')),
        planEndDate: momentOf(calendar.at(lay.day, '17:00:00')),
        plies,
        planNum: plies * perPly,
        status: { submitted: 3, spreading: 2, draft: 1 }[lay.fate],
      };
    }),
  );
}
