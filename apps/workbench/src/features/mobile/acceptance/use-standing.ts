import type { Client } from '@garment-mes/sdk';
import { getWarehouseReceiptRemaining, listBundles } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { knownBundle, type Standing } from './pallet.ts';
import type { KeptPallet } from './use-kept-pallet.ts';

const PASSED = '5';
/** Bundles of an order that this device knows without a network. */
const MOST_BUNDLES = 2_000;
const PAGE_SIZE = 500;

const queryOf = (orderId: string, billId: string | undefined) => ({
  query: { orderId, ...(billId !== undefined && { billId }) },
});

/** Reads what may come in of an order, and the bundles that passed, so that counting goes on without a network. */
export function useStanding() {
  const { client, now } = useWorkbench();
  return async (orderId: string, billId?: string): Promise<Standing> => {
    const [{ orderNo, cells }, passed] = await Promise.all([
      getWarehouseReceiptRemaining(client, queryOf(orderId, billId)),
      passedBundles(client, orderId),
    ]);
    return { orderId, orderNo, cells, readAt: now(), ...passed };
  };
}

/** Page by page, in an order that stays: a bundle that passes meanwhile comes with the next reading. */
async function passedBundles(
  client: Client,
  orderId: string,
): Promise<Pick<Standing, 'bundles' | 'isWhole'>> {
  const known = new Map<string, ReturnType<typeof knownBundle>>();
  for (let pageNum = 1; known.size < MOST_BUNDLES; pageNum += 1) {
    const page = { pageNum, pageSize: PAGE_SIZE, order: 'bundle_no_num asc' };
    const query = { ...page, orderId, filter: { status: [PASSED] } };
    const { list, total } = await listBundles(client, { query });
    for (const row of list) known.set(row.id, knownBundle(row));
    if (list.length < PAGE_SIZE || total <= known.size)
      return { bundles: [...known.values()], isWhole: true };
  }
  return { bundles: [...known.values()], isWhole: false };
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
