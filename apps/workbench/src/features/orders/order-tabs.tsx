import { OrderStatus } from '@garment-mes/domain/orders';
import { type Order, replaceOrderProcesses, updateOrder } from '@garment-mes/sdk/mes2';
import type { ReactNode } from 'react';
import { msg } from '#app/i18n.ts';
import type { Workbench } from '#app/workbench-context.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import styles from './draft/draft.module.css';
import type { OrderDraft, OrderPartName } from './draft/order-draft.ts';
import { ORDER_PART_NAMES } from './draft/part-names.ts';
import type { OrderEditing } from './draft/use-order-draft.ts';
import { OrderFabrics } from './fabrics/order-fabrics.tsx';
import { BomGrid } from './grids/bom-grid.tsx';
import { ColourGrid } from './grids/colour-grid.tsx';
import { bomOfStyle, FromStyle, partsOfStyle, processesOfStyle } from './grids/from-style.tsx';
import type { GridProps } from './grids/grid-props.ts';
import { PartGrid } from './grids/part-grid.tsx';
import { ProcessGrid } from './grids/process-grid.tsx';
import { QualityGrid } from './grids/quality-grid.tsx';
import { ShipmentGrid } from './grids/shipment-grid.tsx';
import { WorkshopGrid } from './grids/workshop-grid.tsx';
import { ORDER_LOG_PARTS } from './order-log-parts.ts';
import { OrderMatrix } from './order-matrix.tsx';
import { OrderQuality } from './order-quality.tsx';
import {
  OrderBeds,
  OrderBom,
  OrderParts,
  OrderProcesses,
  OrderWorkshops,
} from './order-tables.tsx';
import { OrderVersions } from './order-versions.tsx';
import { OrderOverview } from './overview/order-overview.tsx';
import { PieceEditor } from './pieces/piece-editor.tsx';
import { orderedOf } from './pieces/pieces-entry.ts';
import { OrderCutPlans } from './plans/order-cut-plans.tsx';
import { OrderProgress } from './progress/order-progress.tsx';
import { OrderMachines } from './resources/order-machines.tsx';
import { OrderOccupations } from './resources/order-occupations.tsx';
import { OrderResources } from './resources/order-resources.tsx';
import { OrderSlotCards } from './resources/order-slot-cards.tsx';

const RATES = 'FIELD^orderProcess.price';

/** States in which dates, workshops and shipments are still put right. */
const OPEN: ReadonlySet<number> = new Set([
  OrderStatus.draft,
  OrderStatus.confirmed,
  OrderStatus.producing,
  OrderStatus.suspended,
]);

/**
 * The panels of an order. What its state and the rights of the person let be typed is a grid; everything else
 * is read.
 */
