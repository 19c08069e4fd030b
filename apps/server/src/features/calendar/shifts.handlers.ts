import { DomainError } from '@garment-mes/domain/refusals';
import { shiftFigures } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { floorSettings, newestCutoff } from '../settings/public.ts';
import { ownShift } from './own-shift.ts';
import {
  clearDefaultShift,
  insertShift,
  isShiftCodeTaken,
  keepPastSegments,
  markShiftRecalculation,
  removeShift,
  type ShiftRecord,
  shiftColumns,
  shiftRows,
  shiftUses,
  updateShift,
} from './shift.sql.ts';

const SHIFT = { table: 'mes2.shift', no: 'code', what: { zh: '班次', en: 'Shift' } } as const;

export const shifts: Feature<'listShifts' | 'saveShift' | 'deleteShift' | 'getOwnShift'> = (
  services,
) => ({
  getOwnShift: (call) =>
    services.engine.tenant(call.scope, (tx) => ownShift(tx, call), { readOnly: true }),

  listShifts: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listShifts',
          from: shiftRows(companyId),
          columns: shiftColumns,
          query,
          can,
          defaultOrder: sql`s.is_default desc, s.code`,
        }),
      { readOnly: true },
    ),

  saveShift: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const id = await saveShift(services, tx, call, call.body);
      return shiftOf(services, tx, call, id);
    }),

  deleteShift: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { id, version } = call.query;
      const shift = await claimRecord<{ name: string }>(tx, call, SHIFT, { id, version });
      const count = await shiftUses(tx, call.companyId, id);
      if (count > 0) throw new DomainError('shift-in-use', { name: shift.name, count });
      await removeShift(tx, call.companyId, id);
      await services.audit(tx, { bizType: 'shift', bizId: id, action: 'delete' });
      await services.publish(tx, { topic: 'calendar', keys: [id] });
      return true as const;
    }),
});

async function saveShift(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'saveShift'>,
): Promise<string> {
  const dayCutoff = newestCutoff((await floorSettings(tx, actor)).dayCutoff);
  const { netMin, otMin, crossDay } = shiftFigures(body.segments, dayCutoff);
  const shift: ShiftRecord = {
    code: required(body.code, { zh: '编码', en: 'Code' }),
    name: required(body.name, { zh: '名称', en: 'Name' }),
    segments: body.segments,
    crossDay: crossDay ? 1 : 0,
    netMin,
    otMin,
    isDefault: body.isDefault,
  };
  const { companyId } = actor;
  if (await isShiftCodeTaken(tx, companyId, shift.code, body.id ?? undefined))
    throw new DomainError('already-used', { field: { zh: '班次编码', en: 'Shift code' } });
  if (shift.isDefault === 1) await clearDefaultShift(tx, companyId, body.id ?? undefined);
  const id = body.id ? await changeShift(tx, actor, body, shift) : await insertShift(tx, shift);
  await services.audit(tx, { bizType: 'shift', bizId: id, action: body.id ? 'update' : 'create' });
  await services.publish(tx, { topic: 'calendar', keys: [id] });
  if (body.id) await services.publish(tx, { topic: 'schedule', keys: [] });
  return id;
}

/** Days before the change keep the hours they had: attendance and wages of the past rest on them. */
async function changeShift(
  tx: Tx,
  actor: Actor,
  { id, version, fromDate }: BodyOf<'saveShift'>,
  shift: ShiftRecord,
): Promise<string> {
  const claim = { id: id ?? '', version: version ?? -1 };
  const before = await claimRecord<ShiftRecord>(tx, actor, SHIFT, claim);
  const isSame =
    JSON.stringify(before.segments.map(plain)) === JSON.stringify(shift.segments.map(plain));
  if (!isSame && (await shiftUses(tx, actor.companyId, claim.id)) > 0) {
    if (!fromDate) throw new DomainError('shift-from-required', {});
    await keepPastSegments(tx, actor, claim.id, fromDate);
    await markShiftRecalculation(tx, actor.companyId, claim.id);
  }
  await updateShift(tx, actor.companyId, claim.id, shift);
  return claim.id;
}

const plain = ({ start, end, type }: ShiftRecord['segments'][number]) => ({ start, end, type });

async function shiftOf(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listShifts'>> {
  const page = await list.page(tx, {
    operation: 'listShifts',
    from: sql`${shiftRows(companyId)} and s.id = ${id}`,
    columns: shiftColumns,
    query: {},
    can,
  });
  const [row] = page.list;
  if (!row) throw new DomainError('record-missing', { what: SHIFT.what });
  return row;
}

function required(text: string, field: { zh: string; en: string }): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new DomainError('required', { field });
  return trimmed;
}
