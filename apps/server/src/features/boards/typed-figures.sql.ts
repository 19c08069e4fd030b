import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { BoardScope } from './board-scope.ts';

type BoardCode = DataOf<'listBoardItems'>[number]['boardCode'];

/** A figure that was typed for a board: mode 1 replaces what is counted, mode 2 adds to it. */
interface TypedFigure {
  readonly field: string;
  readonly mode: 1 | 2;
  readonly num: string;
  readonly remark: string | null;
}

/** Figures typed by hand for the whole factory. */
export const typedFigures = (
  tx: Tx,
  { companyId }: Actor,
  boardCode: BoardCode,
  { workDate }: BoardScope,
) =>
  tx.all<TypedFigure>(sql`
    select item_code as field, mode, sum(num) as num, string_agg(distinct remark, '；') as remark from mes2.board_quantity
    where company_id = ${companyId} and board_code = ${boardCode} and dept_id is null
      and work_date = ${workDate}::date and del_flag = '0'
    group by item_code, mode`);

/** What a board shows for a figure that was counted. */
export const shownFigure = (
  typed: readonly TypedFigure[],
  field: string,
  counted: number,
): number =>
  typed
    .filter((figure) => figure.field === field)
    .reduce((num, figure) => (figure.mode === 1 ? 0 : num) + Number(figure.num), counted);

/** Which figures were typed, and the reasons given for each. */
export function typedByHand(typed: readonly TypedFigure[]) {
  const fields = [...Map.groupBy(typed, ({ field }) => field)];
  return {
    overrides: fields.map(([field]) => field),
    overrideReasons: fields.map(([, rows]) =>
      [...new Set(rows.flatMap(({ remark }) => remark || []))].join('；'),
    ),
  };
}

export const factoryName = (tx: Tx, { companyId }: Actor, { factoryId }: BoardScope) =>
  tx.one<{ name: string }>(sql`
    select name from ccm.factory where company_id = ${companyId} and del_flag = '0'
      ${factoryId ? sql`and id = ${factoryId}` : sql``} order by code limit 1`);
