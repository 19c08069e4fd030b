import {
  getWarehouseReceiptRemaining,
  type WarehouseReceiptRemaining,
} from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { knownBundle, type Standing } from './pallet.ts';
import type { KeptPallet } from './use-kept-pallet.ts';

const queryOf = (orderId: string, billId: string | undefined) => ({
  query: { orderId, bundles: true, ...(billId !== undefined && { billId }) },
});

const standingOf = (said: WarehouseReceiptRemaining, readAt: number): Standing => {
  const { orderId, orderNo, cells, bundles } = said;
  return { orderId, orderNo, cells, readAt, bundles: bundles.map(knownBundle) };
};

/** Reads what may come in of an order, and the bundles that passed, so that counting goes on without a network. */
export function useStanding() {
  const { client, now } = useWorkbench();
  return async (orderId: string, billId?: string): Promise<Standing> =>
    standingOf(await getWarehouseReceiptRemaining(client, queryOf(orderId, billId)), now());
}

/** While goods of an order are counted, keeps what may come in of it as it is by now. */
export function useLiveCells(kept: KeptPallet, isOnline: boolean): void {
  const { now } = useWorkbench();
  const { pallet } = kept;
  const { data, dataUpdatedAt } = useOperation(
    getWarehouseReceiptRemaining,
    queryOf(pallet?.orderId ?? '', pallet?.draft?.id),
    { live: 'stock', enabled: isOnline && pallet !== undefined },
  );
  const follow = useEffectEvent(() => {
    if (pallet === undefined || data?.orderId !== pallet.orderId) return;
    kept.revise(pallet, (known) => ({ ...known, ...standingOf(data, now()) }));
  });
  useEffect(() => follow(), [data, dataUpdatedAt]);
}
