import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { setFlow } from '../../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
let major: string;

beforeAll(async () => {
  story = await storyServer('postgres');
  const [item] = await story.server.query<{ id: string }>(sql`
    with section as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CHK', '检验', 3) returning company_id, id),
    type as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select company_id, 'CHK', '检验', id from section returning company_id, id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select company_id, 'MAJ', '跳针', id, 2, 1, 1 from type returning id`);
  major = item?.id ?? '';
  await setFlow(story.server, story.staff.companyId, 'concession', [{ user: 'cx.manager' }]);
});
afterAll(() => story.server.close());
beforeEach(async () => {
  await story.server.query(sql`delete from mes2.qc_concession`);
  await story.server.query(sql`delete from mes2.qc_check_bad`);
  await story.server.query(sql`delete from mes2.qc_check_record where parent_id is not null`);
  await story.server.query(sql`delete from mes2.qc_check_record`);
});

const PHOTO = { images: ['/file/1.jpg'] };
let used = 0;
const requestId = () => `final-race-${String(++used).padStart(4, '0')}`;
const call = async (method: 'POST' | 'PUT', path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2/qc/${path}`, input)).body;
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly status: number;
}
const counts = (checkNum: number) => ({
  ...{ checkNum, passNum: checkNum, reworkNum: 0, secondNum: 0, scrapNum: 0 },
});
const check = async (more: object): Promise<Stored> => {
  const { order } = story.story;
  const body = { requestId: requestId(), orderId: order.id, submit: true, ...more };
  return (await call('POST', 'checkRecord', body)).data.record;
};
const lot = (lotNum: number, checkNum: number) =>
  check({ checkType: 5, lotNum, ...counts(checkNum) });
const refusedLot = () =>
  check({
    ...{ checkType: 5, lotNum: 50, ...counts(13), ...PHOTO },
    bads: [{ badItemId: major, num: 1, disposition: 1 }],
  });
const confirm = ({ id, version }: Stored) => call('PUT', 'confirm', { id, version });
const concede = ({ id, version }: Stored) =>
  call('PUT', 'concession', { id, version, reason: '客户接受', ...PHOTO });
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

test('of eight who confirm a lot at once one does', async () => {
  const record = await lot(50, 13);
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(record)));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 10102)]);
});

test('of two lots of an order that are confirmed at once only what may be shipped is accepted', async () => {
  const lots = [await lot(2000, 125), await lot(2000, 125)];
  const answers = await Promise.all(lots.map(confirm));
  expect(statuses(answers)).toEqual([200, 10009]);
  const [sum] = await story.server.query(sql`
    select sum(lot_num)::int as num from mes2.qc_check_record where status = 4 and result = 1`);
  expect(sum).toEqual({ num: 2000 });
});

test('a refused lot is confirmed or asked to be let go, never both', async () => {
  const record = await refusedLot();
  const answers = await Promise.all([confirm(record), concede(record)]);
  expect(statuses(answers)).toEqual([200, 10102]);
  const [kept] = await story.server.query<{ status: number; asked: number }>(sql`
    select q.status, (select count(*)::int from mes2.qc_concession c where c.check_id = q.id) as asked
    from mes2.qc_check_record q where q.id = ${record.id}`);
  expect([
    { status: 4, asked: 0 },
    { status: 1, asked: 1 },
  ]).toContainEqual(kept);
});

test('a lot that is let go while somebody looks at it is closed once', async () => {
  const record = await refusedLot();
  await concede(record);
  const [task] = await story.server.query<{ id: string; version: number }>(sql`
    select id, version from ccm.workflow_task where biz_id = ${record.id} and result = 0`);
  const [seen] = await story.server.query<Stored>(sql`
    select id, version, status from mes2.qc_check_record where id = ${record.id}`);
  const [agreed, confirmed] = await Promise.all([
    story.server.call('cx.manager', 'PUT', '/amc/workflowTask', { ...task, result: 1 }),
    confirm(seen as Stored),
  ]);
  expect(agreed.body.status).toBe(200);
  expect([10102, 10202]).toContain(confirmed.status);
  const [kept] = await story.server.query(sql`
    select status, result from mes2.qc_check_record where id = ${record.id}`);
  expect(kept).toEqual({ status: 4, result: 3 });
});

test('two tablets that open the next round of a lot open one', async () => {
  const record = await refusedLot();
  await confirm(record);
  await check({ checkType: 4, ...counts(50) });
  const open = () =>
    call('POST', 'reinspect', { parentId: record.id, requestId: requestId(), checkNum: 13 });
  expect(statuses(await Promise.all([open(), open(), open()]))).toEqual([200, 10202, 10202]);
});
