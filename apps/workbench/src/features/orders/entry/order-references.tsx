import { listEmployees } from '@garment-mes/sdk/amc';
import { listFactories, listWashings } from '@garment-mes/sdk/ccm';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import { listOrders, type Order } from '@garment-mes/sdk/mes2';
import { Combobox, Field } from '@garment-mes/ui';
import { useCallback } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { OwnControls } from './own-controls.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
/** An order that makes good what an earlier one fell short of names that one. */
const SUPPLEMENT = '5';

interface OrderReferencesProps {
  readonly values: Readonly<Record<string, string>>;
  /** The order that is copied or put right: names of what it refers to. */
  readonly from: Order | undefined;
  /** A confirmed order keeps how it is washed. */
  readonly isFrozen: boolean;
  readonly set: (values: Readonly<Record<string, string>>) => void;
}

/** Controls of whom and what an order refers to: washing, factory, the people who follow it, the order it adds to. */
export function useOrderReferences({
  values,
  from,
  isFrozen,
  set,
}: OrderReferencesProps): Omit<OwnControls, 'orderNo' | 'customerId' | 'styleId' | 'imageUrl'> {
  const t = useText();
  const { client } = useWorkbench();
  const washings = useOperation(listWashings, { query: ALL }, { enabled: !isFrozen }).data?.list;
  const factories = useOperation(listFactories, { query: ALL }).data?.list;
  const people = useOperation(listEmployees, { query: ALL }).data?.list;
  const staff = (people ?? []).map(({ id, employeeName, employeeNo, deptName }) => ({
    value: id,
    label: employeeName,
    note: [employeeNo, deptName].filter(Boolean).join(' · '),
  }));
  const choice = (
    name: 'washingId' | 'factoryId' | 'merchandiserId' | 'technicianId',
    options: readonly { value: string; label: string; note?: string }[],
    known: string | null | undefined,
  ) => (
    <Field key={name} label={fieldLabel(CreateOrderBodyFields, name)}>
      <Combobox
        value={values[name] ?? ''}
        valueLabel={known ?? undefined}
        options={options}
        onValueChange={(id) => set({ [name]: id })}
      />
    </Field>
  );
  const findOrders = useCallback(
    async (text: string, signal: AbortSignal) => {
      const sql =
        text === ''
          ? {}
          : {
              sql: writeConditions({
                ...{ kind: 'like', key: 'order_no', not: false, match: 'contains', text },
              } as const),
            };
      const query = { pageNum: 1, pageSize: 50, ...sql };
      const { list } = await listOrders(client, { query }, { signal });
      return list.map(({ id, orderNo, styleNo }) => ({ value: id, label: orderNo, note: styleNo }));
    },
    [client],
  );

  return {
    sourceOrderId: () =>
      values.orderType === SUPPLEMENT && (
        <Field label={fieldLabel(CreateOrderBodyFields, 'sourceOrderId')} required>
          <Combobox
            placeholder={t('补哪个订单')}
            value={values.sourceOrderId ?? ''}
            valueLabel={from?.sourceOrderNo ?? undefined}
            options={findOrders}
            onValueChange={(sourceOrderId) => set({ sourceOrderId })}
          />
        </Field>
      ),
    washingId: () =>
      choice(
        'washingId',
        (washings ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code })),
        from?.washingName,
      ),
    factoryId: () =>
      choice(
        'factoryId',
        (factories ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code })),
        from?.factoryName,
      ),
    merchandiserId: () => choice('merchandiserId', staff, from?.merchandiserName),
    technicianId: () => choice('technicianId', staff, from?.technicianName),
  };
}
