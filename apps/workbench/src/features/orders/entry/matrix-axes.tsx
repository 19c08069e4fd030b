import { formatNumber } from '@garment-mes/domain/formats';
import type { Style } from '@garment-mes/sdk/mes2';
import { Field, type LoadOptions, MultiCombobox, useConfirm } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './entry.module.css';
import { inOrderOf } from './in-order-of.ts';
import { entryTotal, type MatrixEntry } from './order-entry.ts';
import type { ColoursAndSizes } from './use-colours-and-sizes.ts';

interface MatrixAxesProps<Entry extends MatrixEntry> {
  readonly entry: Entry;
  readonly style: Style | undefined;
  readonly library: ColoursAndSizes;
  readonly onChange: (entry: Entry) => void;
}

/** Which colours and sizes the matrix has. */
export function MatrixAxes<Entry extends MatrixEntry>(props: MatrixAxesProps<Entry>) {
  const t = useText();
  const { entry, style, library, onChange } = props;
  const { palette, nameOf, sizeOf } = library;
  const cells = style?.sizeColors;
  const search = useMemo((): LoadOptions => {
    const own = new Map(cells?.map(({ colorId, colorName }) => [colorId, colorName]));
    const first = Array.from(own, ([value, label]) => ({ value, label }));
    // While nothing is typed the colours of the style stand before others.
    return async (text, signal) => {
      const found = await palette.search(text, signal);
      return text.trim() === ''
        ? [...first, ...found.filter(({ value }) => !own.has(value))]
        : found;
    };
  }, [cells, palette.search]);
  const { colors, sizes } = entry;
  const { ask, dialog } = useConfirm();

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
    <>
      <div className={styles.fields}>
        <Field label={t('颜色')}>
          <MultiCombobox
            values={colors}
            valueLabels={Object.fromEntries(colors.map((id) => [id, nameOf(id)]))}
            options={search}
            onValuesChange={(next) => narrow({ colors: next })}
          />
        </Field>
        <Field label={t('尺码')}>
          <MultiCombobox
            values={sizes}
            valueLabels={Object.fromEntries(sizes.map((id) => [id, sizeOf(id)]))}
            options={library.sizes.map(({ id, name }) => ({ value: id, label: name }))}
            onValuesChange={(next) =>
              narrow({
                sizes: inOrderOf(
                  next,
                  library.sizes.map(({ id }) => id),
                ),
              })
            }
          />
        </Field>
      </div>
      {dialog}
    </>
  );
}
