import { OrderStatus } from '@garment-mes/domain/orders';
import {
  confirmOrder,
  type Order,
  saveOrderPrice,
  saveOrderVersion,
  updateOrder,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Menu } from '@garment-mes/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { msg, useText } from '#app/i18n.ts';
import { awaitsScreen, href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { type HeadAction, HeadActions } from '#screens/detail/head-actions.tsx';
import { SaveButtons } from '#screens/detail/save-buttons.tsx';
import { ORDER_PART_NAMES } from './draft/part-names.ts';
import type { OrderEditing } from './draft/use-order-draft.ts';
import { isOpen } from './is-open.ts';
import { OrderDialog } from './list/order-dialog.tsx';
import { usePrintOrders } from './list/use-print-orders.tsx';
import { usePrintPapers } from './papers/use-print-papers.tsx';
import { useStyleResync } from './use-style-resync.tsx';
import { useWageLock } from './use-wage-lock.tsx';

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
  const change = () => navigate(href('/mes/order/addOrderVersion/{id}', { id }));
  const resync = useStyleResync(order, change);
  const wages = useWageLock(order);
  const close = () => setOpen(undefined);
  const { dirty, refusal } = editing;
  const isDirty = dirty.length > 0;
  const prices = href('/mes/order/orderPrice', undefined, { orderId: id });
  const unsaved = isDirty ? t('先保存或撤销修改') : undefined;
  const isRunning = status === OrderStatus.confirmed || status === OrderStatus.producing;

  const actions: readonly (HeadAction | false | undefined)[] = [
    can(confirmOrder.permissionKey) && {
      id: 'confirm',
      label: msg('确认检查'),
      next: true,
      reason: status === OrderStatus.draft ? unsaved : t('只有草稿可以确认'),
      onSelect: () => setOpen('confirm'),
    },
    resync.action && { ...resync.action, next: true },
    can(saveOrderVersion.permissionKey) && {
      id: 'change',
      label: msg('变更'),
      next: true,
      reason: isRunning ? undefined : t('只有已确认或生产中的订单可以变更'),
      onSelect: change,
    },
    can(updateOrder.permissionKey) && {
      id: 'edit',
      label: msg('编辑'),
      next: true,
      reason: isOpen(order) ? undefined : t('订单已结束，不能再改'),
      onSelect: () => setOpen('edit'),
    },
    can(saveOrderPrice.permissionKey) &&
      !awaitsScreen(prices) && {
        id: 'prices',
        label: msg('工价'),
        separated: true,
        onSelect: () => navigate(prices),
      },
    wages.action,
  ];

  return (
    <>
      {refusal && (
        <Alert tone="bad">
          {t(ORDER_PART_NAMES[refusal.part])}
          {t('：')}
          {refusal.text}
        </Alert>
      )}
      <Menu
        align="end"
        trigger={<Button>{t('打印')}</Button>}
        items={[
          { id: 'order', label: t('打印制单'), onSelect: () => void print([order]) },
          { id: 'technique', label: t('工艺单'), onSelect: papers.technique },
          { id: 'colours', label: t('配色卡'), onSelect: papers.colours },
        ]}
      />
      <HeadActions actions={actions.filter((action) => !!action)} taken={isDirty} />
      {isDirty && <SaveButtons editing={editing} />}
      {resync.dialog}
      {wages.dialog}
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
