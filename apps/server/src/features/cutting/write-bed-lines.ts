import {
  checkBed,
  draftCutNumbers,
  markerPositions,
  perPly,
  plyRanges,
  preventsSaving,
  RollStatus,
  spreadLen,
} from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { requireRoll } from '@garment-mes/domain/fabric';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import {
  type BedBill,
  colorMatches,
  markRollsOnBed,
  openBedOfRoll,
  type RollLine,
  type SpreadableRoll,
  spreadableRolls,
  takeRolls,
  writePanels,
} from '../beds/public.ts';
import { requireOfOrder } from './bed-order.sql.ts';
import { garmentColorOf } from './bed-roll-rules.ts';
import { rebanded, rebandRolls } from './spreading/reband-rolls.ts';

/** What the rolls of a bed are checked against. */
export type RolledBill = Pick<
  BedBill,
  'materialId' | 'fabricPart' | 'markerLen' | 'endLossLen' | 'colors' | 'rolls'
>;

export interface BedHead {
  readonly id: string;
  readonly bedType: number;
  readonly orderId: string;
}

/** Checks what a saved bill must obey and writes its lines; rolls and people may still be missing. */
export async function writeBedLines(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: BedHead,
  bill: BedBill,
): Promise<void> {
  const { id: cuttingBedId } = bed;
  refuseShape(bill);
  await requireOfOrder(tx, actor, bed.orderId, bill);
  const ranges = plyRanges(bill.colors);
  await insertRows(
    tx,
    'mes2.cutting_bed_color',
    bill.colors.map(({ colorId, shade, plies }, at) => ({
      cuttingBedId,
      companyId: actor.companyId,
      seqNo: at + 1,
      colorId,
      shade: shade ?? null,
      plies,
      ...ranges[at],
    })),
  );
  await insertRows(
    tx,
    'mes2.cutting_bed_size',
    bill.sizes.map(({ sizeId, ratio }, at) => ({
      cuttingBedId,
      companyId: actor.companyId,
      seqNo: at + 1,
      sizeId,
      ratio,
      positions: markerPositions(ratio),
    })),
  );
  await insertRows(
    tx,
    'mes2.cutting_bed_color_size',
    draftCutNumbers(bill.colors, bill.sizes).map(({ colorId, sizeId, cutNum }) => ({
      cuttingBedId,
      companyId: actor.companyId,
      colorId,
      sizeId,
      planNum: cutNum,
      cutNum,
    })),
  );
  await insertRows(
    tx,
    'mes2.cutting_bed_employee',
    bill.employees.map((share) => ({ cuttingBedId, companyId: actor.companyId, ...share })),
  );
  await writePanels(tx, actor, bed, bill);
  await writeRolls(services, tx, actor, bed, bill);
}

/** The length shows that one is used up. */
const SPREADABLE = [
  RollStatus.inStock,
  RollStatus.reserved,
  RollStatus.issued,
  RollStatus.onBed,
  RollStatus.usedUp,
  RollStatus.remnant,
];
const SPREAD = { zh: '铺布', en: 'spread it' };

// Plies of a roll are asked for by its number where the roll is known.
const LATER = 'roll-without-plies';

function refuseShape(bill: BedBill): void {
  const rolls = bill.rolls.map((roll) => ({ ...roll, rollNo: '', colorId: roll.colorId ?? '' }));
  const issues = checkBed({ ...bill, rolls }, { stage: 'draft', paidProcesses: [] });
  refuseFirst(issues.filter((each) => preventsSaving(each) && each.code !== LATER));
}

/** Checks the rolls of a bed and puts them on it, their plies chained in the order they stand. */
export async function writeRolls(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: BedHead,
  bill: RolledBill,
): Promise<void> {
  if (bill.rolls.length === 0) return;
  const rollIds = bill.rolls.map(({ tympanId }) => tympanId);
  const known = new Map(
    (await spreadableRolls(tx, actor, rollIds, true)).map((roll) => [roll.id, roll]),
  );
  const fabric = { ...bill, matches: await colorMatches(tx, actor, bed.orderId) };
  const garmentColors = bill.colors.map(({ colorId }) => colorId);
  const plyLen = perPly(bill.markerLen, bill.endLossLen);
  const ranges = plyRanges(bill.rolls);
  const seen = new Set<string>();
  const lines = bill.rolls.map((billed, at): RollLine => {
    const roll = known.get(billed.tympanId);
    if (!roll) throw new DomainError('record-missing', { what: '布卷' });
    if (seen.has(roll.id)) throw new DomainError('roll-twice', { rollNo: roll.rollNo });
    seen.add(roll.id);
    requireRoll(roll, SPREADABLE, SPREAD);
    requireFabric(roll);
    if (billed.plies === 0) throw new DomainError('roll-without-plies', { rollNo: roll.rollNo });
    const colorId =
      billed.colorId ?? garmentColorOf(billed, roll, garmentColors, fabric) ?? roll.colorId;
    const { plyFrom = 1, plyTo = 1 } = ranges[at] ?? {};
    return {
      id: billed.rowId ?? null,
      fabricRollId: roll.id,
      seqNo: at + 1,
      colorId,
      shade: billed.shade ?? roll.shade,
      plyFrom,
      plyTo,
      plies: billed.plies,
      issuedLen: billed.issuedLen,
      usedLen: decimalText(spreadLen(billed.plies, plyLen), 3),
      spliceLen: billed.spliceLen ?? '0',
      spliceNum: billed.spliceNum ?? 0,
      defectLen: billed.defectLen ?? '0',
      remnantLen: billed.remnantLen ?? '0',
      returnLen: billed.returnLen ?? '0',
      employeeId: billed.employeeId ?? null,
    };
  });
  await place(tx, actor, bed.id, lines, known);
  await rebandRolls(services, tx, rebanded(bill.rolls, known));
}

/** @throws {DomainError} `roll-used-up` */
function requireFabric({ rollNo, remainLen, usedOrderNo, usedBedNo }: SpreadableRoll): void {
  if (decimal(remainLen).gt(0)) return;
  const [orderNo, bedNo] = [usedOrderNo ?? '–', usedBedNo ?? '–'];
  throw new DomainError('roll-used-up', { rollNo, orderNo, bedNo });
}

/** I8: a roll lies on one open bed; the second is refused with its name. */
async function place(
  tx: Tx,
  actor: Actor,
  bedId: string,
  lines: readonly RollLine[],
  rolls: ReadonlyMap<string, SpreadableRoll>,
): Promise<void> {
  const taken = new Set(
    (await takeRolls(tx, bedId, lines)).map(({ fabricRollId }) => fabricRollId),
  );
  const refused = lines.find(({ fabricRollId }) => !taken.has(fabricRollId));
  if (refused) {
    const other = await openBedOfRoll(tx, actor, refused.fabricRollId);
    throw new DomainError('roll-on-other-bed', {
      rollNo: rolls.get(refused.fabricRollId)?.rollNo ?? '',
      bedNo: other?.bedNo ?? '',
      orderNo: other?.orderNo ?? '',
    });
  }
  await markRollsOnBed(tx, actor, [...taken]);
}
