import { type Engine, sql } from '../database/engine.ts';
import { anonymiseDue } from '../features/own-account/anonymise-due.sql.ts';

/** Deletes what has expired, and ends accounts whose days are over. */
export const forgetExpired = (engine: Engine): Promise<void> =>
  engine.system(async (tx) => {
    await anonymiseDue(tx);
    await tx.run(
      sql`delete from platform.access_token where expire_date < now() - interval '1 hour'`,
    );
    await tx.run(sql`delete from platform.token_family where expire_date < now() - interval '1 day'
      or revoked_date < now() - interval '1 day'`);
    await tx.run(sql`delete from platform.oauth_code where expire_date < now() - interval '1 day'`);
    await tx.run(sql`delete from platform.setup_link where expire_date < app_now()`);
    await tx.run(sql`delete from platform.pace where spent_until < app_now()`);
    await tx.run(
      sql`delete from platform.known_place where last_date < app_now() - interval '180 days'`,
    );
    await tx.run(
      sql`delete from amc.idempotency_key where create_date < app_now() - interval '24 hours'`,
    );
  });
