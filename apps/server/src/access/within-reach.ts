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
  const made = sql`${row}.create_by = ${reach.userId}::bigint`;
  return sql`(${join([made, ...belongingWays(reach, table, row)], ' or ')})`;
}

function belongingWays(reach: Reach, table: BelongingTable, row: Sql): Sql[] {
  const { depts, alsoDepts, people, shared }: Belonging = belongings[table];
  const mine = sql`${reach.deptIds}::bigint[]`;
  return [
    ...(depts?.(row) ?? []).map((dept) => sql`${dept} = any(${mine})`),
    ...(alsoDepts ? [sql`array(${alsoDepts(row)}) && ${mine}`] : []),
    ...(people ? [sql`${reach.employeeId}::bigint in (${people(row)})`] : []),
    ...(shared && reach.deptIds.length > 0 ? [shared(row)] : []),
  ];
}

/** The same as the tail of a statement: nothing, or ` and …`. */
export function andWithinReach(reach: Reach | undefined, table: BelongingTable, row: Sql): Sql {
  const condition = withinReach(reach, table, row);
  return condition ? sql` and ${condition}` : sql``;
}

/**
 * The tail for rows that are added up: those of the departments and those that name the person. A row that the person
 * only made is left out, or a figure would hold what that one hand entered of another line.
 */
export function andCountedWithinReach(
  reach: Reach | undefined,
  table: BelongingTable,
  row: Sql,
): Sql {
  return reach ? sql` and (${join(belongingWays(reach, table, row), ' or ')})` : sql``;
}
