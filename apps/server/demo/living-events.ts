import { sql, type Tx } from '../src/database/engine.ts';
import type { Services } from '../src/operations.ts';
import type { FastRandom } from './history/fast-random.ts';

/** Where something besides sewing happens. */
export interface Floor {
  readonly companyId: string;
  readonly lineDeptId: string;
  /** Who hears of problems. */
  readonly adminUserId: string;
  readonly reporterId: string;
}

/** One thing that happens on a floor besides sewing: a problem, its end, a machine that stops or starts, a check. */
export async function nextEvent(
  services: Services,
  tx: Tx,
  floor: Floor,
  random: FastRandom,
): Promise<void> {
  const turn = random.below(4);
  if (turn === 0) await reportProblem(services, tx, floor, random);
  else if (turn === 1) await endProblem(services, tx, floor);
  else if (turn === 2) await moveMachine(services, tx, floor);
  else await checkBundle(services, tx, floor);
}

async function reportProblem(
  services: Services,
  tx: Tx,
  { companyId, lineDeptId, adminUserId, reporterId }: Floor,
  random: FastRandom,
): Promise<void> {
  const now = services.clock();
  const set = await tx.one<{ id: string; name: string; line: string }>(sql`
    select s.id, s.name, d.name as line from mes2.line_problem_set s, amc.department d
    where s.company_id = ${companyId} and d.company_id = s.company_id and d.id = ${lineDeptId} and s.del_flag = '0'
    order by s.code offset ${random.below(8)}::int limit 1`);
  if (!set) return;
  await tx.run(sql`
    insert into mes2.problem_log (company_id, problem_name, dept_id, problem_set_id, level, response_min, resolve_min,
      report_by, report_date)
    select company_id, name, ${lineDeptId}, id, level, response_min, resolve_min, ${reporterId}, ${now}
    from mes2.line_problem_set where company_id = ${companyId} and id = ${set.id}`);
  await services.notify(tx, {
    userIds: [adminUserId],
    title: `${set.line} ${set.name}`,
    messageType: 'Notice',
    bizType: 'problem',
    level: 2,
  });
  await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
}

/** The oldest open problem of the line goes one step on; the last step says how long it took. */
async function endProblem(
  services: Services,
  tx: Tx,
  { companyId, lineDeptId }: Floor,
): Promise<void> {
  const now = services.clock();
  await tx.run(sql`
    update mes2.problem_log set status = status + 1, version = version + 1,
      respond_date = coalesce(respond_date, greatest(report_date, ${now}::timestamptz)),
      resolve_date = case when status >= 1 then coalesce(resolve_date, greatest(respond_date, ${now}::timestamptz)) end,
      close_date = case when status >= 2 then greatest(resolve_date, ${now}::timestamptz) end,
      stop_min = case when status >= 1
        then coalesce(stop_min, greatest(0, extract(epoch from ${now}::timestamptz - report_date) / 60)) end
    where company_id = ${companyId} and id = (
      select id from mes2.problem_log where company_id = ${companyId} and dept_id = ${lineDeptId}
        and status in (0, 1, 2) and del_flag = '0' order by report_date, id limit 1)`);
  await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
}

/** The machine of the line that was touched longest ago stops or runs again. */
async function moveMachine(
  services: Services,
  tx: Tx,
  { companyId, lineDeptId }: Floor,
): Promise<void> {
  const now = services.clock();
  const machine = await tx.one<{ id: string; status: number }>(sql`
    update ccm.machine set status = case when status = 1 then 0 else 1 end, version = version + 1, update_date = ${now}
    where company_id = ${companyId} and id = (
      select id from ccm.machine where company_id = ${companyId} and dept_id = ${lineDeptId} and status in (0, 1)
        and del_flag = '0' order by update_date, id limit 1)
    returning id, status`);
  if (!machine) return;
  if (machine.status === 1)
    await tx.run(sql`
      insert into mes2.machine_run (company_id, machine_id, start_date)
      values (${companyId}, ${machine.id}, ${now}) on conflict do nothing`);
  else
    await tx.run(sql`
      update mes2.machine_run set end_date = greatest(start_date, ${now}::timestamptz), stop_reason = '换款'
      where company_id = ${companyId} and machine_id = ${machine.id} and end_date is null`);
  await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
}

/** A bundle that is sewn and not looked at passes the end of its line. */
async function checkBundle(
  services: Services,
  tx: Tx,
  { companyId, lineDeptId, reporterId }: Floor,
): Promise<void> {
  const now = services.clock();
  const bundle = await tx.one<{
    id: string;
    orderId: string;
    colorId: string;
    sizeId: string;
    num: number;
    line: string;
  }>(sql`
    select b.id, b.order_id, b.color_id, b.size_id, b.num, coalesce(b.line_dept_id, ${lineDeptId}::bigint) as line
    from mes2.bundle b
    where b.company_id = ${companyId} and b.status = 4 and b.num > 0 and not exists (
      select 1 from mes2.qc_check_record q where q.company_id = b.company_id and q.bundle_id = b.id and q.check_type = 3)
    order by b.id limit 1 for update of b skip locked`);
  if (!bundle) return;
  const made = await tx.one<{ workDate: string }>(sql`
    insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, bundle_id, line_dept_id, work_date, hour,
      inspector_id, check_num, pass_num, result, status, submit_date)
    values (${companyId}, 'QC-LIVE-' || ${bundle.id}::text, 3, ${bundle.orderId}, ${bundle.id}, ${bundle.line},
      (${now}::timestamptz - interval '5 hours')::date, extract(hour from ${now}::timestamptz)::smallint, ${reporterId},
      ${bundle.num}::int, ${bundle.num}::int, 1, 4, ${now})
    returning work_date`);
  const day = made?.workDate;
  await tx.run(sql`
    insert into mes2.check_day as d (company_id, line_dept_id, work_date, order_id, check_type, check_num, pass_num)
    values (${companyId}, ${bundle.line}, ${day}, ${bundle.orderId}, 3, ${bundle.num}::int, ${bundle.num}::int)
    on conflict (company_id, line_dept_id, work_date, order_id, check_type) do update
      set check_num = d.check_num + excluded.check_num, pass_num = d.pass_num + excluded.pass_num`);
  await tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    values (${companyId}, ${bundle.orderId}, ${bundle.colorId}, ${bundle.sizeId}, 'qcPass', ${bundle.num}::int, ${day})`);
  await services.publish(tx, { topic: 'order', keys: [bundle.orderId] });
}
