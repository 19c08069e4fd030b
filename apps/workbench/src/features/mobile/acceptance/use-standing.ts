import { getWarehouseReceiptRemaining, listBundles } from '@garment-mes/sdk/mes2';
import { useWorkbench } from '#app/workbench-context.ts';
import { knownBundle, type Standing } from './pallet.ts';

const LIST_BUNDLES = 'GET^/mes2/bundle/list';
const PASSED = '5';
/** Bundles of an order that this device knows without a network. */
const MOST_BUNDLES = 2_000;

/** Reads what may come in of an order, and the bundles that passed, so that counting goes on without a network. */
export function useStanding() {
  const { client, can } = useWorkbench();
  return async (orderId: string, billId?: string): Promise<Standing> => {
    const [remaining, found] = await Promise.all([
      getWarehouseReceiptRemaining(client, { query: { orderId, ...(billId && { billId }) } }),
      can(LIST_BUNDLES)
        ? listBundles(client, {
            query: { orderId, pageSize: MOST_BUNDLES, filter: { status: [PASSED] } },
          })
        : undefined,
    ]);
    const bundles = found?.list.map(knownBundle) ?? [];
    return { remaining, bundles, isWhole: found !== undefined && found.total <= bundles.length };
  };
}
