import { sql, type Tx } from '../database/engine.ts';
import type { Client } from '../operations.ts';

export type SecurityAction =
  | 'login'
  | 'logout'
  | 'refresh'
  | 'switchCompany'
  | 'passwordChange'
  | 'deleteRequest'
  | 'deleteCancel'
  | 'bind'
  | 'release';

/** Appends to the security log; the table has no other writer and is never changed. */
export async function logSecurity(
  tx: Tx,
  userId: string,
  action: SecurityAction,
  client: Pick<Client, 'ip' | 'userAgent'>,
  clientId?: string,
): Promise<void> {
  await tx.run(sql`
    insert into platform.security_log (user_id, action, ip, user_agent, client_id)
    values (${userId}, ${action}, ${client.ip}, ${client.userAgent}, ${clientId})`);
}
