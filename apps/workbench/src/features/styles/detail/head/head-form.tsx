import { listCategories, listCustomers, listSizeGroups } from '@garment-mes/sdk/ccm';
import { StyleGenderLabels, UpdateStyleBodyFields } from '@garment-mes/sdk/labels';
import type { Style } from '@garment-mes/sdk/mes2';
import {
  Button,
  Combobox,
  Field,
  NumberInput,
  RadioGroup,
  Tag,
  Textarea,
  TextInput,
  useSortable,
} from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { FilesField } from '#screens/form/files-field.tsx';
import styles from './style.module.css';
import type { StyleHead } from './style-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
/** Pictures of a style, and the size of one of them in megabytes. */
const [MOST_PICTURES, LARGEST_PICTURE] = [10, 10];
const LARGEST_TECH_PACK = 20;
const fields = UpdateStyleBodyFields;

interface HeadFormProps {
  readonly style: Style;
  readonly head: StyleHead;
  readonly readOnly: boolean;
  readonly onChange: (head: StyleHead) => void;
}

/** What a style is called, whose it is, and how it looks. */
export function HeadForm({ style, head, readOnly, onChange }: HeadFormProps) {
  const t = useText();
  const customers = useOperation(listCustomers, { query: ALL }).data?.list ?? [];
  const categories = useOperation(listCategories, { query: ALL }).data?.list ?? [];
  const groups = useOperation(listSizeGroups, { query: ALL }).data?.list ?? [];
  const set = (part: Partial<StyleHead>) => onChange({ ...head, ...part });
  const orNull = (text: string) => (text === '' ? null : text);
  const text = (name: 'styleNo' | 'styleName', limit: number) => (
    <Field
      label={labelOf(fields[name])}
      required
      error={
        head[name].trim() === '' ? t('{field}必填', { field: labelOf(fields[name]) }) : undefined
      }
    >
      <TextInput
        value={head[name]}
        maxLength={limit}
        readOnly={readOnly}
        onValueChange={(value) => set({ [name]: value })}
      />
    </Field>
  );
  const optional = (name: 'styleNameEn' | 'customerStyleNo' | 'season') => (
    <Field label={labelOf(fields[name])}>
      <TextInput
        value={head[name] ?? ''}
        maxLength={64}
        readOnly={readOnly}
        onValueChange={(value) => set({ [name]: orNull(value) })}
      />
    </Field>
  );

  return (
    <div className={styles.form}>
      {text('styleNo', 32)}
      {text('styleName', 64)}
      {optional('styleNameEn')}
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
      {optional('customerStyleNo')}
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
      {optional('season')}
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
      <Field label={labelOf(fields.standardHeadcount)}>
        <NumberInput
          value={String(head.standardHeadcount ?? '')}
          places={0}
          min="1"
          max="200"
          readOnly={readOnly}
          onValueChange={(count) => set({ standardHeadcount: count === '' ? null : Number(count) })}
        />
      </Field>
      <Field label={labelOf(fields.gender)} required>
        <RadioGroup
          disabled={readOnly}
          value={String(head.gender)}
          onValueChange={(gender) => set({ gender: Number(gender) as StyleHead['gender'] })}
          options={Object.entries(StyleGenderLabels).map(([value, label]) => ({
            value,
            label: labelOf(label),
          }))}
        />
      </Field>
      <FilesField
        label={labelOf(fields.techPackUrl)}
        kind="documents"
        disabled={readOnly}
        urls={head.techPackUrl ? [head.techPackUrl] : []}
        max={1}
        megabytes={LARGEST_TECH_PACK}
        onChange={([url = null]) => set({ techPackUrl: url })}
      />
      <Field label={labelOf(fields.remark)} className={styles.wide}>
        <Textarea
          rows={2}
          maxLength={500}
          value={head.remark ?? ''}
          readOnly={readOnly}
          onValueChange={(value) => set({ remark: orNull(value) })}
        />
      </Field>
      <Pictures
        urls={head.images ?? []}
        readOnly={readOnly}
        onChange={(images) => set({ images, imageUrl: images[0] ?? null })}
      />
    </div>
  );
}

/** Pictures in their order; the first is the cover. */
function Pictures(props: {
  readonly urls: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (urls: string[]) => void;
}) {
  const t = useText();
  const { urls, readOnly, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSortable({ list, ids: urls, onSort: (order) => onChange([...order]) });
  return (
    <div className={styles.wide}>
      <FilesField
        label={t('图片，第一张为封面')}
        kind="pictures"
        disabled={readOnly}
        urls={urls}
        max={MOST_PICTURES}
        megabytes={LARGEST_PICTURE}
        onChange={onChange}
      />
      {!readOnly && urls.length > 1 && (
        <ol ref={list} className={styles.pictures} aria-label={t('图片顺序')}>
          {sorting.order.map((url, at) => (
            <li key={url} {...sorting.item(url)}>
              <button
                type="button"
                className={styles.grip}
                aria-label={t('移动第 {number} 张', { number: at + 1 })}
                {...sorting.handle(url)}
              >
                <GripVertical aria-hidden />
              </button>
              <img src={url} alt="" />
              {at === 0 ? (
                <Tag tone="accent">{t('封面')}</Tag>
              ) : (
                <Button
                  variant="plain"
                  size="small"
                  onClick={() => onChange([url, ...urls.filter((one) => one !== url)])}
                >
                  {t('第 {number} 张设为封面', { number: at + 1 })}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
