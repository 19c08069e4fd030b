import { type Sql, sql } from '../../database/engine.ts';

/**
 * When a bundle began to lie: its last scan; before any, its receipt on the line. What is changed of it meanwhile, such as
 * a printed label, is no work. Bundles that came without a delivery lie since they were last changed.
 *
 * @param bundle alias of `mes2.bundle`
 */
export const idleSince = (bundle: Sql): Sql => sql`coalesce(${bundle}.last_scan_date, (
  select v.receive_date from mes2.cut_piece_delivery v
  where v.company_id = ${bundle}.company_id and v.id = ${bundle}.delivery_id), ${bundle}.update_date)`;
