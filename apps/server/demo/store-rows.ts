import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { countedRolls, fabricWeight, isOverRollLimit } from '@garment-mes/domain/fabric';
import { sql, type Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import type { Basics } from './basics.ts';
import { lotPoints } from './beds/lot-points.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type Fabric, trims } from './lists/fabrics.ts';
import type { DemoStyle } from './orders/styles.ts';
import type { Staff } from './people/people.ts';
import type { CompanyProfile } from './profiles.ts';
import { randomOf } from './random.ts';
import { seededIds } from './seeded-ids.ts';

/** A receipt of the store: what the inspector said of how many of its rolls, and since when it lies there. */
interface StoreReceipt {
  readonly letters: string;
  readonly status: 0 | 1 | 2 | 9;
  readonly inspectResult: 0 | 1 | 2 | 3;
  /** Rolls that were looked at, the first ones, and the points found on them in turn. */
  readonly inspected: number;
  readonly points: readonly number[];
  readonly day: number;
  readonly rolls: number;
}

/** One roll is above the limit of a roll. */
const JUDGED = [9, 14, 61, 6, 17, 11];

/**
 * Receipts beside those of the orders, in every state: what lies free in the store, what came in today, one that is
 * looked at, some that were passed of which one still relaxes, a concession, one that failed, and one that went back.
 */
const RECEIPTS: readonly StoreReceipt[] = [
  { letters: 'F', status: 2, inspectResult: 1, inspected: 8, points: [12], day: -3, rolls: 8 },
  { letters: 'J', status: 1, inspectResult: 1, inspected: 6, points: JUDGED, day: -1, rolls: 6 },
  { letters: 'N', status: 0, inspectResult: 0, inspected: 0, points: [], day: 0, rolls: 5 },
];
const OTHERS: readonly StoreReceipt[] = [
  { letters: 'I', status: 0, inspectResult: 0, inspected: 2, points: [9], day: -1, rolls: 6 },
  { letters: 'P', status: 1, inspectResult: 1, inspected: 4, points: [14], day: -2, rolls: 4 },
  { letters: 'L', status: 1, inspectResult: 1, inspected: 3, points: [11], day: 0, rolls: 3 },
  { letters: 'K', status: 1, inspectResult: 2, inspected: 4, points: [22], day: -2, rolls: 4 },
  { letters: 'X', status: 1, inspectResult: 3, inspected: 5, points: [45], day: -2, rolls: 5 },
  { letters: 'R', status: 9, inspectResult: 3, inspected: 4, points: [51], day: -6, rolls: 4 },
];
/** Metres that an inspected roll is short of its label. */
const SHORT = '0.3';

/** Colours of the free rolls of a fabric. */
const COLORS = ['BLK', 'NVY'] as const;
const STOCK = { trims: 6_000, lots: 2 } as const;

/**
 * What a fabric store holds beside the rolls of running orders: a released receipt of each main fabric,
 * from which a new bed can be spread, one of the day that waits for its inspection, receipts of the first fabric in the
 * other states, and trims by lot.
 */
export async function seedStore(
  tx: Tx,
  { code }: CompanyProfile,
  staff: Staff,
  basics: Basics,
  styles: readonly DemoStyle[],
  calendar: DemoCalendar,
): Promise<void> {
  const fabrics = [...new Map(styles.map(({ fabric }) => [fabric.code, fabric])).values()];
  const clothIds = seededIds(code, 'store cloth');
  const rollIds = seededIds(code, 'store roll');
  const random = randomOf(code, 'store');
  const [first] = fabrics;
  const receipts = [
    ...fabrics
      .slice(0, 2)
      .flatMap((fabric, at) => RECEIPTS.map((receipt) => ({ fabric, at, receipt }))),
    ...(first ? OTHERS.map((receipt) => ({ fabric: first, at: 0, receipt })) : []),
  ];
  for (const { fabric, at, receipt } of receipts) {
    const { letters, status, inspectResult, points, day } = receipt;
    const clothId = clothIds();
    const materialId = basics.material(fabric.code);
    const rolls = Array.from({ length: receipt.rolls }, (_, roll) => ({
      ...{ companyId: staff.companyId, id: rollIds(), clothId, materialId },
      rollNo: `${code}${letters}${at + 1}${String(roll + 1).padStart(2, '0')}`,
      colorId: basics.color(COLORS[roll % COLORS.length] ?? 'BLK'),
      dyeLot: `D${letters}${at + 1}${(roll % COLORS.length) + 1}`,
      ...measures(fabric, decimalText(40 + random.int(0, 250) / 10, 3), roll < receipt.inspected),
      points: roll < receipt.inspected ? (points[roll % points.length] ?? null) : null,
      warehouseId: basics.fabricWarehouseId,
      locationCode: `B-0${(roll % 6) + 1}`,
    }));
    await insertRows(tx, 'mes2.cloth', [
      {
        ...{ companyId: staff.companyId, id: clothId, materialId },
        cNo: `C${letters}${calendar.workday(day).slice(2, 7).replace('-', '')}${at + 1}`,
        supplierName: '恒源纺织',
        dyeLots: [...new Set(rolls.map(({ dyeLot }) => dyeLot))],
        rollNum: rolls.length,
        totalLen: decimalText(sum(rolls.map(({ actualLen }) => actualLen)), 3),
        totalWeight: decimalText(sum(rolls.map(({ labelWeight }) => labelWeight)), 3),
        receiveDate:
          day === 0 ? calendar.at(0, calendar.opening) : calendar.workdayAt(day, '09:40:00'),
        relaxDate: calendar.workdayAt(day + 1, '08:00:00'),
        warehouseId: basics.fabricWarehouseId,
        ...{ inspectResult, status },
        pointsPer100: lotPoints(countedRolls(rolls)),
      },
    ]);
    await insertRows(
      tx,
      'mes2.fabric_roll',
      rolls.map((roll) => ({ ...roll, status: rollStatusOf(receipt, roll) })),
    );
  }
  await seedTrims(tx, staff, basics);
}

/** Lengths, weight and width of a roll; an inspected one was measured, and has its shade. */
function measures(
  { gsm, widthCm }: Pick<Fabric, 'gsm' | 'widthCm'>,
  labelLen: string,
  isInspected: boolean,
) {
  const actualLen = isInspected ? decimalText(decimal(labelLen).minus(SHORT), 3) : labelLen;
  const weight = fabricWeight(labelLen, decimal(widthCm).div(100), gsm);
  return {
    ...{ labelLen, actualLen, remainLen: actualLen, labelWeight: decimalText(weight, 2), widthCm },
    ...{ inspected: isInspected, shade: isInspected ? 'A' : null },
  };
}

/** Rolls above the limit and those of a receipt that failed are held back; those of one that went back went with it. */
function rollStatusOf(
  { status, inspectResult }: StoreReceipt,
  roll: Parameters<typeof countedRolls>[0][number],
): number {
  if (status === 9) return 9;
  return inspectResult === 3 || countedRolls([roll]).some(isOverRollLimit) ? 8 : 0;
}

/** Trims in two lots each, with the entry in the journal that put them there. */
async function seedTrims(tx: Tx, { companyId }: Staff, basics: Basics): Promise<void> {
  const store = await tx.one<{ id: string }>(sql`
    select id from ccm.warehouse where company_id = ${companyId} and code = 'TRM'`);
  if (!store) throw new Error('there is no store of trims');
  const lots = trims.flatMap(({ code: trim }) =>
    Array.from({ length: STOCK.lots }, (_, lot) => ({
      companyId,
      warehouseId: store.id,
      materialId: basics.material(trim),
      lotNo: `L${lot + 1}`,
      num: `${STOCK.trims / STOCK.lots}.000`,
    })),
  );
  await insertRows(tx, 'mes2.material_stock', lots);
  await insertRows(
    tx,
    'mes2.material_ledger',
    lots.map((lot) => ({ ...lot, balanceNum: lot.num, billNo: '期初' })),
  );
}

/** Batch 01 of the story, planned for line 3, which has work of the order. */
export async function seedStoryBatch(
  tx: Tx,
  { companyId, lines }: Staff,
  orderId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const line = lines[2] ?? lines[0];
  if (!line) return;
  await insertRows(tx, 'mes2.batch_range', [
    {
      companyId,
      id: seededIds('CX', 'story batch')(),
      batchNo: '01',
      orderId,
      bundleFrom: 1,
      bundleTo: 36,
      lineDeptId: line.id,
      planLoadDate: calendar.workday(1),
    },
  ]);
  await tx.run(sql`
    update mes2.bundle b set batch_range_id = r.id
    from mes2.batch_range r
    where r.company_id = ${companyId} and r.order_id = ${orderId} and r.batch_no = '01' and b.company_id = r.company_id
      and b.order_id = r.order_id and b.bundle_no between r.bundle_from and r.bundle_to`);
  await tx.run(sql`
    insert into mes2.order_workshop (company_id, order_id, dept_id, section)
    values (${companyId}, ${orderId}, ${line.id}, 3) on conflict do nothing`);
}
