import { DomainError } from '@garment-mes/domain/refusals';
import {
  isSameSegments,
  requireChangeDay,
  requireUnusedShift,
  segmentsText,
  shiftFigures,
} from '@garment-mes/domain/schedule';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf, RowOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { requireCodeFree } from '../../resources/keys.ts';
import { floorSettings, newestCutoff } from '../settings/public.ts';
import { ownShift } from './own-shift.ts';
import {
  clearDefaultShift,
  insertShift,
  keepPastSegments,
  lockShifts,
  markShiftRecalculation,
  removeShift,
  type ShiftRecord,
  shiftColumns,
  shiftRows,
  shiftUse,
  updateShift,
} from './shift.sql.ts';

const CODE = {
  table: 'mes2.shift',
  key: { column: 'code', field: { zh: '班次编码', en: 'Shift code' } },
};
const SHIFT = { table: 'mes2.shift', no: 'code', what: { zh: '班次', en: 'Shift' } } as const;

export const shifts: Feature<'listShifts' | 'saveShift' | 'deleteShift' | 'getOwnShift'> = (
  services,
) => ({
  getOwnShift: (call) =>
    services.engine.tenant(call.scope, (tx) => ownShift(tx, call), { readOnly: true }),

  listShifts: (call) =>
    services.engine.tenant(
      call.scope,
      (tx) => shiftPage(services, tx, call, shiftRows(call.companyId), call.query),
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
      requireUnusedShift(await shiftUse(tx, call.companyId, id), shift.name);
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
  const { companyId } = actor;
  await lockShifts(tx, companyId);
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
  await requireCodeFree(tx, CODE, companyId, shift.code, body.id);
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
  if (!isSameSegments(before.segments, shift.segments)) {
    const use = await shiftUse(tx, actor.companyId, claim.id);
    const from = requireChangeDay(use, fromDate);
    if (from !== undefined) {
      await keepPastSegments(tx, actor, claim.id, from);
      await markShiftRecalculation(tx, actor.companyId, claim.id);
    }
  }
  await updateShift(tx, actor.companyId, claim.id, shift);
  return claim.id;
}

type Reader = Actor & Pick<Call<'listShifts'>, 'language'>;

async function shiftPage(
  { list }: Services,
  tx: Tx,
  { can, language }: Reader,
  from: Sql,
  query: Call<'listShifts'>['query'] = {},
): Promise<DataOf<'listShifts'>> {
  const page = await list.page(tx, {
    operation: 'listShifts',
    from,
    columns: shiftColumns,
    later: ['segmentsText'],
    pinyin: { name: sql`s.pinyin` },
    query,
    can,
    defaultOrder: sql`s.is_default desc, s.code`,
  });
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, segmentsText: segmentsText(row.segments, language) })),
  };
}

async function shiftOf(
  services: Services,
  tx: Tx,
  reader: Reader,
  id: string,
): Promise<RowOf<'listShifts'>> {
  const from = sql`${shiftRows(reader.companyId)} and s.id = ${id}`;
  const [row] = (await shiftPage(services, tx, reader, from)).list;
  if (!row) throw new DomainError('record-missing', { what: SHIFT.what });
  return row;
}

function required(text: string, field: { zh: string; en: string }): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new DomainError('required', { field });
  return trimmed;
}
