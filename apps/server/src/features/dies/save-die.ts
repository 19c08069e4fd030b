import { DomainError } from '@garment-mes/domain/refusals';
import { usedAfterSharpening } from '@garment-mes/domain/resources';
import { DieStatus, dieMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireCodeFree } from '../../resources/keys.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type Die, dieRecord, recordDie } from './die-record.ts';

type Body = BodyOf<'createCuttingDie'>;

const NUMBER = {
  table: dieRecord.table,
  key: { column: 'mold_no', field: { zh: '刀模编号', en: 'Die number' } },
};

/** @throws {DomainError} `code-taken` when another die has the number in any spelling */
export async function createDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Body,
): Promise<string> {
  const columns = await checked(tx, actor, body, []);
  await requireCodeFree(tx, NUMBER, actor.companyId, columns.moldNo, undefined);
  const id = await insertRow(tx, dieRecord.table, columns);
  if (id === undefined) {
    await requireCodeFree(tx, NUMBER, actor.companyId, columns.moldNo, undefined);
    throw new DomainError('already-used', { field: NUMBER.key.field });
  }
  await recordDie(services, tx, { id, usedNum: 0 }, { action: 'create', to: DieStatus.available });
  return id;
}

export async function updateDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateCuttingDie'>,
): Promise<void> {
  const die = await claimRecord<Die>(tx, actor, dieRecord, { id, version });
  const columns = await checked(tx, actor, body, die.styleNos);
  if (die.status === DieStatus.scrapped)
    throw new DomainError('wrong-state', {
      what: dieMoves.what,
      no: die.moldNo,
      state: dieMoves.names[die.status],
      action: { zh: '修改', en: 'change it' },
    });
  if (body.lifeNum < die.usedNum)
    throw new DomainError('die-life-below-used', { used: die.usedNum });
  if (columns.moldNo !== die.moldNo)
    await requireCodeFree(tx, NUMBER, actor.companyId, columns.moldNo, id);
  await updateRow(tx, actor, dieRecord.table, id, columns);
  await recordDie(services, tx, die, { action: 'update' });
}

/** @param stored numbers of styles the die has already; they stay, whatever became of the style */
async function checked(tx: Tx, actor: Actor, body: Body, stored: readonly string[]) {
  const moldNo = body.moldNo.trim();
  if (moldNo === '') throw new DomainError('required', { field: '刀模编号' });
  if (body.name.trim() === '') throw new DomainError('required', { field: '名称' });
  const partCodes = words(body.partCodes);
  if (partCodes.length === 0) throw new DomainError('required', { field: '部位' });
  if (body.lifeNum < 1) throw new DomainError('die-life-missing', {});
  const day = today(actor, await floorSettings(tx, actor));
  if (body.makeDate && body.makeDate > day) throw new DomainError('die-made-ahead', {});
  const sizeIds = [...new Set(body.sizeIds ?? [])];
  if (!(await hasSizes(tx, actor, sizeIds)))
    throw new DomainError('record-missing', { what: { zh: '尺码', en: 'Size' } });
  return {
    moldNo,
    name: body.name.trim(),
    styleNos: await knownStyles(tx, actor, words(body.styleNos ?? []), stored),
    partCodes,
    sizeIds,
    lifeNum: body.lifeNum,
    locationCode: body.locationCode ?? null,
    makeDate: body.makeDate ?? null,
    imageUrl: body.imageUrl ?? null,
    remark: body.remark ?? null,
  };
}

/** Each word once, without spaces around it. */
const words = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/**
 * Numbers of styles as their styles write them, whatever their case and width.
 *
 * @throws {DomainError} `record-missing` for one that no style has: the die would be offered for none
 */
async function knownStyles(
  tx: Tx,
  { companyId }: Actor,
  typed: readonly string[],
  stored: readonly string[],
): Promise<readonly string[]> {
  const found = await tx.all<{ typed: string; styleNo: string | null }>(sql`
    select t.no as typed, (select s.style_no from mes2.style s
      where s.company_id = ${companyId} and code_key(s.style_no) = code_key(t.no) and s.del_flag <> '2'
      order by s.style_no <> t.no, s.id limit 1) as style_no
    from unnest(${typed}::text[]) t (no)`);
  const numbers = found.map(({ typed: no, styleNo }) => {
    if (styleNo !== null) return styleNo;
    if (stored.includes(no)) return no;
    throw new DomainError('record-missing', { what: { zh: `款号${no}`, en: `Style ${no}` } });
  });
  return [...new Set(numbers)];
}

/** Whether the company has all of the sizes. */
async function hasSizes(tx: Tx, { companyId }: Actor, ids: readonly string[]): Promise<boolean> {
  const found = await tx.one<{ num: number }>(sql`
    select count(*)::int as num from ccm.size
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and del_flag <> '2'`);
  return found?.num === ids.length;
}

/**
 * Sends a die to be sharpened, takes it back or scraps it; a repeated call finds the work done.
 *
 * @throws {DomainError} `die-occupied` for a scrap while an order has it, `out-of-range` for a share beyond its life
 */
export async function changeDieStatus(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { status: wanted, reason, resetUsed, regrindPct }: BodyOf<'changeCuttingDieStatus'>,
): Promise<void> {
  const die = await claimAnyVersion<Die>(tx, actor, dieRecord, id);
  if (die.status === wanted) return;
  const move = MOVES[wanted];
  if (!move) throw new DomainError('invalid-value', { field: '状态' });
  if (move === 'scrap') await refuseHeld(tx, actor, die);
  const to = moved(dieMoves, move, { no: die.moldNo, status: die.status });
  const back = move === 'maintained';
  const usedNum =
    back && resetUsed !== false ? usedAfterSharpening(die, regrindPct ?? 0) : die.usedNum;
  await updateRow(tx, actor, dieRecord.table, id, {
    status: to,
    usedNum,
    sharpenNum: die.sharpenNum + (back ? 1 : 0),
  });
  await recordDie(services, tx, { id, usedNum }, { action: move, from: die.status, to, reason });
}

const MOVES: Readonly<Partial<Record<DieStatus, 'maintained' | 'maintain' | 'scrap'>>> = {
  0: 'maintained',
  3: 'maintain',
  4: 'scrap',
};

async function refuseHeld(tx: Tx, { companyId }: Actor, { id, moldNo }: Die): Promise<void> {
  const held = await tx.one<{ orderNo: string }>(sql`
    select o.order_no from mes2.cutting_die_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.knife_mold_id = ${id} and s.status in (0, 1) and s.del_flag = '0'
    union all
    select o.order_no from mes2.resource_occupation r
    join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = ${companyId} and r.resource_id = ${id} and r.resource_type = 3 and r.status = 0 limit 1`);
  if (held) throw new DomainError('die-occupied', { moldNo, orderNo: held.orderNo });
}
