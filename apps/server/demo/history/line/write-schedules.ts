import { type HistoryCompany, lineIds, moment } from '../company.ts';
import type { StageBook } from '../sheets/stage-book.ts';
import { clockSecond, clockText, SHIFT_MINUTES } from '../work-days.ts';
import { CREW } from './crews.ts';
import type { LineOrder, LinePlan } from './line-plan.ts';

/** Orders that share a day share it by their garments: when each came to the line and left it. */
interface Stay {
  readonly from: string;
  readonly until: string;
}

/** Writes the bar of each order on its line: ended with its last garment, or
 * in the evening for the order that the planner has put on the line since. */
export function writeSchedules(
  company: HistoryCompany,
  line: number,
  lineId: string,
  plan: LinePlan,
  books: ReadonlyMap<LineOrder, StageBook>,
): void {
  const { sheets, staff } = company;
  const id = lineIds(company, line, 'schedule');
  const stays = staysOf(company, plan);
  for (const [at, order] of plan.orders.entries()) {
    const { demo, doneDay } = order;
    const stay = stays.get(order);
    if (stay === undefined) continue;
    const book = books.get(order);
    const num = order.beds.reduce((total, { cutNum }) => total + cutNum, 0);
    const done = (book?.cells() ?? []).reduce(
      (total, { colorId, sizeId }) => total + (book?.total(colorId, sizeId, 'sew') ?? 0),
      0,
    );
    sheets.schedule.add(
      id(),
      staff.companyId,
      `PC${line}-${demo.orderNo.slice(2)}`,
      demo.id,
      lineId,
      num,
      done,
      demo.style.samTotal,
      CREW,
      company.efficiencySetId,
      at + 1,
      at === 0 ? 0 : 120,
      stay.from,
      stay.until,
      2,
      stay.from,
      stay.until,
      doneDay === undefined ? '插单换款，余数重排' : undefined,
    );
  }
}

function staysOf({ days }: HistoryCompany, plan: LinePlan): ReadonlyMap<LineOrder, Stay> {
  const stays = new Map<LineOrder, Stay>();
  for (const [dayAt, bundles] of plan.days.entries()) {
    const date = days[dayAt]?.date;
    const total = bundles.reduce((sum, { bundle }) => sum + bundle.num, 0);
    if (date === undefined || total === 0) continue;
    let before = 0;
    const clock = () => moment(date, dayMinute((before / total) * SHIFT_MINUTES));
    for (const { order, bundle } of bundles) {
      const from = stays.get(order)?.from ?? clock();
      before += bundle.num;
      stays.set(order, { from, until: clock() });
    }
  }
  return stays;
}

/** A net minute of the shift on the clock; a whole shift ends with it. */
const dayMinute = (minute: number): string =>
  minute >= SHIFT_MINUTES ? '17:30:00' : clockText(clockSecond(minute));
