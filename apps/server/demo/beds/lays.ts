import type { DemoCalendar } from '../demo-calendar.ts';
import { firstCut, type GeneratedOrder } from '../orders/generated-orders.ts';
import type { CompanyProfile } from '../profiles.ts';
import { randomOf } from '../random.ts';

/** One lay of a generated order, before it becomes a bed. */
export interface Lay {
  readonly order: GeneratedOrder;
  readonly color: string;
  readonly plies: number;
  /** Place of its table among the company's. */
  readonly table: number;
  /** The working day on which it is cut, 0 for today. */
  readonly day: number;
  /** When the last of its pieces was cut today, `HH:mm:ss`, where that is known. */
  readonly doneAt?: string;
  /** What becomes of it: submitted, still on the table, or only typed in. */
  readonly fate: 'submitted' | 'spreading' | 'draft';
  /** It leaves far too much over, and waits for the manager. */
  readonly isWasteful: boolean;
}

/** Share of plies by which the over-cut lay passes the tolerance. */
const OVER_CUT = 1.12;
/** Earliest hour at which something can have been cut today. */
const FIRST_HOUR = 8;

/**
 * Lays of the running orders: most cut over the last weeks, one today, one on a table, and the first
 * lays of orders that are only planned. One is cut over its limit, one wastes its fabric.
 */
export function laysOf(
  profile: CompanyProfile,
  orders: readonly GeneratedOrder[],
  calendar: DemoCalendar,
): Lay[] {
  const running = orders.filter(({ isRunning }) => isRunning);
  const waiting = orders.filter(({ isRunning, status }) => !isRunning && status === 1).slice(0, 3);
  return [
    ...running.flatMap((order, at) => runningLays(profile, order, at, running.length, calendar)),
    ...waiting.flatMap((order, at) => layOf(order, 0, { table: (at + 1) % profile.tables })),
  ].sort((a, b) => a.day - b.day);
}

function runningLays(
  profile: CompanyProfile,
  order: GeneratedOrder,
  orderAt: number,
  count: number,
  calendar: DemoCalendar,
): Lay[] {
  const random = randomOf(profile.code, `lay ${order.orderNo}`);
  return order.colors.slice(0, 2).flatMap((_, at) => {
    const table = (orderAt + at) % profile.tables;
    if (orderAt === count - 1) {
      return layOf(order, at, { table, fate: at === 0 ? 'spreading' : 'draft' });
    }
    const isWasteful = orderAt === 1 && at === 0;
    const some = -random.int(1, 9) - (count - orderAt);
    // Whoever decides about a bed does so before the wages of its day are locked.
    const recently = isWasteful ? -1 : some;
    const day = orderAt === 0 ? Math.min(recently, firstCut(calendar)) : recently;
    const recent = orderAt === count - 2 && at === 0 ? justNow(calendar) : undefined;
    return layOf(order, at, {
      table,
      fate: 'submitted',
      // Behind it, its table took the lay that is still spread.
      ...(recent ? { ...recent, table: (table + 1) % profile.tables } : { day }),
      isWasteful,
      share: orderAt === 2 && at === 0 ? OVER_CUT : 1,
    });
  });
}

/** An hour and a half ago, unless the day has hardly begun. */
function justNow({ clock }: DemoCalendar): { day: number; doneAt: string } | undefined {
  const hour = Number(clock.slice(0, 2)) - 2;
  return hour < FIRST_HOUR
    ? undefined
    : { day: 0, doneAt: `${String(hour).padStart(2, '0')}:30:00` };
}

function layOf(
  order: GeneratedOrder,
  at: number,
  { share = 1, ...more }: Partial<Lay> & { readonly share?: number },
): Lay[] {
  const color = order.colors[at];
  if (!color) return [];
  const plies = Math.min(Math.round((color.plies * share) / 2) * 2, order.style.fabric.maxPlies);
  return [
    {
      order,
      color: color.code,
      plies,
      table: 0,
      day: 0,
      fate: 'draft',
      isWasteful: false,
      ...more,
    },
  ];
}
