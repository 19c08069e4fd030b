import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export const companyOf = (tx: Tx, { companyId }: Actor) =>
  tx.one<{ code: string; shortName: string }>(
    sql`select code, short_name from amc.company where id = ${companyId}`,
  );
