import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let lineA: string;
let lineB: string;
let curve: string;
const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);
const clock = () => new Date('2026-11-21T02:00:00Z');

beforeAll(async () => {
  story = await storyServer('pglite', clock);
  [lineA = '', lineB = ''] = story.staff.lines.map(({ id }) => id);
  const [set] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where company_id = ${story.staff.companyId} and name = '普通'`,
  );
  curve = set?.id ?? '';
});
afterAll(() => story.server.close());

const place = async (lineDeptId: string): Promise<string> => {
  const before = new Set((await rows()).map(({ id }) => id));
  const { body } = await call('POST', '/schedule/insert', {
    orderId: story.story.order.id,
    lineDeptId,
    num: 100,
    startDate: '2026-11-23 08:00:00',
    headcount: 8,
    efficiencySetId: curve,
    changeoverMin: 90,
    isFixed: 0,
  });
  expect(body.status).toBe(200);
  return (await rows()).find(({ id }) => !before.has(id))?.id ?? '';
};
interface Row {
  readonly id: string;
  readonly scheduleNo: string;
  readonly status: number;
  readonly stopReason: string | null;
}
const rows = (): Promise<Row[]> =>
  story.server.query<Row>(
    sql`select id, schedule_no, status, stop_reason from mes2.schedule where del_flag = '0' order by id`,
  );
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
const changeOver = (body: object) =>
  call('PUT', '/schedule/changeover', { lineDeptId: lineA, stopReason: '换款', ...body });

test('a line is changed over in one step: what runs stops with the reason, the next runs', async () => {
  const [first, second] = [await place(lineA), await place(lineA)];
  const begun = await changeOver({ runningId: null, nextId: first });
  expect(begun.body.data).toMatchObject({ stoppedNo: null, changeoverMin: 90 });
  const { body } = await changeOver({ runningId: first, nextId: second });
  const [stopped, started] = [await rowOf(first), await rowOf(second)];
  expect(body.data).toMatchObject({
    stoppedNo: stopped?.scheduleNo,
    startedNo: started?.scheduleNo,
  });
  expect(stopped).toMatchObject({ status: 0, stopReason: '换款' });
  expect(started).toMatchObject({ status: 1 });
  const again = await changeOver({ runningId: first, nextId: second });
  expect(again.body).toMatchObject({ status: 200, data: { stoppedNo: null } });
});

test('a changeover that is refused leaves what runs', async () => {
  const running = (await rows()).find(({ status }) => status === 1)?.id ?? '';
  const elsewhere = await place(lineB);
  expect((await changeOver({ runningId: running, nextId: elsewhere })).body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^排程SC2611-\d{3}已不在本线，请刷新$/),
  });
  const ended = await place(lineA);
  await story.server.query(
    sql`update mes2.schedule set status = 2 where id = ${ended} returning id`,
  );
  expect((await changeOver({ runningId: running, nextId: ended })).body).toMatchObject({
    status: 10202,
    data: '排程已结束',
  });
  expect(await rowOf(running)).toMatchObject({ status: 1 });
  const waiting = (await rows()).find(({ status, id }) => status === 0 && id !== elsewhere);
  expect((await changeOver({ runningId: null, nextId: waiting?.id })).body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^产线.+已有在产排程SC2611-\d{3}$/),
  });
});

interface Line {
  readonly id: string;
  readonly version: number;
  readonly deptName: string;
  readonly layout: { readonly stations: unknown } | null;
}
const lineOf = async (): Promise<Line> =>
  (await call('GET', '/line/list', { pageSize: 100 })).body.data.list.find(
    ({ deptId }: { deptId: string }) => deptId === lineA,
  );

test('who sews what is kept as the layout of a line, in its version', async () => {
  const [style] = await story.server.query<{ id: string }>(
    sql`select id from mes2.style where company_id = ${story.staff.companyId} and style_no = 'T2417'`,
  );
  const processes = await story.server.query<{ id: string; section: number; processName: string }>(
    sql`select id, section, process_name from mes2.style_process where style_id = ${style?.id} order by seq_no`,
  );
  const sewing = processes.filter(({ section }) => section === 3);
  const line = await lineOf();
  await story.server.query(
    sql`update mes2.line set station_num = ${sewing.length} where id = ${line.id} returning id`,
  );
  expect(line.layout).toBeNull();
  const save = (stations: object[], version = line.version) =>
    call('PUT', '/line/layout', { id: line.id, version, styleId: style?.id, stations });
  const each = sewing.map(({ id }, at) => ({ stationNo: at + 1, processIds: [id] }));

  expect((await save(each.slice(1))).body).toMatchObject({
    status: 10202,
    data: `工序${sewing[0]?.processName}还没有安排工位`,
  });
  const cutting = processes.find(({ section }) => section === 1);
  expect((await save([...each, { stationNo: 1, processIds: [cutting?.id] }])).body).toMatchObject({
    status: 10009,
    data: '工序不存在',
  });
  expect(
    (await save([...each, { stationNo: sewing.length + 1, processIds: [] }])).body,
  ).toMatchObject({ status: 10009, data: `工位超出产线工位数${sewing.length}` });

  const saved = await save(each.toReversed());
  expect(saved.body.data).toMatchObject({
    version: line.version + 1,
    layout: { styleId: style?.id, styleNo: 'T2417', stations: each },
  });
  expect((await lineOf()).layout?.stations).toEqual(each);
  const stale = await save(each);
  expect(stale.body).toMatchObject({ status: 10102 });
  expect(stale.body.data).toContain(`产线 ${line.deptName}`);
});
