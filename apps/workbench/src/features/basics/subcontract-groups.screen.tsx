import {
  CreateSubcontractGroupBodyFields,
  SubcontractGroupRowFields,
} from '@garment-mes/sdk/labels';
import {
  createSubcontractGroup,
  deleteSubcontractGroup,
  listSubcontractGroups,
  updateSubcontractGroup,
} from '@garment-mes/sdk/mes2';
import { validateCreateSubcontractGroup } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { groupForm } from './groups/group-form.tsx';
import { PerformanceDrawer } from './groups/performance-drawer.tsx';

const groups = defineRecord({
  list: listSubcontractGroups,
  create: createSubcontractGroup,
  update: updateSubcontractGroup,
  remove: deleteSubcontractGroup,
  fields: SubcontractGroupRowFields,
  quickFilters: ['processSections', 'grade', 'delFlag', { param: 'isOut', label: msg('有在外') }],
  body: CreateSubcontractGroupBodyFields,
  validate: validateCreateSubcontractGroup,
  initial: { processSections: [], priceRule: { kind: 1, factor: '1.0' } },
  form: groupForm,
  actions: { performance: { label: msg('表现'), open: PerformanceDrawer } },
  state: {
    field: 'delFlag',
    confirm: ([{ name, openNum }]) =>
      t('停用 {name}？在外 {openNum} 件不受影响', { name, openNum }),
  },
});

export default function SubcontractGroups() {
  return <RecordScreen record={groups} />;
}
