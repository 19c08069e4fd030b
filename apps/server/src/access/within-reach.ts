import { join, type Reach, type Sql, sql } from '../database/engine.ts';
import { type Belonging, type BelongingTable, belongings } from './belongings.ts';

/**
 * Condition that keeps the rows of a table which a person reaches: those of the departments, those that
 * name the person, and those the person made. `undefined` for somebody who sees the whole company.
 *
 * @param row the table's alias
 */
export function withinReach(
  reach: Reach | undefined,
  table: BelongingTable,
  row: Sql,
): Sql | undefined {
  if (!reach) return undefined;
  const { depts, alsoDepts, people, shared }: Belonging = belongings[table];
  const mine = sql`${reach.deptIds}::bigint[]`;
  const ways = [
    sql`${row}.create_by = ${reach.userId}::bigint`,
    ...(depts?.(row) ?? []).map((dept) => sql`${dept} = any(${mine})`),
    ...(alsoDepts ? [sql`array(${alsoDepts(row)}) && ${mine}`] : []),
    ...(people ? [sql`${reach.employeeId}::bigint in (${people(row)})`] : []),
    ...(shared && reach.deptIds.length > 0 ? [shared(row)] : []),
  ];
  return sql`(${join(ways, ' or ')})`;
}

/** The same as the tail of a statement: nothing, or ` and …`. */
export function andWithinReach(reach: Reach | undefined, table: BelongingTable, row: Sql): Sql {
  const condition = withinReach(reach, table, row);
  return condition ? sql` and ${condition}` : sql``;
}
