import { createColor, deleteColor, listColors, updateColor } from '@garment-mes/sdk/ccm';
import { ColorRowFields, CreateColorBodyFields } from '@garment-mes/sdk/labels';
import { validateCreateColor } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const colors = defineRecord({
  list: listColors,
  create: createColor,
  update: updateColor,
  remove: deleteColor,
  fields: ColorRowFields,
  liveTopic: 'dict',
  quickFilters: ['family', 'status'],
  body: CreateColorBodyFields,
  validate: validateCreateColor,
  edit: 'row',
  form: ['code', 'name', 'nameEn', 'hex', 'pantone', 'family'],
  state: {
    field: 'status',
    confirm: ([{ name }]) => t('停用 {name}？已用到它的记录不变', { name }),
  },
});

/** The colours that orders and styles name. */
export default function Colors() {
  return <RecordScreen record={colors} />;
}
