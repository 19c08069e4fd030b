import { listSizes, type SizeRow } from '@garment-mes/sdk/ccm';
import { Button, Checkbox } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import { namesOf, useNamedRecords } from '#screens/references/use-named-records.ts';
import styles from './style.module.css';
import { cellId, type SizeColorRow } from './style-draft.ts';

/** The sizes of one group. */
const SIZES = { pageNum: 1, pageSize: 500 } as const;

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
  const sizes = useOperation(listSizes, { query: { ...SIZES, sizeGroupId } }).data?.list ?? [];
  const used = rows.map(({ colorId }) => colorId);
  // A colour without a size stays until the page is left, to be ticked again.
  const [shown, setShown] = useState<readonly string[]>(used);
  const colorIds = [...new Set([...shown, ...used])];
  const palette = useNamedRecords('listColors', {
    ids: colorIds,
    names: namesOf(rows, 'colorId', 'colorName'),
  });
  const nameOf = (id: string) => palette.nameOf(id) ?? id;
  const cellOf = (colorId: string, sizeId: string) =>
    rows.find((row) => row.colorId === colorId && row.sizeId === sizeId);

  const newCell = (colorId: string, { id: sizeId, name, code }: SizeRow): SizeColorRow => ({
    ...{ id: cellId({ colorId, sizeId }), colorId, colorName: nameOf(colorId), sizeId },
    sizeName: name,
    sku: `${styleNo}-${palette.rowOf(colorId)?.code ?? ''}-${code}`,
  });
  /** The cells given, all on or all off. */
  function set(cells: readonly (readonly [string, (typeof sizes)[number]])[], on: boolean) {
    const keys = new Set(cells.map(([colorId, { id: sizeId }]) => cellId({ colorId, sizeId })));
    const rest = rows.filter((row) => !keys.has(cellId(row)));
    const next = on
      ? [
          ...rest,
          ...cells.map(([colorId, size]) => cellOf(colorId, size.id) ?? newCell(colorId, size)),
        ]
      : rest;
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
                {sizes.map((size) => (
                  <SizeCell
                    key={size.id}
                    name={`${nameOf(colorId)} ${size.name}`}
                    cell={cellOf(colorId, size.id)}
                    readOnly={readOnly}
                    onTick={(on) => set([[colorId, size]], on)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <ColourTools
          {...{ styleNo, rows, sizes, palette, colorIds, onChange }}
          onAdd={(id) => setShown([...colorIds, id])}
        />
      )}
    </div>
  );
}

interface SizeCellProps {
  readonly name: string;
  /** `undefined` where the colour does not come in the size. */
  readonly cell: SizeColorRow | undefined;
  readonly readOnly: boolean;
  readonly onTick: (on: boolean) => void;
}

function SizeCell({ name, cell, readOnly, onTick }: SizeCellProps) {
  return (
    <td>
      <Checkbox
        aria-label={name}
        disabled={readOnly}
        checked={cell !== undefined}
        onCheckedChange={onTick}
      />
      <span className={styles.sku}>{cell?.sku}</span>
    </td>
  );
}

type Palette = ReturnType<typeof useNamedRecords<'listColors'>>;

interface ColourToolsProps extends Pick<SizeColorGridProps, 'styleNo' | 'rows' | 'onChange'> {
  readonly sizes: readonly SizeRow[];
  readonly palette: Palette;
  /** Colours that are there already. */
  readonly colorIds: readonly string[];
  readonly onAdd: (colorId: string) => void;
}

/** Adds a colour, and numbers the stock of all of them by the rule. */
function ColourTools(props: ColourToolsProps) {
  const t = useText();
  const { styleNo, rows, sizes, palette, colorIds, onAdd, onChange } = props;
  return (
    <div className={styles.line}>
      <ReferenceCombobox
        className={styles.library}
        aria-label={t('添加颜色')}
        placeholder={t('添加颜色')}
        reference="listColors"
        value=""
        onChange={(id) => {
          if (id !== '' && !colorIds.includes(id)) onAdd(id);
        }}
      />
      <Button
        disabled={rows.length === 0}
        onClick={() =>
          onChange(
            rows.map((row) => {
              const size = sizes.find(({ id }) => id === row.sizeId);
              const color = palette.rowOf(row.colorId);
              const codes = [styleNo, color?.code, size?.code];
              return codes.includes(undefined) ? row : { ...row, sku: codes.join('-') };
            }),
          )
        }
      >
        {t('按规则生成SKU')}
      </Button>
    </div>
  );
}
