import { isDecimal, sum } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import { CutPlanMarkerFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { GridProps } from '../grids/grid-props.ts';
import type { MarkerRow } from './plan-draft.ts';

interface MarkerGridProps extends GridProps<MarkerRow> {
  readonly sizes: Order['sizes'];
}

/** Markers of a plan: how long each is, and its garments of each size in one ply. */
export function MarkerGrid({ rows, readOnly, onChange, sizes }: MarkerGridProps) {
  const t = useText();
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<MarkerRow>[] => {
    const column = gridColumns<MarkerRow>(CutPlanMarkerFields);
    return [
      {
        ...column.text('markerName', { required: true, pinned: true, width: 112 }),
        validate: (text, row, all) =>
          all.some((other) => other.id !== row.id && other.markerName === text)
            ? t('与另一行重复')
            : undefined,
      },
      ...sizes.map(
        ({ sizeId, sizeName }): EditColumn<MarkerRow> => ({
          id: `size-${sizeId}`,
          header: sizeName,
          kind: 'number',
          width: 64,
          min: '0',
          max: '20',
          read: ({ ratios }) => ratios[sizeId] ?? '',
          write: (row, ratio) => ({ ...row, ratios: { ...row.ratios, [sizeId]: ratio } }),
        }),
      ),
      {
        id: 'garments',
        header: t('每层件数'),
        kind: 'computed',
        align: 'end',
        width: 88,
        cell: ({ ratios }) =>
          formatNumber(sum(Object.values(ratios).filter((ratio) => isDecimal(ratio)))),
      },
      column.decimal('markerLen', { places: 3, required: true, min: '0' }),
      column.decimal('widthCm', { places: 1, required: true, min: '0' }),
      column.decimal('effPct', { places: 2, min: '0', max: '100' }),
    ];
  }, [sizes, language]);
  return (
    <EditableTable<MarkerRow>
      label={t('唛架')}
      columns={columns}
      rows={rows}
      onRowsChange={onChange}
      readOnly={readOnly}
      copyRow={({ drawn: _drawn, ...row }, id) => ({ ...row, id, markerName: '' })}
      createRow={(id) => ({
        ...{ id, markerName: `M${rows.length + 1}`, ratios: {}, effPct: '' },
        // Markers of one plan lie on the same fabric.
        ...{ markerLen: '', widthCm: rows.at(-1)?.widthCm ?? '' },
      })}
    />
  );
}
