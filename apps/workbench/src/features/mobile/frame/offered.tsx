import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { LeftOut } from '#screens/list/left-out.tsx';
import { Tiles } from './tiles.tsx';

interface OfferedProps<Row> {
  readonly answer: UseQueryResult<{ readonly total: number; readonly list: readonly Row[] }, Error>;
  /** Whether a row is offered. */
  readonly keep?: (row: Row) => boolean;
  readonly empty: string;
  readonly children: (list: readonly Row[]) => ReactNode;
}

/** Rows as tiles, or what stands in their place. */
export function Offered<Row>({ answer, keep = () => true, empty, children }: OfferedProps<Row>) {
  const { data, error, isPending, refetch } = answer;
  const list = data?.list.filter(keep);
  return (
    <>
      {error && <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>}
      {isPending && <Skeleton lines={4} />}
      {list?.length === 0 && <EmptyState>{empty}</EmptyState>}
      {data && <LeftOut total={data.total} shown={data.list.length} />}
      {list && <Tiles>{children(list)}</Tiles>}
    </>
  );
}
