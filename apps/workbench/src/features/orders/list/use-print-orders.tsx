import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { countPrints } from '../papers/count-prints.ts';
import { ORDER_PRINT, OrderPaper } from './order-paper.tsx';

/** The paper as the service counts it. */
const PRODUCTION_ORDER = 1;

/** Prints orders in one job, each beginning a page. */
export function usePrintOrders() {
  const { client, companyName } = useWorkbench();
  return async (orders: readonly { readonly id: string }[]): Promise<void> => {
    try {
      const whole: Order[] = [];
      for (const { id } of orders) whole.push(await getOrder(client, { query: { id } }));
      const ids = whole.map(({ id }) => id);
      const feet = await countPrints(client, ids, PRODUCTION_ORDER, companyName);
      await printPages(
        t('打印制单'),
        ORDER_PRINT,
        whole.map((order) => (
          <OrderPaper key={order.id} order={order} foot={feet.get(order.id) ?? ''} />
        )),
      );
    } catch (error) {
      toast.error(failureText(error));
    }
  };
}
