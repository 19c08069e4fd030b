import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { sql, type Tx } from '../../src/database/engine.ts';
import { issueSlip } from '../../src/features/feeding/issue-slip.ts';
import { receiveSlip } from '../../src/features/feeding/receive-slip.ts';
import { draftSlip } from '../../src/features/feeding/save-slip.ts';
import { closeSlip, voidSlip } from '../../src/features/feeding/settle-slip.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';

interface FreeRoll {
  readonly id: string;
  readonly orderId: string;
  readonly fabricPart: number;
  readonly remainLen: string;
}

/** How far each slip came, and the days before today on which it was made. */
const SLIPS = [
  { until: 'closed', day: -3, short: '0' },
  { until: 'received', day: -2, short: '0.4' },
  { until: 'void', day: -2, short: '0' },
  { until: 'issued', day: -1, short: '0' },
  { until: 'draft', day: -1, short: '0' },
] as const;

type ActorAt = (username: string, moment: string) => DemoActor;

/** Makes a slip in each state out of rolls that are free, by the same workings that answer the calls. */
export async function seedFeedingSlips(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  // Rolls of the story stay for its beds.
  const rolls = await tx.all<FreeRoll>(sql`
    select * from (
      select distinct on (r.id) r.id, o.id as order_id, w.fabric_part, r.remain_len
      from mes2.fabric_roll r
      join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id and l.status = 2
      join mes2.order_bom w on w.company_id = r.company_id and w.material_id = r.material_id
        and w.fabric_part is not null and w.del_flag = '0' and (w.color_id is null or w.color_id = r.color_id)
      join mes2.production_order o on o.company_id = w.company_id and o.id = w.order_id and o.status in (1, 2)
      join mes2.order_color x on x.company_id = o.company_id and x.order_id = o.id and x.color_id = r.color_id
      where r.company_id = ${companyId} and r.del_flag = '0' and r.status in (0, 5) and r.order_id is null
        and r.remain_len > 20 and r.roll_no not like 'R%' and o.order_no not in (${STORY_ORDER_NO}, 'SO2404001')
      order by r.id, o.id) free
    order by order_id, fabric_part, id limit 40`);
  const left = [...rolls];
  // Who issues does not receive; a company with few accounts has its planner do it.
  const userOf = (username: string) =>
    actorAt(username, calendar.workdayAt(-1, '09:00:00')).user.id;
  const receiver = userOf('leader') === userOf('manager') ? 'zhou' : 'leader';
  for (const [at, slip] of SLIPS.entries()) {
    const [first] = left;
    if (first === undefined) return;
    // Two rolls of one order where there are two of the same part.
    const [, second] = left;
    const isPair =
      second?.orderId === first.orderId && second.fabricPart === first.fabricPart && at < 4;
    const taken = left.splice(0, isPair ? 2 : 1);
    await seedSlip(services, tx, actorAt, calendar, slip, receiver, taken);
  }
}

async function seedSlip(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  calendar: DemoCalendar,
  { until, day, short }: (typeof SLIPS)[number],
  receiver: string,
  rolls: readonly FreeRoll[],
): Promise<void> {
  const [{ orderId, fabricPart }] = rolls as readonly [FreeRoll];
  const on = (username: string, time: string) => actorAt(username, calendar.workdayAt(day, time));
  const lines = rolls.map(({ id, remainLen }) => ({ tympanId: id, len: remainLen }));
  const draft = { orderId, lines, fabricPart: fabricPart as 1 };
  const id = await draftSlip(services, tx, on('manager', '08:40:00'), draft);
  const claim = async () => {
    const [row] = await tx.all<{ version: number }>(sql`
      select version from mes2.feeding_slip where id = ${id}`);
    return { id, version: row?.version ?? 0 };
  };
  if (until === 'draft') return;
  const issued = { ...(await claim()), requestId: `demo-issue-${id}` };
  await issueSlip(services, tx, on('manager', '09:15:00'), issued);
  if (until === 'issued') return;
  if (until === 'void') {
    const reason = '床次改期';
    return voidSlip(services, tx, on('manager', '09:40:00'), { ...(await claim()), reason });
  }
  await receiveSlip(services, tx, on(receiver, '09:50:00'), {
    ...(await claim()),
    requestId: `demo-receive-${id}`,
    lines: lines.map(({ tympanId, len }, place) => {
      if (place > 0 || short === '0') return { tympanId, receivedLen: len };
      const receivedLen = decimalText(decimal(len).minus(decimal(short)), 3);
      return { tympanId, receivedLen, diffReason: '短码' };
    }),
  });
  if (until === 'closed') await closeSlip(services, tx, on('manager', '17:20:00'), await claim());
}
