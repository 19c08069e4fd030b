import {
  createOrder,
  getOrder,
  importOrders,
  type Order,
  type OrderRow,
} from '@garment-mes/sdk/mes2';
import { Button, Switch, toast } from '@garment-mes/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import { BatchConfirm } from './list/batch-confirm.tsx';
import { BatchPatch } from './list/batch-patch.tsx';
import { DeliveryBoard } from './list/delivery-board.tsx';
import { hasDialog, OrderDialog, type OrderStep } from './list/order-dialog.tsx';
import styles from './list/order-list.module.css';
import { orders } from './list/orders.ts';
import { usePrintOrders } from './list/use-print-orders.tsx';

const ImportDialog = lazy(() =>
  import('./import/import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);

const OrderDrawer = lazy(() =>
  import('./entry/order-drawer.tsx').then(({ OrderDrawer }) => ({ default: OrderDrawer })),
);

interface Batch {
  readonly name: 'confirmAll' | 'changeAll';
  readonly rows: readonly OrderRow[];
  readonly select: (ids: ReadonlySet<string>) => void;
}

/** All customer orders: entered, imported, steered from draft to closed. */
export default function OrderList() {
  const t = useText();
  const { can, client } = useWorkbench();
  const print = usePrintOrders();
  const [, navigate] = useLocation();
  const [entering, setEntering] = useState<{ readonly copyOf?: Order }>();
  const [customerId, setCustomerId] = useTabState('customerId', '');
  const [styleId, setStyleId] = useTabState('styleId', '');
  const list = useMemo(
    () => ({
      ...orders,
      query: { ...(customerId && { customerId }), ...(styleId && { styleId }) },
    }),
    [customerId, styleId],
  );
  const [board, setBoard] = useTabState('board', false);
  const [step, setStep] = useState<OrderStep>();
  const [batch, setBatch] = useState<Batch>();
  const [importing, setImporting] = useState(false);
  /** Opens a new order with the content of another. */
  const copy = (id: string) =>
    void getOrder(client, { query: { id } }).then(
      (order) => setEntering({ copyOf: order }),
      (error: unknown) => toast.error(failureText(error)),
    );
  const Many = batch?.name === 'confirmAll' ? BatchConfirm : BatchPatch;

  return (
    <>
      <ListScreen
        list={list}
        mayExport={can('EXPORT^order')}
        Instead={board ? DeliveryBoard : undefined}
        filters={<PartyFilters {...{ customerId, setCustomerId, styleId, setStyleId }} />}
        toolbar={
          <>
            <Switch checked={board} onCheckedChange={setBoard}>
              {t('交期看板')}
            </Switch>
            {can(importOrders.permissionKey) && (
              <Button onClick={() => setImporting(true)}>{t('导入')}</Button>
            )}
            {can(createOrder.permissionKey) && (
              <Button variant="primary" onClick={() => setEntering({})}>
                {t('新增')}
              </Button>
            )}
          </>
        }
        onAction={(name, rows, select) => {
          const [order] = rows;
          if (name === 'print' || name === 'printAll') void print(rows);
          else if (name === 'confirmAll' || name === 'changeAll') setBatch({ name, rows, select });
          else if (name === 'copy' && order) copy(order.id);
          else {
            const operation = orders.actions.find((action) => action.name === name)?.operation;
            if (order === undefined || operation === undefined || !hasDialog(operation))
              return false;
            setStep({ operation, order });
          }
          return true;
        }}
      />
      {step && <OrderDialog step={step} onClose={() => setStep(undefined)} />}
      {batch && (
        <Many
          orders={batch.rows}
          onClose={(failed) => {
            batch.select(failed);
            setBatch(undefined);
          }}
        />
      )}
      {entering && (
        <Suspense>
          <OrderDrawer
            {...entering}
            onSaved={({ id }) => {
              setEntering(undefined);
              navigate(href('/makingCenter/order/orderDetail/{orderId}', { orderId: id }));
            }}
            onClose={() => setEntering(undefined)}
          />
        </Suspense>
      )}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface PartyFiltersProps {
  readonly customerId: string;
  readonly setCustomerId: (id: string) => void;
  readonly styleId: string;
  readonly setStyleId: (id: string) => void;
}

/** Narrows the orders to those of one customer and one style. */
function PartyFilters({ customerId, setCustomerId, styleId, setStyleId }: PartyFiltersProps) {
  const t = useText();
  return (
    <>
      <ReferenceCombobox
        all
        reference="listCustomers"
        className={styles.customer}
        aria-label={t('客户')}
        placeholder={t('客户')}
        value={customerId}
        onChange={setCustomerId}
      />
      <ReferenceCombobox
        all
        reference="listStyles"
        className={styles.customer}
        aria-label={t('款式')}
        placeholder={t('款式')}
        value={styleId}
        onChange={setStyleId}
      />
    </>
  );
}
