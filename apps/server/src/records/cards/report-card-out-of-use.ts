import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { type Card, CardStatus } from './named-card.sql.ts';

/** Holders of this button keep the cards. */
const KEEPER = { method: 'PUT', path: '/mes2/slotCard' };
const BIZ_TYPE = 'slotCardOutOfUse';
const WARNING = 2;

/**
 * Does the work; where it is refused because of a card that was declared lost or scrapped, those who keep the cards
 * are notified, in a transaction of its own, and the refusal goes on.
 */
export const reportingCards = <Answer>(
  services: Services,
  actor: Actor,
  work: () => Promise<Answer>,
): Promise<Answer> =>
  work().catch(async (error: unknown) => {
    await reportCardOutOfUse(services, actor, error);
    throw error;
  });

/** Notifies those who keep the cards when this is the refusal of one that is out of use, at most once an hour a card. */
export async function reportCardOutOfUse(
  { engine, notify }: Services,
  actor: Actor,
  refusal: unknown,
): Promise<void> {
  if (!(refusal instanceof DomainError) || refusal.code !== 'card-out-of-use') return;
  const cardNo = String(refusal.params.cardNo);
  const { companyId, user } = actor;
  await engine.tenant(actor.scope, async (tx) => {
    // Whoever reads the same card at the same moment waits here, and finds the notice.
    const card = await tx.one<Pick<Card, 'id' | 'status'>>(sql`
      select id, status from mes2.slot_card
      where company_id = ${companyId} and card_no = ${cardNo} and del_flag = '0' for no key update`);
    const userIds = await keepersOf(tx, companyId);
    if (!card || (await isReported(tx, companyId, card.id, userIds))) return;
    await notify(tx, {
      userIds,
      title: message(card.status === CardStatus.lost ? 'lostCardRead' : 'scrappedCardRead', {
        cardNo,
        name: user.name,
      }),
      objName: cardNo,
      address: `/mes/packaging/slotCardMaintainHistory?cardNo=${encodeURIComponent(cardNo)}`,
      messageType: 'Notice,Message',
      bizType: BIZ_TYPE,
      bizId: card.id,
      level: WARNING,
    });
  });
}

const isReported = async (
  tx: Tx,
  companyId: string,
  cardId: string,
  userIds: readonly string[],
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mmc.message m
    where m.company_id = ${companyId} and m.user_id = any(${userIds}::bigint[]) and m.readed in (0, 1)
      and m.create_date > app_now() - interval '1 hour' and m.biz_type = ${BIZ_TYPE} and m.biz_id = ${cardId}
    limit 1`)) !== undefined;

/** Those whose job keeps the cards; where there is nobody, those who administer the company. */
async function keepersOf(tx: Tx, companyId: string): Promise<string[]> {
  const people = await tx.all<{ userId: string; isKeeper: boolean }>(sql`
    select distinct e.user_id, j.job_type <> 9 as is_keeper from amc.company_member e
    join amc.user_job u on u.company_id = e.company_id and u.employee_id = e.id and u.del_flag = '0'
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
    where e.company_id = ${companyId} and e.status = 0 and e.user_id is not null and e.del_flag = '0'
      and (j.job_type = 9 or exists (select 1 from amc.job_menu g
        join amc.menu m on m.id = g.menu_id and m.menu_type = 2
        where g.company_id = j.company_id and g.job_id = j.id
          and m.method = ${KEEPER.method} and m.url = ${KEEPER.path}))`);
  const keepers = people.filter(({ isKeeper }) => isKeeper);
  return (keepers.length > 0 ? keepers : people).map(({ userId }) => userId);
}
