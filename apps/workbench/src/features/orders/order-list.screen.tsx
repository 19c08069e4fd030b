import {
  confirmOrder,
  importOrders,
  type OrderRow,
  type updateOrders,
} from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { ListScreen } from '#kit/list-screen.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { BatchConfirm } from './list/batch-confirm.tsx';
import { BatchPatch } from './list/batch-patch.tsx';
import { hasDialog, OrderDialog, type OrderStep } from './list/order-dialog.tsx';
import { orders } from './list/orders.ts';

const ImportDialog = lazy(() =>
  import('./import/import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);

interface Batch {
  readonly operation: typeof updateOrders.id | typeof confirmOrder.id;
  readonly rows: readonly OrderRow[];
  readonly select: (ids: ReadonlySet<string>) => void;
}

/** All customer orders: entered, imported, steered from draft to closed. */
export default function OrderList() {
  const t = useText();
  const { can } = useWorkbench();
  const [step, setStep] = useState<OrderStep>();
  const [batch, setBatch] = useState<Batch>();
  const [importing, setImporting] = useState(false);
  const Many = batch?.operation === confirmOrder.id ? BatchConfirm : BatchPatch;

  return (
    <>
      <ListScreen
        list={orders}
        mayExport={can('EXPORT^order')}
        toolbar={
          can(importOrders.permissionKey) && (
            <Button onClick={() => setImporting(true)}>{t('导入')}</Button>
          )
        }
        onRowAction={({ operation }, order) => {
          if (!hasDialog(operation)) return false;
          setStep({ operation, order });
          return true;
        }}
        onBatchAction={({ operation: { id } }, rows, select) => {
          setBatch({ operation: id, rows, select });
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
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
