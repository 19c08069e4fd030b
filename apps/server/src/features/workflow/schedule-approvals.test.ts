import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { answerOne, setFlow, type TestStep, waitingFor } from '../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let lines: readonly string[];
let curve: string;

beforeAll(async () => {
  story = await storyServer('pglite', () => new Date('2026-11-21T02:00:00Z'));
  lines = story.staff.lines.map(({ id }) => id);
  const { companyId } = story.staff;
  const [set] = await story.server.query<{ id: string }>(sql`
    select id from mes2.efficiency_set where company_id = ${companyId} and name = '普通'`);
  curve = set?.id ?? '';
  // Both work in the cutting room, which the manager heads, below a management that the administrator heads.
  await story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m, amc.job j
    where m.company_id = ${companyId} and j.company_id = m.company_id and j.code = 'admin'
      and m.id in (${story.staff.member('leader').id}, ${story.staff.member('manager').id})`);
  await story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select m.company_id, m.dept_id, m.id from amc.company_member m
    where m.company_id = ${companyId} and m.id = ${story.staff.member('manager').id}`);
  await story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select d.company_id, d.id, ${story.staff.member('admin').id} from amc.department d
    join amc.department cut on cut.company_id = d.company_id and cut.code = 'CUT'
    where d.company_id = ${companyId} and cut.path like d.path || '%' and d.id <> cut.id
    order by length(d.path) limit 1`);
});
afterAll(() => story.server.close());

const flow = (steps: readonly TestStep[]) =>
  setFlow(story.server, story.staff.companyId, 'scheduleEnd', steps);
const titles = async (who: string) =>
  (await waitingFor(story.server, who)).map(({ title }) => title);

interface Schedule {
  readonly id: string;
  readonly scheduleNo: string;
  readonly status: number;
  readonly endReason: string | null;
  readonly version: number;
}
const schedule = async (id: string) =>
  (
    await story.server.query<Schedule>(sql`
      select id, schedule_no, status, end_reason, version from mes2.schedule where id = ${id}`)
  )[0] as Schedule;

/** A schedule that runs on a line of its own, with nothing sewn yet. */
async function running(line: number): Promise<Schedule> {
  const placed = await story.server.call('cx.admin', 'POST', '/mes2/schedule/insert', {
    orderId: story.story.order.id,
    lineDeptId: lines[line],
    num: 100,
    startDate: '2026-11-23 08:00:00',
    headcount: 8,
    efficiencySetId: curve,
    changeoverMin: 0,
    isFixed: 0,
  });
  const [bar] = placed.body.data.bars;
  await story.server.query(sql`
    update mes2.schedule set status = 1, actual_start_date = start_date where id = ${bar.id}`);
  return schedule(bar.id);
}
const end = async ({ id, version }: Schedule, who: string, endReason = '转线') =>
  (await story.server.call(who, 'PUT', '/mes2/schedule/endState', { id, version, endReason })).body;

test('a schedule that is ended short of its quantity waits for the head of who ends it', async () => {
  await flow([{ managerOf: 'applicant' }]);
  const bar = await running(0);
  expect((await end(bar, 'cx.leader')).status).toBe(200);
  expect((await schedule(bar.id)).status).toBe(1);
  expect(await titles('cx.manager')).toEqual([`提前结束排程 ${bar.scheduleNo}：转线`]);
  expect(await end(await schedule(bar.id), 'cx.leader')).toMatchObject({ status: 10202 });
  expect((await answerOne(story.server, 'cx.manager', 1)).status).toBe(200);
  expect(await schedule(bar.id)).toMatchObject({ status: 2, endReason: '转线' });
});

test('a head asks the next one above, and refused the schedule runs on', async () => {
  const bar = await running(1);
  expect((await end(bar, 'cx.manager')).status).toBe(200);
  expect(await titles('cx.manager')).toEqual([]);
  expect(await titles('cx.admin')).toEqual([`提前结束排程 ${bar.scheduleNo}：转线`]);
  expect((await answerOne(story.server, 'cx.admin', 2, '本周交货')).status).toBe(200);
  expect(await schedule(bar.id)).toMatchObject({ status: 1, endReason: null });
});

test('the head of a department is found by its code, and a department without one is said', async () => {
  const bar = await running(2);
  await flow([{ managerOf: 'CUT' }]);
  expect((await end(bar, 'cx.admin')).status).toBe(200);
  expect(await titles('cx.manager')).toEqual([`提前结束排程 ${bar.scheduleNo}：转线`]);
  expect((await answerOne(story.server, 'cx.manager', 2, '再等')).status).toBe(200);
  await flow([{ managerOf: 'NONE' }]);
  expect(await end(await schedule(bar.id), 'cx.admin')).toMatchObject({
    status: 10202,
    data: '审批流“scheduleEnd”第1步没有其他审批人',
  });
  // Without a flow the button ends it as it always did.
  await flow([]);
  expect((await end(await schedule(bar.id), 'cx.admin')).status).toBe(200);
  expect((await schedule(bar.id)).status).toBe(2);
});
