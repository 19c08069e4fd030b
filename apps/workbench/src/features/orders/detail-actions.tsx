import { OrderStatus } from '@garment-mes/domain/orders';
import {
  confirmOrder,
  getStyle,
  lockOrderWages,
  type Order,
  resyncOrderFromStyle,
  saveOrderVersion,
  unlockOrderWages,
  updateOrder,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Menu, useConfirm } from '@garment-mes/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { saidOfStep } from '#screens/said-of-step.ts';
import { ORDER_PART_NAMES } from './draft/part-names.ts';
import type { OrderEditing } from './draft/use-order-draft.ts';
import { OrderDialog } from './list/order-dialog.tsx';
import { usePrintOrders } from './list/use-print-orders.tsx';
import { usePrintPapers } from './papers/use-print-papers.tsx';

const OrderDrawer = lazy(() =>
  import('./entry/order-drawer.tsx').then(({ OrderDrawer }) => ({ default: OrderDrawer })),
);

/** State of a style whose content orders may take over. */
const APPROVED = 1;

const OPEN: ReadonlySet<number> = new Set([
  OrderStatus.draft,
  OrderStatus.confirmed,
  OrderStatus.producing,
  OrderStatus.suspended,
]);

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
  const papers = usePrintPapers(order);
  const { id, version, status, wageLocked } = order;
  const isRunning = status === OrderStatus.confirmed || status === OrderStatus.producing;
  const maySync = isRunning && can(resyncOrderFromStyle.permissionKey);
  const style = useOperation(getStyle, { query: { id: order.styleId } }, { enabled: maySync }).data;
  const newer =
    style?.status === APPROVED && style.styleVersion > (order.styleVersion ?? 0)
      ? style.styleVersion
      : undefined;
  const sync = useAction(resyncOrderFromStyle, { inline: true });
  const change = () => navigate(href('/mes/order/addOrderVersion/{id}', { id }));
  const close = () => setOpen(undefined);
  const { dirty, isFaulty, pending, refusal, save, reset } = editing;
  const isDirty = dirty.length > 0;
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
      {maySync && newer !== undefined && (
        <Button
          onClick={() =>
            ask({
              title: t('款式已更新到版本{no}，本订单按版本{own}确认', {
                no: newer,
                own: order.styleVersion ?? 0,
              }),
              text: t('同步后生成变更草稿，核对差异后再生效'),
              confirmLabel: t('同步款式'),
              onConfirm: async () => {
                const reason = t('款式同步 V{no}', { no: newer });
                await sync.run({ body: { orderId: id, version, reason } });
                change();
              },
            })
          }
        >
          {t('同步款式')}
        </Button>
      )}
      {isRunning && can(saveOrderVersion.permissionKey) && (
        <Button onClick={change}>{t('变更')}</Button>
      )}
      {status === OrderStatus.draft && can(confirmOrder.permissionKey) && (
        <Button disabled={isDirty} onClick={() => setOpen('confirm')}>
          {t('确认检查')}
        </Button>
      )}
      {OPEN.has(status) && can(updateOrder.permissionKey) && (
        <Button onClick={() => setOpen('edit')}>{t('编辑')}</Button>
      )}
      {wages && <Menu align="end" trigger={<Button>{t('工资')}</Button>} items={[wages]} />}
      {OPEN.has(status) && can(updateOrder.permissionKey) && (
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
