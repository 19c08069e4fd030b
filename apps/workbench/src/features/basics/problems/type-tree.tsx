import { CreateProblemTypeBodyFields, ProblemTypeRowFields } from '@garment-mes/sdk/labels';
import {
  createProblemType,
  deleteProblemType,
  listProblemTypes,
  type ProblemTypeRow,
  updateProblemType,
} from '@garment-mes/sdk/mes2';
import { validateCreateProblemType } from '@garment-mes/sdk/validators';
import {
  Button,
  EmptyState,
  ErrorState,
  nestNodes,
  SearchableTree,
  Skeleton,
} from '@garment-mes/ui';
import { Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { failureText } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { RowActions } from '#screens/list/actions/row-actions.tsx';
import { useActions, useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { actionsOn, type TreeProps } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { useRecordForms } from '#screens/record/use-record-forms.tsx';
import { isWithin } from '../tree/outline.ts';
import styles from './problems.module.css';
import { ChangedType, TypeField } from './type-field.tsx';
import { useTypes } from './use-types.ts';

const types = defineRecord({
  list: listProblemTypes,
  create: createProblemType,
  update: updateProblemType,
  remove: deleteProblemType,
  when: { remove: ({ isLeaf, problemNum }) => isLeaf && problemNum === 0 },
  fields: ProblemTypeRowFields,
  body: CreateProblemTypeBodyFields,
  validate: validateCreateProblemType,
  form: ['code', 'name', { field: 'parentId', Control: TypeField, hint: msg('空为根节点') }],
});

/** The types of problems as a tree that narrows the list beside it, with what may be done with the chosen one. */
export function TypeTree({ value, onPick }: TreeProps) {
  const t = useText();
  const granted = useGranted();
  const { types: all, error, isPending, refetch } = useTypes();
  const record = useMemo(() => under(value), [value]);
  const { edited, take, kept, beside } = useRecordForms(record);
  const { start, dialogs } = useActions<ProblemTypeRow>({ take });
  const nodes = useMemo(() => nodesOf(all), [all]);
  const chosen = all.find(({ id }) => id === value);
  const isGone = value !== '' && all.length > 0 && chosen === undefined;
  useEffect(() => {
    if (isGone) onPick('');
  }, [isGone, onPick]);

  return (
    <section className={styles.types} aria-label={t('问题类型')}>
      <div className={styles.bar}>
        <Button
          variant={value === '' ? 'default' : 'plain'}
          aria-pressed={value === ''}
          onClick={() => onPick('')}
        >
          {t('全部问题')}
        </Button>
        {actionsOn(record.list, 'list')
          .filter(granted)
          .map((action) => (
            <Button key={action.name} icon={<Plus aria-hidden />} onClick={() => start(action, [])}>
              {t('新增类型')}
            </Button>
          ))}
      </div>
      {kept}
      {error && all.length === 0 ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : (
        <Types nodes={nodes} all={all} isPending={isPending} value={value} onPick={onPick} />
      )}
      {chosen && (
        <div className={styles.chosen}>
          <b>{chosen.name}</b>
          <RowActions list={record.list} row={chosen} start={start} />
        </div>
      )}
      <ChangedType value={edited?.id}>{beside}</ChangedType>
      {dialogs}
    </section>
  );
}

function Types(props: {
  readonly nodes: ReturnType<typeof nodesOf>;
  readonly all: readonly ProblemTypeRow[];
  readonly isPending: boolean;
  readonly value: string;
  readonly onPick: (id: string) => void;
}) {
  const t = useText();
  const { nodes, all, isPending, value, onPick } = props;
  if (isPending) return <Skeleton lines={6} />;
  if (all.length === 0) return <EmptyState>{t('还没有问题类型')}</EmptyState>;
  return (
    <SearchableTree
      className={styles.tree ?? ''}
      label={t('问题类型')}
      nodes={nodes}
      value={value}
      onValueChange={onPick}
      renderActions={({ id }) => <span className={styles.count}>{problemsIn(all, id)}</span>}
    />
  );
}

/** The record with a new type hanging below the chosen one. */
const under = (parentId: string) => ({ ...types, initial: { ...types.initial, parentId } });

const nodesOf = (all: readonly ProblemTypeRow[]) =>
  nestNodes(
    all.map(({ id, name, code, parentId }) => ({
      ...{ id, title: name, code },
      ...(parentId === null ? {} : { parentId }),
    })),
  );

/** Problems of a type and of those below it. */
const problemsIn = (all: readonly ProblemTypeRow[], id: string): number =>
  all
    .filter((each) => isWithin(all, each.id, id))
    .reduce((total, { problemNum }) => total + problemNum, 0);
