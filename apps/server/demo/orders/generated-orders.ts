import type { DemoCalendar } from '../demo-calendar.ts';
import { colors as palette } from '../lists/colors.ts';
import type { CompanyProfile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { seededIds } from '../seeded-ids.ts';
import type { DemoOrder } from './demo-order.ts';
import type { DemoStyle } from './styles.ts';

/** Cells are ordered a little below what is cut, as a plan within the tolerance does. */
const ORDERED_SHARE = 0.975;

/** Statuses of a company's orders, in the order they were taken: running first, then the rest. */
const STATUSES = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    if (at < Math.ceil(count / 6)) return 1;
    if (at < Math.ceil(count * 0.62)) return at % 11 === 10 ? 5 : 1;
    return at % 9 === 8 ? 9 : 0;
  });

export interface GeneratedOrder extends DemoOrder {
  /** Beds of this order are cut in the demo. */
  readonly isRunning: boolean;
}

/** Working days from an order to its first bed. */
const CUT_AFTER = 12;
/** Working days of last month that follow the first bed of the first order: it goes outside and comes back in them. */
const AFTER_FIRST_CUT = 7;

/** The working day on which the first order is cut, last month. */
export const firstCut = ({ lastMonthEnd }: DemoCalendar): number => lastMonthEnd - AFTER_FIRST_CUT;

/** When an order came and is to be begun. @param age working days since it came; the first came before last month's end */
function datesOf(at: number, age: number, calendar: DemoCalendar) {
  const cut = firstCut(calendar);
  if (at === 0 && cut - CUT_AFTER < -age)
    return {
      orderDate: calendar.workday(cut - CUT_AFTER),
      materialDate: calendar.workday(cut - 4),
      planCutDate: calendar.workday(cut),
      planSewDate: calendar.workday(cut + 2),
    };
  const planned = (days: number) => calendar.lastWorkday(calendar.day(days - age));
  return {
    orderDate: calendar.workday(-age),
    materialDate: planned(7),
    planCutDate: planned(10),
    planSewDate: planned(13),
  };
}

/** Orders besides the scripted ones, from the distributions of the trade. */
export function generatedOrders(
  profile: CompanyProfile,
  styles: readonly DemoStyle[],
  calendar: DemoCalendar,
): GeneratedOrder[] {
  const random = randomOf(profile.code, 'order');
  const ids = seededIds(profile.code, 'order');
  return STATUSES(profile.orders).map((status, at) => {
    const isRunning = at < Math.ceil(profile.orders / 6);
    const style = random.pick(styles);
    const quantity = Math.max(
      120,
      Math.round(random.logNormal(profile.medianQuantity, 0.55) / 10) * 10,
    );
    const chosen = random.sample(
      palette.slice(0, 12),
      random.weighted([1, 2, 3, 4], (n) => [25, 35, 25, 15][n - 1] ?? 0),
    );
    const perPly = style.sizes.reduce((total, { ratio }) => total + ratio, 0);
    const plies = Math.max(8, Math.round(quantity / perPly / chosen.length / 2) * 2);
    const colors = chosen.map(({ code }) => ({ code, plies }));
    const age = isRunning ? random.int(14, 26) : random.int(0, 22);
    const lead = random.int(25, 55);
    const { orderDate, ...dates } = datesOf(at, age, calendar);
    return {
      id: ids(),
      orderNo: `SO${orderDate.slice(2, 4)}${orderDate.slice(5, 7)}${String(at + 1).padStart(3, '0')}`,
      style,
      status,
      isRunning,
      priority: random.weighted([0, 1, 2], (priority) => [82, 12, 6][priority] ?? 0),
      colors,
      cells: colors.flatMap(({ code }) =>
        style.sizes.map(({ name, ratio }) => ({
          color: code,
          size: name,
          num: Math.round(plies * ratio * ORDERED_SHARE),
        })),
      ),
      orderDate,
      ...dates,
      deliveryDate: calendar.lastWorkday(calendar.day(lead - age)),
      createDate: `${orderDate} ${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00`,
    };
  });
}
