import { listProblemTypes, type ProblemTypeRow } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';

/** More types than any factory has. */
const ALL = { pageNum: 1, pageSize: 500 };
const NONE: readonly ProblemTypeRow[] = [];

/** All types of problems, siblings in their order; the array is kept between renders. */
export function useTypes() {
  const { data, error, isPending, refetch } = useOperation(
    listProblemTypes,
    { query: ALL },
    { live: 'dict' },
  );
  return { types: data?.list ?? NONE, error, isPending, refetch };
}
