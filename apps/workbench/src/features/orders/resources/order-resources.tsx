import type { DataOf } from '@garment-mes/sdk';
import { getOrderResources } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { failureText, useOperation } from '#app/api.tsx';

export type Resources = DataOf<typeof getOrderResources>;

interface ResourcesProps {
  readonly orderId: string;
  readonly children: (resources: Resources) => ReactNode;
}

/** What an order requests and has reserved, read once for the panels that show a part of it. */
export function OrderResources({ orderId, children }: ResourcesProps) {
  const { data, error, refetch } = useOperation(
    getOrderResources,
    { query: { orderId } },
    { live: `order:${orderId}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  return children(data);
}
