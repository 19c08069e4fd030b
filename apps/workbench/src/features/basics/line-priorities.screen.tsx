import { listLinePriorityDescriptions } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { useMemo } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { ALL_LEVELS, legendOf } from './levels/legend-draft.ts';
import { LegendPage } from './levels/legend-page.tsx';

/** The legend of a line: a few rows that are typed and saved as one. */
export default function LinePriorities() {
  const { data, error, refetch } = useOperation(listLinePriorityDescriptions, ALL_LEVELS);
  const legend = useMemo(() => data && legendOf(data.list), [data]);
  if (legend !== undefined) return <LegendPage legend={legend} />;
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
  ) : (
    <Skeleton lines={6} />
  );
}
