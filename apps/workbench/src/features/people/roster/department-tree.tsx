import {
  createDepartment,
  type Department,
  deleteDepartment,
  updateDepartment,
} from '@garment-mes/sdk/amc';
import { CreateDepartmentBodyFields, DepartmentFields } from '@garment-mes/sdk/labels';
import { validateCreateDepartment } from '@garment-mes/sdk/validators';
import { nestNodes } from '@garment-mes/ui';
import { useEffect, useMemo } from 'react';
import { msg, t } from '#app/i18n.ts';
import { DepartmentField } from '#garment/department-field.tsx';
import type { TreeProps } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordTree } from '#screens/record/record-tree.tsx';
import { departmentList } from '#screens/references/company-lists.ts';
import { useDepartments } from './use-departments.ts';

const WORDS = {
  label: msg('部门'),
  all: msg('全部员工'),
  add: msg('新增部门'),
  none: msg('还没有部门'),
};

const departments = defineRecord({
  list: departmentList,
  create: createDepartment,
  update: updateDepartment,
  remove: deleteDepartment,
  confirm: ([{ name }]) => t('删除部门 {name}？', { name }),
  fields: DepartmentFields,
  body: CreateDepartmentBodyFields,
  validate: validateCreateDepartment,
  form: [
    'name',
    'code',
    'deptType',
    { field: 'parentId', Control: DepartmentField, hint: msg('空为根节点') },
    'sort',
  ],
});

/** Departments as a tree that narrows the people beside it, with what may be done with the chosen one. */
export function DepartmentTree({ value, onPick }: TreeProps) {
  const { departments: all, ...read } = useDepartments();
  const record = useMemo(
    () => ({ ...departments, initial: { ...departments.initial, parentId: value } }),
    [value],
  );
  const nodes = useMemo(() => nodesOf(all), [all]);
  const chosen = all.find(({ id }) => id === value);
  const isGone = value !== '' && all.length > 0 && chosen === undefined;
  useEffect(() => {
    if (isGone) onPick('');
  }, [isGone, onPick]);

  return (
    <RecordTree
      {...{ record, words: WORDS, nodes, chosen, value, onPick, read }}
      countOf={(id) => peopleIn(all, id)}
    />
  );
}

const nodesOf = (all: readonly Department[]) =>
  nestNodes(
    all.map(({ id, name, code, parentId }) => ({
      ...{ id, title: name, code },
      ...(parentId === null ? {} : { parentId }),
    })),
  );

/** People of a department and of those below it. */
const peopleIn = (all: readonly Department[], id: string): number =>
  all
    .filter(({ parentId }) => parentId === id)
    .reduce(
      (total, below) => total + peopleIn(all, below.id),
      all.find((each) => each.id === id)?.peopleNum ?? 0,
    );
