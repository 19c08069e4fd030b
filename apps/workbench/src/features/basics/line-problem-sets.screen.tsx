import { CreateLineProblemSetBodyFields, LineProblemSetRowFields } from '@garment-mes/sdk/labels';
import {
  createLineProblemSet,
  deleteLineProblemSet,
  listLineProblemSets,
  tryLineProblemSet,
  updateLineProblemSet,
} from '@garment-mes/sdk/mes2';
import { validateCreateLineProblemSet } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { columns } from './problems/columns.tsx';
import { checkProblem, newProblem, problemForm, problemState } from './problems/problem-form.tsx';
import { TryDialog } from './problems/try-dialog.tsx';
import { TypeTree } from './problems/type-tree.tsx';

const problems = defineRecord({
  list: listLineProblemSets,
  create: createLineProblemSet,
  update: updateLineProblemSet,
  remove: deleteLineProblemSet,
  when: { remove: ({ isUsed }) => !isUsed },
  fields: LineProblemSetRowFields,
  columns,
  quickFilters: ['responsibleDeptType'],
  side: { param: 'problemTypeId', label: msg('问题类型'), Tree: TypeTree },
  body: CreateLineProblemSetBodyFields,
  validate: validateCreateLineProblemSet,
  check: checkProblem,
  initial: newProblem,
  form: problemForm,
  actions: { try: { operation: tryLineProblemSet, label: msg('试通知'), open: TryDialog } },
  state: problemState,
});

export default function LineProblemSets() {
  return <RecordScreen record={problems} />;
}
