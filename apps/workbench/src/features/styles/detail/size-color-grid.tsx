import { listColors, listSizes } from '@garment-mes/sdk/ccm';
import { Button, Checkbox, Combobox } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './style.module.css';
import { cellId, type SizeColorRow } from './style-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface SizeColorGridProps {
  readonly styleNo: string;
  readonly sizeGroupId: string;
  readonly rows: readonly SizeColorRow[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly SizeColorRow[]) => void;
}

/** Which colours come in which sizes, each with its stock number. */
export function SizeColorGrid(props: SizeColorGridProps) {
  const t = useText();
  const { styleNo, sizeGroupId, rows, readOnly, onChange } = props;
  const sizes = useOperation(listSizes, { query: { ...ALL, sizeGroupId } }).data?.list ?? [];
  const palette = useOperation(listColors, { query: ALL }).data?.list ?? [];
  const used = rows.map(({ colorId }) => colorId);
  // A colour without a size stays until the page is left, to be ticked again.
  const [shown, setShown] = useState<readonly string[]>(used);
  const colorIds = [...new Set([...shown, ...used])];
  const nameOf = (id: string) =>
    palette.find((color) => color.id === id)?.name ??
    rows.find(({ colorId }) => colorId === id)?.colorName ??
    id;
  const cellOf = (colorId: string, sizeId: string) =>
    rows.find((row) => row.colorId === colorId && row.sizeId === sizeId);

  const rowOf = (colorId: string, size: (typeof sizes)[number]): SizeColorRow => {
    const color = palette.find(({ id }) => id === colorId);
    return (
      cellOf(colorId, size.id) ?? {
        id: cellId({ colorId, sizeId: size.id }),
        colorId,
        colorName: nameOf(colorId),
        sizeId: size.id,
        sizeName: size.name,
        sku: `${styleNo}-${color?.code ?? ''}-${size.code}`,
      }
    );
  };
  /** The cells given, all on or all off. */
  function set(cells: readonly (readonly [string, (typeof sizes)[number]])[], on: boolean) {
    const keys = new Set(cells.map(([colorId, { id: sizeId }]) => cellId({ colorId, sizeId })));
    const rest = rows.filter((row) => !keys.has(cellId(row)));
    const next = on ? [...rest, ...cells.map(([colorId, size]) => rowOf(colorId, size))] : rest;
    setShown(colorIds);
    onChange(next.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
  /** Colour by colour, the sizes of each as their group has them. */
  const placeOf = ({ colorId, sizeId }: SizeColorRow): number =>
    colorIds.indexOf(colorId) * sizes.length + sizes.findIndex(({ id }) => id === sizeId);
  const ofColor = (colorId: string) => sizes.map((size) => [colorId, size] as const);
  const ofSize = (size: (typeof sizes)[number]) => colorIds.map((id) => [id, size] as const);
  const state = (cells: readonly (readonly [string, { readonly id: string }])[]) => {
    const count = cells.filter(([colorId, { id }]) => cellOf(colorId, id) !== undefined).length;
    return count === 0 ? false : count === cells.length ? true : ('indeterminate' as const);
  };

  return (
    <div className={styles.grid}>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('颜色')}</th>
              {sizes.map((size) => (
                <th key={size.id} scope="col">
                  <Checkbox
                    disabled={readOnly || colorIds.length === 0}
                    checked={state(ofSize(size))}
                    onCheckedChange={(on) => set(ofSize(size), on)}
                  >
                    {size.name}
                  </Checkbox>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colorIds.map((colorId) => (
              <tr key={colorId}>
                <th scope="row">
                  <Checkbox
                    disabled={readOnly}
                    checked={state(ofColor(colorId))}
                    onCheckedChange={(on) => set(ofColor(colorId), on)}
                  >
                    {nameOf(colorId)}
                  </Checkbox>
                </th>
                {sizes.map((size) => {
                  const cell = cellOf(colorId, size.id);
                  return (
                    <td key={size.id}>
                      <Checkbox
                        aria-label={`${nameOf(colorId)} ${size.name}`}
                        disabled={readOnly}
                        checked={cell !== undefined}
                        onCheckedChange={(on) => set([[colorId, size]], on)}
                      />
                      <span className={styles.sku}>{cell?.sku}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <div className={styles.line}>
          <Combobox
            className={styles.library}
            aria-label={t('添加颜色')}
            placeholder={t('添加颜色')}
            value=""
            options={palette
              .filter(({ id }) => !colorIds.includes(id))
              .map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
            onValueChange={(id) => {
              if (id !== '') setShown([...colorIds, id]);
            }}
          />
          <Button
            disabled={rows.length === 0}
            onClick={() =>
              onChange(
                rows.map((row) => {
                  const size = sizes.find(({ id }) => id === row.sizeId);
                  const color = palette.find(({ id }) => id === row.colorId);
                  const codes = [styleNo, color?.code, size?.code];
                  return codes.includes(undefined) ? row : { ...row, sku: codes.join('-') };
                }),
              )
            }
          >
            {t('按规则生成SKU')}
          </Button>
        </div>
      )}
    </div>
  );
}
