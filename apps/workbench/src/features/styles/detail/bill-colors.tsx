import { StyleBomLineFields } from '@garment-mes/sdk/labels';
import { Button, Checkbox, type CustomColumn, Popover } from '@garment-mes/ui';
import { labelOf, t, useText } from '#app/i18n.ts';
import styles from './style.module.css';
import type { BomRow } from './style-draft.ts';

/** A colour of the style. */
export interface StyleColor {
  readonly colorId: string;
  readonly colorName: string;
}

/** Colours of a style, each once, in their order. */
export const colorsOf = (sizeColors: readonly StyleColor[]): readonly StyleColor[] => [
  ...new Map(
    sizeColors.map(({ colorId, colorName }) => [colorId, { colorId, colorName }]),
  ).values(),
];

/** Where it is said for which colours of the garment a line of the bill is. */
export const billColorColumn = (
  colors: readonly StyleColor[],
  readOnly: boolean,
): CustomColumn<BomRow> => ({
  id: 'colorIds',
  header: labelOf(StyleBomLineFields.colorIds),
  kind: 'custom',
  width: 132,
  read: (row) => row.colorNames ?? t('全部颜色'),
  cell: (row, update) => (
    <BillColors row={row} colors={colors} readOnly={readOnly} onChange={update} />
  ),
});

function BillColors(props: {
  readonly row: BomRow;
  readonly colors: readonly StyleColor[];
  readonly readOnly: boolean;
  readonly onChange: (row: BomRow) => void;
}) {
  const t = useText();
  const { row, colors, readOnly, onChange } = props;
  const offered = [...colors, ...lostColors(row, colors)];
  const said = row.colorNames ?? t('全部颜色');
  if (readOnly || offered.length === 0) return <span title={said}>{said}</span>;
  const set = (id: string, isOn: boolean) => {
    const chosen = offered.filter(({ colorId }) =>
      colorId === id ? isOn : row.colorIds.includes(colorId),
    );
    onChange({
      ...row,
      colorIds: chosen.map(({ colorId }) => colorId),
      colorNames: chosen.map(({ colorName }) => colorName).join('、') || null,
    });
  };
  return (
    <Popover
      aria-label={labelOf(StyleBomLineFields.colorIds)}
      className={styles.colors}
      trigger={
        <Button size="small" variant="plain" title={said}>
          {said}
        </Button>
      }
    >
      {offered.map(({ colorId, colorName }) => (
        <Checkbox
          key={colorId}
          checked={row.colorIds.includes(colorId)}
          onCheckedChange={(isOn) => set(colorId, isOn)}
        >
          {colorName}
        </Checkbox>
      ))}
      <p>{t('都不选即适用全部颜色')}</p>
    </Popover>
  );
}

/** Colours the line names and the style has no more: they can be taken off the line. */
function lostColors({ colorIds, colorNames }: BomRow, colors: readonly StyleColor[]): StyleColor[] {
  const names = colorNames?.split('、') ?? [];
  return colorIds.flatMap((colorId, at) =>
    colors.some((each) => each.colorId === colorId)
      ? []
      : [{ colorId, colorName: names[at] ?? colorId }],
  );
}
