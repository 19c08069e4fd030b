import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { Field } from '@garment-mes/ui';
import { Fragment } from 'react';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { KindControl } from '#screens/form/form-control.tsx';
import { headFields, headNames } from './order-entry.ts';
import type { OwnControls } from './own-controls.ts';

const PRICE = 'FIELD^order.unitPrice';
const fields = CreateOrderBodyFields;
/** An order that makes good what an earlier one fell short of names that one. */
const SUPPLEMENT = '5';

interface HeadFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: ReadonlyMap<string, string>;
  /** The order that is copied or corrected: names of what it refers to. */
  readonly from: Order | undefined;
  /** A confirmed order keeps what only a version changes. */
  readonly isFrozen: boolean;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly own: Pick<OwnControls, 'orderNo' | 'customerId' | 'styleId'>;
}

/** The head of an order, field by field as `orderHead` describes it; a new field of the document appears by itself. */
export function HeadFields({ values, faults, from, isFrozen, set, own }: HeadFieldsProps) {
  const { can } = useWorkbench();
  const controls: OwnControls = { ...own, imageUrl: () => null };
  const seesPrices = can(PRICE);
  const shown = headNames.filter((name) => {
    const { changes, money } = headFields[name];
    const isAsked = name !== 'sourceOrderId' || values.orderType === SUPPLEMENT;
    return isAsked && !(isFrozen && changes === 'draft') && (seesPrices || !money);
  });
  return shown.map((name) => {
    if (name === 'attachments') return null;
    if (name in controls)
      return <Fragment key={name}>{controls[name as keyof OwnControls]()}</Fragment>;
    const spec = fieldOf(fields, name);
    return (
      <Field
        key={name}
        label={fieldLabel(fields, name)}
        required={spec.required === true || name === 'sourceOrderId'}
        error={faults.get(name)}
      >
        <KindControl
          name={name}
          field={spec}
          value={values[name] ?? ''}
          row={from}
          onChange={(next) => set({ [name]: String(next ?? '') })}
        />
      </Field>
    );
  });
}
