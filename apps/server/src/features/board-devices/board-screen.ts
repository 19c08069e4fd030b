import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { decidedSettings, settingDefaults } from '../settings/public.ts';
import { type ScreenPlace, urgentNotices } from './urgent-notices.sql.ts';

type Screen = DataOf<'getOwnBoardDevice'>;
type OwnDevice = Pick<Screen, 'id' | 'name' | 'factoryId' | 'lineDeptIds' | 'playlist'>;

/** What a browser shows that no company paired. */
const NO_DEVICE: OwnDevice = {
  id: null,
  name: null,
  factoryId: null,
  lineDeptIds: [],
  playlist: [],
};

/**
 * What the calling screen shows and says. Among the connected screens of one line the one with the
 * lowest id speaks; a browser of a person speaks for itself.
 * @param online accounts whose screens are connected now
 */
export async function boardScreen(
  tx: Tx,
  actor: Pick<Call<'getOwnBoardDevice'>, keyof Actor | 'language'>,
  userId: string,
  online: readonly string[],
): Promise<Screen> {
  const { companyId } = actor;
  const device = await tx.one<OwnDevice & { speaks: boolean }>(sql`
    select d.id, d.name, d.factory_id, d.line_dept_ids::text[] as line_dept_ids, d.playlist,
      d.speaker = 1 and not exists (
        select 1 from amc.board_device o
        where o.company_id = d.company_id and o.del_flag = '0' and o.speaker = 1 and o.id < d.id
          and o.user_id = any(${online}::bigint[])
          and (o.line_dept_ids && d.line_dept_ids
            or cardinality(o.line_dept_ids) = 0 and cardinality(d.line_dept_ids) = 0)) as speaks
    from amc.board_device d
    where d.company_id = ${companyId} and d.user_id = ${userId} and d.del_flag = '0'`);
  const decided = await decidedSettings(tx, companyId);
  const setting = (code: string) => decided.get(code) ?? settingDefaults[code]?.value ?? '';
  return {
    ...NO_DEVICE,
    speaks: true,
    ...device,
    refreshSec: Number(setting('boardRefreshSec')),
    ...voiceOf(setting('boardVoice')),
    shiftSegments: String(setting('shiftSegments')),
    voices: await tx.all<Screen['voices'][number]>(sql`
      select id, event, template, repeat_num from mes2.voice
      where company_id = ${companyId} and is_enabled = 1 and del_flag = '0' order by code`),
    notices: await urgentNotices(tx, actor, actor.language, device ? placeOf(device) : { userId }),
  };
}

/** The factories whose boards a screen plays; one slide of no factory in particular shows them all. */
function placeOf({ factoryId, lineDeptIds, playlist }: OwnDevice): ScreenPlace {
  const played = playlist.map((slide) => slide.factoryId ?? factoryId);
  const known = played.filter((id) => id !== null);
  return { lineDeptIds, factoryIds: known.length === played.length ? known : [] };
}

/** How loud a screen speaks, 0 when it is to be still, and when it keeps quiet. */
function voiceOf(value: unknown): Pick<Screen, 'volume' | 'quietHours'> {
  // Earlier the setting was the volume alone.
  if (typeof value !== 'object' || value === null) return { volume: Number(value), quietHours: '' };
  const { on, volume, quiet } = value as Readonly<Record<string, unknown>>;
  return { volume: on === 1 ? Number(volume) : 0, quietHours: String(quiet ?? '') };
}
