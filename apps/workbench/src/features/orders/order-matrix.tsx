import { formatNumber } from '@garment-mes/domain/formats';
import { OrderColorSizeFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './order-detail.module.css';

type Cell = Order['colorSizes'][number];

/** What a cell shows when it is pointed at. */
const FIGURES = [
  ...(['planNum', 'cutNum', 'limitNum', 'scrapNum', 'secondNum'] as const),
  ...(['qcPassNum', 'inNum', 'outNum'] as const),
] as const;

/** Ordered pieces of each colour and size, with what is cut and how much may be. */
export function OrderMatrix({ order }: { readonly order: Order }) {
  const t = useText();
  const { colors, sizes, colorSizes } = order;
  const cellOf = (colorId: string, sizeId: string) =>
    colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);

  return (
    <>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('颜色')}</th>
            {sizes.map(({ id, sizeName }) => (
              <th key={id} scope="col">
                {sizeName}
              </th>
            ))}
            <th scope="col">{t('合计')}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color.id}>
              <th scope="row">
                <span
                  aria-hidden
                  className={styles.swatch}
                  style={{ background: color.hex ?? 'none' }}
                />
                {color.colorName}
                {color.customerColor && <small>{color.customerColor}</small>}
              </th>
              {sizes.map(({ id, sizeId }) => (
                <MatrixCell key={id} cell={cellOf(color.colorId, sizeId)} />
              ))}
              <Total cells={colorSizes.filter(({ colorId }) => colorId === color.colorId)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('合计')}</th>
            {sizes.map(({ id, sizeId }) => (
              <Total key={id} cells={colorSizes.filter((cell) => cell.sizeId === sizeId)} />
            ))}
            <Total cells={colorSizes} />
          </tr>
        </tfoot>
      </table>
      <p className={styles.legend}>{t('每格：订单数，已裁 / 上限')}</p>
    </>
  );
}

function MatrixCell({ cell }: { readonly cell: Cell | undefined }) {
  if (cell === undefined) return <td>–</td>;
  const over = cell.cutNum > cell.limitNum;
  const said = FIGURES.map(
    (name) => `${fieldLabel(OrderColorSizeFields, name)} ${formatNumber(cell[name])}`,
  ).join('\n');
  const state = over ? 'over' : cell.cutNum >= cell.num && cell.num > 0 ? 'done' : undefined;
  return (
    <td data-state={state} title={said}>
      <span className={styles.ordered}>{formatNumber(cell.num)}</span>
      <span className={styles.cut}>
        {over && '▲ '}
        {formatNumber(cell.cutNum)} / {formatNumber(cell.limitNum)}
      </span>
    </td>
  );
}

function Total({ cells }: { readonly cells: readonly Cell[] }) {
  const sum = (read: (cell: Cell) => number) => cells.reduce((all, cell) => all + read(cell), 0);
  return (
    <td className={styles.total}>
      <span className={styles.ordered}>{formatNumber(sum(({ num }) => num))}</span>
      <span className={styles.cut}>{formatNumber(sum(({ cutNum }) => cutNum))}</span>
    </td>
  );
}
