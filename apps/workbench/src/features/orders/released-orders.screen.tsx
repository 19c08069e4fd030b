import { ReleasedOrderRowFields } from '@garment-mes/sdk/labels';
import { createProblemLog, issueDispatchOrder, listReleasedOrders } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { ReleasedStages } from './progress/released-stages.tsx';

const released = defineList({
  operation: listReleasedOrders,
  fields: ReleasedOrderRowFields,
  label: 'orderNo',
  liveTopic: 'order',
  quickFilters: [
    'priority',
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    'deliveryDate',
    { param: 'running', label: msg('今日在线') },
    { param: 'notStarted', label: msg('未上线') },
    { param: 'cutReady', label: msg('裁片够上线') },
    { param: 'lacking', label: msg('缺料') },
  ],
  actions: {
    dispatches: {
      ...{ operation: issueDispatchOrder, label: msg('派工'), on: 'list' },
      to: () => href('/makingCenter/assignmentOrder/assignmentOrderList'),
    },
    dispatch: {
      ...{ operation: issueDispatchOrder, label: msg('派工') },
      to: ({ id, orderType }) =>
        href('/makingCenter/assignmentOrder/assignmentOrder/{orderId}/{orderType}', {
          orderId: id,
          orderType: String(orderType),
        }),
    },
    technique: {
      label: msg('工艺单'),
      to: ({ id }) =>
        href('/makingCenter/order/orderDetail/{orderId}', { orderId: id }, { tab: 'processes' }),
    },
    problem: {
      ...{ operation: createProblemLog, label: msg('报问题') },
      to: ({ id }) => href('/mes/problem/problemLogList', undefined, { orderId: id }),
    },
  },
});

/** The released orders of the workshop: how far each stage is, what is due today and what is missing; no prices. */
export default function ReleasedOrders() {
  return <ListScreen list={released} aside={({ id }) => <ReleasedStages orderId={id} />} />;
}
