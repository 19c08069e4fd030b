import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sql, sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
});
afterAll(() => story.server.close());
beforeEach(() => story.server.query(setOrder(2)));

const during = <Answer>(change: Sql, call: () => Promise<Answer>): Promise<Answer> =>
  meanwhile(story.server.engine, change, call);

const setOrder = (status: number): Sql => sql`
  update mes2.production_order set status = ${status}, version = version + 1 where order_no = 'SO2403017'`;
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2/reduce/${path}`, input)).body;

test('H5 a bed is not handed on of an order that is suspended at this moment, nor withdrawn of a finished one', async () => {
  const { data: bed } = (await story.create(story.bill(1))).body;
  const submit = async () => (await story.submit({ id: bed.id, version: bed.version })).body;
  expect(await during(setOrder(5), submit)).toMatchObject({
    status: 10202,
    data: '订单SO2403017已暂停，不能提交床次',
  });
  await story.server.query(setOrder(2));
  const { data: done } = await submit();
  expect(done.status).toBe(3);
  const withdrawn = await during(setOrder(3), () =>
    call('PUT', 'unsubmit', { id: bed.id, version: done.version }),
  );
  expect(withdrawn).toMatchObject({
    status: 10202,
    data: '订单SO2403017已完工，床次1不能撤回',
  });
});

test('I14 bundles of which one is scanned at this moment are not deleted', async () => {
  // The bed of the test before: handed on, and not tied yet.
  const [bed] = await story.server.query<{ id: string }>(sql`
    select id from mes2.cutting_bed where order_id = ${story.story.order.id} and bed_no = 1 and status = 3`);
  const bundles = (method: 'POST' | 'DELETE', step: string, input: object) =>
    story.server.call('cx.admin', method, `/mes2/bundle/${step}`, input);
  const { body: tied } = await bundles('POST', 'generate', { reduceBedId: bed?.id });
  const { version } = tied.data;
  const first = sql`(select min(id) from mes2.bundle where cutting_bed_id = ${bed?.id ?? null})`;
  const remove = async () =>
    (await bundles('DELETE', 'delete', { reduceBedId: bed?.id, version })).body;
  const scanned = sql`
    with held as (
      update mes2.bundle set last_scan_date = app_now(), version = version + 1 where id = ${first} returning id)
    insert into mes2.scan (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, employee_id,
      line_dept_id, type, num, unit_price, amount, sam, earned_min, scan_date, work_date, channel, device_id)
    select p.company_id, 'taken-back-scan', h.id, p.id, ${story.story.order.id}, p.order_process_id,
      ${story.staff.sewers[0]?.id}, ${story.staff.lines[0]?.id}, 1, 1, 1, 1, 0.5, 0.5, app_now(), app_now()::date, 1, 'test'
    from held h join mes2.bundle_process p on p.bundle_id = h.id order by p.seq_no limit 1`;
  expect(await during(scanned, remove)).toMatchObject({
    status: 10202,
    data: expect.stringContaining('已有扫描，不能删除'),
  });
});

test('H7 a roll that is taken out of the store at this moment is not put on a bed', async () => {
  const gone = sql`
    update mes2.fabric_roll set del_flag = '2', version = version + 1 where roll_no = 'R0404'`;
  const { body } = await during(gone, () => story.create(story.bill(3)));
  expect(body).toMatchObject({ status: 10009, data: '布卷不存在' });
  await story.server.query(sql`update mes2.fabric_roll set del_flag = '0' where roll_no = 'R0404'`);
});

test('H7 a remnant that is put on a bed at this moment stays in the store', async () => {
  const { data: bed } = (await story.cut(2)).body;
  const { data: slip } = await call('GET', 'sld', { reduceBedId: bed.id });
  const lines = slip.lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
      tympanId,
      kind,
      len,
      toWarehouseId,
    }),
  );
  const { data: saved } = await call('POST', 'sld', { reduceBedId: bed.id, lines });
  const confirm = ({ id, version }: { id: string; version: number }, confirmed: boolean) =>
    call('PUT', 'sld/confirm', { id, version, confirmed });
  const { data: stored } = await confirm(saved, true);
  const spread = sql`
    update mes2.fabric_roll set status = 3, version = version + 1 where roll_no = 'R0314-Y1'`;
  expect(await during(spread, () => confirm(stored, false))).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^布卷R0314-Y1已被床次.*使用，不能反确认$/),
  });
  const rolls = await story.server.query(sql`
    select del_flag from mes2.fabric_roll where roll_no = 'R0314-Y1'`);
  expect(rolls).toEqual([{ delFlag: '0' }]);
});

test('leftovers are not stored of a bed that is withdrawn at this moment', async () => {
  const { data: bed } = (await story.create(story.bill(3))).body;
  const { data: done } = (await story.submit({ id: bed.id, version: bed.version })).body;
  const { data: slip } = await call('GET', 'sld', { reduceBedId: bed.id });
  const lines = slip.lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
      tympanId,
      kind,
      len,
      toWarehouseId,
    }),
  );
  const { data: saved } = await call('POST', 'sld', { reduceBedId: done.id, lines });
  const withdrawn = sql`
    update mes2.cutting_bed set status = 0, version = version + 1 where id = ${done.id}`;
  const answer = await during(withdrawn, () =>
    call('PUT', 'sld/confirm', { id: saved.id, version: saved.version, confirmed: true }),
  );
  expect(answer).toMatchObject({ status: 10202, data: '床次未提交，不能填剩料单' });
});
