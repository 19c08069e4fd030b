import { formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import { addDays } from '@garment-mes/domain/time';
import { BoardQuantityRowFields, CreateBoardQuantityBodyFields } from '@garment-mes/sdk/labels';
import {
  createBoardQuantity,
  deleteBoardQuantity,
  listBoardQuantities,
  updateBoardQuantity,
} from '@garment-mes/sdk/mes2';
import { validateCreateBoardQuantity } from '@garment-mes/sdk/validators';
import { useMemo } from 'react';
import { msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { DepartmentField, ItemField } from './figures/figure-fields.tsx';
import { FigurePreview } from './figures/figure-preview.tsx';

/** Days back in which a figure is changed; older ones are only deleted. */
const CHANGED_DAYS = 3;

const figuresOn = (today: string) =>
  defineRecord({
    list: listBoardQuantities,
    create: createBoardQuantity,
    update: updateBoardQuantity,
    remove: deleteBoardQuantity,
    when: { edit: ({ workDate }) => workDate >= addDays(today, -CHANGED_DAYS) },
    label: ({ workDate, itemName, itemCode }) => `${workDate} ${itemName ?? itemCode}`,
    confirm: ([{ computedNum }]) =>
      t('删除后看板恢复系统值 {computedNum}，确定？', {
        computedNum: computedNum === null ? NO_FIGURE : formatNumber(computedNum),
      }),
    fields: BoardQuantityRowFields,
    quickFilters: [
      'workDate',
      'boardCode',
      { param: 'deptId', label: msg('部门'), reference: 'departments' },
      'mode',
    ],
    begin: (day) => ({ days: { workDate: { from: day, to: day } } }),
    liveTopic: 'board',
    body: CreateBoardQuantityBodyFields,
    validate: validateCreateBoardQuantity,
    form: [
      'boardCode',
      { field: 'deptId', Control: DepartmentField, hint: msg('空着表示全厂') },
      { field: 'itemCode', Control: ItemField, of: 'boardCode' },
      'workDate',
      { field: 'mode', segments: true },
      'num',
      { field: 'remark', wide: true },
    ],
    initial: { workDate: today, mode: 2 },
    beside: FigurePreview,
  });

/** Figures of wall boards that are typed for one day because the system cannot know them. */
export default function BoardFigures() {
  const { today } = useWorkbench();
  const day = today();
  const figures = useMemo(() => figuresOn(day), [day]);
  return <RecordScreen record={figures} />;
}
