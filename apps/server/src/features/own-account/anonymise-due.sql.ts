import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';

/**
 * Makes accounts nameless whose fifteen days are over, and ends their sign-ins. What a company keeps of the
 * person for its wages (number and name of the employee) stays with the company.
 *
 * @returns how many there were
 */
export async function anonymiseDue(tx: Tx): Promise<number> {
  const gone = await tx.all<{ id: string }>(sql`
    update amc.app_user set del_flag = '1', username = 'gone-' || id, name = '已注销', mobile = null,
      email = null, avatar = null, id_card_cipher = null, id_card_front = null, id_card_back = null,
      real_name_auth = '2', password_hash = 'none', version = version + 1, update_date = app_now()
    where del_flag = '2' and deletion_date <= app_now()
    returning id`);
  if (gone.length === 0) return 0;
  const ids = gone.map(({ id }) => id);
  const families = await tx.all<{ id: string }>(sql`
    update platform.token_family set revoked_date = now(), revoked_reason = 'account deleted'
    where user_id = any(${ids}::bigint[]) and revoked_date is null returning id`);
  await tx.run(sql`delete from platform.known_place where user_id = any(${ids}::bigint[])`);
  await tx.run(sql`
    update amc.company_member set status = 2, is_default = '1', version = version + 1
    where user_id = any(${ids}::bigint[]) and status in (0, 1)`);
  await accessChanged(tx, { families: families.map(({ id }) => id) });
  return gone.length;
}
