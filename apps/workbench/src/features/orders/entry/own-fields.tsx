import type { CustomerRow } from '@garment-mes/sdk/ccm';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import { checkOrderNo, type Order } from '@garment-mes/sdk/mes2';
import { Field, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';

const APPROVED = { status: ['1'] };
const fields = CreateOrderBodyFields;
const TOLERANCES = ['cutTolUpPct', 'cutTolDownPct', 'shipTolUpPct', 'shipTolDownPct'] as const;

interface HeadFieldProps {
  readonly values: Readonly<Record<string, string>>;
  /** Fields in which something is wrong. */
  readonly faults: ReadonlyMap<string, string>;
  readonly set: (values: Readonly<Record<string, string>>) => void;
}

/** The number of an order: whether it is free is said as soon as it is left. */
export function OrderNoField({
  values,
  faults,
  own,
  set,
}: HeadFieldProps & {
  /** The number the order has already. */
  readonly own: string | undefined;
}) {
  const t = useText();
  const { client } = useWorkbench();
  const [taken, setTaken] = useState<string>();

  async function check() {
    const orderNo = values.orderNo?.trim() ?? '';
    if (orderNo === '') return setTaken(undefined);
    // Advice only: the save decides, with a refusal of its own.
    if (orderNo.toUpperCase() === own) return setTaken(undefined);
    const answer = await checkOrderNo(client, { query: { orderNo } }).catch(() => undefined);
    setTaken(answer?.isFree === false ? t('订单号已存在') : undefined);
  }

  return (
    <Field label={fieldLabel(fields, 'orderNo')} required error={faults.get('orderNo') ?? taken}>
      <TextInput
        value={values.orderNo ?? ''}
        maxLength={32}
        onValueChange={(orderNo) => set({ orderNo })}
        onBlur={() => void check()}
      />
    </Field>
  );
}

interface FromField extends HeadFieldProps {
  /** The order that is copied or corrected: names of what it refers to. */
  readonly from: Order | undefined;
}

/** Who orders: what may be made too much and too little, and how urgent it is, goes by the customer. */
export function CustomerField({ values, faults, from, set }: FromField) {
  const t = useText();

  function choose(customerId: string, customer: CustomerRow | undefined) {
    set({
      customerId,
      ...(customer
        ? {
            ...Object.fromEntries(TOLERANCES.map((name) => [name, customer[name]])),
            priority: customer.isVip === 1 ? '2' : (values.priority ?? '0'),
          }
        : {}),
    });
  }

  return (
    <Field
      label={fieldLabel(fields, 'customerId')}
      required
      error={faults.has('customerId') ? t('请选择客户') : undefined}
    >
      <ReferenceCombobox
        reference="listCustomers"
        value={values.customerId ?? ''}
        valueLabel={
          from?.customerId === values.customerId ? (from?.customerName ?? undefined) : undefined
        }
        onChange={choose}
      />
    </Field>
  );
}

/** What is made: a style that was approved. */
export function StyleField({
  values,
  faults,
  from,
  onChoose,
}: Omit<FromField, 'set'> & { readonly onChoose: (styleId: string) => void }) {
  const t = useText();
  const styleId = values.styleId ?? '';
  return (
    <Field
      label={fieldLabel(fields, 'styleId')}
      required
      error={faults.has('styleId') ? t('请选择款式') : undefined}
    >
      <ReferenceCombobox
        reference="listStyles"
        value={styleId}
        valueLabel={from?.styleId === styleId ? from.styleNo : undefined}
        among={APPROVED}
        onChange={onChoose}
      />
    </Field>
  );
}
