import type { OrderRow } from '@garment-mes/sdk/mes2';

/** The orders due in one week, Monday to Sunday. */
export interface DeliveryWeek {
  /** `YYYY-MM-DD` of its Monday and Sunday. */
  readonly from: string;
  readonly to: string;
  readonly orders: readonly OrderRow[];
}

const DAY_MS = 86_400_000;
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const afterMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return dayText(ms - afterMonday * DAY_MS);
}

/** Orders by the week they are due, earliest first. */
export const deliveryWeeks = (orders: readonly OrderRow[]): readonly DeliveryWeek[] =>
  [...Map.groupBy(orders, ({ deliveryDate }) => mondayOf(deliveryDate))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, own]) => ({
      from,
      to: dayText(Date.parse(`${from}T00:00:00Z`) + 6 * DAY_MS),
      orders: own.toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate)),
    }));
