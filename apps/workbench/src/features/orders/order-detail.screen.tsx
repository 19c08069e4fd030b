import { OrderFields } from '@garment-mes/sdk/labels';
import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useOperation } from '#kit/api.tsx';
import { BusinessLog } from '#kit/business-log.tsx';
import { DetailScreen, type DetailTab } from '#kit/detail-screen.tsx';
import { FieldValue } from '#kit/field-value.tsx';
import { msg, useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { DetailActions } from './detail-actions.tsx';
import { OrderMatrix } from './order-matrix.tsx';
import { OrderOverview } from './order-overview.tsx';
import { OrderCutPlans, OrderVersions } from './order-plans.tsx';
import { OrderQuality } from './order-quality.tsx';
import { orderSteps } from './order-steps.ts';
import {
  OrderBeds,
  OrderBom,
  OrderColors,
  OrderFabrics,
  OrderParts,
  OrderProcesses,
  OrderShipments,
  OrderWorkshops,
} from './order-tables.tsx';

const tabs: readonly DetailTab<Order>[] = [
  { id: 'overview', label: msg('概览'), content: (order) => <OrderOverview order={order} /> },
  { id: 'matrix', label: msg('颜色尺码'), content: (order) => <OrderMatrix order={order} /> },
  {
    id: 'bom',
    label: 'BOM',
    count: ({ bom }) => bom.length,
    content: ({ bom }) => <OrderBom rows={bom} />,
  },
  {
    id: 'parts',
    label: msg('部位裁片'),
    count: ({ parts }) => parts.length,
    content: ({ parts }) => <OrderParts rows={parts} />,
  },
  {
    id: 'processes',
    label: msg('工序'),
    count: ({ processes }) => processes.length,
    content: ({ processes }) => <OrderProcesses rows={processes} />,
  },
  {
    id: 'colours',
    label: msg('配色'),
    count: ({ colorMatchings }) => colorMatchings.length,
    content: ({ colorMatchings }) => <OrderColors rows={colorMatchings} />,
  },
  {
    id: 'fabrics',
    label: msg('布卷'),
    count: ({ fabrics }) => fabrics.length,
    content: ({ fabrics }) => <OrderFabrics rows={fabrics} />,
  },
  {
    id: 'quality',
    label: msg('质量标准'),
    count: ({ qualifying }) => qualifying?.points.length ?? 0,
    content: (order) => <OrderQuality order={order} />,
  },
  {
    id: 'workshops',
    label: msg('车间'),
    count: ({ workshops }) => workshops.length,
    content: ({ workshops }) => <OrderWorkshops rows={workshops} />,
  },
  {
    id: 'shipments',
    label: msg('走货'),
    count: ({ shipments }) => shipments.length,
    content: ({ shipments }) => <OrderShipments rows={shipments} />,
  },
  {
    id: 'plans',
    label: msg('裁剪方案'),
    content: ({ id }) => <OrderCutPlans orderId={id} />,
  },
  {
    id: 'beds',
    label: msg('床次'),
    count: ({ cuttingBeds }) => cuttingBeds.length,
    content: ({ cuttingBeds }) => <OrderBeds rows={cuttingBeds} />,
  },
  {
    id: 'versions',
    label: msg('版本'),
    count: ({ versionNo }) => versionNo,
    content: ({ id }) => <OrderVersions orderId={id} />,
  },
  { id: 'log', label: msg('日志'), content: ({ id }) => <BusinessLog kind="order" id={id} /> },
];

export default function OrderDetail({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const order = useOperation(getOrder, { query: { id: orderId } }, { live: `order:${orderId}` });
  return (
    <DetailScreen<Order>
      query={order}
      fields={OrderFields}
      number={({ orderNo }) => orderNo}
      summary={({ status, priority, wageLocked }) => (
        <>
          <FieldValue name="status" field={OrderFields.status} value={status} />
          {priority > 0 && (
            <FieldValue name="priority" field={OrderFields.priority} value={priority} />
          )}
          {wageLocked === 1 && <Tag tone="held">{t('工资已锁')}</Tag>}
        </>
      )}
      actions={(loaded) => <DetailActions order={loaded} />}
      steps={orderSteps}
      facts={['customerName', 'styleNo', 'styleName', 'orderNum', 'cutNum', 'deliveryDate']}
      tabs={tabs}
      list={href('/makingCenter/order/order')}
    />
  );
}
