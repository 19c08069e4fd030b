import type { Language } from '@garment-mes/domain/refusals';
import { type Engine, sql, type TenantScope } from '../database/engine.ts';
import { noticeTexts } from '../messages/notice-columns.sql.ts';

/** A message as it is pushed and as the popup shows it. */
export interface PushedNotice {
  readonly userId: string;
  readonly id: string;
  readonly objName: string;
  readonly objHead: string | null;
  readonly title: string;
  readonly address: string | null;
  readonly messageType: string;
  readonly level: number;
  readonly readed: number;
  readonly createDate: string;
}

/** The announced messages of the people who are here, in the language that they read. */
export const noticesFor = (
  engine: Engine,
  scope: TenantScope,
  ids: readonly string[],
  userIds: readonly string[],
  language: Language,
): Promise<PushedNotice[]> =>
  engine.tenant(
    scope,
    (tx) => {
      const { title, objName } = noticeTexts(language);
      return tx.all<PushedNotice>(sql`
        select m.user_id, m.id, coalesce(${objName}, '') as obj_name, m.obj_head, ${title} as title, m.address,
          m.message_type, m.level, m.readed, m.create_date
        from mmc.message m
        where m.company_id = ${scope.companyId} and m.id = any(${ids}::bigint[])
          and m.user_id = any(${userIds}::bigint[])
        order by m.id`);
    },
    { readOnly: true },
  );

/** Id of the last message to a person, as the place up to which the list has come; `'0'` when there is none. */
export const latestNotice = async (
  engine: Engine,
  scope: { readonly companyId: string; readonly userId: string; readonly timeZone: string },
): Promise<string> => {
  const { companyId, userId, timeZone } = scope;
  const row = await engine.tenant(
    { companyId, userId, timeZone },
    (tx) =>
      tx.one<{ id: string }>(sql`
        select coalesce(max(id), 0)::bigint as id from mmc.message
        where company_id = ${companyId} and user_id = ${userId}`),
    { readOnly: true },
  );
  return row?.id ?? '0';
};
