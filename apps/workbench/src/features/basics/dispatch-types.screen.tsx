import { CreateDispatchTypeBodyFields, DispatchTypeRowFields } from '@garment-mes/sdk/labels';
import {
  createDispatchType,
  deleteDispatchType,
  listDispatchTypes,
  updateDispatchType,
} from '@garment-mes/sdk/mes2';
import { validateCreateDispatchType } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { OutsourceField } from './dispatches/outsource-field.tsx';

const dispatchTypes = defineRecord({
  list: listDispatchTypes,
  create: createDispatchType,
  update: updateDispatchType,
  remove: deleteDispatchType,
  when: { remove: ({ useCount }) => useCount === 0 },
  fields: DispatchTypeRowFields,
  quickFilters: ['section', 'isOutsource', 'delFlag'],
  body: CreateDispatchTypeBodyFields,
  validate: validateCreateDispatchType,
  form: [
    'code',
    'name',
    { field: 'section', hint: msg('空着表示任何工段') },
    { field: 'isOutsource', Control: OutsourceField, hint: msg('有派工单后不可改') },
  ],
  edit: 'row',
  state: {
    field: 'delFlag',
    confirm: ([{ name }]) => t('停用 {name}？已有派工单不受影响', { name }),
  },
});

export default function DispatchTypes() {
  return <RecordScreen record={dispatchTypes} />;
}
