import { sql, type Tx } from '../src/database/engine.ts';
import { recordScan } from '../src/features/scans/public.ts';
import type { Services } from '../src/operations.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoActor } from './demo-services.ts';

/** Bundles of a company of which a checkpoint was not scanned. */
const GAPS = 2;
const SCAN = 1;
const HANDHELD = 2;

interface Overtaking {
  readonly id: string;
  readonly num: number;
  readonly lineDeptId: string;
  readonly employeeId: string;
}

/** Somebody went on with bundles whose next checkpoint nobody had scanned: what is missing is found and closed. */
export async function seedOvertakenCheckpoints(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  for (const [at, { id, ...scan }] of (await overtakings(tx, companyId)).entries()) {
    const deviceDate = calendar.workdayAt(-1, `17:${10 + at * 4}:00`);
    await recordScan(services, tx, actorAt('admin', deviceDate), {
      id,
      bundleProcessSubmitRecord: {
        ...scan,
        requestId: `demo-overtaken-${at}`,
        type: SCAN,
        deviceDate,
        channel: HANDHELD,
      },
    });
  }
}

/** Operations behind an open checkpoint, one of a bundle, with who worked on that bundle last. */
const overtakings = (tx: Tx, companyId: string): Promise<Overtaking[]> =>
  tx.all(sql`
    select x.id, x.num, b.line_dept_id, w.last_employee_id as employee_id
    from mes2.bundle b
    cross join lateral (
      select p.seq_no from mes2.bundle_process p
      where p.company_id = b.company_id and p.bundle_id = b.id and p.is_checkpoint = 1 and p.section = 3 and p.status = 0
      order by p.seq_no limit 1) c
    cross join lateral (
      select p.id, p.num from mes2.bundle_process p
      where p.company_id = b.company_id and p.bundle_id = b.id and p.seq_no > c.seq_no and p.status = 0
        and p.is_checkpoint = 0 and p.section = 3
      order by p.seq_no limit 1) x
    cross join lateral (
      select p.last_employee_id from mes2.bundle_process p
      where p.company_id = b.company_id and p.bundle_id = b.id and p.seq_no < c.seq_no and p.status = 2
        and p.section = 3 and p.last_employee_id is not null
      order by p.seq_no desc limit 1) w
    where b.company_id = ${companyId} and b.status = 3 and b.line_dept_id is not null and b.del_flag = '0'
    order by b.order_id, b.bundle_no desc limit ${GAPS}::int`);
