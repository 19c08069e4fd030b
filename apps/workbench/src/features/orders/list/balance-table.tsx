import { formatNumber } from '@garment-mes/domain/formats';
import { OrderBalanceCellFields } from '@garment-mes/sdk/labels';
import type { OrderBalanceCell } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './balance-table.module.css';

/** Stages on the way, and where the garments cut went. */
const STAGES = ['orderNum', 'cutNum', 'sewNum', 'inNum'] as const;
const ENDS = ['shippedNum', 'stockNum', 'secondNum', 'scrapNum', 'cutScrapNum'] as const;
const FIGURES = [...STAGES, ...ENDS, 'accountedNum', 'gapNum'] as const;

/** Where every garment cut of an order went, by colour and size; what is missing is red. */
export function BalanceTable({ cells }: { readonly cells: readonly OrderBalanceCell[] }) {
  const t = useText();
  const colors = [...new Set(cells.map(({ colorId }) => colorId))].map((colorId) =>
    cells.filter((cell) => cell.colorId === colorId),
  );
  const label = (name: keyof OrderBalanceCell) => fieldLabel(OrderBalanceCellFields, name);
  return (
    <div className={styles.across}>
      <table className={styles.balance}>
        <caption>{t('裁剪 = 出货 + 库存 + 次品 + 缝后报废 + 裁剪报废')}</caption>
        <thead>
          <tr>
            <th scope="col">{label('colorName')}</th>
            <th scope="col">{label('sizeName')}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        {colors.map((own) => (
          <tbody key={own[0]?.colorId}>
            {own.map((cell, at) => (
              <tr key={cell.sizeId}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={own.length}>
                    {cell.colorName}
                  </th>
                )}
                <th scope="row">{cell.sizeName}</th>
                <Figures of={cell} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('合计')}
            </th>
            <Figures of={sumsOf(cells)} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type FigureName = (typeof FIGURES)[number];
type Sums = Readonly<Record<FigureName, number>>;

function Figures({ of }: { readonly of: Sums }) {
  return FIGURES.map((name) => (
    <td key={name} data-gap={(name === 'gapNum' && of[name] !== 0) || undefined}>
      {formatNumber(of[name])}
    </td>
  ));
}

const sumsOf = (cells: readonly OrderBalanceCell[]): Sums =>
  Object.fromEntries(
    FIGURES.map((name) => [name, cells.reduce((sum, cell) => sum + cell[name], 0)]),
  ) as Sums;
