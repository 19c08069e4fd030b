import { planBundles } from '@garment-mes/domain/bundles';
import { addDays } from '@garment-mes/domain/time';
import { paidByBed } from '../../../src/new-company/lists/processes.ts';
import type { Basics } from '../../basics.ts';
import type { DemoCalendar } from '../../demo-calendar.ts';
import { colors as palette } from '../../lists/colors.ts';
import type { DemoOrder } from '../../orders/demo-order.ts';
import type { DemoStyle } from '../../orders/styles.ts';
import type { CompanyProfile } from '../../profiles.ts';
import { type Random, randomOf } from '../../random.ts';
import { scaled } from '../fixed.ts';
import type { WorkDay } from '../work-days.ts';
import { CREW } from './crews.ts';

export interface PlannedBed {
  readonly bedNo: number;
  readonly colorCode: string;
  readonly plies: number;
  readonly cutNum: number;
  /** Place of its cutting day among the days; negative before the first. */
  cutDay: number;
  readonly bundles: readonly PlannedBundle[];
}

export interface PlannedBundle {
  readonly bundleNo: number;
  readonly sizeName: string;
  readonly position: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly num: number;
}

export interface LineOrder {
  readonly demo: DemoOrder;
  readonly beds: readonly PlannedBed[];
  /** Place of the day its last bundle was sewn; `undefined` while it runs. */
  doneDay: number | undefined;
  readonly firstDay: number;
}

export interface SewnBundle {
  readonly order: LineOrder;
  readonly bed: PlannedBed;
  readonly bundle: PlannedBundle;
}

export interface LinePlan {
  readonly orders: readonly LineOrder[];
  /** What went through the line on each day, in order. */
  readonly days: readonly (readonly SewnBundle[])[];
  /** Bundles that were under way when the last day ended. */
  readonly begun: readonly SewnBundle[];
}

/** Percent of the standard a line reaches on its first, second … day of a style. */
const LEARNING = [40, 50, 58, 64, 67, 70, 72, 74, 75, 76];
const ORDERED_SHARE = 0.975;
const CHANGEOVER = 0.85;
/** Bundles between the first and the last station. */
export const LAG = 6;
const CUT_AHEAD = 2;

/** Orders that a line made one after the other, and the bundles of each day. */
export function planLine(
  profile: CompanyProfile,
  styles: readonly DemoStyle[],
  line: number,
  days: readonly WorkDay[],
  calendar: DemoCalendar,
  basics: Basics,
  numbers: { readonly orderId: () => string; serial: number },
): LinePlan {
  const random = randomOf(profile.code, `history line ${line}`);
  const orders: LineOrder[] = [];
  let waiting: SewnBundle[] = [];
  let style: DemoStyle | undefined;
  let daysOnStyle = 0;
  const next = (dayAt: number) => {
    style = orders.length % 3 === 1 && style ? style : random.pick(styles);
    const order = newOrder(profile, style, dayAt, days, calendar, basics, random, numbers);
    orders.push(order);
    daysOnStyle = 0;
    waiting = order.beds.flatMap((bed) => bed.bundles.map((bundle) => ({ order, bed, bundle })));
  };
  const sewn = days.map((day, dayAt) => {
    let share = 1;
    const today: SewnBundle[] = [];
    daysOnStyle += 1;
    for (;;) {
      if (waiting.length === 0) {
        next(dayAt);
        if (today.length > 0) share *= CHANGEOVER;
      }
      const made = style as DemoStyle;
      const pct = LEARNING[Math.min(daysOnStyle, LEARNING.length) - 1] ?? 76;
      const noise = random.normal(1, 0.05);
      const sam =
        tracked(made).reduce((total, { sam: each }) => total + scaled(each, 4), 0) / 10_000;
      let room = Math.max(24, (share * CREW * day.minutes * (pct / 100) * noise) / sam);
      while (room > 0 && waiting.length > 0) {
        const one = waiting.shift() as SewnBundle;
        today.push(one);
        room -= one.bundle.num;
        one.bed.cutDay = Math.min(one.bed.cutDay, dayAt - CUT_AHEAD);
        if (waiting.length === 0) one.order.doneDay = dayAt;
      }
      share = (Math.max(0, room) * sam) / (CREW * day.minutes * (pct / 100));
      if (share < 0.05) return today;
    }
  });
  const begun = waiting.slice(0, LAG);
  // What still waits for the line was cut the day before the line comes to it.
  for (const { bed } of waiting) bed.cutDay = Math.min(bed.cutDay, days.length - 1);
  return { orders, days: sewn, begun };
}

