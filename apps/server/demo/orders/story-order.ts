import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { Basics } from '../basics.ts';
import { lotPoints } from '../beds/lot-points.ts';
import { storyLays, storyRolls } from '../beds/story-rolls.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { Staff } from '../people/people.ts';
import { seededIds } from '../seeded-ids.ts';
import type { DemoOrder } from './demo-order.ts';
import { insertOrders } from './order-rows.ts';
import type { DemoStyle } from './styles.ts';

export const STORY_ORDER_NO = 'SO2403017';

/** Working days of the three beds of the story. */
export const STORY_DAYS = [-2, -1, 0] as const;

const CELLS: readonly (readonly [color: string, size: string, num: number])[] = [
  ['BLK', 'S', 200],
  ['BLK', 'M', 400],
  ['BLK', 'L', 400],
  ['BLK', 'XL', 200],
  ['NVY', 'S', 150],
  ['NVY', 'M', 300],
  ['NVY', 'L', 300],
  ['NVY', 'XL', 150],
];

export interface StoryOrder {
  readonly order: DemoOrder;
  readonly rollId: (rollNo: string) => string;
  readonly cutPlanId: string;
}

/** Order SO2403017 up to the point where its beds are spread: confirmed, planned, fabric received. */
export async function seedStoryOrder(
  tx: Tx,
  staff: Staff,
  basics: Basics,
  style: DemoStyle,
  calendar: DemoCalendar,
): Promise<StoryOrder> {
  const order: DemoOrder = {
    id: seededIds('CX', 'story order')(),
    orderNo: STORY_ORDER_NO,
    style,
    status: 1,
    priority: 0,
    colors: [
      { code: 'BLK', plies: 206 },
      { code: 'NVY', plies: 154 },
    ],
    cells: CELLS.map(([color, size, num]) => ({ color, size, num })),
    orderDate: calendar.workday(-17),
    materialDate: calendar.workday(-6),
    planCutDate: calendar.workday(STORY_DAYS[0]),
    planSewDate: calendar.workday(2),
    deliveryDate: calendar.lastWorkday(calendar.day(24)),
    createDate: calendar.workdayAt(-17, '09:12:00'),
    more: { customerPo: 'UN-88213' },
  };
  await insertOrders(tx, 'CX', staff, basics, [order], 'story');
  const rolls = await seedRolls(tx, staff, basics, order, calendar);
  const cutPlanId = await seedPlan(tx, staff, basics, order, calendar);
  await seedSlips(tx, staff, order, rolls, calendar);
  return {
    order,
    cutPlanId,
    rollId: (rollNo) => {
      const id = rolls.get(rollNo);
      if (id === undefined) throw new Error(`no roll ${rollNo}`);
      return id;
    },
  };
}

/** Points that the inspector found on a roll of the story; their average over all of it is 15.7. */
const pointsAt = (at: number): number => (at % 7 === 0 ? 17 : 16);
const WIDTH_CM = '180.0';

async function seedRolls(
  tx: Tx,
  { companyId }: Staff,
  basics: Basics,
  { id: orderId, style }: DemoOrder,
  calendar: DemoCalendar,
): Promise<Map<string, string>> {
  const clothId = seededIds('CX', 'story cloth')();
  const materialId = basics.material(style.fabric.code);
  await insertRows(tx, 'mes2.cloth', [
    {
      companyId,
      id: clothId,
      cNo: 'C240301',
      materialId,
      supplierName: '恒源纺织',
      orderId,
      dyeLots: ['D7731', 'D7740'],
      rollNum: storyRolls.length,
      totalLen: decimalText(sum(storyRolls.map(({ len }) => len)), 3),
      receiveDate: calendar.workdayAt(-6, '10:05:00'),
      inspectResult: 1,
      pointsPer100: lotPoints(
        storyRolls.map(({ len }, at) => ({
          ...{ points: pointsAt(at), widthCm: WIDTH_CM, actualLen: len },
        })),
      ),
      relaxDate: calendar.workdayAt(-5, '10:30:00'),
      status: 2,
    },
  ]);
  const ids = seededIds('CX', 'story roll');
  const rows = storyRolls.map(({ rollNo, color, dyeLot, shade, len }, at) => ({
    companyId,
    id: ids(),
    rollNo,
    clothId,
    materialId,
    colorId: basics.color(color),
    dyeLot,
    shade,
    labelLen: decimalText(decimal(len).times('1.004'), 2),
    actualLen: len,
    widthCm: WIDTH_CM,
    gsm: '180.00',
    points: pointsAt(at),
    warehouseId: basics.fabricWarehouseId,
    locationCode: color === 'BLK' ? 'A-01' : 'A-02',
    orderId,
    remainLen: len,
    status: 2,
  }));
  await insertRows(tx, 'mes2.fabric_roll', rows);
  return new Map(rows.map(({ rollNo, id }) => [rollNo, id]));
}

