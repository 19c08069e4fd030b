import type { Order } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import { ShipmentGrid } from '../grids/shipment-grid.tsx';
import { WorkshopGrid } from '../grids/workshop-grid.tsx';
import { isOpen } from '../is-open.ts';
import { OrderBeds, OrderWorkshops } from '../order-tables.tsx';
import { orderedOf } from '../pieces/pieces-entry.ts';
import { OrderCutPlans } from '../plans/order-cut-plans.tsx';
import { OrderMachines } from '../resources/order-machines.tsx';
import { OrderOccupations } from '../resources/order-occupations.tsx';
import { OrderResources } from '../resources/order-resources.tsx';
import { OrderSlotCards } from '../resources/order-slot-cards.tsx';
import { gridProps, partTab, type TabsOf } from './part-tab.tsx';

/** Where and with what it is made, and when it leaves. */
export const productionTabs = (of: TabsOf): readonly DetailTab<Order>[] => [
  workshopsTab(of),
  shipmentsTab(of),
  {
    id: 'plans',
    label: msg('裁剪方案'),
    content: (loaded) => <OrderCutPlans order={loaded} readOnly={!isOpen(loaded)} />,
  },
  {
    id: 'beds',
    label: msg('床次'),
    count: ({ cuttingBeds }) => cuttingBeds.length,
    content: ({ cuttingBeds }) => <OrderBeds rows={cuttingBeds} />,
  },
  {
    id: 'occupations',
    label: msg('占用'),
    content: (loaded) => (
      <OrderResources orderId={loaded.id}>
        {({ occupations }) => (
          <OrderOccupations orderId={loaded.id} rows={occupations} isClosed={!isOpen(loaded)} />
        )}
      </OrderResources>
    ),
  },
  {
    id: 'slotCards',
    label: msg('插卡'),
    content: ({ id }) => (
      <OrderResources orderId={id}>
        {({ slotCards }) => <OrderSlotCards orderId={id} rows={slotCards} />}
      </OrderResources>
    ),
  },
];

function workshopsTab({ order, editing, typesProduction }: TabsOf): DetailTab<Order> {
  const machines = (
    <OrderResources orderId={order.id}>
      {({ machines: rows }) => (
        <OrderMachines orderId={order.id} rows={rows} readOnly={!typesProduction} />
      )}
    </OrderResources>
  );
  const tab = partTab(editing, {
    id: 'workshops',
    names: ['workshops'],
    editable: typesProduction,
    typed: () => (
      <>
        <WorkshopGrid {...gridProps(editing, 'workshops')} />
        {machines}
      </>
    ),
    read: ({ workshops }) => (
      <>
        <OrderWorkshops rows={workshops} />
        {machines}
      </>
    ),
  });
  return { ...tab, label: msg('车间设备') };
}

const shipmentsTab = ({ order, editing, typesProduction }: TabsOf): DetailTab<Order> =>
  partTab(editing, {
    id: 'shipments',
    names: ['shipments'],
    editable: typesProduction,
    typed: () => (
      <ShipmentGrid
        {...gridProps(editing, 'shipments')}
        order={{ ...order, ...orderedOf(editing.draft) }}
      />
    ),
    read: (loaded) => (
      <ShipmentGrid rows={loaded.shipments} readOnly onChange={() => undefined} order={loaded} />
    ),
  });
