import { formatFixed } from '@garment-mes/domain/formats';
import {
  type FabricRollRow,
  getOrder,
  listFabricRolls,
  saveOrderFabrics,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, Field } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import { isReservable, lengthOf, rowsWith, shadesOf } from '../../../garment/reserved-rolls.ts';

/** Every roll of an order: a save frees those it does not name. */
const EVERY = { pageNum: 1, pageSize: 100_000_000 } as const;

/** Keeps the chosen rolls for an order, beside those it has. */
export function ReserveRolls({ rows: rolls, close }: OpenedProps<FabricRollRow>) {
  const t = useText();
  const [orderId, choose] = useState('');
  const enabled = orderId !== '';
  const read = useOperation(getOrder, { query: { id: orderId } }, { enabled });
  const order = read.data;
  const kept = useOperation(listFabricRolls, { query: { ...EVERY, orderId } }, { enabled });
  const reserved = kept.data?.list.filter(
    (roll) => roll.status === 1 && isReservable(roll, orderId),
  );
  const save = useAction(saveOrderFabrics, { inline: true, onDone: close });
  const failure = save.error ?? read.error ?? kept.error;
  const shades = shadesOf(rolls);

  async function keep() {
    if (order === undefined || reserved === undefined) return;
    const { version } = order;
    const body = { orderId, version, rows: rowsWith(order, reserved, rolls) };
    // The dialog shows the refusal, and what there is by now.
    await save.run({ body }).catch(() => Promise.all([read.refetch(), kept.refetch()]));
  }
  return (
    <Dialog
      open
      title={t('预留 {count} 卷 {len} 米', {
        count: rolls.length,
        len: formatFixed(lengthOf(rolls), 2),
      })}
      onOpenChange={(open) => !open && !save.pending && close()}
      footer={
        <>
          <Button onClick={close}>{t('取消')}</Button>
          <Button
            variant="primary"
            pending={save.pending}
            disabled={order?.id !== orderId || reserved === undefined}
            onClick={() => void keep()}
          >
            {t('预留')}
          </Button>
        </>
      }
    >
      {failure && <Alert tone="bad">{failureText(failure)}</Alert>}
      {shades.length > 1 && (
        <Alert tone="warn">{t('混用了色号段 {shades}', { shades: shades.join(t('、')) })}</Alert>
      )}
      <Field label={t('订单')} required>
        <ReferenceCombobox reference="listOrders" value={orderId} onChange={choose} />
      </Field>
      {order && reserved && order.id === orderId && (
        <p role="status">
          {t('{orderNo} 已预留 {count} 卷 {len} 米', {
            orderNo: order.orderNo,
            count: reserved.length,
            len: formatFixed(lengthOf(reserved), 2),
          })}
        </p>
      )}
    </Dialog>
  );
}
