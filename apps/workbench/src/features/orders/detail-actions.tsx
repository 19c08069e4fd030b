import { OrderStatus } from '@garment-mes/domain/orders';
import { confirmOrder, type Order, saveOrderVersion, updateOrder } from '@garment-mes/sdk/mes2';
import { Alert, Button, Menu } from '@garment-mes/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ORDER_PART_NAMES } from './draft/part-names.ts';
import type { OrderEditing } from './draft/use-order-draft.ts';
import { isOpen } from './is-open.ts';
import { OrderDialog } from './list/order-dialog.tsx';
import { usePrintOrders } from './list/use-print-orders.tsx';
import { usePrintPapers } from './papers/use-print-papers.tsx';
import { StyleResync } from './style-resync.tsx';
import { WageLock } from './wage-lock.tsx';

const OrderDrawer = lazy(() =>
  import('./entry/order-drawer.tsx').then(({ OrderDrawer }) => ({ default: OrderDrawer })),
);

/** What may be done with one order from its page. */
export function DetailActions({
  order,
  editing,
}: {
  readonly order: Order;
  readonly editing: OrderEditing;
}) {
  const t = useText();
  const { can } = useWorkbench();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'edit' | 'confirm'>();
  const print = usePrintOrders();
  const papers = usePrintPapers(order);
  const { id, status } = order;
  const isRunning = status === OrderStatus.confirmed || status === OrderStatus.producing;
  const change = () => navigate(href('/mes/order/addOrderVersion/{id}', { id }));
  const close = () => setOpen(undefined);
  const { dirty, isFaulty, pending, refusal, save, reset } = editing;
  const isDirty = dirty.length > 0;

  return (
    <>
      {refusal && (
        <Alert tone="bad">
          {t(ORDER_PART_NAMES[refusal.part])}
          {t('：')}
          {refusal.text}
        </Alert>
      )}
      <Button onClick={() => void print([order])}>{t('打印制单')}</Button>
      <Menu
        align="end"
        trigger={<Button>{t('其他打印')}</Button>}
        items={[
          { id: 'technique', label: t('工艺单'), onSelect: papers.technique },
          { id: 'colours', label: t('配色卡'), onSelect: papers.colours },
        ]}
      />
      <StyleResync order={order} onDraft={change} />
      {isRunning && can(saveOrderVersion.permissionKey) && (
        <Button onClick={change}>{t('变更')}</Button>
      )}
      {status === OrderStatus.draft && can(confirmOrder.permissionKey) && (
        <Button disabled={isDirty} onClick={() => setOpen('confirm')}>
          {t('确认检查')}
        </Button>
      )}
      {isOpen(order) && can(updateOrder.permissionKey) && (
        <Button onClick={() => setOpen('edit')}>{t('编辑')}</Button>
      )}
      <WageLock order={order} />
      {isOpen(order) && can(updateOrder.permissionKey) && (
        <>
          <Button disabled={!isDirty || pending} onClick={reset}>
            {t('撤销修改')}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={!isDirty || isFaulty}
            onClick={() => void save()}
          >
            {t('保存')}
          </Button>
        </>
      )}
      {open === 'confirm' && (
        <OrderDialog step={{ operation: confirmOrder, order }} onClose={close} />
      )}
      {open === 'edit' && (
        <Suspense>
          <OrderDrawer edit={order} onSaved={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
