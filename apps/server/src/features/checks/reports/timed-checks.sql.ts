import { sql } from '../../../database/engine.ts';

/** A record `q` that was entered while its garments were looked at; one typed in afterwards says nothing about time. */
export const isTimed = sql`(q.submit_date > q.create_date)`;

/** Minutes of these records, from their beginning to their submission. */
export const minutes = sql`
  round((sum(extract(epoch from q.submit_date - q.create_date)) filter (where ${isTimed}) / 60)::numeric, 4)`;
