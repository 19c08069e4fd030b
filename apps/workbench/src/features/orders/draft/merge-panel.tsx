import { formatNumber, NO_FIGURE } from '@garment-mes/domain';
import { listColors } from '@garment-mes/sdk/ccm';
import type { Order } from '@garment-mes/sdk/mes2';
import { Button, Dialog, RadioGroup } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#kit/api.tsx';
import { fieldText } from '#kit/field-value.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel, fieldOf } from '#kit/labels.ts';
import styles from './draft.module.css';
import { conflictId, type DraftConflict } from './merge-draft.ts';
import type { MergeSide } from './merge-rows.ts';
import { MERGEABLE } from './mergeable.ts';
import { ORDER_PART_NAMES } from './part-names.ts';
import type { OrderEditing } from './use-order-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface MergePanelProps {
  readonly editing: OrderEditing;
  /** Names the colours and sizes of figures. */
  readonly order: Pick<Order, 'colors' | 'sizes'>;
}

/** Somebody else saved first: cell by cell the old value, theirs and mine. What one side changed is merged already. */
export function MergePanel({ editing, order }: MergePanelProps) {
  const t = useText();
  const { collision, merge, closeCollision, pending } = editing;
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const isOpen = collision !== undefined;
  const palette = useOperation(listColors, { query: ALL }, { enabled: isOpen }).data?.list ?? [];
  if (collision === undefined) return null;
  const names = new Map([
    ...palette.map(({ id, name }) => [id, name] as const),
    ...order.colors.map(({ colorId, colorName }) => [colorId, colorName] as const),
    ...order.sizes.map(({ sizeId, sizeName }) => [sizeId, sizeName] as const),
  ]);
  const choose = (conflict: DraftConflict, side: string) =>
    setChoices(new Map(choices).set(conflictId(conflict), side as MergeSide));

  return (
    <Dialog
      open
      size={800}
      onOpenChange={(open) => !open && closeCollision()}
      title={t('合并修改')}
      footer={
        <Button variant="primary" pending={pending} onClick={() => merge(choices)}>
          {t('合并保存')}
        </Button>
      }
    >
      <p>{collision.text}</p>
      <p className={styles.hint}>{t('只有一方改过的内容已合并；下面的内容双方都改过，请选择')}</p>
      <table className={styles.conflicts}>
        <thead>
          <tr>
            <th scope="col">{t('内容')}</th>
            <th scope="col">{t('原值')}</th>
            <th scope="col">{t('对方')}</th>
            <th scope="col">{t('我的')}</th>
            <th scope="col">{t('采用')}</th>
          </tr>
        </thead>
        <tbody>
          {collision.conflicts.map((conflict) => {
            const { part, name, field, base, theirs, mine } = conflict;
            const [fieldName = '', ...ids] = field?.split('/') ?? [];
            const place = [
              t(ORDER_PART_NAMES[part]),
              name,
              ids.length > 0
                ? ids.map((id) => names.get(id) ?? id).join('/')
                : field && fieldLabel(MERGEABLE[part].labels, fieldName),
            ]
              .filter(Boolean)
              .join(' · ');
            return (
              <tr key={conflictId(conflict)}>
                <th scope="row">{place}</th>
                <td>{said(conflict, base, names, t)}</td>
                <td>{said(conflict, theirs, names, t)}</td>
                <td>{said(conflict, mine, names, t)}</td>
                <td>
                  <RadioGroup
                    aria-label={place}
                    value={choices.get(conflictId(conflict)) ?? 'mine'}
                    onValueChange={(side) => choose(conflict, side)}
                    options={[
                      { value: 'theirs', label: t('对方') },
                      { value: 'mine', label: t('我的') },
                    ]}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}

/** One of the three values in words; a whole line is there or gone, a record is told by its name. */
function said(
  { part, field }: DraftConflict,
  value: unknown,
  names: ReadonlyMap<string, string>,
  t: ReturnType<typeof useText>,
): string {
  if (field === undefined) return value === undefined ? t('已删除') : t('保留');
  if (field.includes('/')) {
    if (value === undefined || value === '') return NO_FIGURE;
    return typeof value === 'number'
      ? formatNumber(value)
      : (names.get(String(value)) ?? String(value));
  }
  return fieldText(field, fieldOf(MERGEABLE[part].labels, field), value);
}
