import { OrderStatus } from '@garment-mes/domain/orders';
import { OrderFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import type { Step } from '@garment-mes/ui';
import { labelOf } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';

/** The straight way of an order; suspension and cancellation are stops on it. */
const WAY: readonly number[] = [
  OrderStatus.draft,
  OrderStatus.confirmed,
  OrderStatus.producing,
  OrderStatus.finished,
  OrderStatus.closed,
];

/** How far an order is; a suspended one stands where it was, a cancelled one at its end. */
export function orderSteps({ status, suspendFrom }: Order): readonly Step[] {
  const stopped = status === OrderStatus.suspended || status === OrderStatus.cancelled;
  const at = WAY.indexOf(stopped ? (suspendFrom ?? OrderStatus.draft) : status);
  return WAY.map((step, index) => ({
    id: String(step),
    label: wordOf(index === at && stopped ? status : step),
    state: index < at ? 'done' : index > at ? 'todo' : stopped ? 'bad' : 'current',
  }));
}

function wordOf(status: number): string {
  const label = enumOf(OrderFields.status)[status];
  return label === undefined ? String(status) : labelOf(label);
}
