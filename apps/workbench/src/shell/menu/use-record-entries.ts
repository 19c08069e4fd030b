import { writeConditions } from '@garment-mes/sdk/conditions';
import { listOrders, listStyles } from '@garment-mes/sdk/mes2';
import { useDeferredValue } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenAddress } from '../use-open-address.ts';
import type { PaletteEntry } from './palette-entries.ts';

const MOST = 5;
/** A part of a business number: enough characters, a figure among them. */
const NUMBER = /^(?=.*\d)[\w-]{3,32}$/;

const asking = (key: string, text: string) => ({
  query: {
    pageNum: 1,
    pageSize: MOST,
    sql: writeConditions({ kind: 'like', key, not: false, match: 'contains', text }),
  },
});

/** Orders and styles by a part of their number, for those who may open their lists. */
export function useRecordEntries(typed: string, openAddress: OpenAddress): readonly PaletteEntry[] {
  const t = useText();
  const { menus } = useWorkbench();
  const text = useDeferredValue(typed.trim());
  const isNumber = NUMBER.test(text);
  const may = (list: string) => isNumber && menus.some(({ url }) => url === list);
  const orders = useOperation(listOrders, asking('order_no', text), {
    enabled: may(href('/makingCenter/order/order')),
  });
  const styles = useOperation(listStyles, asking('style_no', text), {
    enabled: may(href('/mes/style/style')),
  });
  if (!isNumber) return [];
  const entry = (id: string, label: string, note: string, address: string): PaletteEntry => ({
    id: `record ${id}`,
    kind: 'record',
    label,
    note,
    disabled: false,
    open: () => openAddress(address),
  });
  return [
    ...(orders.data?.list ?? []).map(({ id, orderNo }) =>
      entry(
        id,
        orderNo,
        t('订单'),
        href('/makingCenter/order/orderDetail/{orderId}', { orderId: id }),
      ),
    ),
    ...(styles.data?.list ?? []).map(({ id, styleNo }) =>
      entry(id, styleNo, t('款式'), href('/mes/style/styleDetail/{id}', { id })),
    ),
  ];
}
