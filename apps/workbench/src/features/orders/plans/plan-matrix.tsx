import { formatNumber } from '@garment-mes/domain/formats';
import type { Order } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import page from '../order-detail.module.css';
import type { PlanCell } from './plan-draft.ts';

interface PlanMatrixProps {
  readonly order: Pick<Order, 'colors' | 'sizes'>;
  readonly cells: readonly PlanCell[];
}

/** What the plans of a part yield, against the least and the most each colour and size allows. */
export function PlanMatrix({ order, cells }: PlanMatrixProps) {
  const t = useText();
  const { colors, sizes } = order;
  return (
    <>
      <table className={page.matrix} aria-label={t('计划件数')}>
        <thead>
          <tr>
            <th scope="col">{t('颜色')}</th>
            {sizes.map(({ sizeId, sizeName }) => (
              <th key={sizeId} scope="col">
                {sizeName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map(({ colorId, colorName }) => (
            <tr key={colorId}>
              <th scope="row">{colorName}</th>
              {sizes.map(({ sizeId }) => (
                <Planned
                  key={sizeId}
                  cell={cells.find((each) => each.colorId === colorId && each.sizeId === sizeId)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={page.legend}>{t('每格：计划件数，下限 – 上限；含同布种其他已批准的方案')}</p>
    </>
  );
}

function Planned({ cell }: { readonly cell: PlanCell | undefined }) {
  const t = useText();
  if (cell === undefined) return <td>–</td>;
  const { planNum, orderNum, maxNum } = cell;
  const [isShort, isOver] = [planNum < orderNum, planNum > maxNum];
  const state = isShort ? undefined : isOver ? 'over' : 'done';
  return (
    <td data-state={state}>
      <span className={page.ordered}>
        {isOver && <span title={t('超过上限')}>▲ </span>}
        {isShort && <span title={t('少于下限')}>▼ </span>}
        {formatNumber(planNum)}
      </span>
      <span className={page.cut}>
        {formatNumber(orderNum)} – {formatNumber(maxNum)}
      </span>
    </td>
  );
}
