import { OrderFields } from '@garment-mes/sdk/labels';
import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { DetailScreen } from '#screens/detail/detail-screen.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { DetailActions } from './detail-actions.tsx';
import { OrderMerge } from './draft/order-merge.tsx';
import { useOrderDraft } from './draft/use-order-draft.ts';
import { orderSteps } from './order-steps.ts';
import { ORDER_FACTS } from './overview/order-facts.tsx';
import { OrderPresence } from './presence/order-presence.tsx';
import { orderTabs } from './tabs/order-tabs.tsx';

/** One order: completed here until it can be confirmed, and everything that hangs on it afterwards. */
export default function OrderDetail({ orderId }: { readonly orderId: string }) {
  const order = useOperation(getOrder, { query: { id: orderId } }, { live: `order:${orderId}` });
  if (order.data === undefined)
    return (
      <DetailScreen<Order>
        query={order}
        fields={OrderFields}
        number={({ orderNo }) => orderNo}
        facts={[]}
        // The tab that is open first is remembered before there is an order.
        tabs={[{ id: 'overview', label: msg('概览'), content: () => null }]}
        list={href('/makingCenter/order/order')}
      />
    );
  return <Editor query={{ ...order, data: order.data }} />;
}

type Loaded = ReturnType<typeof useOperation<typeof getOrder>> & { readonly data: Order };

function Editor({ query }: { readonly query: Loaded }) {
  const t = useText();
  const { can } = useWorkbench();
  const order = query.data;
  const editing = useOrderDraft(order);
  const { collision } = editing;
  return (
    <>
      <DetailScreen<Order>
        query={query}
        fields={OrderFields}
        number={({ orderNo }) => orderNo}
        summary={({ status, priority, wageLocked }) => (
          <>
            <FieldValue name="status" field={OrderFields.status} value={status} />
            {priority > 0 && (
              <FieldValue name="priority" field={OrderFields.priority} value={priority} />
            )}
            {wageLocked === 1 && <Tag tone="held">{t('工资已锁')}</Tag>}
            {editing.dirty.length > 0 && <Tag tone="warn">{t('未保存')}</Tag>}
            <OrderPresence orderId={order.id} />
          </>
        )}
        actions={(loaded) => <DetailActions order={loaded} editing={editing} />}
        steps={orderSteps}
        picture={({ imageUrl, styleName }) => ({ src: imageUrl, alt: styleName })}
        facts={ORDER_FACTS}
        tabs={orderTabs(order, editing, can)}
        list={href('/makingCenter/order/order')}
      />
      {collision && <OrderMerge editing={{ ...editing, collision }} order={order} />}
    </>
  );
}
