import { type Sql, sql } from '../../database/engine.ts';

/** What a garment of the size of `cell` takes by a line of the bill of materials: its own usage, else that of the line. */
export const sizeUsage = (line: Sql, cell: Sql): Sql => sql`coalesce((
  select (u ->> 'usageNum')::numeric from jsonb_array_elements(${line}.size_usage) u
  where (u ->> 'sizeId')::bigint = ${cell}.size_id limit 1), ${line}.usage_num)`;
