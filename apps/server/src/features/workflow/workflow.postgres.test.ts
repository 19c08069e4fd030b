import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { setFlow, waitingFor } from '../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

const APPROVERS = ['cx.manager', 'cx.admin'] as const;
let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('postgres');
  const { companyId } = story.staff;
  await story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m
    join amc.app_user u on u.id = m.user_id and u.username = 'cx.admin'
    join amc.job j on j.company_id = m.company_id and j.code = 'cuttingManager'
    where m.company_id = ${companyId}`);
  await setFlow(story.server, companyId, 'wageLock', [{ job: 'cuttingManager', isAll: true }]);
});
afterAll(() => story.server.close());

test('of two who have to agree both and answer at one moment, the later one carries the matter on', async () => {
  const { server, staff } = story;
  await server.query(sql`
    insert into ccm.workflow_task (company_id, biz_type, biz_id, node_no, assignee_id, applicant_id, title)
    select ${staff.companyId}, 'wageLock', ${story.story.order.id}, 1, u.id, a.id, 'matter'
    from amc.app_user u join amc.app_user a on a.username = 'cx.leader'
    where u.username = any(${APPROVERS}::text[])`);
  const [first, second] = APPROVERS;
  const [task] = await waitingFor(server, second);
  const agreed = sql`
    update ccm.workflow_task t set result = 1, done_date = app_now(), version = t.version + 1 from amc.app_user u
    where t.biz_type = 'wageLock' and u.id = t.assignee_id and u.username = ${first}`;
  const { body } = await meanwhile(server.engine, agreed, () =>
    server.call(second, 'PUT', '/amc/workflowTask', {
      id: task?.id,
      version: task?.version,
      result: 1,
    }),
  );
  expect(body).toMatchObject({ status: 200, data: { result: 1 } });
  const notified = await server.query(sql`
    select u.username from mmc.message m join amc.app_user u on u.id = m.user_id
    where m.biz_type = 'wageLock' and ${noticeTexts('zh-CN').title} = '审批已同意：matter'`);
  expect(notified).toEqual([{ username: 'cx.leader' }]);
});
