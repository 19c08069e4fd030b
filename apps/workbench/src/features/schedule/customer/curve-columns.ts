import { msg } from '#app/i18n.ts';

/** Columns of the curves: the first five days of one stand side by side. */
export const curveColumns = [
  ...(['customerName', 'grade', 'categoryName', 'efficiencySetName', 'factorPct'] as const),
  'effectText',
  ...(['actualPct', 'updateDate'] as const),
] as const;

export const curveFilters = [
  { param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
  { param: 'categoryId', label: msg('品类'), reference: 'listCategories' },
  'grade',
  { param: 'efficiencySetId', label: msg('曲线'), reference: 'listEfficiencySets' },
  { param: 'deviates', label: msg('偏差大') },
] as const;
