import { CreateLineProblemSetBodyFields, LineProblemSetRowFields } from '@garment-mes/sdk/labels';
import {
  createLineProblemSet,
  deleteLineProblemSet,
  listLineProblemSets,
  tryLineProblemSet,
  updateLineProblemSet,
} from '@garment-mes/sdk/mes2';
import { validateCreateLineProblemSet } from '@garment-mes/sdk/validators';
import { Splitter } from '@garment-mes/ui';
import { useMemo } from 'react';
import { msg, t, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { columns } from './problems/columns.ts';
import { checkProblem, newProblem, problemForm } from './problems/problem-form.ts';
import styles from './problems/problems.module.css';
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
  body: CreateLineProblemSetBodyFields,
  validate: validateCreateLineProblemSet,
  check: checkProblem,
  initial: newProblem,
  form: problemForm,
  actions: { try: { operation: tryLineProblemSet, label: msg('试通知'), open: TryDialog } },
  state: {
    field: 'delFlag',
    confirm: ([{ name }]) => t('停用 {name}？产线不能再报告，未关闭的问题不受影响', { name }),
  },
});

/** The problems of a type and of those below it; a new one begins there. */
const ofType = (type: string) =>
  type === ''
    ? problems
    : {
        ...problems,
        list: { ...problems.list, query: { problemTypeId: type } },
        initial: { ...problems.initial, problemTypeId: type },
      };

export default function LineProblemSets() {
  const t = useText();
  const [type, setType] = useTabState('problem type', '');
  const record = useMemo(() => ofType(type), [type]);
  return (
    <Splitter
      label={t('问题类型')}
      className={styles.panes}
      defaultSize={224}
      first={<TypeTree value={type} onPick={setType} />}
      second={<RecordScreen record={record} />}
    />
  );
}
