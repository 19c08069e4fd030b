import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, percentOf, sum } from '@garment-mes/domain/decimal';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { nextDocumentNo } from '../../../records/document-number.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { checkRemnantLines, leftOf, RemnantKind } from './check-remnants.ts';
import {
  type LeftRoll,
  leftRolls,
  type RemnantSlipRow,
  type SlippedBed,
  slipKind,
  slipLines,
  slipOfBed,
  slippedBed,
} from './remnant-slip.sql.ts';

type Slip = DataOf<'getRemnantSlip'>;
const NUMBERS = { table: 'mes2.remnant_slip', column: 'slip_no', letters: 'SL' };
const HANDED_ON: readonly BedStatus[] = [BedStatus.submitted, BedStatus.bundled, BedStatus.closed];

/** The slip of a bed; before it is saved, what the bed's own figures propose. */
export async function remnantSlip(tx: Tx, actor: Actor, bedId: string): Promise<Slip> {
  const bed = await requireHandedOn(tx, actor, bedId);
  const slip = await slipOfBed(tx, actor, bedId);
  const rolls = await leftRolls(tx, actor, bedId);
  const lines = slip ? await slipLines(tx, actor, slip.id) : rolls.flatMap(proposed);
  const waste = lines.filter(({ kind }) => kind <= RemnantKind.endBit).map(({ len }) => len);
  const pct = percentOf(sum(waste), sum(rolls.map(({ issuedLen }) => issuedLen)));
  return {
    id: slip?.id ?? null,
    slipNo: slip?.slipNo ?? null,
    reduceBedId: bedId,
    bedLabel: bed.bedLabel,
    orderNo: bed.orderNo,
    status: slip?.status ?? 0,
    lines,
    rolls: rolls.map((roll) => ({
      tympanId: roll.tympanId,
      rollNo: roll.rollNo,
      issuedLen: roll.issuedLen,
      defectLen: roll.defectLen,
      remnantLen: roll.remnantLen,
      returnLen: roll.returnLen,
      byWeight: roll.byWeight,
      diffLen: decimalText(leftOf(roll).minus(written(lines, roll.tympanId)), 3),
    })),
    remnantPct: pct === undefined ? null : decimalText(pct, 2),
    version: slip?.version ?? 0,
  };
}

const written = (lines: Slip['lines'], rollId: string) =>
  sum(lines.filter(({ tympanId }) => tympanId === rollId).map(({ len }) => len));

/** @throws {DomainError} `record-missing` or `slip-bed-open` */
export async function requireHandedOn(tx: Tx, actor: Actor, bedId: string): Promise<SlippedBed> {
  const bed = await slippedBed(tx, actor, bedId);
  if (!bed) throw new DomainError('record-missing', { what: '床次' });
  if (!HANDED_ON.includes(bed.status)) throw new DomainError('slip-bed-open', {});
  return bed;
}

/** A metre and more is a remnant, less an end bit; what was handed back and cut out stays what it is. */
function proposed(roll: LeftRoll): Slip['lines'] {
  const line = (kind: RemnantKind, len: string) =>
    decimal(len).gt(0)
      ? [
          {
            id: null,
            tympanId: roll.tympanId,
            rollNo: roll.rollNo,
            materialName: roll.materialName,
            colorName: roll.colorName,
            dyeLot: roll.dyeLot,
            shade: roll.shade,
            kind,
            len,
            weight: null,
            toWarehouseId: roll.warehouseId,
            toWarehouseName: roll.warehouseName,
            locationCode: roll.locationCode,
            newRollNo: null,
          },
        ]
      : [];
  const isUsable = decimal(roll.remnantLen).gte(1);
  return [
    ...line(isUsable ? RemnantKind.usable : RemnantKind.endBit, roll.remnantLen),
    ...line(RemnantKind.returned, roll.returnLen),
    ...line(RemnantKind.defect, roll.defectLen),
  ];
}

/** Saves a draft of the slip; there is one for each bed. */
export async function saveRemnantSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'saveRemnantSlip'>,
): Promise<void> {
  const { reduceBedId } = body;
  await requireHandedOn(tx, actor, reduceBedId);
  const rolls = await leftRolls(tx, actor, reduceBedId);
  checkRemnantLines(rolls, body.lines);
  const slip = await claimOrMake(services, tx, actor, body);
  await tx.run(sql`
    delete from mes2.remnant_slip_line where company_id = ${actor.companyId} and slip_id = ${slip.id}`);
  await insertRows(
    tx,
    'mes2.remnant_slip_line',
    body.lines.map(({ tympanId, kind, len, weight, toWarehouseId, locationCode }) => ({
      companyId: actor.companyId,
      slipId: slip.id,
      fabricRollId: tympanId,
      kind,
      len,
      weight: weight ?? null,
      toWarehouseId: toWarehouseId ?? null,
      locationCode: locationCode ?? null,
      createBy: actor.user.id,
      createDate: actor.now,
    })),
  );
  await services.publish(tx, { topic: 'bed', keys: [reduceBedId] });
}

async function claimOrMake(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, reduceBedId }: BodyOf<'saveRemnantSlip'>,
): Promise<{ id: string }> {
  const known = await slipOfBed(tx, actor, reduceBedId);
  if (known || id) {
    const claim = { id: id ?? known?.id ?? '0', version: version ?? -1 };
    const slip = await claimRecord<RemnantSlipRow>(tx, actor, slipKind, claim);
    if (slip.cuttingBedId !== reduceBedId)
      throw new DomainError('record-missing', { what: '剩料单' });
    requireUnconfirmed(slip);
    return slip;
  }
  const day = today(actor, await floorSettings(tx, actor));
  const slipNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.remnant_slip (company_id, slip_no, cutting_bed_id, create_by, create_date)
    values (${actor.companyId}, ${slipNo}, ${reduceBedId}, ${actor.user.id}, ${actor.now})
    on conflict (company_id, cutting_bed_id) where del_flag = '0' do nothing
    returning id`);
  if (!made) throw new DomainError('already-used', { field: '剩料单' });
  await services.audit(tx, { bizType: 'remnantSlip', bizId: made.id, action: 'create', to: 0 });
  return made;
}

/** @throws {DomainError} `wrong-state` */
export function requireUnconfirmed(
  { slipNo, status }: Pick<RemnantSlipRow, 'slipNo' | 'status'>,
  action: Bilingual = { zh: '修改', en: 'change it' },
): void {
  if (status === 0) return;
  throw new DomainError('wrong-state', {
    what: slipKind.what,
    no: slipNo,
    state: { zh: '已确认', en: 'confirmed' },
    action,
  });
}
