import { OrderColorSizeFields } from '@garment-mes/sdk/labels';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { CellRow } from '../draft/order-draft.ts';

interface CodeGridProps {
  readonly rows: readonly CellRow[];
  readonly onChange: (rows: readonly CellRow[]) => void;
}

/** Stock number and bar code of each colour and size; a column of a spreadsheet can be pasted. */
export function CodeGrid({ rows, onChange }: CodeGridProps) {
  const t = useText();
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<CellRow>[] => {
    const column = gridColumns<CellRow>(OrderColorSizeFields);
    // A code is on the label of one colour and size only.
    const once =
      (name: 'sku' | 'barcode69') =>
      (text: string, row: CellRow, all: readonly CellRow[]): string | undefined =>
        text !== '' && all.some((other) => other.id !== row.id && other[name] === text)
          ? t('与另一行重复')
          : undefined;
    return [
      {
        id: 'colorName',
        header: t('颜色'),
        kind: 'computed',
        pinned: true,
        cell: ({ colorName }) => colorName,
      },
      {
        id: 'sizeName',
        header: t('尺码'),
        kind: 'computed',
        width: 80,
        cell: ({ sizeName }) => sizeName,
      },
      {
        id: 'num',
        header: t('数量'),
        kind: 'computed',
        align: 'end',
        width: 88,
        cell: ({ num }) => num,
      },
      column.text('sku', { width: 220, validate: once('sku') }),
      column.text('barcode69', { width: 180, validate: once('barcode69') }),
    ];
  }, [language]);
  return (
    <EditableTable<CellRow>
      label={t('SKU与69码')}
      columns={columns}
      rows={rows}
      rowsFixed
      onRowsChange={onChange}
    />
  );
}
