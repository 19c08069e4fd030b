import { OrderColorMatchingFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { namesOf, useNamedRecords } from '#screens/references/use-named-records.ts';
import type { BomRow, ColourRow } from '../draft/order-draft.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';

interface ColourGridProps extends GridProps<ColourRow> {
  readonly colors: Order['colors'];
  /** Materials that may be matched. */
  readonly bom: readonly BomRow[];
  /** What is stored: its names stand for those who may not read the library of colours. */
  readonly matchings: Order['colorMatchings'];
}

/** Which colour of a material goes with which colour of the garment, part by part. */
export function ColourGrid(props: ColourGridProps) {
  const t = useText();
  const { rows, readOnly, onChange, colors, bom, matchings } = props;
  const palette = useNamedRecords('listColors', {
    ids: rows.flatMap(({ colours }) => Object.values(colours)),
    names: namesOf(matchings, 'materialColorId', 'materialColorName'),
  });
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<ColourRow>[] => {
    const label = (name: string) => fieldLabel(OrderColorMatchingFields, name);
    const materials = new Map(
      (readOnly ? [...matchings, ...bom] : bom).map(({ materialId, materialName }) => [
        materialId,
        materialName,
      ]),
    );
    return [
      { id: 'partName', header: label('partName'), kind: 'text', required: true, pinned: true },
      {
        id: 'materialId',
        header: label('materialId'),
        kind: 'select',
        width: 180,
        required: true,
        options: [...materials].map(([value, name]) => ({ value, label: name })),
        write: (row, materialId) => ({
          ...row,
          materialId,
          materialName: materials.get(materialId) ?? row.materialName,
        }),
      },
      ...colors.map(
        ({ colorId, colorName }): EditColumn<ColourRow> => ({
          id: `garment-${colorId}`,
          header: colorName,
          kind: 'select',
          width: 132,
          options: palette.options,
          search: palette.search,
          paint: ({ colours }) => palette.rowOf(colours[colorId] ?? '')?.hex ?? undefined,
          read: ({ colours }) => colours[colorId] ?? '',
          write: (row, hue) => {
            const { [colorId]: _, ...rest } = row.colours;
            return { ...row, colours: hue === '' ? rest : { ...rest, [colorId]: hue } };
          },
        }),
      ),
    ];
  }, [palette, colors, bom, matchings, readOnly, language]);

  // Every colour of the garment needs its main fabric (I4).
  const main = new Set(
    bom.filter(({ isMain }) => isMain === 1).map(({ materialId }) => materialId),
  );
  const faults = Object.fromEntries(
    rows
      .filter(({ materialId }) => main.has(materialId))
      .map(({ id, colours }) => [
        id,
        Object.fromEntries(
          colors
            .filter(({ colorId }) => colours[colorId] === undefined)
            .map(({ colorId, colorName }) => [
              `garment-${colorId}`,
              t('{color}缺主面料', { color: colorName }),
            ]),
        ),
      ]),
  );
  return (
    <div className={styles.grid}>
      <EditableTable<ColourRow>
        label={t('配色')}
        columns={columns}
        rows={rows}
        onRowsChange={onChange}
        readOnly={readOnly}
        faults={faults}
        createRow={(id) => ({ id, partName: '', materialId: '', materialName: '', colours: {} })}
      />
      {!readOnly && (
        <p className={styles.foot}>
          {t('物料取自BOM；每列是一个成衣颜色；拖动单元格右下角可向右填充')}
        </p>
      )}
    </div>
  );
}
