import type { Style } from '@garment-mes/sdk/mes2';
import { Alert } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { cellKey, cellsOf, PieceMatrix, type PieceRow } from '#garment/matrix/piece-matrix.tsx';
import { readMatrixBlock } from '#garment/matrix/read-matrix-block.ts';
import styles from './entry.module.css';
import { inOrderOf } from './in-order-of.ts';
import { MatrixAxes } from './matrix-axes.tsx';
import { badCells, type MatrixEntry } from './order-entry.ts';
import { RatioPopover } from './ratio-popover.tsx';
import type { ColoursAndSizes } from './use-colours-and-sizes.ts';

interface EntryMatrixProps<Entry extends MatrixEntry> {
  readonly entry: Entry;
  /** Says which sizes there are. */
  readonly style: Style | undefined;
  /** An empty matrix takes the colours and sizes of the style as soon as it is there. */
  readonly takesStyle: boolean;
  /** The colours and sizes it may be made in. */
  readonly library: ColoursAndSizes;
  /** What else there is to say of a cell. */
  readonly hintOf?: (colorId: string, sizeId: string) => string | undefined;
  readonly onChange: (entry: Entry) => void;
}

/** Colours down, sizes across, pieces in between; sums are in the margin. */
export function EntryMatrix<Entry extends MatrixEntry>(props: EntryMatrixProps<Entry>) {
  const t = useText();
  const { entry, style, takesStyle, library, hintOf, onChange } = props;
  const { colors, sizes, cells } = entry;
  const { nameOf, sizeOf } = library;
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

  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const wrong = badCells(entry, (colorId, sizeId) => `${nameOf(colorId)}/${sizeOf(sizeId)}`);
  const rows = rowsOf(entry, library, wrong, hintOf);
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

  return (
    <section className={styles.pieces} aria-label={t('数量')}>
      <MatrixAxes entry={entry} style={style} library={library} onChange={onChange} />
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
    </section>
  );
}

/** A row for each colour: its pieces by size, what is wrong with them and what else there is to say. */
const rowsOf = (
  { colors, sizes, cells }: MatrixEntry,
  { nameOf, hexOf }: ColoursAndSizes,
  wrong: ReadonlyMap<string, string>,
  hintOf: EntryMatrixProps<MatrixEntry>['hintOf'],
): PieceRow[] =>
  colors.map((id) => {
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
