import { CreateStyleBodyFields, StyleRowFields } from '@garment-mes/sdk/labels';
import { createStyle, deleteStyle, importStyles, listStyles } from '@garment-mes/sdk/mes2';
import { validateCreateStyle } from '@garment-mes/sdk/validators';
import { RadioGroup } from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { msg, t, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { styleActions } from './list/style-actions.ts';
import { StyleCards } from './list/style-cards.tsx';
import { TechPackField } from './list/tech-pack-field.tsx';

const styles = defineRecord({
  list: listStyles,
  create: createStyle,
  imports: importStyles,
  remove: deleteStyle,
  when: { remove: ({ orderCount }) => orderCount === 0 },
  confirm: ([{ styleNo }]) => t('删除款式 {styleNo}？', { styleNo }),
  label: 'styleNo',
  fields: StyleRowFields,
  liveTopic: 'style',
  quickFilters: [
    'status',
    { param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
    { param: 'categoryId', label: msg('品类'), reference: 'listCategories' },
    { param: 'processId', label: msg('含工序'), reference: 'listProcesses' },
  ],
  body: CreateStyleBodyFields,
  validate: validateCreateStyle,
  form: [
    ...(['styleNo', 'styleName', 'styleNameEn', 'customerId', 'customerStyleNo'] as const),
    ...(['categoryId', 'season', { field: 'gender', segments: true }, 'sizeGroupId'] as const),
    ...(['imageUrl', { field: 'techPackUrl', Control: TechPackField }] as const),
    ...(['standardHeadcount', 'remark'] as const),
  ],
  actions: styleActions,
});

/** Every style by its number or its cover: begun, copied, approved for orders, and put out of use. */
export default function Styles() {
  const t = useText();
  const [, navigate] = useLocation();
  const [view, setView] = useTabState('view', 'table');
  return (
    <RecordScreen
      record={styles}
      Instead={view === 'cards' ? StyleCards : undefined}
      onSaved={({ id }) => navigate(href('/mes/style/styleDetail/{id}', { id }))}
      lead={
        <RadioGroup
          variant="segments"
          aria-label={t('视图')}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'table', label: t('列表') },
            { value: 'cards', label: t('图册') },
          ]}
        />
      }
    />
  );
}
