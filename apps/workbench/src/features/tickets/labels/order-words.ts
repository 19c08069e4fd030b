import { getOrder } from '@garment-mes/sdk/mes2';
import { useQueries } from '@tanstack/react-query';
import { queryKey } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';

/** What a label says of the order beside what its bundle knows. */
export interface OrderWords {
  readonly styleName: string;
  readonly customerName: string;
  /** Names of the panels of a bundle. */
  readonly parts: string;
  /** Sizes in the order of the order, by id. */
  readonly sizes: readonly string[];
}

/** Orders whose words are fetched at once. */
export const MOST_ORDERS = 20;

/** What is known of the orders of some bundles. */
interface KnownOrders {
  /** By order id; an order the person may not see is left out. */
  readonly words: ReadonlyMap<string, OrderWords>;
  /** Every one of them has answered: a label that is drawn now says all it will ever say. */
  readonly isReady: boolean;
}

/** Words of the orders of some bundles. */
export function useOrderWords(orderIds: readonly string[]): KnownOrders {
  const workbench = useWorkbench();
  const { client } = workbench;
  const answers = useQueries({
    queries: orderIds.map((id) => ({
      queryKey: queryKey(workbench, getOrder, { query: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        getOrder(client, { query: { id } }, { signal }),
    })),
  });
  const words = new Map(
    answers.flatMap(({ data }): [string, OrderWords][] => {
      if (data === undefined) return [];
      const { id, styleName, customerName, parts, sizes } = data;
      return [
        [
          id,
          {
            styleName,
            customerName: customerName ?? '',
            parts: parts.map(({ partName }) => partName).join('、'),
            sizes: sizes.map(({ sizeId }) => sizeId),
          },
        ],
      ];
    }),
  );
  return { words, isReady: answers.every(({ isPending }) => !isPending) };
}
