import { formatNumber } from '@garment-mes/domain/formats';
import { listColors, listSizes } from '@garment-mes/sdk/ccm';
import type { Style } from '@garment-mes/sdk/mes2';
import { Alert, Field, MultiCombobox, useConfirm } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { cellsOf, PieceMatrix, type PieceRow } from '../matrix/piece-matrix.tsx';
import styles from './entry.module.css';
import { badCells, cellKey, entryTotal, type MatrixEntry } from './order-entry.ts';
import { RatioPopover } from './ratio-popover.tsx';
import { readMatrixBlock } from './read-matrix-block.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface EntryMatrixProps<Entry extends MatrixEntry> {
  readonly entry: Entry;
  /** Says which sizes there are. */
  readonly style: Style | undefined;
  /** An empty matrix takes the colours and sizes of the style as soon as it is there. */
  readonly takesStyle: boolean;
  /** Names that are known before the libraries are read, or without the right to. */
  readonly names?: ReadonlyMap<string, string>;
  /** What else there is to say of a cell. */
  readonly hintOf?: (colorId: string, sizeId: string) => string | undefined;
  readonly onChange: (entry: Entry) => void;
}

/** Colours down, sizes across, pieces in between; sums stand in the margin. */
export function EntryMatrix<Entry extends MatrixEntry>(props: EntryMatrixProps<Entry>) {
  const t = useText();
  const { entry, style, takesStyle, names, hintOf, onChange } = props;
  const { colors, sizes, cells } = entry;
  const { ask, dialog } = useConfirm();
  const palette = useOperation(listColors, { query: ALL }).data?.list ?? [];
  const groupId = style?.sizeGroupId ?? '';
  const known =
    useOperation(
      listSizes,
      { query: { ...ALL, sizeGroupId: groupId } },
      { enabled: groupId !== '' },
    ).data?.list ?? [];
  const takeFromStyle = useEffectEvent(() => {
    if (!takesStyle || style === undefined || colors.length > 0 || sizes.length > 0) return;
    onChange({
      ...entry,
      colors: [...new Set(style.sizeColors.map(({ colorId }) => colorId))],
      sizes: [...new Set(style.sizeColors.map(({ sizeId }) => sizeId))],
    });
  });
  const styleId = style?.id;
  useEffect(() => takeFromStyle(), [styleId]);

  const nameOf = (id: string) =>
    names?.get(id) ??
    palette.find((color) => color.id === id)?.name ??
    style?.sizeColors.find(({ colorId }) => colorId === id)?.colorName ??
    id;
  const hexOf = (id: string) => palette.find((color) => color.id === id)?.hex;
  const sizeOf = (id: string) =>
    names?.get(id) ??
    known.find((size) => size.id === id)?.name ??
    style?.sizeColors.find(({ sizeId }) => sizeId === id)?.sizeName ??
    id;
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const wrong = badCells(entry, (colorId, sizeId) => `${nameOf(colorId)}/${sizeOf(sizeId)}`);
  const rows = colors.map((id): PieceRow => {
    const texts = sizes.map((sizeId) => [sizeId, cells[cellKey(id, sizeId)] ?? ''] as const);
    const faults = sizes.flatMap((sizeId) => {
      const said = wrong.get(cellKey(id, sizeId));
      return said === undefined ? [] : [[sizeId, said] as const];
    });
    return {
      id,
      colorName: nameOf(id),
      hex: hexOf(id),
      cells: Object.fromEntries(texts),
      faults: Object.fromEntries(faults),
      hints: Object.fromEntries(sizes.map((sizeId) => [sizeId, hintOf?.(id, sizeId)])),
    };
  });
  const typed = (next: Readonly<Record<string, string>>) =>
    onChange({ ...entry, cells: { ...cells, ...next } });

  /** A block of a spreadsheet, with or without its names; one number is the cell's own. */
  function pasteRows(
    block: readonly (readonly string[])[],
    from: { readonly row: string; readonly column: string },
  ): readonly PieceRow[] | undefined {
    if (block.length === 1 && block[0]?.length === 1) return undefined;
    const read = readMatrixBlock(
      block,
      colors.map((id) => ({ id, name: nameOf(id) })),
      sizes.map((id) => ({ id, name: sizeOf(id) })),
      { color: colors.indexOf(from.row), size: Math.max(0, sizes.indexOf(from.column)) },
    );
    setUnknown(read.unknown);
    return rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([sizeId, text]) => [
          sizeId,
          read.cells[cellKey(row.id, sizeId)] ?? text,
        ]),
      ),
    }));
  }

  /** Colours and sizes that are taken away take their pieces along: asked before. */
  function narrow(next: Partial<Pick<MatrixEntry, 'colors' | 'sizes'>>): void {
    const lost = { ...entry, ...next };
    const num = entryTotal(entry) - entryTotal(lost);
    const take = () => onChange({ ...entry, ...next });
    if (num <= 0) {
      take();
      return;
    }
    const gone = [
      ...colors.filter((id) => !lost.colors.includes(id)).map(nameOf),
      ...sizes.filter((id) => !lost.sizes.includes(id)).map(sizeOf),
    ].join(t('、'));
    ask({
      title: t('{names}已有{num}件，移除？', { names: gone, num: formatNumber(num) }),
      confirmLabel: t('移除'),
      onConfirm: take,
    });
  }

  return (
    <section className={styles.pieces} aria-label={t('数量')}>
      <div className={styles.fields}>
        <Field label={t('颜色')}>
          <MultiCombobox
            values={colors}
            valueLabels={Object.fromEntries(colors.map((id) => [id, nameOf(id)]))}
            options={ownFirst(
              palette,
              style?.sizeColors.map(({ colorId }) => colorId),
            ).map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
            onValuesChange={(next) => narrow({ colors: next })}
          />
        </Field>
        <Field label={t('尺码')}>
          <MultiCombobox
            values={sizes}
            valueLabels={Object.fromEntries(sizes.map((id) => [id, sizeOf(id)]))}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            onValuesChange={(next) =>
              narrow({
                sizes: inOrderOf(
                  next,
                  known.map(({ id }) => id),
                ),
              })
            }
          />
        </Field>
      </div>
      {colors.length > 0 && sizes.length > 0 && (
        <PieceMatrix
          label={t('数量')}
          rows={rows}
          sizes={sizes.map((sizeId) => ({ sizeId, sizeName: sizeOf(sizeId) }))}
          sortable
          pasteRows={pasteRows}
          onChange={(next) =>
            onChange({
              ...entry,
              colors: inOrderOf(
                colors,
                next.map(({ id }) => id),
              ),
              cells: { ...cells, ...cellsOf(next) },
            })
          }
          toolbar={
            <RatioPopover
              colors={colors.map((id) => ({ value: id, label: nameOf(id) }))}
              count={sizes.length}
              onShare={(colorId, nums) =>
                typed(
                  Object.fromEntries(
                    sizes.map((sizeId, at) => [cellKey(colorId, sizeId), nums[at] ?? '']),
                  ),
                )
              }
            />
          }
        />
      )}
      {wrong.size > 0 && <Alert tone="bad">{[...wrong.values()].join(t('；'))}</Alert>}
      {unknown.length > 0 && (
        <Alert tone="warn">
          {t('粘贴的内容里有本订单没有的颜色或尺码：{names}', { names: unknown.join(t('、')) })}
        </Alert>
      )}
      {dialog}
    </section>
  );
}

/** Those of the style before the rest of the library. */
function ownFirst<Color extends { readonly id: string }>(
  palette: readonly Color[],
  own: readonly string[] = [],
): readonly Color[] {
  const first = new Set(own);
  return [
    ...palette.filter(({ id }) => first.has(id)),
    ...palette.filter(({ id }) => !first.has(id)),
  ];
}

/** Ids in the order of a list; what the list does not have stays at the end. */
const inOrderOf = (ids: readonly string[], list: readonly string[]): readonly string[] => [
  ...list.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !list.includes(id)),
];
