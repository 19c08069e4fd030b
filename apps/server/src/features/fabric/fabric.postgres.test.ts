import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2/${path}`, input)).body;
const during = (change: Sql, asked: () => ReturnType<typeof call>) =>
  meanwhile(story.server.engine, change, asked);

const delivery = (cNo: string, rollNos: readonly string[]) => ({
  cNo,
  materialId: story.basics.material('FAB-JSY180'),
  receiveDate: factoryDate(runNow()),
  warehouseId: story.basics.fabricWarehouseId,
  rolls: rollNos.map((rollNo) => ({
    rollNo,
    colorId: story.basics.color('BLK'),
    labelLen: '50',
    widthCm: '180.0',
  })),
});

/** A receipt that was judged fit and has relaxed. */
async function judged(cNo: string, rollNos: readonly string[]) {
  const { data } = await call('POST', 'cloth/insert', delivery(cNo, rollNos));
  const { id, version } = data.lot;
  await call('POST', 'cloth/inspect', { id, version, rolls: [], inspectResult: 1 });
  await story.server.query(sql`
    update mes2.cloth set relax_date = app_now() - interval '1 hour' where id = ${id}`);
  return { id: id as string, rolls: data.rolls as { id: string; version: number }[] };
}

test('a receipt that an inspector rejects at this moment is not released', async () => {
  const { id } = await judged('C-RACE1', ['RC1']);
  const rejected = sql`
    update mes2.cloth set inspect_result = 3, version = version + 1 where id = ${id}`;
  const { data } = await during(rejected, () => call('PUT', 'cloth/release', { ids: [id] }));
  expect(data.fails[0].text).toBe('布号C-RACE1 已拒收，不能放行');
});

test('a receipt that is released at this moment is not judged again', async () => {
  const { id, rolls } = await judged('C-RACE2', ['RC2']);
  const released = sql`update mes2.cloth set status = 2, version = version + 1 where id = ${id}`;
  const [{ version } = { version: 0 }] = await story.server.query<{ version: number }>(
    sql`select version from mes2.cloth where id = ${id}`,
  );
  const body = { id, version, rolls: [{ tympanId: rolls[0]?.id, points: 9 }], inspectResult: 3 };
  const answer = await during(released, () => call('POST', 'cloth/inspect', body));
  expect(answer.status).toBe(10102);
  const [roll] = await story.server.query<{ status: number; points: number | null }>(
    sql`select status, points from mes2.fabric_roll where roll_no = 'RC2'`,
  );
  expect(roll).toEqual({ status: 0, points: null });
});

test('a roll that is taken to a bed at this moment keeps its length under an inspection', async () => {
  const { id, rolls } = await judged('C-RACE3', ['RC3']);
  const fed = sql`
    update mes2.fabric_roll set used_len = 45, remain_len = 5, status = 2, version = version + 1
    where roll_no = 'RC3'`;
  const [{ version } = { version: 0 }] = await story.server.query<{ version: number }>(
    sql`select version from mes2.cloth where id = ${id}`,
  );
  const body = { id, version, rolls: [{ tympanId: rolls[0]?.id, actualLen: '40' }] };
  const answer = await during(fed, () => call('POST', 'cloth/inspect', body));
  expect(answer).toMatchObject({ status: 10202, data: '卷号RC3 实际长40＜已用45' });
});

test('a roll that is measured shorter at this moment is not issued longer', async () => {
  const { id } = await judged('C-RACE4', ['RC4']);
  await call('PUT', 'cloth/release', { ids: [id] });
  const [roll] = await story.server.query<{ id: string }>(
    sql`select id from mes2.fabric_roll where roll_no = 'RC4'`,
  );
  const { data } = await call('POST', 'feedingSing/insert', {
    orderId: story.story.order.id,
    fabricPart: 1,
    lines: [{ tympanId: roll?.id, len: '48' }],
  });
  const { id: slipId, version } = data.slip;
  const measured = sql`
    update mes2.fabric_roll set actual_len = 30, remain_len = 30, version = version + 1 where roll_no = 'RC4'`;
  const answer = await during(measured, () =>
    call('POST', 'feedingSing/issue', { id: slipId, version, requestId: 'issue-measured' }),
  );
  expect(answer).toMatchObject({ status: 10202, data: '卷号RC4 发料长不能大于余量30' });
});

test('two rolls of a receipt that are measured at once are both in its length', async () => {
  const { id, rolls } = await judged('C-RACE5', ['RC5', 'RC6']);
  const other = sql`
    with held as (select id from mes2.cloth where id = ${id} for no key update)
    update mes2.fabric_roll r set actual_len = 40, remain_len = 40, version = r.version + 1
    from held h where r.cloth_id = h.id and r.roll_no = 'RC5'`;
  const [{ version } = { version: 0 }] = await story.server.query<{ version: number }>(
    sql`select version from mes2.fabric_roll where roll_no = 'RC6'`,
  );
  const answer = await during(other, () =>
    call('PUT', 'tympan/update', { id: rolls[1]?.id, version, actualLen: '45' }),
  );
  expect(answer.status).toBe(200);
  const [lot] = await story.server.query<{ totalLen: string }>(
    sql`select total_len from mes2.cloth where id = ${id}`,
  );
  expect(Number(lot?.totalLen)).toBe(85);
});

test('a receipt waits for another one under way, and names the roll that this one received', async () => {
  const { rolls } = await judged('C-RACE6', ['RC7']);
  const { companyId } = story.staff;
  const received = sql`
    with held as materialized (
      select pg_advisory_xact_lock(hashtextextended('roll numbers ' || ${companyId}::text, 0))::text as lock)
    insert into mes2.fabric_roll (company_id, roll_no, cloth_id, material_id, color_id, label_len, actual_len, remain_len)
    select r.company_id, 'RC-LATE', r.cloth_id, r.material_id, r.color_id, 50, 50, 50
    from held, mes2.fabric_roll r where held.lock is not null and r.id = ${rolls[0]?.id}`;
  const answer = await during(received, () =>
    call('POST', 'cloth/insert', delivery('C-RACE7', ['RC8', 'RC-LATE'])),
  );
  expect(answer).toMatchObject({ status: 10009, data: '第2行 卷号RC-LATE已存在' });
});

test('one roll in two deliveries at once is received once', async () => {
  const answers = await Promise.all(
    ['C-TWICE1', 'C-TWICE2'].map((cNo) =>
      call('POST', 'cloth/insert', delivery(cNo, [`${cNo}-1`, 'RC-TWICE'])),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, data }) => [status, data])).toEqual([
    [10009, '第2行 卷号RC-TWICE已存在'],
  ]);
  const rolls = await story.server.query<{ rollNo: string }>(sql`
    select roll_no from mes2.fabric_roll where roll_no like 'C-TWICE%' or roll_no = 'RC-TWICE' order by roll_no`);
  expect(rolls).toHaveLength(2);
});
