import type { Feature } from '../../../operations.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { boardItems } from './board-items.ts';
import { computedItems } from './board-quantity.sql.ts';

/** The figures of a board that may be typed, beside what the system counts. */
export const boardFigures: Feature<'listBoardItems'> = ({ engine }) => ({
  listBoardItems: (call) =>
    engine.tenant(
      call.scope,
      async (tx) => {
        const { boardCode, workDate, deptId } = call.query;
        const day = workDate ?? today(call, await floorSettings(tx, call));
        const items = boardItems.filter((item) => item.boardCode === boardCode);
        const codes = items.map(({ itemCode }) => itemCode);
        const computed = await computedItems(tx, call.companyId, codes, day, deptId);
        const word = call.language === 'en' ? 'en' : 'zh';
        return items.map(({ itemCode, name, unit }) => ({
          boardCode,
          itemCode,
          name: name[word],
          unit: unit[word],
          computedNum: computed.get(itemCode) ?? null,
        }));
      },
      { readOnly: true },
    ),
});
