import { OrderRowFields } from '@garment-mes/sdk/labels';
import type { OrderRow } from '@garment-mes/sdk/mes2';
import { t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { columnFields } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { isOpen } from '../is-open.ts';
import { daysUntil } from '../overview/next-shipment.ts';
import styles from './order-list.module.css';

/** As long as the days of an order get. */
const MANY_DAYS = 888;

/** When an order is due; how many days are left, or how many it is over, while it is open. */
function Due({ row }: { readonly row: OrderRow }) {
  const t = useText();
  const { now } = useWorkbench();
  const days = daysUntil(row.deliveryDate, now());
  return (
    <>
      {row.deliveryDate}
      {isOpen(row) && (
        <span className={styles.days} data-late={days < 0 || undefined}>
          {days < 0 ? t('已过 {days} 天', { days: -days }) : t('还有 {days} 天', { days })}
        </span>
      )}
    </>
  );
}

const due: Column<OrderRow> = {
  field: 'deliveryDate',
  Cell: Due,
  beside: () => t('还有 {days} 天', { days: MANY_DAYS }),
};
/** The columns of the spec: what decides stands first there. */
export const orderColumns = columnFields(OrderRowFields).map((field) =>
  field === 'deliveryDate' ? due : (field as keyof OrderRow & string),
);
