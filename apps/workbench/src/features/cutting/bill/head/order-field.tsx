import { canOpenBed } from '@garment-mes/domain/cutting-bed';
import { listOrders, type OrderStatus } from '@garment-mes/sdk/mes2';
import { Combobox, Field, useConfirm } from '@garment-mes/ui';
import { useCallback } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useBill, useTyping } from '../bill-context.ts';
import { hasWorkOnOrder } from '../draft/draft.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';

/** Looks for an order by its number; those that cannot be cut say so. Another order takes what was typed with it: asked first. */
export function OrderField() {
  const t = useText();
  const { draftNow } = useTyping();
  const { ask, dialog } = useConfirm();
  const { client } = useWorkbench();
  const { draft, change, faultOf } = useBill();
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const sql = typed === '' ? {} : { sql: `order_no like '%${typed.replaceAll("'", "''")}%'` };
      const query = {
        pageNum: 1,
        pageSize: 20,
        order: 'order_no desc',
        filter: { status: [1, 2] },
        ...sql,
      };
      const { list } = await listOrders(client, { query }, { signal });
      return list.map(({ id, orderNo, styleNo, status }) => ({
        value: id,
        label: orderNo,
        note: styleNo,
        disabled: !canOpenBed({ status: status as OrderStatus }),
      }));
    },
    [client],
  );
  const choose = (orderId: string) => change(fieldEvent('orderId', orderId));
  return (
    <>
      <Field label={billLabel('orderId')} required error={faultOf('orderId')}>
        <Combobox
          data-cell="orderId"
          clearable={false}
          options={load}
          value={draft.orderId}
          valueLabel={draft.orderNo}
          onValueChange={(orderId) =>
            orderId === draft.orderId || draft.orderId === '' || !hasWorkOnOrder(draftNow())
              ? choose(orderId)
              : ask({
                  title: t('换成另一个订单？'),
                  text: t('已填的唛架、配比、层数、布卷和参与人会清空'),
                  danger: true,
                  confirmLabel: t('换订单'),
                  onConfirm: () => choose(orderId),
                })
          }
        />
      </Field>
      {dialog}
    </>
  );
}
