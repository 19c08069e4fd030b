import type { Tx } from '../src/database/engine.ts';
import { backScheduleOrder } from '../src/features/plans/back-schedule.ts';
import { placeSchedule } from '../src/features/schedules/place-schedule.ts';
import { startOne } from '../src/features/schedules/schedule-steps.ts';
import type { Services } from '../src/operations.ts';
import type { DemoTimes } from './calendar-rows.ts';
import type { DemoActor } from './demo-services.ts';
import type { Staff } from './people.ts';

interface PlannedOrder {
  readonly id: string;
  readonly status: number;
  readonly deliveryDate: string;
  readonly cells: readonly { readonly num: number }[];
}

/**
 * Puts the confirmed orders on the lines, one behind the other, and starts the first of each line: the
 * same workings as the planner's own calls.
 */
export async function seedSchedules(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  staff: Staff,
  { efficiencySetId, lineHeads }: DemoTimes,
  orders: readonly PlannedOrder[],
  startDate: string,
): Promise<void> {
  const open = orders.filter(({ status }) => status === 1 || status === 2);
  const shown = open.slice(0, staff.lines.length * 4);
  for (const [at, order] of shown.entries()) {
    const line = staff.lines[at % staff.lines.length];
    if (!line) return;
    if (order.deliveryDate > startDate) await backScheduleOrder(services, tx, actor, order.id);
    const { id } = await placeSchedule(services, tx, actor, order.id, {
      lineDeptId: line.id,
      num: order.cells.reduce((total, { num }) => total + num, 0),
      startDate,
      headcount: lineHeads,
      efficiencySetId,
      changeoverMin: 120,
      isFixed: 0,
      colorIds: [],
    });
    if (at < staff.lines.length) await startOne(services, tx, actor, id);
  }
}
