import { listColors, listSizes } from '@garment-mes/sdk/ccm';
import type { Style } from '@garment-mes/sdk/mes2';
import { Alert, Field, MultiCombobox, NumberInput } from '@garment-mes/ui';
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
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
  const numOf = (colorId: string, sizeId: string) => Number(cells[cellKey(colorId, sizeId)]) || 0;
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const wrong = badCells(entry, (colorId, sizeId) => `${nameOf(colorId)}/${sizeOf(sizeId)}`);

  /** A block of a spreadsheet; one number is the control's own. */
  function paste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (/^\d*$/.test(text.trim())) return;
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const [colorId = '', sizeId = ''] = cell?.split('/') ?? [];
    if (cell === undefined) return;
    event.preventDefault();
    const block = readMatrixBlock(
      text.split(/\r?\n/).map((line) => line.split('\t')),
      colors.map((id) => ({ id, name: nameOf(id) })),
      sizes.map((id) => ({ id, name: sizeOf(id) })),
      { color: colors.indexOf(colorId), size: sizes.indexOf(sizeId) },
    );
    setUnknown(block.unknown);
    onChange({ ...entry, cells: { ...cells, ...block.cells } });
  }

  const sum = (of: readonly (readonly [string, string])[]) =>
    of.reduce((all, [colorId, sizeId]) => all + numOf(colorId, sizeId), 0);

  return (
    <section className={styles.pieces} aria-label={t('数量')}>
      <div className={styles.fields}>
        <Field label={t('颜色')}>
          <MultiCombobox
            values={colors}
            valueLabels={Object.fromEntries(colors.map((id) => [id, nameOf(id)]))}
            options={palette.map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
            onValuesChange={(next) => onChange({ ...entry, colors: next })}
          />
        </Field>
        <Field label={t('尺码')}>
          <MultiCombobox
            values={sizes}
            valueLabels={Object.fromEntries(sizes.map((id) => [id, sizeOf(id)]))}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            onValuesChange={(next) => onChange({ ...entry, sizes: next })}
          />
        </Field>
      </div>
      {colors.length > 0 && sizes.length > 0 && (
        <div className={styles.across} onPaste={paste}>
          <table className={styles.matrix}>
            <thead>
              <tr>
                <th scope="col">{t('颜色')}</th>
                {sizes.map((id) => (
                  <th key={id} scope="col">
                    {sizeOf(id)}
                  </th>
                ))}
                <th scope="col">{t('合计')}</th>
              </tr>
            </thead>
            <tbody>
              {colors.map((colorId) => (
                <tr key={colorId}>
                  <th scope="row">
                    <span
                      aria-hidden
                      className={styles.swatch}
                      style={{ background: hexOf(colorId) ?? 'none' }}
                    />
                    {nameOf(colorId)}
                  </th>
                  {sizes.map((sizeId) => (
                    <td
                      key={sizeId}
                      data-cell={cellKey(colorId, sizeId)}
                      title={hintOf?.(colorId, sizeId)}
                    >
                      <NumberInput
                        aria-label={`${nameOf(colorId)} ${sizeOf(sizeId)}`}
                        places={0}
                        min="0"
                        value={cells[cellKey(colorId, sizeId)] ?? ''}
                        onValueChange={(num) =>
                          onChange({
                            ...entry,
                            cells: { ...cells, [cellKey(colorId, sizeId)]: num },
                          })
                        }
                      />
                    </td>
                  ))}
                  <td>{sum(sizes.map((sizeId) => [colorId, sizeId]))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('合计')}</th>
                {sizes.map((sizeId) => (
                  <td key={sizeId}>{sum(colors.map((colorId) => [colorId, sizeId]))}</td>
                ))}
                <td>{entryTotal(entry)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {colors.length > 0 && sizes.length > 0 && (
        <RatioPopover
          colors={colors.map((id) => ({ value: id, label: nameOf(id) }))}
          count={sizes.length}
          onShare={(colorId, nums) =>
            onChange({
              ...entry,
              cells: {
                ...cells,
                ...Object.fromEntries(
                  sizes.map((sizeId, at) => [cellKey(colorId, sizeId), nums[at] ?? '']),
                ),
              },
            })
          }
        />
      )}
      {wrong.length > 0 && <Alert tone="bad">{wrong.join(t('；'))}</Alert>}
      {unknown.length > 0 && (
        <Alert tone="warn">
          {t('粘贴的内容里有本订单没有的颜色或尺码：{names}', { names: unknown.join(t('、')) })}
        </Alert>
      )}
    </section>
  );
}
