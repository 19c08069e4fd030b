import { OrderPartFields } from '@garment-mes/sdk/labels';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { type ReactNode, useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { namesOf, useNamedRecords } from '#screens/references/use-named-records.ts';
import type { PartRow } from '../draft/order-draft.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';
import { PartSums } from './part-sums.tsx';

interface PartGridProps extends GridProps<PartRow> {
  readonly toolbar?: ReactNode;
}

/** The panels of a garment of this order. */
export function PartGrid({ rows, readOnly, onChange, toolbar }: PartGridProps) {
  const t = useText();
  const names = namesOf(rows, 'knifeMoldId', 'moldNo');
  const dies = useNamedRecords('listCuttingDies', { names });
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<PartRow>[] => {
    const column = gridColumns<PartRow>(OrderPartFields);
    return [
      column.text('partCode', { required: true, pinned: true }),
      column.text('partName', { required: true, width: 148 }),
      column.choice('fabricPart', { required: true }),
      column.whole('piecesPerGarment', { required: true, min: '1' }),
      column.record('knifeMoldId', dies, (row, id, moldNo) => ({
        ...row,
        knifeMoldId: id === '' ? null : id,
        moldNo: moldNo ?? null,
      })),
      column.flag('isFused', readOnly),
      column.flag('isPrinted', readOnly),
      column.decimal('areaCm2', { nullable: true, places: 1 }),
    ];
  }, [dies, readOnly, language]);
  return (
    <div className={styles.grid}>
      <EditableTable<PartRow>
        label={t('部位裁片')}
        columns={columns}
        rows={rows}
        onRowsChange={onChange}
        readOnly={readOnly}
        toolbar={toolbar}
        createRow={(id) => ({
          ...{ id, partCode: '', partName: '', fabricPart: 1, piecesPerGarment: 1 },
          ...{ knifeMoldId: null, isFused: 0, isPrinted: 0, areaCm2: null },
        })}
      />
      <PartSums rows={rows} />
    </div>
  );
}
