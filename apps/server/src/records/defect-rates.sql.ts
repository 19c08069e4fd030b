import { type Sql, sql } from '../database/engine.ts';

/** Defects per hundred garments of summed figures, as `dhu` of the rules says it; not rounded. Re-inspections are in none of them. */
export const dhuOf = (defects: Sql, checked: Sql): Sql =>
  sql`(${defects} * 100.0 / nullif(${checked}, 0))`;

/** First-pass yield of summed figures, as `firstPassYieldPct` of the rules says it; not rounded. */
export const fpyOf = (checked: Sql, passed: Sql): Sql =>
  sql`(${passed} * 100.0 / nullif(${checked}, 0))`;
