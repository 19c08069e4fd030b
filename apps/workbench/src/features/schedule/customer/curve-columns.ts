/** Columns of the curves: the first five days of one stand side by side. */
export const curveColumns = [
  ...(['customerName', 'grade', 'categoryName', 'efficiencySetName', 'factorPct'] as const),
  { field: 'effectText', width: 200 },
  ...(['actualPct', 'updateDate'] as const),
] as const;
