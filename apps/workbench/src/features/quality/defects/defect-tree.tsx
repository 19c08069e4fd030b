import { CreateBadTypeBodyFields, DefectTypeRowFields } from '@garment-mes/sdk/labels';
import {
  createBadType,
  type DefectTypeRow,
  deleteBadType,
  listBadTypes,
  listDefectCategories,
  updateBadType,
} from '@garment-mes/sdk/mes2';
import { validateCreateBadType } from '@garment-mes/sdk/validators';
import type { TreeNode } from '@garment-mes/ui';
import { useEffect, useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import type { TreeProps } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordTree } from '#screens/record/record-tree.tsx';

/** More categories and types than any factory has. */
const ALL = { pageNum: 1, pageSize: 500 };
/** In front of the id of a category: a type may have the same. */
const CATEGORY = 'category:';

const WORDS = {
  label: msg('不良类型'),
  all: msg('全部项目'),
  add: msg('新增类型'),
  none: msg('还没有疵点大类，请先新增大类或初始化标准库'),
};

const types = defineRecord({
  list: listBadTypes,
  create: createBadType,
  update: updateBadType,
  remove: deleteBadType,
  when: { remove: ({ badItemCount }) => badItemCount === 0 },
  fields: DefectTypeRowFields,
  body: CreateBadTypeBodyFields,
  validate: validateCreateBadType,
  form: [{ field: 'code', hint: msg('字母、数字和 -') }, 'name', 'defectCategoryId', 'sort'],
  state: {
    field: 'delFlag',
    confirm: ([{ name }]) => t('停用后不能再选用，历史数据保留。确定停用 {name}？', { name }),
  },
});

/** What the items are asked for below a node of the tree. */
export const belowNode = (node: string) =>
  node.startsWith(CATEGORY)
    ? { defectCategoryId: node.slice(CATEGORY.length) }
    : { badTypeId: node };

/** The library as a tree: categories, and below them their types, with the number of items. */
export function DefectTree({ value, onPick }: TreeProps) {
  const headings = useOperation(listDefectCategories, { query: ALL }, { live: 'dict' });
  const read = useOperation(listBadTypes, { query: ALL }, { live: 'dict' });
  const categories = headings.data?.list;
  const all = read.data?.list;
  const category = categories?.find(({ id }) => `${CATEGORY}${id}` === value);
  const chosen = all?.find(({ id }) => id === value);
  const nodes = useMemo(
    (): TreeNode[] =>
      (categories ?? []).map(({ id, name, code }) => ({
        ...{ id: `${CATEGORY}${id}`, title: name, code },
        children: (all ?? [])
          .filter(({ defectCategoryId }) => defectCategoryId === id)
          .map((type) => ({ id: type.id, title: type.name, code: type.code })),
      })),
    [categories, all],
  );
  const below = category?.id ?? chosen?.defectCategoryId ?? '';
  const record = useMemo(
    () => ({ ...types, initial: { ...types.initial, defectCategoryId: below } }),
    [below],
  );
  const isGone = value !== '' && all && categories && !category && !chosen;
  useEffect(() => {
    if (isGone) onPick('');
  }, [isGone, onPick]);

  return (
    <RecordTree
      {...{ record, words: WORDS, nodes, chosen, value, onPick, name: category?.name }}
      countOf={(node) => itemsBelow(all ?? [], node)}
      read={{
        error: headings.error ?? read.error,
        isPending: headings.isPending || read.isPending,
        refetch: () => Promise.all([headings.refetch(), read.refetch()]),
      }}
    />
  );
}

const itemsBelow = (all: readonly DefectTypeRow[], node: string): number =>
  all
    .filter(({ id, defectCategoryId }) => id === node || `${CATEGORY}${defectCategoryId}` === node)
    .reduce((total, { badItemCount }) => total + badItemCount, 0);
