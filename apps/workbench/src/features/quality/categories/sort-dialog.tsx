import { ApiError } from '@garment-mes/sdk';
import { DefectCategoryRowFields } from '@garment-mes/sdk/labels';
import {
  type DefectCategoryRow,
  listDefectCategories,
  sortDefectCategories,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, EmptyState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { SortLines } from '#screens/sort-lines.tsx';
import styles from './categories.module.css';

/** Far more than any factory has; the order is that of all of them. */
const ALL = 500;

/** All categories, to be put into the order in which every figure of quality shows them. */
export function SortDialog({ close }: OpenedProps<DefectCategoryRow>) {
  const t = useText();
  const [moved, setMoved] = useState<readonly string[]>();
  // What was on screen when the first one was moved, or when somebody else's order was refused.
  const [before, setBefore] = useState<string[]>();
  const { data, error, refetch } = useOperation(listDefectCategories, {
    query: { pageNum: 1, pageSize: ALL },
  });
  const saving = useAction(sortDefectCategories, { ok: t('保存成功'), inline: true });
  const rows = inOrder(data?.list ?? [], moved);
  const { leave, question } = useLeave({
    ...{ isDirty: moved !== undefined, pending: saving.pending, onClose: close },
  });

  async function save() {
    try {
      await saving.run({ body: { ids: rows.map(({ id }) => id), ...(before && { before }) } });
      close();
    } catch (refused) {
      if (!(refused instanceof ApiError) || refused.kind !== 'stale') return;
      // Somebody sorted, added or deleted some: the dialog shows those there are, and who was faster.
      const { data: now } = await refetch();
      setBefore(now?.list.map(({ id }) => id));
    }
  }

  return (
    <>
      <Dialog
        open
        title={t('疵点大类的顺序')}
        onOpenChange={(open) => !open && leave()}
        footer={
          <>
            <Button onClick={leave}>{t('取消')}</Button>
            <Button
              variant="primary"
              pending={saving.pending}
              disabled={moved === undefined}
              onClick={() => void save()}
            >
              {t('保存')}
            </Button>
          </>
        }
      >
        {saving.error && <Alert tone="bad">{failureText(saving.error)}</Alert>}
        {error && data === undefined && <EmptyState>{failureText(error)}</EmptyState>}
        {data === undefined && !error && <Skeleton lines={5} />}
        {data && (
          <>
            <p className={styles.hint}>{t('报表和疵点录入按这个顺序显示，可拖动或用上下键移动')}</p>
            <SortLines
              label={t('疵点大类的顺序')}
              rows={rows}
              onSort={(ids) => {
                setBefore((seen) => seen ?? data.list.map(({ id }) => id));
                setMoved(ids);
              }}
              moveLabel={({ name }) => t('移动 {name}', { name })}
              draw={(row) => <Words row={row} />}
            />
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

function Words({ row }: { readonly row: DefectCategoryRow }) {
  return (
    <>
      <span className={styles.name}>
        {row.name} <span className={styles.quiet}>{row.code}</span>
      </span>
      {(['section', 'delFlag'] as const).map((name) => (
        <FieldValue
          key={name}
          name={name}
          field={fieldOf(DefectCategoryRowFields, name)}
          value={row[name]}
        />
      ))}
    </>
  );
}

/** As they were moved; those that came meanwhile stand last. */
function inOrder(
  rows: readonly DefectCategoryRow[],
  moved: readonly string[] | undefined,
): readonly DefectCategoryRow[] {
  if (moved === undefined) return rows;
  const places = new Map(moved.map((id, at) => [id, at]));
  const placeOf = ({ id }: DefectCategoryRow) => places.get(id) ?? places.size;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
