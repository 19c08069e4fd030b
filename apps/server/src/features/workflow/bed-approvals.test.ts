import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { answerOne, setFlow, type TestStep, waitingFor } from '../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
  // Whatever is cut differs from the plan by more than three per cent.
  await story.server.query(sql`update mes2.order_bom set usage_num = 0.8 where fabric_part = 1`);
}, 240_000);
afterAll(() => story.server.close());

const flow = (type: 'dosage' | 'overCut', steps: readonly TestStep[]) =>
  setFlow(story.server, story.staff.companyId, type, steps);
const waiting = (who: string) => waitingFor(story.server, who);
const bedOf = async (id: string) =>
  (
    await story.server.query<{ status: number; version: number; approveReason: string | null }>(
      sql`select status, version, approve_reason from mes2.cutting_bed where id = ${id}`,
    )
  )[0];
const cutNow = async () =>
  (
    await story.server.query<{ num: number }>(
      sql`select sum(cut_num)::int as num from mes2.order_color_size where order_id = ${story.story.order.id}`,
    )
  )[0]?.num;
const submitAgain = async (id: string) => {
  const { version } = (await bedOf(id)) ?? {};
  return story.submit({ id, version });
};
let second: string;

test('a bed far from its plan asks whom the company named, and continues when they agree', async () => {
  await flow('dosage', [{ job: 'cuttingManager' }]);
  const submitted = await story.cut(1);
  expect(submitted.body.data).toMatchObject({ status: 7, needsApproval: true, bundles: null });
  const { id } = submitted.body.data;
  const [task] = await waiting('cx.manager');
  expect(task).toMatchObject({ link: `/mes/reduceBed/putReduceBedBill/${id}` });
  expect(task?.title).toMatch(/^用料差异 订单 SO2403017 床次 1：\d+\.\d\d%$/);
  expect(await waiting('cx.worker')).toEqual([]);
  const noticesOf = (who: string) =>
    story.server.query<{ title: string }>(sql`
      select ${noticeTexts('zh-CN').title} as title from mmc.message m join amc.app_user u on u.id = m.user_id
      where u.username = ${who} and m.biz_type = 'dosage' order by m.id`);
  expect(await noticesOf('cx.manager')).toEqual([{ title: `待审批：${task?.title}` }]);

  expect(await answerOne(story.server, 'cx.manager', 1, '布边缩水')).toMatchObject({
    status: 200,
    data: { result: 1, opinion: '布边缩水' },
  });
  expect(await bedOf(id)).toMatchObject({ status: 4, approveReason: '布边缩水' });
  const [{ num } = { num: 0 }] = await story.server.query<{ num: number }>(
    sql`select count(*)::int as num from mes2.bundle where cutting_bed_id = ${id}`,
  );
  expect(num).toBe(30);
  expect(await noticesOf('cx.leader')).toEqual([{ title: `审批已同意：${task?.title}` }]);
});

test('refused, a bed is a draft again and its garments are not cut', async () => {
  const before = await cutNow();
  second = (await story.cut(2)).body.data.id;
  expect(await cutNow()).toBeGreaterThan(before ?? 0);
  expect((await answerOne(story.server, 'cx.manager', 2)).data).toBe('请填写意见');
  expect((await answerOne(story.server, 'cx.manager', 2, '重量布')).status).toBe(200);
  expect(await bedOf(second)).toMatchObject({ status: 0, approveReason: '重量布' });
  expect(await cutNow()).toBe(before);
});

test('a bed that was decided on its own screen waits for nobody', async () => {
  const { body } = await submitAgain(second);
  expect(body.data.status).toBe(7);
  const claim = { id: second, version: body.data.version, agree: false, opinion: '重量布' };
  const refused = await story.server.call('cx.admin', 'PUT', '/mes2/reduce/approve', claim);
  expect(refused.body.data.status).toBe(0);
  expect(await waiting('cx.manager')).toEqual([]);
  const [notice] = await story.server.query<{ title: string; address: string }>(sql`
    select ${noticeTexts('zh-CN').title} as title, m.address from mmc.message m
    join amc.app_user u on u.id = m.user_id
    where u.username = 'cx.leader' and m.biz_type = 'bed' order by m.id desc limit 1`);
  expect(notice).toEqual({
    title: '订单 SO2403017 床次 2 审批未通过，已退回草稿：重量布',
    address: `/mes/reduceBed/putReduceBedBill/${second}`,
  });
});

test('steps are asked one after another, and the submitter is never asked', async () => {
  await flow('dosage', [{ job: 'cuttingManager', isAll: true }, { user: 'cx.admin' }]);
  const { version } = (await bedOf(second)) ?? {};
  await story.submit({ id: second, version }, 'cx.admin');
  // Nobody but the submitter is left for the second step: the button alone decides.
  expect(await waiting('cx.manager')).toEqual([]);
  const back = { id: second, agree: false, opinion: 'x', version: (await bedOf(second))?.version };
  await story.server.call('cx.manager', 'PUT', '/mes2/reduce/approve', back);

  expect((await submitAgain(second)).body.data.status).toBe(7);
  expect(await waiting('cx.admin')).toEqual([]);
  const asked = await story.server.query<{ username: string }>(sql`
    select u.username from ccm.workflow_task t join amc.app_user u on u.id = t.assignee_id
    where t.biz_id = ${second} and t.result = 0 and t.del_flag = '0' order by 1`);
  expect(asked.length).toBeGreaterThan(1);
  for (const { username } of asked) {
    expect(await waiting('cx.admin')).toEqual([]);
    expect((await answerOne(story.server, username, 1)).status).toBe(200);
    expect((await bedOf(second))?.status).toBe(7);
  }
  expect((await answerOne(story.server, 'cx.admin', 1)).status).toBe(200);
  expect((await bedOf(second))?.status).toBe(4);
});

test('I12 over the limit: without the right a leader asks with a reason, and without a flow is refused', async () => {
  await story.server.query(sql`
    update mes2.order_bom set usage_num = 0.9 where fabric_part = 1`);
  await story.server.query(sql`
    update mes2.order_color_size set num = 100 where order_id = ${story.story.order.id}`);
  const { body } = await story.create(story.bill(3));
  const claim = { id: body.data.id, version: body.data.version, reason: '客户要求加裁' };
  const { message, data } = (await story.submit(claim)).body;
  expect(message).toBe('I12');
  const cells = data.split('；');
  expect(cells.length).toBeGreaterThan(2);
  const sizes = cells.map((cell: string) => /\/(\S+) 已裁/.exec(cell)?.[1]);
  expect(sizes.slice(0, 3)).toEqual(['S', 'M', 'L']);
  await flow('overCut', [{ user: 'cx.manager' }]);
  expect((await story.submit({ ...claim, reason: ' ' })).body.message).toBe('I12');
  const asked = await story.submit(claim);
  expect(asked.body.data).toMatchObject({ status: 7 });
  expect((await waiting('cx.manager'))[0]?.title).toMatch(
    /^超裁 订单 SO2403017 床次 3：客户要求加裁$/,
  );
  expect((await answerOne(story.server, 'cx.manager', 1)).status).toBe(200);
  expect((await bedOf(claim.id))?.status).toBe(4);
});
