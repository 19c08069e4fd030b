import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { bedSheetCode } from '../beds/public.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { bedDetail } from './bed-detail.ts';

const MOST_SHEETS = 50;
const ID = /^-?\d{1,19}$/;

type Sheet = DataOf<'listCuttingBedSheets'>[number];

/** What is printed of the chosen beds; a void bed is left out. */
export async function bedSheets(tx: Tx, actor: Actor, ids: string): Promise<Sheet[]> {
  const chosen = chosenIds(ids.split(','));
  const sheets: Sheet[] = [];
  for (const id of chosen) {
    const bed = await bedDetail(tx, actor, id);
    if (bed.status === BedStatus.void) continue;
    const counted = await tx.one<{ sheetPrintCount: number; sheetCode: string }>(sql`
      select b.sheet_print_count, ${bedSheetCode(sql`b`)} as sheet_code from mes2.cutting_bed b
      where b.company_id = ${actor.companyId} and b.id = ${id}`);
    const bundles = await tx.all<Sheet['bundles'][number]>(sql`
      select ${bundleLabelOf(sql`b`)} as bundle_label, b.color_name, b.size_name, b.shade, b.position, b.ply_from,
        b.ply_to, b.num
      from mes2.bundle b
      where b.company_id = ${actor.companyId} and b.cutting_bed_id = ${id} and b.status < 8
      order by b.bundle_no, b.split_seq`);
    const { sheetPrintCount = 0, sheetCode = '' } = counted ?? {};
    sheets.push({ bed, bundles, sheetCode, sheetPrintCount });
  }
  return sheets;
}

type Printed = DataOf<'recordCuttingBedPrint'>;

/** Counts a print once, however often the person says that it worked. */
export async function countSheetPrints(
  tx: Tx,
  actor: Actor,
  body: BodyOf<'recordCuttingBedPrint'>,
): Promise<Printed> {
  const known = await claimRequest<Printed>(tx, actor, body.requestId, body);
  if (known) return known;
  const printed: Printed = [];
  for (const id of chosenIds(body.ids)) {
    const counted = await tx.one<Printed[number]>(sql`
      update mes2.cutting_bed set sheet_print_count = sheet_print_count + 1
      where company_id = ${actor.companyId} and id = ${id} and status <> 9 and del_flag = '0'
      returning id, sheet_print_count`);
    if (!counted) throw new DomainError('record-missing', { what: '床次' });
    await tx.run(sql`
      insert into mes2.cutting_bed_print (company_id, cutting_bed_id, layout, times, create_by, create_date)
      values (${actor.companyId}, ${id}, ${body.layout ?? null}, ${counted.sheetPrintCount}, ${actor.user.id},
        ${actor.now})`);
    printed.push({ id: counted.id, sheetPrintCount: counted.sheetPrintCount });
  }
  await keepAnswer(tx, actor, body.requestId, printed);
  return printed;
}

/** @throws {DomainError} `sheets-too-many` or `invalid-value` */
function chosenIds(ids: readonly string[]): string[] {
  const chosen = [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))];
  const count = chosen.length;
  if (count > MOST_SHEETS) throw new DomainError('sheets-too-many', { max: MOST_SHEETS, count });
  if (count === 0 || chosen.some((id) => !ID.test(id))) {
    throw new DomainError('invalid-value', { field: '床次' });
  }
  return chosen.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}
