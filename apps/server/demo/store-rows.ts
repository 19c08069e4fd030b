import { decimalText, sum } from '@garment-mes/domain/decimal';
import { countedRolls, isOverRollLimit } from '@garment-mes/domain/fabric';
import { sql, type Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import type { Basics } from './basics.ts';
import { lotPoints } from './beds/lot-points.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { trims } from './lists/fabrics.ts';
import type { DemoStyle } from './orders/styles.ts';
import type { Staff } from './people/people.ts';
import type { CompanyProfile } from './profiles.ts';
import { randomOf } from './random.ts';
import { seededIds } from './seeded-ids.ts';

/**
 * Receipts beside those of the orders: what lies free in the store, what was judged and waits for its release, with a
 * roll above the limit, and what came in today.
 */
const RECEIPTS = [
  { letters: 'F', status: 2, inspectResult: 1, points: [12], day: -3, rolls: 8 },
  { letters: 'J', status: 1, inspectResult: 1, points: [9, 14, 61, 6, 17, 11], day: -1, rolls: 6 },
  { letters: 'N', status: 0, inspectResult: 0, points: [], day: 0, rolls: 5 },
] as const;

/** Colours of the free rolls of a fabric. */
const COLORS = ['BLK', 'NVY'] as const;
const WIDTH_CM = '180.0';
const STOCK = { trims: 6_000, lots: 2 } as const;

/**
 * What a fabric store holds beside the rolls of running orders: a released receipt of each main fabric,
 * from which a new bed can be spread, one of the day that waits for its inspection, and trims by lot.
 */
export async function seedStore(
  tx: Tx,
  { code }: CompanyProfile,
  staff: Staff,
  basics: Basics,
  styles: readonly DemoStyle[],
  calendar: DemoCalendar,
): Promise<void> {
  const fabrics = [...new Set(styles.map(({ fabric }) => fabric.code))].slice(0, 2);
  const clothIds = seededIds(code, 'store cloth');
  const rollIds = seededIds(code, 'store roll');
  const random = randomOf(code, 'store');
  for (const [at, fabric] of fabrics.entries()) {
    for (const receipt of RECEIPTS) {
      const { letters, status, inspectResult, points, day } = receipt;
      const clothId = clothIds();
      const cNo = `C${letters}${calendar.workday(day).slice(2, 7).replace('-', '')}${at + 1}`;
      const materialId = basics.material(fabric);
      const rolls = Array.from({ length: receipt.rolls }, (_, roll) => ({
        companyId: staff.companyId,
        id: rollIds(),
        rollNo: `${code}${letters}${at + 1}${String(roll + 1).padStart(2, '0')}`,
        clothId,
        materialId,
        colorId: basics.color(COLORS[roll % COLORS.length] ?? 'BLK'),
        dyeLot: `D${letters}${at + 1}${(roll % COLORS.length) + 1}`,
        ...found(decimalText(40 + random.int(0, 250) / 10, 3), points[roll % points.length]),
        warehouseId: basics.fabricWarehouseId,
        locationCode: `B-0${(roll % 6) + 1}`,
      }));
      await insertRows(tx, 'mes2.cloth', [
        {
          companyId: staff.companyId,
          id: clothId,
          cNo,
          materialId,
          supplierName: '恒源纺织',
          dyeLots: [...new Set(rolls.map(({ dyeLot }) => dyeLot))],
          rollNum: rolls.length,
          totalLen: decimalText(sum(rolls.map(({ actualLen }) => actualLen)), 3),
          receiveDate:
            day === 0 ? calendar.at(0, calendar.opening) : calendar.workdayAt(day, '09:40:00'),
          relaxDate: calendar.workdayAt(day + 1, '08:00:00'),
          warehouseId: basics.fabricWarehouseId,
          inspectResult,
          pointsPer100: lotPoints(countedRolls(rolls)),
          status,
        },
      ]);
      await insertRows(tx, 'mes2.fabric_roll', rolls);
    }
  }
  await seedTrims(tx, staff, basics);
}

/** A roll as long as its label says, with what an inspector found on it; above the limit it is quarantined. */
function found(len: string, points: number | undefined) {
  const roll = { widthCm: WIDTH_CM, actualLen: len };
  const isOver = points !== undefined && isOverRollLimit({ ...roll, points });
  return {
    ...{ ...roll, labelLen: len, remainLen: len, points: points ?? null },
    ...{ shade: points === undefined ? null : 'A', inspected: points !== undefined },
    status: isOver ? 8 : 0,
  };
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
