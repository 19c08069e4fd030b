import { type Decimal, decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { BilledRoll } from '../../src/features/beds/bed-bill.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { momentOf } from '../demo-services.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { type Random, randomOf } from '../random.ts';
import { seededIds } from '../seeded-ids.ts';
import type { Lay } from './lays.ts';
import { lotPoints } from './lot-points.ts';

const ROLL_METRES = 50;
/** Share of the laid length that is left over on the table. */
const REMNANT = '0.007';
const WASTE = '0.055';

interface CutRoll {
  readonly id: string;
  readonly rollNo: string;
  readonly len: string;
  readonly billed: BilledRoll;
}

/** Receives the fabric of the lays, one lot each. @returns how every lay spreads its rolls */
export async function seedLayRolls(
  tx: Tx,
  profile: CompanyProfile,
  { companyId }: Staff,
  basics: Basics,
  lays: readonly Lay[],
  calendar: DemoCalendar,
): Promise<readonly (readonly BilledRoll[])[]> {
  const random = randomOf(profile.code, 'roll');
  const clothIds = seededIds(profile.code, 'cloth');
  const rollIds = seededIds(profile.code, 'roll');
  let serial = 0;
  const nextRoll = () => {
    serial += 1;
    return { id: rollIds(), rollNo: `R1${String(serial).padStart(4, '0')}` };
  };
  const lots = lays.map((lay, at) => ({
    lay,
    clothId: clothIds(),
    cNo: `C${calendar.today.slice(2, 4)}${String(at + 1).padStart(4, '0')}`,
    dyeLot: `D${7800 + at}`,
    materialId: basics.material(lay.order.style.fabric.code),
    colorId: basics.color(lay.color),
    points: random.int(4, 22),
    rolls: rollsOf(lay, random, nextRoll),
  }));
  await insertRows(
    tx,
    'mes2.cloth',
    lots.map(({ lay, clothId, cNo, dyeLot, materialId, colorId, points, rolls }) => ({
      companyId,
      id: clothId,
      cNo,
      materialId,
      colorId,
      supplierName: '恒源纺织',
      orderId: lay.order.id,
      dyeLots: [dyeLot],
      rollNum: rolls.length,
      totalLen: decimalText(sum(rolls.map(({ len }) => len)), 3),
      receiveDate: momentOf(calendar.workdayAt(lay.day - 4, '10:30:00')),
      inspectResult: 1,
      pointsPer100: lotPoints(
        rolls.map(({ len: actualLen }) => {
          const { widthCm } = lay.order.style.fabric;
          return { points, widthCm, actualLen };
        }),
      ),
      status: 2,
    })),
  );
  await insertRows(
    tx,
    'mes2.fabric_roll',
    lots.flatMap(({ lay, clothId, dyeLot, materialId, colorId, points, rolls }, at) =>
      rolls.map(({ id, rollNo, len }) => ({
        companyId,
        id,
        rollNo,
        clothId,
        materialId,
        colorId,
        dyeLot,
        shade: 'A',
        labelLen: decimalText(decimal(len).times('1.004'), 2),
        actualLen: len,
        widthCm: lay.order.style.fabric.widthCm,
        gsm: lay.order.style.fabric.gsm,
        points,
        warehouseId: basics.fabricWarehouseId,
        locationCode: `B-${String((at % 12) + 1).padStart(2, '0')}`,
        orderId: lay.order.id,
        remainLen: len,
        status: 2,
      })),
    ),
  );
  return lots.map(({ lay, rolls }) =>
    lay.fate === 'draft' ? [] : rolls.map(({ billed }) => billed),
  );
}

/** Rolls a little longer than the plies they give; a bed on the table has half of its plies laid. */
function rollsOf(
  { order: { style }, plies, fate, isWasteful }: Lay,
  random: Random,
  nextRoll: () => { id: string; rollNo: string },
): CutRoll[] {
  const plyLen: Decimal = decimal(style.markerLen).plus(style.endLossLen);
  const perRoll = Math.max(1, decimal(ROLL_METRES).div(plyLen).floor().toNumber());
  const laid = fate === 'spreading' ? Math.ceil(plies / 2) : plies;
  return Array.from({ length: Math.ceil(laid / perRoll) }, (_, at): CutRoll => {
    const roll = nextRoll();
    const ofRoll = Math.min(perRoll, laid - at * perRoll);
    const used = plyLen.times(ofRoll);
    const spliceLen = decimalText(decimal(random.int(10, 35)).div(100), 3);
    const remnantLen = decimalText(used.times(isWasteful ? WASTE : REMNANT), 2);
    const len = decimalText(used.plus(spliceLen).plus(remnantLen), 3);
    const billed = {
      tympanId: roll.id,
      plies: ofRoll,
      issuedLen: len,
      spliceLen,
      spliceNum: 1,
      remnantLen,
    };
    return { ...roll, len, billed };
  });
}
