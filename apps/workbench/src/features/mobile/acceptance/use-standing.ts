import { getWarehouseReceiptRemaining, listBundles } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { knownBundle, type Standing } from './pallet.ts';
import type { KeptPallet } from './use-kept-pallet.ts';

const PASSED = '5';
/** Bundles of an order that this device knows without a network. */
const MOST_BUNDLES = 2_000;

const queryOf = (orderId: string, billId: string | undefined) => ({
  query: { orderId, ...(billId !== undefined && { billId }) },
});

/** Reads what may come in of an order, and the bundles that passed, so that counting goes on without a network. */
export function useStanding() {
  const { client, now } = useWorkbench();
  return async (orderId: string, billId?: string): Promise<Standing> => {
    const [{ orderNo, cells }, { list, total }] = await Promise.all([
      getWarehouseReceiptRemaining(client, queryOf(orderId, billId)),
      listBundles(client, {
        query: { orderId, pageSize: MOST_BUNDLES, filter: { status: [PASSED] } },
      }),
    ]);
    const bundles = list.map(knownBundle);
    const isWhole = total <= bundles.length;
    return { orderId, orderNo, cells, readAt: now(), bundles, isWhole };
  };
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
    kept.revise(pallet, (known) => ({ ...known, cells: data.cells, readAt: now() }));
  });
  useEffect(() => follow(), [data, dataUpdatedAt]);
}
