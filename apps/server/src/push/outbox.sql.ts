import { join, sql, type Tx } from '../database/engine.ts';
import type { Message } from '../messages/message-texts.ts';
import type { NoticeCode } from '../messages/notice-leads.ts';
import type { Change, Notice } from '../operations.ts';

/** More keys than this are not listed: an empty list says that anything of the topic may have changed. */
const MOST_KEYS = 100;
const URGENT = 3;

/** Says that live data changed. The row commits with the change, so nothing is announced that did not happen. */
export async function publish(tx: Tx, ...changes: readonly Change[]): Promise<void> {
  const rows = changes.map(
    ({ topic, keys, userIds = null }) =>
      sql`(${topic}, ${JSON.stringify(keys.length > MOST_KEYS ? [] : keys)}::jsonb, ${userIds}::bigint[])`,
  );
  await tx.run(sql`insert into mmc.outbox (topic, keys, user_ids) values ${join(rows)}`);
}

/** Writes a message to each person and announces it to those who are there. */
export async function notify<Code extends NoticeCode>(tx: Tx, notice: Notice<Code>): Promise<void> {
  const userIds = [...new Set(notice.userIds)];
  if (userIds.length === 0) return;
  const { title, objName, objHead, content, bizType, bizId, level = 1 } = notice;
  const { address } = notice as { readonly address?: string };
  const typed = (text: string | Message | undefined) => (typeof text === 'string' ? text : null);
  const messages = {
    title,
    ...(typeof objName === 'object' && { objName }),
    ...(typeof content === 'object' && { content }),
  };
  const rows = await tx.all<{ id: string }>(sql`
    insert into mmc.message
      (user_id, messages, obj_name, obj_head, address, message_type, content, biz_type, biz_id, level)
    select user_id, ${JSON.stringify(messages)}::jsonb, ${typed(objName)}, ${objHead}, ${address},
      ${notice.messageType ?? 'Message'}, ${typed(content)}, ${bizType}, ${bizId}::bigint, ${level}::int
    from unnest(${userIds}::bigint[]) as user_id
    returning id`);
  await tx.run(sql`
    insert into mmc.outbox (topic, keys, user_ids)
    values ('message', ${JSON.stringify(rows.map(({ id }) => id))}, ${userIds}::bigint[])`);
  // Walls belong to nobody: they are notified that there is something urgent and read what of it is theirs.
  if (level === URGENT) await publish(tx, { topic: 'urgent', keys: [] });
}
