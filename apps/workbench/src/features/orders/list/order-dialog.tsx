import { OrderStatus } from '@garment-mes/domain/orders';
import type { AnyOperation } from '@garment-mes/sdk';
import { OrderStatusLabels } from '@garment-mes/sdk/labels';
import {
  cancelOrder,
  closeOrder,
  confirmOrder,
  finishOrder,
  getOrder,
  getOrderConfirmCheck,
  getStyle,
  type OrderRow,
  resumeOrder,
  suspendOrder,
  uncloseOrder,
} from '@garment-mes/sdk/mes2';
import { ConfirmDialog } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { saidOfStep } from '#screens/said-of-step.ts';
import { CheckDialog } from './check-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { placeOfCheck } from './place-of-check.ts';

/** What of an order the dialogs need. */
type AskedOrder = Pick<OrderRow, 'id' | 'version' | 'orderNo' | 'styleId'>;

/** A step of one order that asks for more than yes. */
export interface OrderStep {
  readonly operation: AnyOperation;
  readonly order: AskedOrder;
}

type DialogProps = { readonly order: AskedOrder; readonly onClose: () => void };

const dialogs: Readonly<Record<string, (props: DialogProps) => ReactNode>> = {
  [confirmOrder.id]: ConfirmStep,
  [closeOrder.id]: CloseDialog,
  [finishOrder.id]: FinishDialog,
  [resumeOrder.id]: ResumeStep,
  [suspendOrder.id]: SuspendStep,
  [uncloseOrder.id]: UncloseStep,
  [cancelOrder.id]: CancelStep,
};

/** Whether a step has a dialog of its own. */
export const hasDialog = ({ id }: AnyOperation): boolean => id in dialogs;

/** The dialog of a step. */
export function OrderDialog({ step, onClose }: { step: OrderStep; onClose: () => void }) {
  const Step = dialogs[step.operation.id];
  return Step ? <Step order={step.order} onClose={onClose} /> : null;
}

function ConfirmStep({ order, onClose }: DialogProps) {
  const t = useText();
  const { id, version, orderNo, styleId } = order;
  const check = useOperation(getOrderConfirmCheck, { query: { id } });
  const style = useOperation(getStyle, { query: { id: styleId } });
  const { run } = useAction(confirmOrder, {
    inline: true,
    ok: ({ status }) => saidOfStep(status !== OrderStatus.draft),
  });
  return (
    <CheckDialog
      title={t('确认检查 {orderNo}', { orderNo })}
      confirmLabel={t('确认')}
      check={check}
      placeOf={placeOfCheck(order)}
      onConfirm={() =>
        run({ body: { id, version, styleVersion: style.data?.styleVersion ?? null } })
      }
      onClose={onClose}
    />
  );
}

function ResumeStep({ order: { id, version }, onClose }: DialogProps) {
  const t = useText();
  const { data } = useOperation(getOrder, { query: { id } });
  const { run } = useAction(resumeOrder, { inline: true });
  const before = data?.suspendFrom;
  const state = typeof before === 'number' ? labelOf(OrderStatusLabels[before]) : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('恢复为“{state}”，已停止的排程需手工开始，确定？', { state })}
      confirmLabel={t('恢复')}
      confirmDisabled={data === undefined}
      onConfirm={() => run({ body: { id, version } })}
    />
  );
}

function SuspendStep({ order: { id, version, orderNo }, onClose }: DialogProps) {
  const t = useText();
  const { run } = useAction(suspendOrder, { inline: true });
  return (
    <ReasonDialog
      title={t('暂停 {orderNo}？', { orderNo })}
      confirmLabel={t('暂停')}
      onConfirm={(reason) => run({ body: { id, version, reason } })}
      onClose={onClose}
    >
      <p>{t('排程停止，不能新开床次、发料，未开工的扎不能扫描。')}</p>
    </ReasonDialog>
  );
}

function UncloseStep({ order: { id, version, orderNo }, onClose }: DialogProps) {
  const t = useText();
  const { run } = useAction(uncloseOrder, { inline: true });
  return (
    <ReasonDialog
      title={t('申请反结案 {orderNo}？', { orderNo })}
      confirmLabel={t('反结案')}
      onConfirm={(reason) => run({ body: { id, version, reason } })}
      onClose={onClose}
    >
      <p>{t('反结案需要审批，批准后订单回到已完成。')}</p>
    </ReasonDialog>
  );
}

function CancelStep({ order: { id, version, orderNo }, onClose }: DialogProps) {
  const t = useText();
  const { run } = useAction(cancelOrder, { inline: true });
  return (
    <ReasonDialog
      title={t('取消订单 {orderNo}？', { orderNo })}
      confirmLabel={t('取消订单')}
      danger
      onConfirm={(reason) => run({ body: { id, version, reason } })}
      onClose={onClose}
    >
      <p>{t('占用与预留将释放')}</p>
    </ReasonDialog>
  );
}
