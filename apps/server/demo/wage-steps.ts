import { sql, type Tx } from '../src/database/engine.ts';
import { decideAdjust } from '../src/features/wage-records/approve-adjust.ts';
import { confirmWage } from '../src/features/wage-records/confirm-wage.ts';
import { createAdjusts } from '../src/features/wage-records/create-adjusts.ts';
import { answerObjection, objectToWage } from '../src/features/wage-records/objection.ts';
import { payWages } from '../src/features/wage-records/pay-wages.ts';
import type { Services } from '../src/operations.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoActor } from './demo-services.ts';

/** Adjustments of the running period: whose, what, and what became of them. */
const ADJUSTS = [
  { at: 0, kind: 1, amount: '80.00', reason: '高温补贴', turn: 'approve' },
  { at: 1, kind: 2, amount: '120.00', reason: '质量标兵', turn: 'approve' },
  { at: 2, kind: 3, amount: '30.00', reason: '工具遗失', turn: 'wait' },
  { at: 3, kind: 6, amount: '25.60', reason: '补发上期少计', turn: 'wait' },
  { at: 4, kind: 3, amount: '200.00', reason: '迟到', turn: 'refuse' },
] as const;
const OPEN = 5;
const ANSWERED = 6;
const CONFIRMED = 7;

interface OpenWage {
  readonly id: string;
  readonly periodId: string;
  readonly employeeId: string;
}

/**
 * Wages of the running period as people work on them: adjustments that are approved, wait and were refused, an objection
 * that is open and one that was answered, and one that its leader confirmed.
 */
export async function seedWageSteps(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  company: { readonly id: string; readonly code: string },
  calendar: DemoCalendar,
): Promise<void> {
  const wages = await tx.all<OpenWage>(sql`
    select r.id, r.period_id, r.employee_id from mes2.wage_record r
    join mes2.wage_period p on p.company_id = r.company_id and p.id = r.period_id and p.status = 0
    where r.company_id = ${company.id} and r.status = 0 and r.piece_amount > 0 order by r.employee_no limit 8`);
  const [account] = await tx.all<{ userId: string; name: string }>(sql`
    select u.id as user_id, u.name from amc.app_user u
    where u.username = ${`${company.code.toLowerCase()}.finance`}`);
  if (!account || wages.length < 2) return;
  const manager = (time: string) => actorAt('admin', calendar.workdayAt(-1, time));
  const clerk = (time: string): DemoActor => ({
    ...manager(time),
    user: { id: account.userId, name: account.name },
  });
  for (const { at, kind, amount, reason, turn } of ADJUSTS) {
    const wage = wages[at % wages.length];
    if (!wage) continue;
    const actor = clerk(`10:0${at}:00`);
    const { employeeId, periodId } = wage;
    const [entered] = await createAdjusts(services, tx, actor, {
      ...{ requestId: `demo-wage-adjust-${at}`, periodId },
      rows: [{ employeeId, kind, amount, reason }],
    });
    if (!entered) throw new Error('an adjustment that was entered is there');
    await tx.run(sql`
      update mes2.wage_adjust set create_by = ${account.userId}, create_date = ${actor.now} where id = ${entered.id}`);
    if (turn === 'wait') continue;
    const opinion = turn === 'refuse' ? '考勤已扣，不重复扣款' : null;
    const agree = turn === 'approve';
    await decideAdjust(services, tx, manager(`11:0${at}:00`), entered.id, { agree, opinion });
  }
  const owner = (wage: OpenWage, time: string): DemoActor => {
    const actor = manager(time);
    return actor.employee
      ? { ...actor, employee: { ...actor.employee, id: wage.employeeId } }
      : actor;
  };
  const versionOf = async ({ id }: OpenWage): Promise<number> =>
    (await tx.one<{ version: number }>(sql`select version from mes2.wage_record where id = ${id}`))
      ?.version ?? 0;
  const object = async (wage: OpenWage, time: string, text: string) =>
    objectToWage(services, tx, owner(wage, time), {
      ...{ id: wage.id, version: await versionOf(wage), text },
    });
  const open = wages[OPEN % wages.length];
  if (open) await object(open, '12:05:00', '昨天合肩少计24件');
  const answered = wages[ANSWERED % wages.length];
  if (answered && answered !== open) {
    await object(answered, '12:10:00', '加班时数不对');
    const version = await versionOf(answered);
    const text = '已按考勤核对，加班2小时已计';
    await answerObjection(services, tx, clerk('15:20:00'), { id: answered.id, version, text });
  }
  const confirmed = wages[CONFIRMED % wages.length];
  const leader = confirmed && (await leaderOf(tx, company.id, confirmed.employeeId));
  if (confirmed && confirmed !== open && leader)
    await confirmWage(services, tx, { ...manager('16:00:00'), ...leader }, confirmed.id, {
      seen: [{ id: confirmed.id, version: await versionOf(confirmed) }],
      ...{ onBehalf: true, reason: '本人请假，电话确认' },
    });
  await payOwnWages(services, tx, clerk('17:00:00'), company.code.toLowerCase());
}

/** Somebody with an account who leads a person, as who acts. */
async function leaderOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<Pick<DemoActor, 'user' | 'employee'> | undefined> {
  const found = await tx.one<{
    id: string;
    userId: string;
    employeeNo: string;
    name: string;
    deptId: string;
  }>(sql`
    select m.id, m.user_id, m.employee_no, m.employee_name as name, m.dept_id from amc.company_member m
    where m.company_id = ${companyId} and m.user_id is not null and m.status < 2
      and amc.leads_person(m.id, ${employeeId}::bigint)
    order by m.id limit 1`);
  if (!found) return undefined;
  const { userId, ...employee } = found;
  return { user: { id: userId, name: found.name }, employee };
}

/** An operator and a leader with an account have been paid for the period before; the running one waits for their word. */
async function payOwnWages(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  code: string,
): Promise<void> {
  const locked = await tx.all<{ id: string; periodId: string }>(sql`
    select r.id, r.period_id from mes2.wage_record r
    join amc.company_member m on m.company_id = r.company_id and m.id = r.employee_id
    join amc.app_user u on u.id = m.user_id
    where r.company_id = ${actor.companyId} and r.status = 2 and u.username = any(${[`${code}.worker`, `${code}.line`]})
    order by r.id`);
  for (const { id, periodId } of locked)
    await payWages(services, tx, {
      ...{ ...actor, language: 'zh-CN' },
      body: { periodId, ids: [id] },
    });
}
