import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let companyId: string;
let line: { readonly id: string; readonly name: string };
let today: string;
let faults: { readonly critical: string; readonly major: string };
beforeAll(async () => {
  server = await testServer({ demo: true });
  companyId = await server.companyId('CX');
  [line] = (await server.query(sql`
    select d.id, d.name from mes2.scan s join amc.department d on d.id = s.line_dept_id
    join mes2.line l on l.dept_id = d.id where s.company_id = ${companyId} and s.type = 1
    group by d.id, d.name order by count(distinct s.employee_id) desc, d.id limit 1`)) as [
    typeof line,
  ];
  [faults] = (await server.query(sql`
    select min(id) filter (where severity = 1)::text as critical, min(id) filter (where severity = 2)::text as major
    from mes2.bad_item where company_id = ${companyId} and del_flag = '0'`)) as [typeof faults];
  await setting('shiftSegments', '05:00-05:01');
  today = (await due()).data.workDate;
  await server.query(sql`
    delete from mes2.qc_patrol where company_id = ${companyId} and line_dept_id = ${line.id} and work_date = ${today}::date`);
});
afterAll(() => server.close());

const setting = (code: string, value: unknown) =>
  server.query(sql`
    insert into mes2.company_setting as s (company_id, code, value) values (${companyId}, ${code}, ${JSON.stringify(value)}::jsonb)
    on conflict (company_id, code) where del_flag = '0' do update set value = excluded.value`);
const due = async (more: object = {}, who = 'cx.qc') =>
  (await server.call(who, 'GET', '/mes2/qc/patrol', { lineDeptId: line.id, ...more })).body;
let sent = 0;
const walk = async (round: number, lines: readonly object[], more: object = {}, who = 'cx.qc') =>
  (
    await server.call(who, 'POST', '/mes2/qc/patrol', {
      requestId: `patrol-request-${++sent}`,
      ...{ lineDeptId: line.id, workDate: today, round, lines },
      ...more,
    })
  ).body;
const again = async ({ id, version }: { id: string; version: number }, lines: readonly object[]) =>
  (await server.call('cx.qc', 'PUT', '/mes2/qc/patrol', { id, version, lines })).body;
interface Seat {
  readonly orderProcessId: string;
  readonly employeeId: string;
  readonly stationNo: string | null;
}
const seats = async (): Promise<Seat[]> => (await due({ round: 8 })).data.lines;
/** What is sent of a seat: so many faults, major ones unless another one is named. */
const looked = (
  { orderProcessId, employeeId }: Seat,
  defectNum: number,
  badItemId = faults.major,
  sampleNum = 7,
) => ({
  ...{ orderProcessId, employeeId, sampleNum, defectNum },
  ...(defectNum > 0 && { bads: [{ badItemId, num: defectNum }] }),
});

