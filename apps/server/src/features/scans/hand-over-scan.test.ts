import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let worker: string;
beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  worker = story.staff.member('worker').id;
});
afterAll(() => story.server.close());

const settle = async (body: object = {}) => {
  const [bundle] = await story.server.query<{ barcode: string }>(sql`
    select barcode from mes2.bundle where bundle_no = 1`);
  return (
    await story.server.call('cx.worker', 'POST', '/mes2/scan/handOver', {
      requestId: randomUUID(),
      settlement: 1,
      employeeId: worker,
      barcode: bundle?.barcode,
      processName: '合肩',
      num: 24,
      refusal: '扎号B0001/合肩 剩余0件',
      deviceDate: '2024-03-20 10:00:00',
      ...body,
    })
  ).body;
};
/** Makes somebody lead the department the worker is in, or one above it. */
const lead = (who: string, above: boolean) =>
  story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select w.company_id, d.id, e.id from amc.company_member w
    join amc.department o on o.company_id = w.company_id and o.id = w.dept_id
    join amc.department d on d.company_id = w.company_id
      and d.id = case when ${above}::boolean then o.parent_id else o.id end
    join amc.company_member e on e.company_id = w.company_id
    join amc.app_user u on u.id = e.user_id and u.username = ${who}
    where w.id = ${worker}`);
const { title } = noticeTexts('zh-CN');
const messages = () =>
  story.server.query<{ title: string; content: string; username: string; address: string }>(sql`
    select ${title} as title, m.content, u.username, m.address from mmc.message m
    join amc.app_user u on u.id = m.user_id where ${title} like '报工待处理%'`);

test('a report is handed to those who lead the worker, the nearest ones', async () => {
  await story.server.query(sql`delete from amc.dept_manager`);
  // Nobody leads anybody here: who administers the company is notified.
  expect((await settle()).data.leaders).toHaveLength(1);
  expect((await messages()).map(({ username }) => username)).toEqual(['cx.admin']);
  await story.server.query(sql`delete from mmc.message`);
  await lead('cx.manager', true);
  expect((await settle()).data.leaders).toHaveLength(1);
  await lead('cx.leader', false);
  expect((await settle()).data.leaders).toHaveLength(1);
  const notices = await messages();
  expect(notices.map(({ username }) => username).sort()).toEqual(['cx.leader', 'cx.manager']);
  expect(notices[0]).toMatchObject({
    title: expect.stringMatching(/^报工待处理 0417 \S+ SO2403017 B0001 合肩 24件$/),
    content: '扎号B0001/合肩 剩余0件',
    address: expect.stringContaining('/mes/qc/qcBarcodeInfoReport?barcode=BCX'),
  });
});

test('a report is given up for a reason alone, and stays in the log of its bundle', async () => {
  expect((await settle({ settlement: 2 })).status).toBe(10202);
  const before = (await messages()).length;
  const requestId = randomUUID();
  const answer = await settle({ settlement: 2, giveUpReason: 1, requestId });
  expect(answer).toMatchObject({ status: 200, data: { leaders: [] } });
  expect(await messages()).toHaveLength(before);
  const [kept] = await story.server.query<{ action: string; text: string; reason: string }>(sql`
    select l.action, l.diff -> 0 ->> 'toText' as text, l.reason from mes2.biz_log l
    join mes2.bundle b on b.id = l.biz_id and b.bundle_no = 1
    where l.biz_type = 'bundle' and l.action = 'giveUpScan'`);
  expect(kept?.text).toContain('×24 2024-03-20 10:00:00');
  expect(kept?.text).toContain(requestId);
  expect(kept?.reason).toBe('扎号B0001/合肩 剩余0件');
});

test('a code nobody knows is kept with the worker, a worker of nobody is refused', async () => {
  expect((await settle({ barcode: 'BCX99999999990' })).status).toBe(200);
  expect((await settle({ employeeId: '1' })).status).toBe(10009);
});

test('a report stays with its worker while there is nobody at all to hand it to', async () => {
  await story.server.query(sql`delete from amc.dept_manager`);
  await story.server.query(sql`
    update amc.job set job_type = 1 where job_type = 9`);
  expect(await settle()).toMatchObject({
    status: 10202,
    data: '没有可以转交的组长，请告诉管理员',
  });
  expect((await settle({ settlement: 2, giveUpReason: 5 })).status).toBe(200);
});
