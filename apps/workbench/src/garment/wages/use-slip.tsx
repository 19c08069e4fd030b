import { getWageRecord, type WageRecordRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';

/** The slip of a row, and what stands in its place until it is there. */
export function useSlip(row: Pick<WageRecordRow, 'id'> | undefined) {
  const id = row?.id ?? '';
  const { data, error, refetch } = useOperation(
    getWageRecord,
    { query: { id } },
    { live: `wage:${id}` },
  );
  const waits = error ? (
    <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
  ) : (
    <Skeleton lines={8} />
  );
  return { slip: error ? undefined : data, waits };
}
