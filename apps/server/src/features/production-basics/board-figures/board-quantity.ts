import { decimal } from '@garment-mes/domain/decimal';
import { BoardMode, shownFigure } from '@garment-mes/domain/flow';
import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { sql } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import { departmentName, given, liveRows, userName } from '../../../resources/expressions.ts';
import { type Draft, resource } from '../../../resources/resource.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { boardItems, computedFigure } from './board-items.ts';
import { otherFigures } from './board-quantity.sql.ts';

const LATEST_DAYS = 7;
const EDIT_DAYS = 3;
const MODES = {
  [BoardMode.override]: { zh: '覆盖', en: 'replacing' },
  [BoardMode.addition]: { zh: '追加', en: 'adding' },
};

const names = JSON.stringify(
  Object.fromEntries(boardItems.map(({ itemCode, name }) => [itemCode, name.zh])),
);

const computed = computedFigure(
  sql`r.company_id`,
  sql`r.item_code`,
  sql`r.work_date`,
  sql`r.dept_id`,
);

const operations = {
  list: 'listBoardQuantities',
  create: 'createBoardQuantity',
  update: 'updateBoardQuantity',
  remove: 'deleteBoardQuantity',
} as const;

/** A figure of a wall board, typed where the system cannot know it. It enters nothing but the board. */
export const boardQuantity = resource({
  operations,
  what: { zh: '看板数量', en: 'Board figure' },
  table: 'mes2.board_quantity',
  label: 'itemCode',
  topic: 'board',
  state: 'none',
  keys: [
    {
      index: 'board_quantity_item_key',
      refusal: ['already-used', { field: { zh: '该指标当日数值', en: 'A value of this day' } }],
    },
  ],
  references: { deptId: { table: 'amc.department', what: { zh: '部门', en: 'Department' } } },
  columns: {
    id: sql`r.id`,
    workDate: sql`r.work_date`,
    boardCode: sql`r.board_code`,
    deptName: departmentName(sql`r.dept_id`),
    itemName: sql`coalesce(${names}::jsonb ->> r.item_code, r.item_code)`,
    mode: sql`r.mode`,
    num: sql`r.num::numeric(14, 2)`,
    computedNum: computed,
    shownNum: sql`(case r.mode when 1 then r.num else ${computed} + r.num end)::numeric(14, 2)`,
    remark: sql`r.remark`,
    createByName: userName(sql`r.create_by`),
    createDate: sql`r.create_date`,
    deptId: sql`r.dept_id`,
    itemCode: sql`r.item_code`,
    version: sql`r.version`,
  },
  rows: (companyId, { boardCode, workDate, deptId }) => sql`
    from mes2.board_quantity r where ${liveRows(companyId)}
    ${given(boardCode, (code) => sql`r.board_code = ${code}`)}
    ${given(workDate, (day) => sql`r.work_date = ${day}::date`)}
    ${given(deptId, (id) => sql`r.dept_id = ${id}`)}`,
  order: sql`r.work_date desc, r.board_code, r.item_code`,
  check: (draft) => checkFigure(draft),
});

async function checkFigure({ tx, call, body, before }: Draft<typeof operations>): Promise<void> {
  requireItem(body);
  const day = today(call, await floorSettings(tx, call));
  const allowed = before ? EDIT_DAYS : LATEST_DAYS;
  const earliest = addDays(day, -allowed);
  const days = before ? [body.workDate, String(before.workDate)] : [body.workDate];
  if (days.some((each) => each > day || each < earliest))
    throw new DomainError('board-days', { days: allowed });
  const { computedNum, others } = await otherFigures(tx, call.companyId, body, before?.id);
  const contrary = others.find(({ mode }) => mode !== body.mode);
  if (contrary) throw new DomainError('board-exclusive', { mode: MODES[contrary.mode] });
  if (decimal(shownFigure(body.mode, body.num, computedNum)).lt(0))
    throw new DomainError('board-value-negative', {
      shown:
        body.mode === BoardMode.override
          ? plain(body.num)
          : `${plain(computedNum ?? '0')}${minus(plain(body.num))}`,
    });
}

/** A figure without the places that say nothing: `434`, not `434.00`. */
const plain = (num: string): string => decimal(num).toString();
const minus = (num: string): string => num.replace('-', '−');

function requireItem({ boardCode, itemCode }: BodyOf<'createBoardQuantity'>): void {
  const known = boardItems.some(
    (item) => item.boardCode === boardCode && item.itemCode === itemCode,
  );
  if (!known) throw new DomainError('record-missing', { what: { zh: '指标', en: 'The figure' } });
}
