import { OrderStatus } from '@garment-mes/domain/orders';
import { type Order, replaceOrderProcesses, updateOrder } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { Workbench } from '#app/workbench-context.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import type { OrderEditing } from '../draft/use-order-draft.ts';
import { isOpen } from '../is-open.ts';
import { ORDER_LOG_PARTS } from '../order-log-parts.ts';
import { OrderVersions } from '../order-versions.tsx';
import { OrderOverview } from '../overview/order-overview.tsx';
import { OrderProgress } from '../progress/order-progress.tsx';
import { garmentTabs } from './garment-tabs.tsx';
import type { TabsOf } from './part-tab.tsx';
import { productionTabs } from './production-tabs.tsx';

/** The panels by what is asked of an order: what is ordered, of what, how, where and how far. */
const GROUPS = [
  { group: msg('订单'), ids: ['overview', 'matrix', 'shipments'] },
  { group: msg('用料'), ids: ['bom', 'colours', 'fabrics'] },
  { group: msg('工艺'), ids: ['parts', 'processes', 'quality'] },
  { group: msg('生产安排'), ids: ['workshops', 'plans', 'beds', 'occupations', 'slotCards'] },
  { group: msg('进度与历史'), ids: ['progress', 'versions', 'log'] },
];

/**
 * The panels of an order. What its state and the rights of the person let be typed is a grid; everything else
 * is read.
 */
export function orderTabs(
  order: Order,
  editing: OrderEditing,
  can: Workbench['can'],
): readonly DetailTab<Order>[] {
  const isDraft = order.status === OrderStatus.draft;
  const mayEdit = can(updateOrder.permissionKey);
  const of: TabsOf = {
    order,
    editing,
    can,
    typesGarment: isDraft && mayEdit,
    typesProcesses: isDraft && can(replaceOrderProcesses.permissionKey),
    typesProduction: isOpen(order) && mayEdit,
  };
  const tabs: readonly DetailTab<Order>[] = [
    { id: 'overview', label: msg('概览'), content: (loaded) => <OrderOverview order={loaded} /> },
    ...garmentTabs(of),
    ...productionTabs(of),
    {
      id: 'versions',
      label: msg('版本'),
      count: ({ versionNo }) => versionNo,
      content: ({ id }) => <OrderVersions orderId={id} />,
    },
    { id: 'progress', label: msg('进度'), content: (loaded) => <OrderProgress order={loaded} /> },
    {
      id: 'log',
      label: msg('日志'),
      content: ({ id }) => <BusinessLog kind="order" id={id} parts={ORDER_LOG_PARTS} />,
    },
  ];
  return GROUPS.flatMap(({ group, ids }) =>
    ids.flatMap((id) => tabs.filter((tab) => tab.id === id).map((tab) => ({ ...tab, group }))),
  );
}