export function orderTabs(
  order: Order,
  editing: OrderEditing,
  can: Workbench['can'],
): readonly DetailTab<Order>[] {
  const { draft, dirty, change } = editing;
  const mayEdit = can(updateOrder.permissionKey);
  const isDraft = order.status === OrderStatus.draft;
  const [frozen, open] = [isDraft && mayEdit, OPEN.has(order.status) && mayEdit];
  const mayProcess = isDraft && can(replaceOrderProcesses.permissionKey);

  const grid = <Name extends OrderPartName>(name: Name) =>
    ({
      rows: draft[name],
      readOnly: false,
      onChange: (rows: OrderDraft[Name]) => change(name, rows),
    }) as unknown as GridProps<OrderDraft[Name][number]>;
  const part = (
    id: string,
    names: readonly OrderPartName[],
    editable: boolean,
    typed: () => ReactNode,
    read: (loaded: Order) => ReactNode,
  ): DetailTab<Order> => ({
    id,
    label: ORDER_PART_NAMES[names[0] ?? 'bom'],
    count: () => draft[names.at(-1) ?? 'bom'].length,
    content: (loaded) =>
      editable ? (
        <div
          className={styles.part}
          data-grid={names[0]}
          data-dirty={names.some((name) => dirty.includes(name)) || undefined}
        >
          {typed()}
        </div>
      ) : (
        read(loaded)
      ),
  });
  const machines = (
    <OrderResources orderId={order.id}>
      {({ machines: rows }) => <OrderMachines orderId={order.id} rows={rows} readOnly={!open} />}
    </OrderResources>
  );
  const matched = { colors: order.colors, bom: draft.bom, matchings: order.colorMatchings };
  const taken = { styleId: order.styleId, styleNo: order.styleNo };

  return [
    { id: 'overview', label: msg('概览'), content: (loaded) => <OrderOverview order={loaded} /> },
    {
      id: 'matrix',
      label: msg('颜色尺码'),
      content: part(
        'matrix',
        ['cells', 'colors', 'sizes'],
        frozen,
        () => <PieceEditor order={order} editing={editing} />,
        (loaded) => <OrderMatrix order={loaded} />,
      ).content,
    },
    part(
      'bom',
      ['bom'],
      frozen,
      () => (
        <BomGrid
          {...grid('bom')}
          colors={order.colors}
          sizes={order.sizes}
          toolbar={
            <FromStyle
              {...taken}
              count={draft.bom.length}
              onTake={(style) => change('bom', bomOfStyle(style))}
            />
          }
        />
      ),
      ({ bom, sizes }) => <OrderBom rows={bom} sizes={sizes} />,
    ),
    part(
      'parts',
      ['parts'],
      frozen,
      () => (
        <PartGrid
          {...grid('parts')}
          toolbar={
            <FromStyle
              {...taken}
              count={draft.parts.length}
              onTake={(style) => change('parts', partsOfStyle(style))}
            />
          }
        />
      ),
      ({ parts }) => <OrderParts rows={parts} />,
    ),
    part(
      'processes',
      ['processes'],
      mayProcess,
      () => (
        <ProcessGrid
          {...grid('processes')}
          priced={can(RATES)}
          toolbar={
            <FromStyle
              {...taken}
              count={draft.processes.length}
              onTake={(style) => change('processes', processesOfStyle(style))}
            />
          }
        />
      ),
      ({ processes }) => <OrderProcesses rows={processes} priced={can(RATES)} />,
    ),
    part(
      'colours',
      ['colours'],
      frozen,
      () => <ColourGrid {...grid('colours')} {...matched} />,
      () => <ColourGrid {...grid('colours')} {...matched} readOnly />,
    ),
    {
      id: 'fabrics',
      label: msg('布卷'),
      count: ({ fabrics }) => fabrics.length,
      content: (loaded) => <OrderFabrics order={loaded} readOnly={!OPEN.has(loaded.status)} />,
    },
    part(
      'quality',
      ['standard', 'points'],
      frozen,
      () => (
        <QualityGrid
          readOnly={false}
          standard={draft.standard[0] as OrderDraft['standard'][number]}
          points={draft.points}
          sizes={order.sizes}
          onStandard={(standard) => change('standard', [standard])}
          onPoints={(points) => change('points', points)}
        />
      ),
      (loaded) => <OrderQuality order={loaded} />,
    ),
    {
      ...part(
        'workshops',
        ['workshops'],
        open,
        () => (
          <>
            <WorkshopGrid {...grid('workshops')} />
            {machines}
          </>
        ),
        ({ workshops }) => (
          <>
            <OrderWorkshops rows={workshops} />
            {machines}
          </>
        ),
      ),
      label: msg('车间设备'),
    },
    part(
      'shipments',
      ['shipments'],
      open,
      () => <ShipmentGrid {...grid('shipments')} order={{ ...order, ...orderedOf(draft) }} />,
      (loaded) => (
        <ShipmentGrid rows={loaded.shipments} readOnly onChange={() => undefined} order={loaded} />
      ),
    ),
    {
      id: 'plans',
      label: msg('裁剪方案'),
      content: (loaded) => <OrderCutPlans order={loaded} readOnly={!OPEN.has(loaded.status)} />,
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
      content: ({ id, status }) => (
        <OrderResources orderId={id}>
          {({ occupations }) => (
            <OrderOccupations orderId={id} rows={occupations} isClosed={!OPEN.has(status)} />
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
}
