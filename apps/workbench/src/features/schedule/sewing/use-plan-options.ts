import { type LineRow, listEfficiencySets, listLines } from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';

const ALL = { pageNum: 1, pageSize: 500 };
/** Lines that sew. */
const SEWING = 2;
const NO_LINES: readonly LineRow[] = [];

/** Lines and learning curves to choose from. */
export function usePlanOptions() {
  const { data: lines } = useOperation(listLines, { query: { ...ALL, lineType: SEWING } });
  const { data: curves } = useOperation(listEfficiencySets, { query: ALL });
  return useMemo(() => {
    const all = lines?.list ?? NO_LINES;
    const sets = curves?.list ?? [];
    return {
      lines: all,
      lineOptions: all.map(({ deptId, deptName }) => ({ value: deptId, label: deptName })),
      curveOptions: sets.map(({ id, name }) => ({ value: id, label: name })),
      /** What a new bar learns by where nothing is set for its order. */
      usualCurve: (sets.find(({ isDefault }) => isDefault === 1) ?? sets[0])?.id ?? '',
    };
  }, [lines, curves]);
}

export type PlanOptions = ReturnType<typeof usePlanOptions>;
