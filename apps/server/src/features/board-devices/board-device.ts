import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, RowOf } from '../../generated/operations.ts';
import type { ListColumnsOf } from '../../list/list-engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

export type Device = RowOf<'listBoardDevices'>;
type Values = Omit<BodyOf<'pairBoardDevice'>, 'pairCode'>;

export const DEVICE = {
  table: 'amc.board_device',
  no: 'name',
  what: { zh: '看板设备', en: 'Wall board' },
} as const;

const SECONDS = { min: 5, max: 3600 };
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

export const deviceRows = (companyId: string): Sql => sql`
  from amc.board_device d
  left join ccm.factory f on f.company_id = d.company_id and f.id = d.factory_id
  where d.company_id = ${companyId} and d.del_flag = '0'`;

/** @param online accounts whose screens are connected now */
export const deviceColumns = (online: readonly string[]): ListColumnsOf<'listBoardDevices'> => ({
  id: sql`d.id`,
  name: sql`d.name`,
  factoryName: sql`f.name`,
  lineNames: sql`array(
    select l.name::text from amc.department l
    where l.company_id = d.company_id and l.id = any(d.line_dept_ids) order by l.sort, l.code)`,
  speaker: sql`d.speaker`,
  isOnline: sql`(d.user_id = any(${online}::bigint[]))`,
  lastSeenDate: sql`d.last_seen_date`,
  appVersion: sql`d.app_version`,
  factoryId: sql`d.factory_id`,
  lineDeptIds: sql`d.line_dept_ids::text[]`,
  playlist: sql`d.playlist`,
  version: sql`d.version`,
});

export async function deviceOf(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
  online: readonly string[],
): Promise<Device> {
  const page = await list.page(tx, {
    operation: 'listBoardDevices',
    from: sql`${deviceRows(companyId)} and d.id = ${id}`,
    columns: deviceColumns(online),
    query: {},
    can,
  });
  const [device] = page.list;
  if (!device) throw new DomainError('record-missing', { what: DEVICE.what });
  return device;
}

/**
 * What a screen shows, ready to be stored.
 * @throws {DomainError} where a factory or line is not the company's, or a slide has no sensible length
 */
export async function deviceValues(tx: Tx, { companyId }: Actor, body: Values) {
  if (body.name.trim() === '')
    throw new DomainError('required', { field: { zh: '名称', en: 'the name' } });
  if (body.playlist.length === 0)
    throw new DomainError('required', { field: { zh: '轮播', en: 'the playlist' } });
  const playlist = body.playlist.map(({ board, factoryId, lineDeptIds, seconds, from, to }) => {
    if (seconds < SECONDS.min || seconds > SECONDS.max)
      throw new DomainError('out-of-range', {
        field: { zh: '秒数', en: 'The duration' },
        ...SECONDS,
      });
    if ([from, to].some((clock) => clock && !CLOCK.test(clock)))
      throw new DomainError('invalid-value', { field: { zh: '时间', en: 'The time' } });
    return {
      board,
      factoryId: factoryId ?? null,
      lineDeptIds: lineDeptIds ?? [],
      seconds,
      from: from || null,
      to: to || null,
    };
  });
  const slots = [{ factoryId: body.factoryId, lineDeptIds: body.lineDeptIds ?? [] }, ...playlist];
  const lines = [...new Set(slots.flatMap(({ lineDeptIds }) => lineDeptIds))];
  const factories = [...new Set(slots.flatMap(({ factoryId }) => factoryId ?? []))];
  const found = await tx.one<{ lines: number; factories: number }>(sql`
    select
      (select count(*)::int from amc.department
       where company_id = ${companyId} and id = any(${lines}::bigint[]) and del_flag = '0') as lines,
      (select count(*)::int from ccm.factory
       where company_id = ${companyId} and id = any(${factories}::bigint[]) and del_flag = '0') as factories`);
  if (found?.lines !== lines.length)
    throw new DomainError('record-foreign', { what: { zh: '产线', en: 'The line' } });
  if (found.factories !== factories.length)
    throw new DomainError('record-foreign', { what: { zh: '工厂', en: 'The factory' } });
  return {
    name: body.name.trim(),
    factoryId: body.factoryId ?? null,
    lineDeptIds: body.lineDeptIds ?? [],
    playlist,
    speaker: body.speaker,
  };
}
