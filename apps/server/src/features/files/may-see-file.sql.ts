import { type Sql, sql } from '../../database/engine.ts';
import { hashOf } from '../../sign-in/secrets.ts';

/**
 * Who may see an upload `f`: members and screens of its company, the person who made it, and everybody for
 * what the platform shows before the sign-in. All data of a company is for the one who asked for it. A picture is asked for by the browser, which cannot renew a
 * token meanwhile: the session behind the token has to be alive, the token itself may have run out.
 */
export const maySeeFile = (token: string | undefined): Sql => sql`(
  exists (select 1 from amc.platform_config p where p.value = f.url)
  or exists (
    select 1 from platform.access_token t
    join platform.token_family y on y.id = t.family_id
    join amc.app_user u on u.id = y.user_id
    where t.token_hash = ${hashOf(token ?? '')} and y.revoked_date is null and y.expire_date > now()
      and u.del_flag <> '1' and not u.is_first_password
      and (f.create_by = u.id
        or f.mime <> 'application/zip' and exists (select 1 from amc.company_member m
          where m.company_id = f.company_id and m.user_id = u.id and m.status = 0 and m.del_flag = '0')
        or exists (select 1 from amc.board_device d
          where d.company_id = f.company_id and d.user_id = u.id and d.del_flag = '0'))))`;
