import { CreateProblemTypeBodyFields, ProblemTypeRowFields } from '@garment-mes/sdk/labels';
import {
  createProblemType,
  deleteProblemType,
  listProblemTypes,
  type ProblemTypeRow,
  updateProblemType,
} from '@garment-mes/sdk/mes2';
import { validateCreateProblemType } from '@garment-mes/sdk/validators';
import { nestNodes } from '@garment-mes/ui';
import { useEffect, useMemo } from 'react';
import { msg } from '#app/i18n.ts';
import type { TreeProps } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordTree } from '#screens/record/record-tree.tsx';
import { isWithin } from '../tree/outline.ts';
import { ChangedType, TypeField } from './type-field.tsx';
import { useTypes } from './use-types.ts';

const WORDS = {
  label: msg('问题类型'),
  all: msg('全部问题'),
  add: msg('新增类型'),
  none: msg('还没有问题类型'),
};

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
  const { types: all, ...read } = useTypes();
  const record = useMemo(() => under(value), [value]);
  const nodes = useMemo(() => nodesOf(all), [all]);
  const chosen = all.find(({ id }) => id === value);
  const isGone = value !== '' && all.length > 0 && chosen === undefined;
  useEffect(() => {
    if (isGone) onPick('');
  }, [isGone, onPick]);

  return (
    <RecordTree
      {...{ record, words: WORDS, nodes, chosen, value, onPick, read }}
      countOf={(id) => problemsIn(all, id)}
      around={(form, edited) => <ChangedType value={edited}>{form}</ChangedType>}
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
