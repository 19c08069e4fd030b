import { type Sql, sql } from '../database/engine.ts';

/**
 * Whether a row of the log of scans counts garments: mending adds none, so neither does what takes mending back.
 *
 * @param reversed the row that `scan` takes back, if any
 */
export const countsGarments = (scan: Sql, reversed: Sql): Sql =>
  sql`(${scan}.type <> 2 and ${reversed}.type is distinct from 2)`;
