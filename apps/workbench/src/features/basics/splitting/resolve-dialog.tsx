import { resolveBundleSplitRule } from '@garment-mes/sdk/mes2';
import { Alert, Dialog, Field } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';

/** Which rule wins for an order, and why. */
export function ResolveDialog({ close }: { readonly close: () => void }) {
  const t = useText();
  const [orderId, setOrderId] = useState('');
  const { data, error } = useOperation(
    resolveBundleSplitRule,
    { query: { orderId } },
    { enabled: orderId !== '' },
  );
  return (
    <Dialog open title={t('查规则')} onOpenChange={(open) => !open && close()}>
      <Field label={t('订单')}>
        <ReferenceCombobox reference="listOrders" value={orderId} onChange={setOrderId} />
      </Field>
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      {data && orderId !== '' && (
        <div role="status">
          <p>
            <b>{data.rule.name}</b>
          </p>
          <p>{data.why}</p>
        </div>
      )}
    </Dialog>
  );
}
