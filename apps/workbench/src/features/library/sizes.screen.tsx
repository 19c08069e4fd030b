import { createSize, deleteSize, listSizes, updateSize } from '@garment-mes/sdk/ccm';
import { CreateSizeBodyFields, SizeRowFields } from '@garment-mes/sdk/labels';
import { validateCreateSize } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const sizes = defineRecord({
  list: listSizes,
  create: createSize,
  update: updateSize,
  remove: deleteSize,
  fields: SizeRowFields,
  liveTopic: 'dict',
  quickFilters: [
    { param: 'sizeGroupId', label: msg('尺码组'), reference: 'listSizeGroups' },
    'status',
  ],
  body: CreateSizeBodyFields,
  validate: validateCreateSize,
  initial: { sort: 0 },
  edit: 'row',
  form: ['sizeGroupId', 'code', 'name', 'sort'],
  state: {
    field: 'status',
    confirm: ([{ name }]) => t('停用 {name}？已用到它的记录不变', { name }),
  },
});

/** Sizes by their group, in the order they stand beside each other. */
export default function Sizes() {
  return <RecordScreen record={sizes} />;
}
