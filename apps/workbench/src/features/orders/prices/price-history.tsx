import { OrderPriceRangeRowFields } from '@garment-mes/sdk/labels';
import {
  auditOrderPrice,
  listOrderPriceRanges,
  type OrderPriceRow,
  saveOrderPrice,
} from '@garment-mes/sdk/mes2';
import { Drawer } from '@garment-mes/ui';
import { useMemo } from 'react';
import { msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList, type OpenedProps } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';

/** The question before a price that waits is taken back. */
export const withdrawQuestion = (fromDate: string | null, price: string | null | undefined) =>
  t('撤销 {fromDate} 起的工价 {price}？前一段顺延', {
    fromDate: fromDate ?? '',
    price: price ?? '',
  });

/** Takes back a price whose day has not come. */
export const withdrawBody = (orderId: string, id: string, fromDate: string | null) => ({
  ...{ orderId, rows: [], withdrawIds: [id] },
  ...{ fromDate: fromDate ?? '', reason: t('撤销待生效') },
});

const rangesOf = ({ orderId, orderProcessId }: OrderPriceRow, today: string) =>
  defineList({
    operation: listOrderPriceRanges,
    fields: OrderPriceRangeRowFields,
    query: { orderProcessId },
    whole: true,
    label: 'fromDate',
    actions: {
      audit: {
        operation: auditOrderPrice,
        label: msg('审核'),
        when: ({ status, createBy }, userId) => status === 0 && createBy !== userId,
        body: ([{ id }]) => ({ ids: [id], agree: true }),
      },
      withdraw: {
        operation: saveOrderPrice,
        label: msg('撤销待生效'),
        danger: true,
        when: ({ fromDate }) => fromDate > today,
        confirm: ([{ fromDate, price }]) => withdrawQuestion(fromDate, price),
        body: ([{ id, fromDate }]) => withdrawBody(orderId, id, fromDate),
      },
    },
  });

/** All prices of an operation by their days; those nobody audited and those that wait are dealt with here too. */
export function PriceHistory({ rows, close }: OpenedProps<OrderPriceRow>) {
  const t = useText();
  const { today } = useWorkbench();
  const [row] = rows;
  const day = today();
  const list = useMemo(() => row && rangesOf(row, day), [row, day]);
  if (!row || !list) return null;
  const { orderNo, processName } = row;
  return (
    <Drawer
      open
      size={960}
      title={t('{orderNo} {processName} 的工价历史', { orderNo, processName })}
      onOpenChange={(open) => !open && close()}
    >
      <ListScreen list={list} />
    </Drawer>
  );
}
