import { OrderRowFields } from '@garment-mes/sdk/labels';
import { countOrdersByStatus, listOrders } from '@garment-mes/sdk/mes2';
import { msg } from '#kit/i18n.ts';
import { defineList } from '#kit/list-definition.ts';
import { ListScreen } from '#kit/list-screen.tsx';
import { statusChips } from '#kit/status-chips.ts';

const orders = defineList({
  operation: listOrders,
  fields: OrderRowFields,
  chips: {
    operation: countOrdersByStatus,
    chips: ({ counts }) =>
      statusChips(
        OrderRowFields,
        'status',
        (status) => counts.find((count) => count.status === status)?.orderCount,
      ),
  },
  quickFilters: [
    'priority',
    'deliveryDate',
    { param: 'mine', label: msg('我跟的单') },
    { param: 'late', label: msg('只看延误') },
  ],
  order: 'deliveryDate asc',
  liveTopic: 'order',
});

export default function OrderList() {
  return <ListScreen list={orders} />;
}
