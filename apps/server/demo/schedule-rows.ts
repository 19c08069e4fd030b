import type { Tx } from '../src/database/engine.ts';
import { backScheduleOrder } from '../src/features/plans/back-schedule.ts';
import { calendarReader } from '../src/features/schedules/line-calendar.ts';
import { insertSchedule } from '../src/features/schedules/schedule.sql.ts';
import { holdOrder } from '../src/features/schedules/schedule-order.sql.ts';
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

const BARS_OF_A_LINE = 4;

/**
 * Puts the confirmed orders on the lines, one behind the other, and starts the first of each line. Starting
 * it works the whole line out, as the planner's own call does.
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
  const { companyId } = actor;
  const calendarOf = calendarReader(tx, companyId);
  const open = orders.filter(({ status }) => status === 1 || status === 2);
  const first = new Map<string, string>();
  for (const [at, order] of open.slice(0, staff.lines.length * BARS_OF_A_LINE).entries()) {
    const line = staff.lines[at % staff.lines.length];
    if (!line) return;
    if (order.deliveryDate > startDate)
      await backScheduleOrder(services, tx, actor, order.id, { calendarOf });
    const { sam } = await holdOrder(tx, companyId, order.id);
    const id = await insertSchedule(
      tx,
      actor,
      {
        orderId: order.id,
        lineDeptId: line.id,
        num: order.cells.reduce((total, { num }) => total + num, 0),
        sam,
        headcount: lineHeads,
        efficiencySetId,
        changeoverMin: 120,
        startDate,
        endDate: startDate,
        isFixed: 0,
        isManual: 1,
      },
      [],
    );
    await services.audit(tx, { bizType: 'schedule', bizId: id, action: 'create' });
    if (!first.has(line.id)) first.set(line.id, id);
  }
  for (const id of first.values()) await startOne(services, tx, actor, id);
}