test('the round that is due shows the stations of the line, everybody at the operation reported last', async () => {
  const { data } = await due();
  expect(data).toMatchObject({
    ...{
      id: null,
      lineDeptId: line.id,
      lineDeptName: line.name,
      round: 4,
      score: null,
      version: 0,
    },
    inspectorName: '韩梅',
  });
  const reported = await server.query<Seat>(sql`
    select distinct on (s.employee_id) s.employee_id, s.order_process_id from mes2.scan s
    where s.line_dept_id = ${line.id} and s.type in (1, 4) and s.status = 0 and s.work_date = (
      select max(work_date) from mes2.scan t where t.line_dept_id = ${line.id} and t.type in (1, 4) and t.status = 0)
    order by s.employee_id, s.scan_date desc, s.id desc`);
  const keys = (rows: readonly Seat[]) =>
    rows.map(({ employeeId, orderProcessId }) => `${employeeId}/${orderProcessId}`).sort();
  expect(keys(data.lines)).toEqual(keys(reported));
  for (const seat of data.lines)
    expect(seat).toMatchObject({ id: null, sampleNum: 7, defectNum: 0, light: null, recheck: 0 });
  const places = data.lines.map(({ stationNo }: Seat) => Number(stationNo ?? 999));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('which round is due follows the shift and the rounds of the company', async () => {
  await setting('shiftSegments', '04:58-04:59');
  expect((await due()).data.round).toBe(1);
  await setting('shiftSegments', '05:00-05:01');
  await setting('patrolRounds', 2);
  expect((await due()).data.round).toBe(2);
  expect((await walk(3, [])).data).toBe('轮次须在1到2之间');
  expect((await walk(0, [])).data).toBe('轮次须在1到2之间');
  await setting('patrolRounds', 8);
});

test('lights and score follow from what was found', async () => {
  const [a, b, c, d] = (await seats()) as [Seat, Seat, Seat, Seat];
  const { data } = await walk(1, [
    looked(a, 0),
    looked(b, 1),
    looked(c, 2),
    looked(d, 1, faults.critical),
  ]);
  expect(data).toMatchObject({ round: 1, inspectorName: '韩梅', score: '40.0' });
  const of = (seat: Seat) =>
    data.lines.find(
      (each: Seat) =>
        each.employeeId === seat.employeeId && each.orderProcessId === seat.orderProcessId,
    );
  expect([a, b, c, d].map((seat) => [of(seat).light, of(seat).recheck])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
    [3, 1],
  ]);
  expect(of(c)).toMatchObject({
    stationNo: c.stationNo,
    bads: [{ badItemId: faults.major, num: 2 }],
  });
});

test('a round exists once: the second one reads who walked it, its own sheet comes back to the first', async () => {
  const [a] = (await seats()) as [Seat];
  expect(await walk(1, [looked(a, 0)], {}, 'cx.admin')).toMatchObject({
    status: 10202,
    data: `${line.name}第1轮已由 韩梅 巡检`,
  });
  const body = { requestId: 'the-same-patrol' };
  const first = await walk(2, [looked(a, 0)], body);
  expect((await walk(2, [looked(a, 0)], body)).data).toEqual(first.data);
  expect((await walk(2, [looked(a, 1)], body)).data).toBe('请求号the-same-patrol已用于其他内容');
  expect((await due({ round: 2 })).data).toMatchObject({ id: first.data.id, isMine: true });
  const other = await server.call('cx.admin', 'GET', '/mes2/qc/patrol', { id: first.data.id });
  expect(other.body.data).toEqual({ ...first.data, isMine: false });
});

test('a round that is being walked shows what is still to come, in its place on the line', async () => {
  const seated = await seats();
  const [first, , third] = seated as [Seat, Seat, Seat];
  await walk(7, [looked(third, 1)]);
  const { data } = await due({ round: 7 });
  const who = (rows: readonly Seat[]) => rows.map(({ employeeId }) => employeeId);
  expect(who(data.lines)).toEqual(who(seated));
  const lights = data.lines.map(({ light }: { light: number | null }) => light);
  expect(lights.slice(0, 3)).toEqual([null, null, 2]);
  const seen = await again(data, [looked(first, 0)]);
  expect(seen.data.lines).toHaveLength(2);
});

test.each([
  ['without a station', () => [], '请填写工位'],
  [
    'a fault without its item',
    (s: Seat) => [{ ...looked(s, 1), bads: [] }],
    '每件不良至少选择一个不良项目',
  ],
  ['more items than faults', (s: Seat) => [{ ...looked(s, 2), defectNum: 1 }], '疵点数无效'],
  ['no garment looked at', (s: Seat) => [looked(s, 0, '', 0)], '抽检数须在1到50之间'],
  ['too many garments', (s: Seat) => [looked(s, 0, '', 51)], '抽检数须在1到50之间'],
  ['a station twice', (s: Seat) => [looked(s, 0), looked(s, 1)], '同一员工同一工序只能巡检一次'],
  ['nobody', (s: Seat) => [{ ...looked(s, 0), employeeId: '7' }], '员工不存在'],
  ['no operation', (s: Seat) => [{ ...looked(s, 0), orderProcessId: '7' }], '工序不存在'],
  ['no fault of the catalogue', (s: Seat) => [looked(s, 1, '7')], '不良项目不存在'],
] as const)('a round with %s is refused and leaves nothing', async (_, lines, text) => {
  const [seat] = (await seats()) as [Seat];
  expect((await walk(3, lines(seat))).data).toBe(text);
  expect((await due({ round: 3 })).data.id).toBeNull();
});

test('a day that has not come is not walked', async () => {
  const [seat] = (await seats()) as [Seat];
  expect((await walk(3, [looked(seat, 0)], { workDate: '2099-01-01' })).data).toBe('工作日无效');
});

test('a red station is looked at again, what was counted stays, stations are added', async () => {
  const [a, b, c] = (await seats()) as [Seat, Seat, Seat];
  const { data } = await walk(4, [looked(a, 2), looked(b, 1)]);
  const [red, yellow] = [3, 2].map((light) =>
    data.lines.find((each: { light: number }) => each.light === light),
  );
  const { id, version } = data;
  const sent = ({ id: lineId, ...seat }: { id: string } & Seat, num: number, recheck: number) => ({
    ...looked(seat, num),
    ...{ id: lineId, recheck },
  });
  expect((await again({ id, version }, [sent(yellow, 1, 2)])).data).toBe(
    '只有红灯待复查的工位可以复查',
  );
  expect((await again({ id, version }, [sent(red, 0, 2)])).data).toBe('已巡检工位的数量不能修改');
  const still = await again({ id, version }, [sent(red, 2, 3)]);
  expect(still.data.lines.find((each: { id: string }) => each.id === red.id).recheck).toBe(3);
  expect((await again({ id, version }, [])).status).toBe(10102);
  const green = await again(still.data && { id, version: still.data.version }, [
    sent(red, 2, 2),
    looked(c, 0),
  ]);
  expect(green.data.lines).toHaveLength(3);
  expect(green.data.score).toBe('53.3');
  expect(green.data.lines.find((each: { id: string }) => each.id === red.id)).toMatchObject({
    ...{ light: 3, recheck: 2 },
  });
  const done = { id, version: green.data.version };
  expect((await again(done, [looked(c, 0)])).data).toBe('同一员工同一工序只能巡检一次');
});

test('two reds running of a person at an operation call the leader and the quality manager', async () => {
  const [, , , , a, b] = (await seats()) as Seat[];
  const told = () =>
    server.query<{ username: string }>(sql`
      select u.username from mmc.message n join amc.app_user u on u.id = n.user_id
      where n.biz_type = 'patrol' order by 1`);
  expect(await told()).toEqual([]);
  await walk(5, [looked(a as Seat, 2), looked(b as Seat, 2)]);
  await walk(6, [looked(a as Seat, 3), looked(b as Seat, 0)]);
  const names = (await told()).map(({ username }) => username);
  expect(names).toContain('cx.quality');
  expect(new Set(names).size).toBe(names.length);
});

test('only inspectors walk a line, and only where they look', async () => {
  const [seat] = (await seats()) as [Seat];
  expect((await walk(7, [looked(seat, 0)], {}, 'cx.merch')).status).toBe(10401);
  expect((await due({ lineDeptId: companyId })).data).toBe('产线不存在');
  expect(
    (await server.call('jc.qc', 'GET', '/mes2/qc/patrol', { lineDeptId: line.id })).body.data,
  ).toBe('产线不存在');
});