async function seedPlan(
  tx: Tx,
  staff: Staff,
  basics: Basics,
  { id: orderId, style }: DemoOrder,
  calendar: DemoCalendar,
): Promise<string> {
  const { companyId } = staff;
  const ids = seededIds('CX', 'story plan');
  const cutPlanId = ids();
  const markerId = ids();
  const planner = staff.member('manager').userId;
  await insertRows(tx, 'mes2.cut_plan', [
    {
      companyId,
      id: cutPlanId,
      planNo: 'CP2403017-1',
      orderId,
      fabricPart: 1,
      materialId: basics.material(style.fabric.code),
      maxPlies: 120,
      planNum: 2160,
      planLen: '1886.400',
      avgEffPct: '84.00',
      status: 1,
      approveBy: planner,
      approveDate: calendar.workdayAt(-4, '16:20:00'),
      createBy: planner,
      createDate: calendar.workdayAt(-4, '15:40:00'),
    },
  ]);
  await insertRows(tx, 'mes2.cut_plan_marker', [
    {
      companyId,
      id: markerId,
      cutPlanId,
      markerName: 'T2417-M1',
      markerLen: style.markerLen,
      endLossLen: style.endLossLen,
      widthCm: '175.0',
      effPct: '84.00',
      areaCm2: '76440.0',
    },
  ]);
  await insertRows(
    tx,
    'mes2.cut_plan_marker_size',
    style.sizes.map(({ name, ratio }) => ({
      companyId,
      markerId,
      sizeId: basics.size(style.sizeGroup, name),
      ratio,
    })),
  );
  const lays = storyLays.map((blocks, at) => ({ id: ids(), layNo: at + 1, blocks }));
  await insertRows(
    tx,
    'mes2.cut_plan_lay',
    lays.map(({ id, layNo }) => ({ companyId, id, cutPlanId, layNo, markerId })),
  );
  await insertRows(
    tx,
    'mes2.cut_plan_lay_color',
    lays.flatMap(({ id: layId, blocks }) =>
      blocks.map(([color, plies], at) => ({
        companyId,
        layId,
        colorId: basics.color(color),
        plies,
        seqNo: at + 1,
      })),
    ),
  );
  return cutPlanId;
}

/** Rolls that were issued to each of the three lays, and how many metres of each. */
const SLIPS: readonly (readonly (readonly [rollNo: string, len: string])[])[] = [
  storyRolls.slice(0, 14).map(({ rollNo, len }) => [rollNo, len] as const),
  [
    ['R0314', '18.600'] as const,
    ...storyRolls.slice(14, 27).map(({ rollNo, len }) => [rollNo, len] as const),
  ],
  [
    ['R0404', '10.620'] as const,
    ...storyRolls.slice(27).map(({ rollNo, len }) => [rollNo, len] as const),
  ],
];

async function seedSlips(
  tx: Tx,
  staff: Staff,
  { id: orderId }: DemoOrder,
  rolls: ReadonlyMap<string, string>,
  calendar: DemoCalendar,
): Promise<void> {
  const { companyId } = staff;
  const ids = seededIds('CX', 'story slip');
  const slips = SLIPS.map((lines, at) => {
    const day = STORY_DAYS[at] ?? 0;
    const len = decimalText(sum(lines.map(([, metres]) => metres)), 3);
    const date = calendar.workday(day).slice(5).replace('-', '');
    return { id: ids(), feedingNo: `TL${date}-${at + 1}`, day, len, lines };
  });
  await insertRows(
    tx,
    'mes2.feeding_slip',
    slips.map(({ id, feedingNo, day, len }) => ({
      companyId,
      id,
      feedingNo,
      orderId,
      fabricPart: 1,
      planLen: '628.800',
      issuedLen: len,
      receivedLen: len,
      status: 2,
      issueBy: staff.member('manager').userId,
      issueDate: calendar.workdayAt(day - 1, '16:40:00'),
      receiveBy: staff.member('leader').userId,
      receiveDate: calendar.workdayAt(day - 1, '17:05:00'),
    })),
  );
  await insertRows(
    tx,
    'mes2.feeding_slip_line',
    slips.flatMap(({ id: feedingId, lines }) =>
      lines.map(([rollNo, len]) => ({
        companyId,
        feedingId,
        fabricRollId: rolls.get(rollNo),
        len,
        receivedLen: len,
      })),
    ),
  );
}
