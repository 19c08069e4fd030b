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
import { msg } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { checkGroup, groupColumns, groupForm, groupState } from './groups/group-form.tsx';
import { PerformanceDrawer } from './groups/performance-drawer.tsx';

const groups = defineRecord({
  list: listSubcontractGroups,
  create: createSubcontractGroup,
  update: updateSubcontractGroup,
  remove: deleteSubcontractGroup,
  fields: SubcontractGroupRowFields,
  columns: groupColumns,
  quickFilters: ['processSections', 'grade', 'delFlag', { param: 'isOut', label: msg('有在外') }],
  body: CreateSubcontractGroupBodyFields,
  validate: validateCreateSubcontractGroup,
  check: checkGroup,
  initial: { processSections: [], priceRule: { kind: 1, factor: '1.0' } },
  form: groupForm,
  actions: { performance: { label: msg('表现'), open: PerformanceDrawer } },
  state: groupState,
});

export default function SubcontractGroups() {
  return <RecordScreen record={groups} />;
}
