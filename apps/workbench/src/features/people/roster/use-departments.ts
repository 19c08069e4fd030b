import { type Department, listDepartments } from '@garment-mes/sdk/amc';
import { useOperation } from '#app/api.tsx';

const NONE: readonly Department[] = [];

/** All departments in the order of their tree; the array is kept between renders. */
export function useDepartments() {
  const { data, error, isPending, refetch } = useOperation(
    listDepartments,
    {},
    { live: 'employee' },
  );
  return { departments: data ?? NONE, error, isPending, refetch };
}
