import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type TenantScope, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import type { Feature, Services } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';

type Ids = 'listNotices' | 'getNotice' | 'readNotice' | 'readAllNotices' | 'clearMessages';
type Kind = 'message' | 'notice' | 'other';

const missing = () =>
  new DomainError('record-missing', { what: { zh: '消息', en: 'The message' } });

/** The messages of a person in the chosen company. Reading never goes back. */
export const notices: Feature<Ids> = (services) => ({
  listNotices: ({ query, can, scope, language }) =>
    services.engine.tenant(
      scope,
      (tx) => {
        const { title, objName } = noticeTexts(language);
        return services.list.page(tx, {
          operation: 'listNotices',
          last: true,
          from: sql`from mmc.message m where ${ownOf(scope)} and ${kindIs(query?.type)}
            ${given(query?.readed, (value) => sql`m.readed = ${value}::int`)}`,
          columns: {
            id: sql`m.id`,
            readed: sql`m.readed`,
            objName,
            objHead: sql`m.obj_head`,
            title,
            messageType: sql`m.message_type`,
            level: sql`m.level`,
            createDate: sql`m.create_date`,
            address: sql`m.address`,
            bizType: sql`m.biz_type`,
            bizId: sql`m.biz_id`,
            readDate: sql`m.read_date`,
          },
          query,
          can,
          defaultOrder: sql`m.create_date desc`,
        });
      },
      { readOnly: true },
    ),

  getNotice: ({ query, scope, language }) =>
    services.engine.tenant(
      scope,
      async (tx) => {
        const { title, objName, content } = noticeTexts(language);
        const found = await tx.one<DataOf<'getNotice'>>(sql`
          select * from (
            select m.id, m.readed, ${objName} as obj_name, m.obj_head, ${title} as title, m.message_type, m.level,
              m.create_date, m.address, m.biz_type, m.biz_id, m.read_date, ${content} as content,
              lead(m.id) over newest as next_id, lag(m.id) over newest as previous_id
            from mmc.message m where ${ownOf(scope)}
            window newest as (order by m.create_date desc, m.id desc)) as own
          where id = ${query.id}`);
        if (!found) throw missing();
        return found;
      },
      { readOnly: true },
    ),

  readNotice: ({ body, scope }) =>
    services.engine.tenant(scope, async (tx) => {
      const own = sql`${ownOf(scope)} and m.id = ${body.messageId}`;
      if (!(await tx.one(sql`select m.id from mmc.message m where ${own}`))) throw missing();
      if (body.readed !== 1)
        throw new DomainError('wrong-state', {
          what: { zh: '消息', en: 'The message' },
          no: '',
          state: { zh: '已读', en: 'read' },
          action: { zh: '标为未读', en: 'be marked as unread' },
        });
      return afterReading(services, tx, scope, await markRead(tx, own));
    }),

  readAllNotices: ({ body, user, scope }) =>
    services.engine.tenant(scope, async (tx) => {
      if (body.userId !== user.id) throw missing();
      return afterReading(
        services,
        tx,
        scope,
        await markRead(tx, sql`${ownOf(scope)} and ${kindIs(body.type ?? undefined)}`),
      );
    }),

  clearMessages: ({ query, user, scope }) =>
    services.engine.tenant(scope, async (tx) => {
      if (query.userId !== user.id) throw missing();
      const cleared = await tx.run(sql`
        update mmc.message m set readed = 1, read_date = coalesce(read_date, app_now()), cleared = 1,
          version = version + 1, update_date = app_now()
        where ${ownOf(scope)}`);
      return afterReading(services, tx, scope, cleared);
    }),
});

const ownOf = ({ companyId, userId }: TenantScope): Sql =>
  sql`m.company_id = ${companyId} and m.user_id = ${userId} and m.cleared = 0 and m.del_flag = '0'`;

/** A message that is both is in both lists. */
function kindIs(kind: Kind | undefined): Sql {
  switch (kind) {
    case 'message':
      return sql`m.message_type like '%Message%'`;
    case 'notice':
      return sql`m.message_type like '%Notice%'`;
    case 'other':
      return sql`m.message_type not like '%Message%' and m.message_type not like '%Notice%'`;
    default:
      return sql`true`;
  }
}

const markRead = (tx: Tx, where: Sql): Promise<number> =>
  tx.run(sql`
    update mmc.message m set readed = 1, read_date = app_now(), version = version + 1, update_date = app_now()
    where ${where} and m.readed = 0`);

/** How many are left; other tabs and devices of the person count again. */
async function afterReading(
  { publish }: Pick<Services, 'publish'>,
  tx: Tx,
  scope: TenantScope,
  changedNum: number,
) {
  if (changedNum > 0) await publish(tx, { topic: 'message', keys: [], userIds: [scope.userId] });
  const unread = await tx.one<{ n: number }>(sql`
    select count(*)::int as n from mmc.message m where ${ownOf(scope)} and m.readed = 0`);
  return { changedNum, unreadNum: unread?.n ?? 0 };
}
