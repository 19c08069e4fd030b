import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { bundleInvariants } from '../../invariants/bundle-invariants.ts';
import { cuttingInvariants } from '../../invariants/cutting-invariants.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
const beds: { id: string; version: number }[] = [];

beforeAll(async () => {
  story = await storyServer();
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
  const { data } = (await story.cut(1)).body;
  beds.push({ id: data.id, version: data.version });
});
afterAll(() => story.server.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2/${path}`, input)).body;

/** A step of a bed on the version it has now. */
const step = async (at: number, path: string, more: object = {}) => {
  const id = beds[at]?.id;
  const [bed] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where id = ${id}`);
  return call('PUT', `reduce/${path}`, { id, version: bed?.version, ...more });
};

const slipLines = async (at: number) => {
  const { data } = await call('GET', 'reduce/sld', { reduceBedId: beds[at]?.id });
  return data.lines.map(({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
    tympanId,
    kind,
    len,
    toWarehouseId,
  }));
};
const confirm = ({ id, version }: { id: string; version: number }, confirmed = true) =>
  call('PUT', 'reduce/sld/confirm', { id, version, confirmed });
const metresOf = (rollNo: string) =>
  story.server.query<{ metres: string }>(sql`
    select coalesce(sum(remain_len), 0) as metres from mes2.fabric_roll
    where roll_no like ${rollNo} || '%' and del_flag = '0'`);

test('I8 a bed is not withdrawn while another one spreads the rest of its roll', async () => {
  const { data } = (await story.create(story.bill(2))).body;
  beds.push({ id: data.id, version: data.version });
  const answer = await step(0, 'unsubmit');
  expect(answer).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^布卷R0314 已在床次A\d{4}-002\(订单SO2403017\)/),
  });
});

test('a bed whose leftovers were stored is withdrawn only once they are taken back', async () => {
  expect((await step(1, 'submit')).data).toMatchObject({ status: 3 });
  const before = await metresOf('R0314');
  const lines = await slipLines(1);
  const saved = (await call('POST', 'reduce/sld', { reduceBedId: beds[1]?.id, lines })).data;
  const stored = (await confirm(saved)).data;
  const after = await metresOf('R0314');
  expect(Number(after[0]?.metres) - Number(before[0]?.metres)).toBeCloseTo(2.58);
  const refused = await step(1, 'unsubmit');
  expect(refused).toMatchObject({
    status: 10202,
    data: `剩料单${stored.slipNo}已确认，不能撤回床次`,
  });
  expect((await confirm(stored, false)).data).toMatchObject({ status: 0 });
  expect((await step(1, 'unsubmit')).data).toMatchObject({ status: 0 });
});

test('a slip that was written before its bed changed stores no roll that the bed does not have', async () => {
  const { orderId: _order, ...bill } = story.bill(2);
  const other = bill.rolls.map((roll) =>
    roll.tympanId === story.story.rollId('R0322')
      ? { ...roll, tympanId: story.story.rollId('R0301') }
      : roll,
  );
  await story.server.query(sql`
    update mes2.fabric_roll set actual_len = actual_len + 60, label_len = label_len + 60,
      remain_len = remain_len + 60, status = 2 where roll_no = 'R0301'`);
  expect((await step(1, 'update', { ...bill, rolls: other })).status).toBe(200);
  expect((await step(1, 'submit')).data).toMatchObject({ status: 3 });
  const { data: slip } = await call('GET', 'reduce/sld', { reduceBedId: beds[1]?.id });
  const kept = slip.lines.filter(({ kind }: { kind: number }) => kind === 2 || kind === 4);
  expect(kept.map(({ rollNo }: { rollNo: string }) => rollNo)).toContain('R0322');
  expect(await confirm(slip)).toMatchObject({ status: 10009, data: '布卷不存在' });
});

test.each([
  [8, '待处理'],
  [9, '已退供应商'],
])('a roll in status %i is not put on a bed', async (status, name) => {
  await story.server.query(sql`
    update mes2.fabric_roll set status = ${status} where roll_no = 'R0406'`);
  const { body } = await story.create(story.bill(3));
  await story.server.query(sql`update mes2.fabric_roll set status = 2 where roll_no = 'R0406'`);
  expect(body).toMatchObject({ status: 10202, data: `卷号R0406${name}，不能铺布` });
});

test('I14 bundles of which garments were written off are not tied again', async () => {
  const [item] = await story.server.query<{ id: string }>(sql`
    with category as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CUT', '裁剪', 1) returning id),
    kind as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select ${story.staff.companyId}, 'FAB', '面料', id from category returning id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select ${story.staff.companyId}, 'HOLE', '破洞', id, 2, 1, 1 from kind returning id`);
  const made = await call('POST', 'bundle/generate', { reduceBedId: beds[0]?.id });
  expect(made.data).toMatchObject({ bundleNumTotal: 30 });
  const [bundle] = await story.server.query<{ id: string; num: number }>(sql`
    select id, num from mes2.bundle where bundle_no = 2 and status < 9`);
  const num = bundle?.num ?? 0;
  const checked = await call('POST', 'reduce/qc', {
    bundleId: bundle?.id,
    requestId: 'taken-back-check-1',
    checkNum: num,
    bads: [{ badItemId: item?.id, num }],
    replaceNum: 0,
    scrapNum: num,
    scrapReason: '破洞',
  });
  expect(checked.data).toMatchObject({ scrapNum: num, num: 0 });
  expect(await findOffenders(story.server.engine, bundleInvariants)).toEqual([]);
  const [bed] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where id = ${beds[0]?.id}`);
  const removed = await call('DELETE', 'bundle/delete', {
    reduceBedId: beds[0]?.id,
    version: bed?.version,
  });
  expect(removed).toMatchObject({
    status: 10202,
    data: `扎号B0002已报废${num}件，不能删除`,
  });
  expect(await findOffenders(story.server.engine, cuttingInvariants)).toEqual([]);
});
