import { OrderStatus } from '@garment-mes/domain';
import {
  confirmOrder,
  lockOrderWages,
  type Order,
  saveOrderVersion,
  unlockOrderWages,
  updateOrder,
} from '@garment-mes/sdk/mes2';
import { Button, Menu, useConfirm } from '@garment-mes/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { ReasonDialog } from '#kit/reason-dialog.tsx';
import { href } from '#kit/routes.ts';
import { saidOfStep } from '#kit/said-of-step.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { OrderDialog } from './list/order-dialog.tsx';
import { usePrintOrders } from './list/use-print-orders.tsx';

const OrderDrawer = lazy(() =>
  import('./entry/order-drawer.tsx').then(({ OrderDrawer }) => ({ default: OrderDrawer })),
);

const OPEN: ReadonlySet<number> = new Set([
  OrderStatus.draft,
  OrderStatus.confirmed,
  OrderStatus.producing,
  OrderStatus.suspended,
]);

/** What may be done with one order from its page. */
export function DetailActions({ order }: { readonly order: Order }) {
  const t = useText();
  const { can } = useWorkbench();
  const [, navigate] = useLocation();
  const { ask, dialog } = useConfirm();
  const [open, setOpen] = useState<'edit' | 'confirm' | 'unlock'>();
  const lock = useAction(lockOrderWages, {
    inline: true,
    ok: ({ wageLocked }) => saidOfStep(wageLocked === 1),
  });
  const unlock = useAction(unlockOrderWages, {
    inline: true,
    ok: ({ wageLocked }) => saidOfStep(wageLocked === 0),
  });
  const print = usePrintOrders();
  const { id, version, status, wageLocked } = order;
  const isRunning = status === OrderStatus.confirmed || status === OrderStatus.producing;
  const close = () => setOpen(undefined);
  const wages =
    wageLocked === 1
      ? can(unlockOrderWages.permissionKey) && {
          ...{ id: 'unlock', label: t('工资解锁'), onSelect: () => setOpen('unlock') },
        }
      : can(lockOrderWages.permissionKey) && {
          id: 'lock',
          label: t('工资锁定'),
          onSelect: () =>
            ask({
              title: t('锁定后该订单的扫描、冲正、工价都不能再改，确定？'),
              confirmLabel: t('锁定'),
              onConfirm: () => lock.run({ body: { id, version } }),
            }),
        };

  return (
    <>
      <Button onClick={() => void print([order])}>{t('打印制单')}</Button>
      {isRunning && can(saveOrderVersion.permissionKey) && (
        <Button onClick={() => navigate(href('/mes/order/addOrderVersion/{id}', { id }))}>
          {t('变更')}
        </Button>
      )}
      {status === OrderStatus.draft && can(confirmOrder.permissionKey) && (
        <Button onClick={() => setOpen('confirm')}>{t('确认检查')}</Button>
      )}
      {OPEN.has(status) && can(updateOrder.permissionKey) && (
        <Button variant="primary" onClick={() => setOpen('edit')}>
          {t('编辑')}
        </Button>
      )}
      {wages && <Menu align="end" trigger={<Button>{t('工资')}</Button>} items={[wages]} />}
      {dialog}
      {open === 'confirm' && (
        <OrderDialog step={{ operation: confirmOrder, order }} onClose={close} />
      )}
      {open === 'unlock' && (
        <ReasonDialog
          title={t('申请工资解锁？')}
          confirmLabel={t('提交')}
          onConfirm={(reason) => unlock.run({ body: { id, version, reason } })}
          onClose={close}
        />
      )}
      {open === 'edit' && (
        <Suspense>
          <OrderDrawer edit={order} onSaved={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
