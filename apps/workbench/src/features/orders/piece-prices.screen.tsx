import { OrderPriceRowFields } from '@garment-mes/sdk/labels';
import { auditOrderPrice, listOrderPrices, saveOrderPrice } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { PriceDialog } from './prices/price-dialog.tsx';
import { PriceHistory, withdrawBody, withdrawQuestion } from './prices/price-history.tsx';

const piecePrices = defineList({
  operation: listOrderPrices,
  fields: OrderPriceRowFields,
  label: ({ orderNo, processName }) => `${orderNo} ${processName}`,
  quickFilters: [
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'styleId', label: msg('款式'), reference: 'listStyles' },
    'section',
    'payScope',
    { param: 'pending', label: msg('待生效') },
    { param: 'unaudited', label: msg('未审核') },
    { param: 'periodId', label: msg('未审核的工资期'), reference: 'listWagePeriods' },
  ],
  actions: {
    change: {
      operation: saveOrderPrice,
      label: msg('调价'),
      on: 'rows',
      primary: true,
      open: PriceDialog,
    },
    audit: {
      operation: auditOrderPrice,
      label: msg('审核'),
      when: ({ status, openBy }, userId) => status === 0 && !openBy.includes(userId),
      body: ([{ openIds }]) => ({ ids: openIds, agree: true }),
    },
    history: { label: msg('历史'), open: PriceHistory },
    withdraw: {
      operation: saveOrderPrice,
      label: msg('撤销待生效'),
      danger: true,
      when: ({ nextFromDate }) => nextFromDate !== null,
      confirm: ([{ nextFromDate, nextPrice }]) => withdrawQuestion(nextFromDate, nextPrice),
      body: ([{ orderId, id, nextFromDate }]) => withdrawBody(orderId, id, nextFromDate),
    },
  },
});

export default function PiecePrices() {
  return <ListScreen list={piecePrices} />;
}
