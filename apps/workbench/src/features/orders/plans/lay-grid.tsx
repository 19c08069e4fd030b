import { formatNumber } from '@garment-mes/domain/formats';
import { CutPlanLayFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { GridProps } from '../grids/grid-props.ts';
import { AddShade } from './add-shade.tsx';
import { blockKey, blocksOf } from './plan-blocks.ts';
import { type LayRow, layPlies, type MarkerRow, yieldOf } from './plan-draft.ts';
import styles from './plans.module.css';

interface LayGridProps extends GridProps<LayRow> {
  readonly colors: Order['colors'];
  readonly markers: readonly MarkerRow[];
  /** Most plies of a lay; nothing is too high before it is known. */
  readonly maxPlies: number | undefined;
}

/** Lays of a plan in the order they are cut: each on a marker, with the plies of each colour, shade by shade. */
export function LayGrid(props: LayGridProps) {
  const t = useText();
  const { rows, readOnly, onChange, colors, markers, maxPlies } = props;
  const language = currentLanguage();
  /** Blocks that somebody made room for. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const keys = [...new Set([...rows.flatMap(({ plies }) => Object.keys(plies)), ...asked])];
  const known = keys.join('\n');
  const blocks = useMemo(
    () =>
      blocksOf(
        colors.map(({ colorId }) => colorId),
        known.split('\n'),
      ),
    [colors, known],
  );
  const columns = useMemo(
    (): readonly EditColumn<LayRow>[] => [
      {
        id: 'layNo',
        header: fieldLabel(CutPlanLayFields, 'layNo'),
        kind: 'computed',
        width: 88,
        pinned: true,
        cell: (_, index) => index + 1,
      },
      {
        id: 'markerId',
        header: t('唛架'),
        kind: 'select',
        width: 112,
        required: true,
        options: markers.map(({ id, markerName }) => ({ value: id, label: markerName })),
      },
      ...blocks.map((block): EditColumn<LayRow> => {
        const key = blockKey(block);
        const name = colors.find(({ colorId }) => colorId === block.colorId)?.colorName;
        return {
          id: `color-${key}`,
          header: [name, block.shade].filter(Boolean).join(' '),
          kind: 'number',
          places: 0,
          min: '0',
          width: 96,
          read: ({ plies }) => plies[key] ?? '',
          write: (row, plies) => ({ ...row, plies: { ...row.plies, [key]: plies } }),
        };
      }),
      {
        id: 'plies',
        header: fieldLabel(CutPlanLayFields, 'plies'),
        kind: 'computed',
        align: 'end',
        width: 96,
        cell: (row) => {
          const plies = layPlies(row);
          if (maxPlies === undefined || plies <= maxPlies) return formatNumber(plies);
          const said = t('最多 {max} 层', { max: maxPlies });
          return (
            <span className={styles.over} title={said}>
              <span role="img" aria-label={said}>
                ▲
              </span>{' '}
              {formatNumber(plies)}
            </span>
          );
        },
      },
      {
        id: 'planNum',
        header: fieldLabel(CutPlanLayFields, 'planNum'),
        kind: 'computed',
        align: 'end',
        width: 96,
        cell: (row) => formatNumber(yieldOf({ markers, lays: [row] }).planNum),
      },
    ],
    [colors, blocks, markers, maxPlies, language],
  );
  return (
    <EditableTable<LayRow>
      label={t('床次计划')}
      columns={columns}
      rows={rows}
      onRowsChange={onChange}
      readOnly={readOnly}
      createRow={(id) => ({ id, markerId: markers[0]?.id ?? '', plies: {} })}
      toolbar={
        !readOnly && (
          <AddShade
            colors={colors}
            keys={blocks.map(blockKey)}
            onAdd={(key) => setAsked([...asked, key])}
          />
        )
      }
    />
  );
}
