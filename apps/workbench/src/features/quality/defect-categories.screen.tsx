import { CreateDefectCategoryBodyFields, DefectCategoryRowFields } from '@garment-mes/sdk/labels';
import {
  createDefectCategory,
  deleteDefectCategory,
  listDefectCategories,
  sortDefectCategories,
  updateDefectCategory,
} from '@garment-mes/sdk/mes2';
import { validateCreateDefectCategory } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { SortDialog } from './categories/sort-dialog.tsx';

const categories = defineRecord({
  list: listDefectCategories,
  create: createDefectCategory,
  update: updateDefectCategory,
  remove: deleteDefectCategory,
  when: { remove: ({ badTypeCount }) => badTypeCount === 0 },
  fields: DefectCategoryRowFields,
  quickFilters: ['section', 'delFlag'],
  body: CreateDefectCategoryBodyFields,
  validate: validateCreateDefectCategory,
  form: [{ field: 'code', hint: msg('字母、数字和 -') }, 'name', 'section'],
  edit: 'row',
  actions: {
    sort: { operation: sortDefectCategories, label: msg('拖动排序'), on: 'list', open: SortDialog },
  },
  state: {
    field: 'delFlag',
    confirm: ([{ name }]) => t('停用后不能再选用，历史数据保留。确定停用 {name}？', { name }),
  },
});

export default function DefectCategories() {
  return <RecordScreen record={categories} />;
}
