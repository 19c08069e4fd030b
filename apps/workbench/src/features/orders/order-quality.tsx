import { OrderMeasurePointFields, OrderQualifyingFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { EmptyState } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './order-detail.module.css';

/** What the order is inspected by: limits, and each measure size by size with what it may be off. */
export function OrderQuality({ order }: { readonly order: Order }) {
  const t = useText();
  const { qualifying, sizes } = order;
  if (qualifying === null) return <EmptyState>{t('还没有质量标准')}</EmptyState>;
  return (
    <div className={styles.overview}>
      <Facts
        fields={OrderQualifyingFields}
        record={qualifying}
        names={['aqlMajor', 'aqlMinor', 'inspectionLevel', 'gates']}
      />
      {qualifying.points.length > 0 && (
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{fieldLabel(OrderMeasurePointFields, 'pointName')}</th>
              <th scope="col">{fieldLabel(OrderMeasurePointFields, 'tolUp')}</th>
              <th scope="col">{fieldLabel(OrderMeasurePointFields, 'tolDown')}</th>
              {sizes.map(({ sizeId, sizeName }) => (
                <th key={sizeId} scope="col">
                  {sizeName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {qualifying.points.map((point) => (
              <tr key={point.pointName}>
                <th scope="row">{[point.pointName, point.method].filter(Boolean).join(' · ')}</th>
                <td>{point.tolUp}</td>
                <td>{point.tolDown}</td>
                {sizes.map(({ sizeId }) => (
                  <td key={sizeId}>{point.values.find((one) => one.sizeId === sizeId)?.value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
