import { decimal, decimalText } from '@garment-mes/domain/decimal';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { Basics } from '../basics.ts';
import { lotPoints } from '../beds/lot-points.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { momentOf } from '../demo-services.ts';
import type { DemoOrder } from '../orders/demo-order.ts';
import { insertOrders } from '../orders/order-rows.ts';
import type { DemoStyle } from '../orders/styles.ts';
import type { Staff } from '../people/people.ts';
import { seededIds } from '../seeded-ids.ts';

export const CASE_ORDER_NO = 'SO2404001';

/** A roll of the scripted order, or one that nobody has spoken for. */
/** Points that were found on each roll. */
const POINTS = 12;

export interface CaseRoll {
  readonly id: string;
  readonly rollNo: string;
  readonly color: 'BLK' | 'NVY';
  readonly dyeLot: string;
  readonly shade: string;
  readonly plies: number;
  readonly len: string;
}

export interface CaseOrder {
  readonly order: DemoOrder;
  readonly rolls: readonly CaseRoll[];
}

const PLY_LEN = '5.24';
const SPLICE = '0.30';
const REMNANT = '0.34';

const SETS: readonly (readonly [
  color: 'BLK' | 'NVY',
  lot: string,
  shade: string,
  plies: number,
])[] = [
  ['BLK', 'D7901', 'A', 12],
  ['BLK', 'D7901', 'A', 12],
  ['BLK', 'D7901', 'A', 12],
  ['BLK', 'D7901', 'A', 12],
  ['NVY', 'D7911', 'A', 16],
  ['NVY', 'D7912', 'B', 16],
  ['NVY', 'D7913', 'C', 16],
  ['BLK', 'D7902', 'A', 12],
  ['BLK', 'D7902', 'A', 12],
  ['BLK', 'D7903', 'A', 6],
  ['BLK', 'D7903', 'A', 4],
  ['BLK', 'D7904', 'B', 5],
  ['BLK', 'D7903', 'A', 5],
  ['BLK', 'D7904', 'B', 4],
];

/** The order on which the cases of the floor are played, confirmed, with its fabric in the store. */
export async function seedCaseOrder(
  tx: Tx,
  staff: Staff,
  basics: Basics,
  style: DemoStyle,
  calendar: DemoCalendar,
): Promise<CaseOrder> {
  const colors = [
    { code: 'BLK', plies: 72 },
    { code: 'NVY', plies: 48 },
  ];
  const order: DemoOrder = {
    id: seededIds('CX', 'case order')(),
    orderNo: CASE_ORDER_NO,
    style,
    status: 1,
    priority: 1,
    colors,
    cells: colors.flatMap(({ code, plies }) =>
      style.sizes.map(({ name, ratio }) => ({
        color: code,
        size: name,
        num: Math.round(plies * ratio * 0.975),
      })),
    ),
    orderDate: calendar.workday(-30),
    materialDate: calendar.workday(-20),
    planCutDate: calendar.workday(-14),
    planSewDate: calendar.workday(-12),
    deliveryDate: calendar.workday(12),
    createDate: calendar.workdayAt(-30, '09:40:00'),
    more: { customerPo: 'UN-88301' },
  };
  await insertOrders(tx, 'CX', staff, basics, [order], 'case');
  const ids = seededIds('CX', 'case roll');
  const rolls = SETS.map(
    ([color, dyeLot, shade, plies], at): CaseRoll => ({
      id: ids(),
      rollNo: `R09${String(at + 1).padStart(2, '0')}`,
      color,
      dyeLot,
      shade,
      plies,
      len: decimalText(decimal(PLY_LEN).times(plies).plus(SPLICE).plus(REMNANT), 3),
    }),
  );
  await receive(tx, staff, basics, style, calendar, 'C240901', rolls, order.id, 2);
  await receive(tx, staff, basics, style, calendar, 'C240902', freeRolls(), null, 0);
  return { order, rolls };
}

/** Rolls in stock that are not reserved: a new bed of the same fabric can be laid from them. */
function freeRolls(): CaseRoll[] {
  const ids = seededIds('CX', 'free roll');
  return Array.from({ length: 14 }, (_, at) => ({
    id: ids(),
    rollNo: `R08${String(at + 1).padStart(2, '0')}`,
    color: at < 8 ? 'BLK' : 'NVY',
    dyeLot: at < 8 ? 'D7921' : 'D7922',
    shade: 'A',
    plies: 9,
    len: decimalText(decimal(PLY_LEN).times(9).plus('0.80'), 3),
  }));
}

async function receive(
  tx: Tx,
  { companyId }: Staff,
  basics: Basics,
  { fabric }: DemoStyle,
  calendar: DemoCalendar,
  cNo: string,
  rolls: readonly CaseRoll[],
  orderId: string | null,
  status: number,
): Promise<void> {
  const clothId = seededIds('CX', `case cloth ${cNo}`)();
  const materialId = basics.material(fabric.code);
  const total = rolls.reduce((sum, { len }) => sum.plus(len), decimal(0));
  await insertRows(tx, 'mes2.cloth', [
    {
      companyId,
      id: clothId,
      cNo,
      materialId,
      supplierName: '恒源纺织',
      orderId,
      dyeLots: [...new Set(rolls.map(({ dyeLot }) => dyeLot))],
      rollNum: rolls.length,
      totalLen: decimalText(total, 3),
      receiveDate: momentOf(calendar.workdayAt(-20, '10:05:00')),
      inspectResult: 1,
      pointsPer100: lotPoints(
        rolls.map(({ len: actualLen }) => ({
          ...{ points: POINTS, widthCm: fabric.widthCm, actualLen },
        })),
      ),
      status: 2,
    },
  ]);
  await insertRows(
    tx,
    'mes2.fabric_roll',
    rolls.map(({ id, rollNo, color, dyeLot, shade, len }) => ({
      companyId,
      id,
      rollNo,
      clothId,
      materialId,
      colorId: basics.color(color),
      dyeLot,
      shade,
      labelLen: decimalText(decimal(len).times('1.004'), 2),
      actualLen: len,
      widthCm: fabric.widthCm,
      gsm: fabric.gsm,
      points: POINTS,
      warehouseId: basics.fabricWarehouseId,
      locationCode: 'A-03',
      orderId,
      remainLen: len,
      status,
    })),
  );
}

/** How the bed uses a roll of the scripted order. */
export const billedRoll = (basics: Basics, { id, color, shade, plies, len }: CaseRoll) => ({
  tympanId: id,
  colorId: basics.color(color),
  shade,
  plies,
  issuedLen: len,
  spliceLen: SPLICE,
  spliceNum: 1,
  remnantLen: REMNANT,
});
