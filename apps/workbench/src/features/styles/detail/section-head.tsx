import { StyleProcessFields } from '@garment-mes/sdk/labels';
import { labelOf, useText } from '#app/i18n.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import type { SectionSum } from './processes/process-rows.ts';

/** A section in words: how many operations it has, their minutes and what they pay. */
export function SectionHead({ of }: { readonly of: SectionSum | undefined }) {
  const t = useText();
  if (of === undefined) return null;
  const { section, count, sam, price } = of;
  const name = enumLabels('Section')[section];
  return [
    name ? labelOf(name) : String(section),
    t('{count} 道', { count }),
    t('{sam} 分', { sam: fieldText('sam', StyleProcessFields.sam, sam) }),
    price === undefined
      ? ''
      : t('{price} 元', { price: fieldText('price', StyleProcessFields.price, price) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
