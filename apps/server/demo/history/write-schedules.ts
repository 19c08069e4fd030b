import { type HistoryCompany, lineIds, moment } from './company.ts';
import { CREW } from './crews.ts';
import type { LineOrder, LinePlan } from './line-plan.ts';
import type { StageBook } from './stage-book.ts';

/** Writes the bar of each order on its line: ended with its last garment, or
 * stopped for the order that the planner has put on the line since. */
export function writeSchedules(
  company: HistoryCompany,
  line: number,
  lineId: string,
  plan: LinePlan,
  books: ReadonlyMap<LineOrder, StageBook>,
): void {
  const { sheets, staff, days, calendar } = company;
  const id = lineIds(company, line, 'schedule');
  for (const [at, order] of plan.orders.entries()) {
    const { demo, firstDay, doneDay } = order;
    const book = books.get(order);
    const num = order.beds.reduce((total, { cutNum }) => total + cutNum, 0);
    const done = (book?.cells() ?? []).reduce(
      (total, { colorId, sizeId }) => total + (book?.total(colorId, sizeId, 'sew') ?? 0),
      0,
    );
    const from = moment(days[firstDay]?.date ?? calendar.today, '08:00:00');
    const isDone = doneDay !== undefined;
    const until = moment(
      isDone ? (days[doneDay]?.date ?? calendar.today) : calendar.day(calendar.workday(3)),
      '17:30:00',
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
      from,
      until,
      isDone ? 2 : 0,
      from,
      isDone ? until : undefined,
      isDone ? undefined : '插单换款',
    );
  }
}
