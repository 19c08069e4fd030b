import { UpdateStyleBodyFields } from '@garment-mes/sdk/labels';
import type { Style } from '@garment-mes/sdk/mes2';
import { Field } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { orNull } from '#screens/form/sent-values.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import type { StyleHead } from '../style-draft.ts';
import type { OwnControls } from './head-controls.ts';

const fields = UpdateStyleBodyFields;

interface HeadReferencesProps {
  readonly style: Style;
  readonly head: StyleHead;
  readonly readOnly: boolean;
  readonly set: (part: Partial<StyleHead>) => void;
}

/** Controls of what the head of a style names: its customer, category and group of sizes. */
export function useHeadReferences({
  style,
  head,
  readOnly,
  set,
}: HeadReferencesProps): Pick<OwnControls, 'customerId' | 'categoryId' | 'sizeGroupId'> {
  const t = useText();
  return {
    customerId: () => (
      <Field label={labelOf(fields.customerId)}>
        <ReferenceCombobox
          reference="listCustomers"
          disabled={readOnly}
          value={head.customerId ?? ''}
          valueLabel={head.customerName ?? undefined}
          onChange={(id, found) =>
            set({
              customerId: orNull(id),
              customerName: found ? (found.name ?? found.code) : null,
            })
          }
        />
      </Field>
    ),
    categoryId: () => (
      <Field
        label={labelOf(fields.categoryId)}
        required
        error={head.categoryId === '' ? t('请选择品类') : undefined}
      >
        <ReferenceCombobox
          reference="listCategories"
          disabled={readOnly}
          value={head.categoryId}
          valueLabel={head.categoryName ?? undefined}
          onChange={(categoryId, found) => set({ categoryId, categoryName: found?.name ?? null })}
        />
      </Field>
    ),
    sizeGroupId: () => (
      <Field
        label={labelOf(fields.sizeGroupId)}
        required
        {...(style.sizeColors.length > 0 ? { hint: t('已有颜色尺码，不能更换') } : {})}
      >
        <ReferenceCombobox
          reference="listSizeGroups"
          disabled={readOnly || style.sizeColors.length > 0}
          value={head.sizeGroupId}
          valueLabel={head.sizeGroupName}
          onChange={(sizeGroupId, found) =>
            set({
              sizeGroupId,
              sizeGroupName: found?.name ?? '',
              // A size of another group is none of this style.
              baseSizeId: null,
            })
          }
        />
      </Field>
    ),
  };
}
