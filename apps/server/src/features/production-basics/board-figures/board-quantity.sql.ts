import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import { computedFigure } from './board-items.ts';

interface Figures {
  readonly computedNum: string | null;
  readonly others: readonly { mode: 1 | 2 }[];
}

/** What the system counts for a figure, and what else was typed for it. */
export async function otherFigures(
  tx: Tx,
  companyId: string,
  { boardCode, itemCode, workDate, deptId }: BodyOf<'createBoardQuantity'>,
  id: string | undefined,
): Promise<Figures> {
  const dept = sql`${deptId ?? null}::bigint`;
  const figure = computedFigure(
    sql`${companyId}::bigint`,
    sql`${itemCode}::text`,
    sql`${workDate}::date`,
    dept,
  );
  const row = await tx.one<{ computedNum: string | null }>(sql`select ${figure} as computed_num`);
  const others = await tx.all<{ mode: 1 | 2 }>(sql`
    select mode from mes2.board_quantity
    where company_id = ${companyId} and board_code = ${boardCode} and item_code = ${itemCode}
      and work_date = ${workDate}::date and dept_id is not distinct from ${dept} and del_flag = '0'
      and (${id ?? null}::bigint is null or id <> ${id ?? null}::bigint)`);
  return { computedNum: row?.computedNum ?? null, others };
}

/** The system's own figure of each item on a day, of the whole factory or of one department. */
export async function computedItems(
  tx: Tx,
  companyId: string,
  items: readonly string[],
  workDate: string,
  deptId: string | undefined,
): Promise<Map<string, string | null>> {
  const rows = await tx.all<{ item: string; computedNum: string | null }>(sql`
    select i.item, ${computedFigure(
      sql`${companyId}::bigint`,
      sql`i.item`,
      sql`${workDate}::date`,
      sql`${deptId ?? null}::bigint`,
    )} as computed_num
    from unnest(${items}::text[]) i (item)`);
  return new Map(rows.map(({ item, computedNum }) => [item, computedNum]));
}
