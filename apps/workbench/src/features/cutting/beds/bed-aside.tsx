import { type CuttingBedRow, getCuttingBed } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import grid from '../bill/grid.module.css';
import { BedSteps } from '../bill/head/bed-steps.tsx';
import styles from './cutting-beds.module.css';

/** Below a row: how far the bed is, and its pieces by colour and size. */
export function BedAside({ bed }: { readonly bed: CuttingBedRow }) {
  const t = useText();
  const detail = useOperation(getCuttingBed, { query: { id: bed.id } }, { live: 'bed' });
  if (detail.error)
    return (
      <ErrorState onRetry={() => void detail.refetch()}>{failureText(detail.error)}</ErrorState>
    );
  const { colors = [], sizes = [], colorSizes = [] } = detail.data ?? {};
  const colorIds = [...new Set(colors.map(({ colorId }) => colorId))];
  const numOf = (colorId: string, sizeId: string) =>
    colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId)?.cutNum ?? 0;

  return (
    <div className={styles.aside}>
      <BedSteps bed={detail.data ?? bed} />
      {detail.data === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <table className={`${grid.table} ${styles.pieces}`}>
          <thead>
            <tr>
              <th>{t('颜色')}</th>
              {sizes.map(({ sizeId, sizeName }) => (
                <th key={sizeId} className={grid.figure}>
                  {sizeName}
                </th>
              ))}
              <th className={grid.figure}>{t('合计')}</th>
            </tr>
          </thead>
          <tbody>
            {colorIds.map((colorId) => (
              <tr key={colorId}>
                <td>{colors.find((color) => color.colorId === colorId)?.colorName}</td>
                {sizes.map(({ sizeId }) => (
                  <td key={sizeId} className={grid.figure}>
                    {numOf(colorId, sizeId)}
                  </td>
                ))}
                <td className={grid.figure}>
                  {sizes.reduce((sum, { sizeId }) => sum + numOf(colorId, sizeId), 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