export const tracked = (style: DemoStyle) =>
  style.processes.filter(({ code }) => !paidByBed.has(code));

function newOrder(
  profile: CompanyProfile,
  style: DemoStyle,
  firstDay: number,
  days: readonly WorkDay[],
  calendar: DemoCalendar,
  basics: Basics,
  random: Random,
  numbers: { readonly orderId: () => string; serial: number },
): LineOrder {
  const quantity = Math.max(
    200,
    Math.round(random.logNormal(profile.medianQuantity, 0.55) / 10) * 10,
  );
  const chosen = random.sample(
    palette.slice(0, 12),
    random.weighted([1, 2, 3], (count) => [35, 45, 20][count - 1] ?? 0),
  );
  const perPly = style.sizes.reduce((total, { ratio }) => total + ratio, 0);
  const plies = Math.max(8, Math.round(quantity / perPly / chosen.length / 2) * 2);
  const first = firstDay - days.length;
  const orderDay = first - random.int(12, 18);
  numbers.serial += 1;
  const orderDate = calendar.workday(orderDay);
  const demo: DemoOrder = {
    id: numbers.orderId(),
    orderNo: `SO${orderDate.slice(2, 4)}${orderDate.slice(5, 7)}${1000 + numbers.serial}`,
    style,
    status: 2,
    priority: random.weighted([0, 1, 2], (priority) => [82, 12, 6][priority] ?? 0),
    colors: chosen.map(({ code }) => ({ code, plies })),
    cells: chosen.flatMap(({ code }) =>
      style.sizes.map(({ name, ratio }) => ({
        color: code,
        size: name,
        num: Math.round(plies * ratio * ORDERED_SHARE),
      })),
    ),
    orderDate,
    materialDate: calendar.workday(orderDay + 6),
    planCutDate: calendar.workday(first - 2),
    planSewDate: calendar.workday(first),
    deliveryDate: calendar.lastWorkday(addDays(calendar.workday(first), random.int(10, 30))),
    createDate: `${orderDate} ${random.int(10, 17)}:${random.int(10, 59)}:00`,
  };
  return {
    demo,
    firstDay,
    doneDay: undefined,
    beds: bedsOf(demo, basics),
  };
}

/** Each colour in lays that the fabric allows, numbered through the order like their bundles. */
function bedsOf({ colors, style }: DemoOrder, basics: Basics): PlannedBed[] {
  let bedNo = 0;
  let firstNo = 1;
  const sizes = style.sizes.map(({ name, ratio }) => ({
    sizeId: basics.size(style.sizeGroup, name),
    ratio: String(ratio),
  }));
  const nameOf = new Map(
    style.sizes.map(({ name }) => [basics.size(style.sizeGroup, name), name] as const),
  );
  return colors.flatMap(({ code, plies }) =>
    layPlies(plies, style.fabric.maxPlies).map((ofLay): PlannedBed => {
      bedNo += 1;
      const planned = planBundles({
        colors: [{ colorId: basics.color(code), plies: ofLay }],
        sizes,
        rule: { mode: 2, maxNum: 25, mergeTailPct: 20 },
        firstNo,
      });
      firstNo += planned.length;
      return {
        bedNo,
        colorCode: code,
        plies: ofLay,
        cutNum: planned.reduce((total, { num }) => total + num, 0),
        cutDay: Number.POSITIVE_INFINITY,
        bundles: planned.map(({ sizeId, shade: _shade, colorId: _color, ...bundle }) => ({
          ...bundle,
          sizeName: nameOf.get(sizeId) ?? '',
        })),
      };
    }),
  );
}

function layPlies(plies: number, most: number): number[] {
  const lays = Math.ceil(plies / most);
  const each = Math.ceil(plies / lays / 2) * 2;
  return Array.from({ length: lays }, (_, at) => Math.min(each, plies - at * each)).filter(
    (left) => left > 0,
  );
}
