import { OrderStatus } from '@garment-mes/domain/orders';
import { OrderRowFields } from '@garment-mes/sdk/labels';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { TextLink } from '#app/text-link.tsx';
import { bedPath } from '#garment/bed-path.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import styles from './cutting-beds.module.css';

/** Link from the bed's number to its bill; a suspended order is marked. */
export function BedNo({ row }: { readonly row: CuttingBedRow }) {
  return (
    <span className={styles.bedNo}>
      <TextLink to={bedPath(row)}>{row.bedLabel}</TextLink>
      {row.orderStatus === OrderStatus.suspended && (
        <FieldValue name="status" field={OrderRowFields.status} value={row.orderStatus} />
      )}
    </span>
  );
}
