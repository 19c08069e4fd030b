import { listCategories, listCustomers, listSizeGroups } from '@garment-mes/sdk/ccm';
import { UpdateStyleBodyFields } from '@garment-mes/sdk/labels';
import type { Style } from '@garment-mes/sdk/mes2';
import { Combobox, Field } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { orNull } from '#screens/form/sent-values.ts';
import type { StyleHead } from '../style-draft.ts';
import type { OwnControls } from './head-controls.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
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
  const customers = useOperation(listCustomers, { query: ALL }).data?.list ?? [];
  const categories = useOperation(listCategories, { query: ALL }).data?.list ?? [];
  const groups = useOperation(listSizeGroups, { query: ALL }).data?.list ?? [];

  return {
    customerId: () => (
      <Field label={labelOf(fields.customerId)}>
        <Combobox
          disabled={readOnly}
          value={head.customerId ?? ''}
          valueLabel={head.customerName ?? undefined}
          options={customers.map(({ id, name, code }) => ({ value: id, label: name ?? code }))}
          onValueChange={(id) => {
            const found = customers.find((customer) => customer.id === id);
            set({
              customerId: orNull(id),
              customerName: found ? (found.name ?? found.code) : null,
            });
          }}
        />
      </Field>
    ),
    categoryId: () => (
      <Field
        label={labelOf(fields.categoryId)}
        required
        error={head.categoryId === '' ? t('请选择品类') : undefined}
      >
        <Combobox
          disabled={readOnly}
          value={head.categoryId}
          valueLabel={head.categoryName ?? undefined}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(categoryId) =>
            set({
              categoryId,
              categoryName: categories.find(({ id }) => id === categoryId)?.name ?? null,
            })
          }
        />
      </Field>
    ),
    sizeGroupId: () => (
      <Field
        label={labelOf(fields.sizeGroupId)}
        required
        {...(style.sizeColors.length > 0 ? { hint: t('已有颜色尺码，不能更换') } : {})}
      >
        <Combobox
          disabled={readOnly || style.sizeColors.length > 0}
          value={head.sizeGroupId}
          valueLabel={head.sizeGroupName}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(sizeGroupId) =>
            set({
              sizeGroupId,
              sizeGroupName: groups.find(({ id }) => id === sizeGroupId)?.name ?? '',
              // A size of another group is none of this style.
              baseSizeId: null,
            })
          }
        />
      </Field>
    ),
  };
}
