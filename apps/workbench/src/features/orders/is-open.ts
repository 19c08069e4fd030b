import { OrderStatus } from '@garment-mes/domain/orders';
import type { Order } from '@garment-mes/sdk/mes2';

const OPEN: ReadonlySet<number> = new Set([
  OrderStatus.draft,
  OrderStatus.confirmed,
  OrderStatus.producing,
  OrderStatus.suspended,
]);

/** Whether dates, workshops and shipments may still be corrected. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => OPEN.has(status);
