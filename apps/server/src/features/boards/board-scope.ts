import { type Sql, sql } from '../../database/engine.ts';

/** The day and the factory a board is about. */
export interface BoardScope {
  readonly workDate: string;
  readonly factoryId: string | null;
}

/** Rows of the factory; those without one count for each. @param of an order, or the department of a table */
export const ofFactory = ({ factoryId }: BoardScope, of: Sql = sql`o`): Sql =>
  factoryId ? sql`and (${of}.factory_id = ${factoryId} or ${of}.factory_id is null)` : sql``;
