import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { failureText } from '#kit/api.tsx';
import { t } from '#kit/i18n.ts';
import { printPages } from '#kit/print-pages.tsx';
import { clockText } from '#kit/request-id.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { ORDER_PRINT, OrderPaper } from './order-paper.tsx';

/** Prints orders in one job, each beginning a page. */
export function usePrintOrders() {
  const { client, companyName, userName, now } = useWorkbench();
  return async (orders: readonly { readonly id: string }[]): Promise<void> => {
    const at = clockText(now()).slice(0, 16);
    const foot = `${companyName} · ${t('{time} {name} 打印', { time: at, name: userName })}`;
    try {
      const whole: Order[] = [];
      for (const { id } of orders) whole.push(await getOrder(client, { query: { id } }));
      await printPages(
        t('打印制单'),
        ORDER_PRINT,
        whole.map((order) => <OrderPaper key={order.id} order={order} foot={foot} />),
      );
    } catch (error) {
      toast.error(failureText(error));
    }
  };
}
