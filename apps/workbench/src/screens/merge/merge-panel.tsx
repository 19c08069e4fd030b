import { formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import type { Fields } from '@garment-mes/sdk/labels';
import { Button, Dialog, RadioGroup } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './merge-panel.module.css';
import { conflictId, type PartConflict } from './merge-parts.ts';
import type { MergeSide } from './merge-rows.ts';
import { RecordNames } from './record-names.tsx';

interface MergedPart {
  readonly title: string;
  readonly labels: Fields;
  /** By field: its value in words, where its kind says too little, given the old value as well. */
  readonly formats?: Readonly<Record<string, (value: never, base: never) => ReactNode>>;
}

interface MergePanelProps {
  /** What the service said, and the places both changed. */
  readonly collision: { readonly text: string; readonly conflicts: readonly PartConflict[] };
  readonly pending: boolean;
  /** Saves with what was chosen, by `conflictId`; a place without a choice is this side's. */
  readonly merge: (choices: ReadonlyMap<string, MergeSide>) => void;
  readonly closeCollision: () => void;
  /** Words of the parts, by their names. */
  readonly parts: Readonly<Record<string, MergedPart>>;
  /** Names of what the figures of a field are of, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Somebody else saved first: cell by cell the old value, theirs and mine. What one side changed is merged already. */
export function MergePanel(props: MergePanelProps) {
  const { collision, pending, merge, closeCollision, parts, names } = props;
  const { text, conflicts } = collision;
  const t = useText();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const labelsOf = ({ part }: PartConflict): Fields => parts[part]?.labels ?? {};

  const named = (id: string): string => names.get(id) ?? id;

  /** One of the three values in words; a whole line is there or gone, a list of records is shown by its size. */
  function said(conflict: PartConflict, value: unknown): ReactNode {
    const { field, part } = conflict;
    if (field === undefined) return value === undefined ? t('已删除') : t('保留');
    if (field.includes('/')) {
      if (value === undefined || value === '') return NO_FIGURE;
      return typeof value === 'number' ? formatNumber(value) : named(String(value));
    }
    const format = parts[part]?.formats?.[field];
    if (format !== undefined) return format(value as never, conflict.base as never);
    if (isRecords(value)) return t('{count} 项', { count: Object.keys(value).length });
    const known = fieldOf(labelsOf(conflict), field);
    const text = fieldText(field, known, value);
    if (known.reference === undefined || text === NO_FIGURE) return text;
    return <RecordNames reference={known.reference} ids={value} />;
  }

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
      <p>{text}</p>
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
          {conflicts.map((conflict) => {
            const { part, name, field, base, theirs, mine } = conflict;
            const id = conflictId(conflict);
            const title = parts[part]?.title ?? part;
            const [fieldName = '', ...ids] = field?.split('/') ?? [];
            const at =
              ids.length > 0
                ? ids.map(named).join('/')
                : field && fieldLabel(labelsOf(conflict), fieldName);
            const place = [t(title), name, at].filter(Boolean).join(' · ');
            return (
              <tr key={id}>
                <th scope="row">{place}</th>
                <td>{said(conflict, base)}</td>
                <td>{said(conflict, theirs)}</td>
                <td>{said(conflict, mine)}</td>
                <td>
                  <RadioGroup
                    aria-label={place}
                    value={choices.get(id) ?? 'mine'}
                    onValueChange={(side) =>
                      setChoices(new Map(choices).set(id, side as MergeSide))
                    }
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

/** Records by key or one after the other; plain values in a list can be read out. */
const isRecords = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((each) => typeof each !== 'object'));
