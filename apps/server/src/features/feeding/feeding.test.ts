import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { messageText } from '../../messages/message-text.sql.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let rolls: Map<string, { id: string; remainLen: string }>;

beforeAll(async () => {
  story = await storyServer();
  // As the store stood before the story's own slips: everything inspected, nothing issued.
  await story.server.query(sql`update mes2.feeding_slip set status = 9`);
  await story.server.query(sql`update mes2.fabric_roll set status = 1`);
  const rows = await story.server.query<{ id: string; rollNo: string; remainLen: string }>(
    sql`select id, roll_no, remain_len from mes2.fabric_roll`,
  );
  rolls = new Map(rows.map((row) => [row.rollNo, row]));
});
afterAll(() => story.server.close());

type Slip = { id: string; version: number; feedingNo: string };
let opened: { readonly id: string; readonly version: number } | undefined;
let request = 0;
const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/feedingSing/${path}`, input)).body;
const line = (rollNo: string, len?: string) => ({
  tympanId: rolls.get(rollNo)?.id ?? '',
  len: len ?? rolls.get(rollNo)?.remainLen ?? '0',
});
const draft = async (lines: object[], more: object = {}) =>
  call('POST', 'insert', { orderId: story.story.order.id, fabricPart: 1, lines, ...more });
const slipOf = async (lines: object[]): Promise<Slip> => (await draft(lines)).data.slip;
const requestId = () => `feeding-${++request}`;
const issue = ({ id, version }: Slip, more: object = {}) =>
  call('POST', 'issue', { id, version, requestId: requestId(), ...more });
const receive = ({ id, version }: Slip, lines: object[], who = 'cx.leader') =>
  call('PUT', 'receive', { id, version, requestId: requestId(), lines }, who);
const statusOf = async (rollNo: string) =>
  (
    await story.server.query<{ status: number }>(sql`
    select status from mes2.fabric_roll where roll_no = ${rollNo}`)
  )[0]?.status;

test('bed 1 is fed by its slip: issued, received by another person, closed', async () => {
  const first = Array.from({ length: 14 }, (_, at) => `R0${301 + at}`);
  const { data } = await draft(first.map((rollNo) => line(rollNo)));
  // Without a bed the slip is planned by the whole cut plan of the order.
  expect(data.slip).toMatchObject({ status: 0, rollNum: 14, planLen: '1886.400' });
  expect(data.slip.feedingNo).toMatch(/^TL\d{4}-\d+$/);
  const issued = await issue(data.slip);
  expect(issued.data.slip).toMatchObject({ status: 1, issuedLen: '660.000' });
  expect(await statusOf('R0301')).toBe(2);
  const whole = first.map((rollNo) => ({
    ...line(rollNo),
    len: undefined,
    receivedLen: line(rollNo).len,
  }));
  const counts = whole.map(({ tympanId, receivedLen }) => ({ tympanId, receivedLen }));
  expect((await receive(issued.data.slip, counts, 'cx.admin')).data).toBe('发料人不能自己收料');
  const received = await receive(issued.data.slip, counts);
  expect(received.data.slip).toMatchObject({ status: 2, receivedLen: '660.000', diffLen: '0.000' });
  const { id, version } = received.data.slip;
  await story.create(story.bill(1));
  const open = await call('PUT', 'close', { id, version });
  expect(open.data).toMatch(/^卷号R03\d\d在床次A\d{4}-001未提交，不能结单$/);
  await story.server.query(sql`update mes2.cutting_bed_roll set is_open = false`);
  await story.server.query(sql`update mes2.fabric_roll set status = 0 where status = 3`);
  expect((await call('PUT', 'close', { id, version })).data.slip).toMatchObject({ status: 3 });
  expect((await call('PUT', 'close', { id, version: version + 1 })).data).toBe(
    `投料单${data.slip.feedingNo}已结，不能结单`,
  );
});

test.each([
  [[], '请添加布卷'],
  [['R0401', '0'], '发料长须大于0'],
  [['R0401', '99'], '卷号R0401 发料长不能大于余量47.45'],
])('a bad draft is refused: %o', async (roll, text) => {
  const [rollNo, len] = roll;
  const body = await draft(rollNo ? [line(rollNo, len)] : []);
  expect(body.data).toBe(text);
});

test('of two slips with one roll the second is refused with the name of the first', async () => {
  const [one, two] = [await slipOf([line('R0402')]), await slipOf([line('R0402')])];
  await issue(one);
  expect(await issue(two)).toMatchObject({
    status: 10202,
    data: `卷号R0402已由${one.feedingNo}发出`,
  });
});

test('a roll on an open bed, of an unreleased lot or of a suspended order is not issued', async () => {
  const slip = await slipOf([line('R0403')]);
  const set = (status: number) =>
    story.server.query(sql`update mes2.cloth set status = ${status} where c_no = 'C240301'`);
  await set(1);
  expect((await issue(slip)).data).toBe('布号C240301未放行，不能发料');
  await set(2);
  const order = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where order_no = 'SO2403017'`);
  await order(5);
  expect((await issue(slip)).data).toBe('订单SO2403017已暂停，不能投料');
  await order(1);
  await story.server.query(sql`update mes2.fabric_roll set status = 3 where roll_no = 'R0403'`);
  await story.server.query(sql`
    update mes2.cutting_bed_roll set is_open = true, fabric_roll_id = ${line('R0403').tympanId}
    where seq_no = 1`);
  expect((await issue(slip)).data).toMatch(/^卷号R0403已在床次A\d{4}-001使用$/);
});

test('the scanned rolls have to be those of the slip', async () => {
  const slip = await slipOf([line('R0405'), line('R0406')]);
  expect((await issue(slip, { rollNos: ['R0405'] })).data).toBe('卷号R0406未扫码');
  expect((await issue(slip, { rollNos: ['R0405', 'R0406', 'R0407'] })).data).toBe(
    `卷号R0407不在投料单${slip.feedingNo}`,
  );
  const body = {
    id: slip.id,
    version: slip.version,
    requestId: requestId(),
    rollNos: ['R0405', 'r0406'],
  };
  const first = await call('POST', 'issue', body);
  expect(first.data.slip.status).toBe(1);
  expect((await call('POST', 'issue', body)).data).toEqual(first.data);
});

test('a difference above half a percent asks for its reason and opens a problem', async () => {
  const slip = await slipOf([line('R0408', '40')]);
  const issued = (await issue(slip)).data.slip;
  const count = (receivedLen: string, more: object = {}) => [
    { tympanId: line('R0408').tympanId, receivedLen, ...more },
  ];
  expect((await receive(issued, count('41'))).data).toBe('卷号R0408 收到长不能大于发料长40');
  expect((await receive(issued, count('39.7'))).data).toBe('差异0.75%，请填写差异原因');
  const received = await receive(issued, count('39.7', { diffReason: '短码' }));
  expect(received.data.slip).toMatchObject({ diffLen: '0.300', diffPct: '0.75' });
  const problems = await story.server.query<{
    id: string;
    version: number;
    remark: string;
    en: string;
  }>(sql`
    select id, version, ${messageText(sql`(messages -> 'remark')`, 'zh-CN')} as remark,
      ${messageText(sql`(messages -> 'remark')`, 'en')} as en
    from mes2.problem_log where messages -> 'name' ->> 'code' = 'feedingDifference'`);
  expect(problems).toHaveLength(1);
  const { orderNo } = story.story.order;
  expect(problems[0]).toMatchObject({
    remark: `投料单${slip.feedingNo}（${orderNo}） 发出40.000米，收到39.700米`,
    en: `Feeding slip ${slip.feedingNo} (${orderNo}): 40.000 m issued, 39.700 m received`,
  });
  opened = problems[0];
});

test('the difference reads in the language of its reader, wherever problems are read', async () => {
  const { id = '', version = 0 } = opened ?? {};
  const { query } = story.server;
  const [{ tableId } = { tableId: '' }] = await query<{ tableId: string }>(sql`
    select dept_id as table_id from mes2.cutting_table order by dept_id limit 1`);
  await query(sql`update mes2.problem_log set dept_id = ${tableId} where id = ${id}`);
  for (const [language, name] of [
    ['zh-CN', '投料差异'],
    ['en', 'Feeding difference'],
  ] as const) {
    const get = async (path: string, input: object = {}) =>
      (await story.server.call('cx.admin', 'GET', path, { ...input, lang: language })).body;
    const list = await get('/mes2/problemLog/list', { sql: `problem_name = '${name}'` });
    expect(list.data.list.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await get('/mes2/problemLog', { id })).data.problem.problemName).toBe(name);
    const board = await get('/mes2/board/reduceBed');
    expect(board.data.problems).toContainEqual(expect.objectContaining({ problem: name }));
    const early = { id, version, cause: 'x', action: 'y' };
    const refused = await story.server.call(
      'cx.admin',
      'PUT',
      `/mes2/problemLog/resolve?lang=${language}`,
      early,
    );
    expect(refused.body).toMatchObject({ status: 10202, data: expect.stringContaining(name) });
  }
});

test('rests come back: an untouched roll to its order, a long rest as a remnant', async () => {
  const slip = await slipOf([line('R0409'), line('R0410')]);
  const issued = (await issue(slip)).data.slip;
  const counts = ['R0409', 'R0410'].map((rollNo) => ({
    tympanId: line(rollNo).tympanId,
    receivedLen: line(rollNo).len,
  }));
  const received = (await receive(issued, counts)).data.slip;
  await story.server.query(sql`
    update mes2.fabric_roll set used_len = 40, remain_len = actual_len - 40 where roll_no = 'R0410'`);
  const back = (rollNo: string, returnLen: string, version: number) =>
    call('PUT', 'return', {
      id: slip.id,
      version,
      lines: [{ tympanId: line(rollNo).tympanId, returnLen, locationCode: 'B-07' }],
    });
  expect((await back('R0410', '8', received.version)).data).toBe('卷号R0410 退回长不能大于7.45');
  const one = await back('R0409', '47.450', received.version);
  const two = await back('R0410', '7.450', one.data.slip.version);
  expect(two.data.slip).toMatchObject({ returnLen: '54.900' });
  expect([await statusOf('R0409'), await statusOf('R0410')]).toEqual([1, 5]);
});

test('a void slip puts its rolls back where they lay, and is void for good', async () => {
  const slip = await slipOf([line('R0411')]);
  const issued = (await issue(slip)).data.slip;
  const remove = (version: number) => call('PUT', 'void', { id: slip.id, version, reason: '改单' });
  expect((await remove(slip.version)).status).toBe(10102);
  expect((await remove(issued.version)).data.slip).toMatchObject({ status: 9 });
  expect(await statusOf('R0411')).toBe(1);
  expect((await remove(issued.version + 1)).data).toBe(`投料单${slip.feedingNo}作废，不能作废`);
});

test('the rolls of a lay are proposed by shade and age', async () => {
  const bed = (await story.create({ ...story.bill(3), rolls: [] })).body.data;
  const lay = { orderId: story.story.order.id, reduceBedId: bed.id, fabricPart: 1 };
  const { data } = await call('GET', 'suggest', lay);
  const metres = data.reduce((total: number, { len }: { len: string }) => total + Number(len), 0);
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ reason }: { reason: string }) => reason.startsWith('藏青'))).toBe(true);
  expect(metres).toBeLessThanOrEqual(628.8);
  const english = await call('GET', 'suggest', { ...lay, lang: 'en' });
  expect(english.data[0].reason).toMatch(/^藏青, (one shade|across shades)/);
  // A fabric that the bill has for another colour only is none of this lay's.
  const billFor = (color: string | null) =>
    story.server.query(sql`
      update mes2.order_bom set color_id = (select id from ccm.color c
        where c.company_id = order_bom.company_id and c.name = ${color}::text)
      where order_id = ${story.story.order.id} and fabric_part = 1`);
  await billFor('黑色');
  expect((await call('GET', 'suggest', lay)).data).toEqual([]);
  await billFor('藏青');
  expect((await call('GET', 'suggest', lay)).data).toEqual(data);
  await billFor(null);
});

test('a scan for a slip says why another colour is not fed', async () => {
  const scan = async (more: object) =>
    (
      await story.server.call('cx.admin', 'GET', '/mes2/scan/resolve', {
        code: 'R0401',
        orderId: story.story.order.id,
        ...more,
      })
    ).body;
  const fed = await scan({ isFed: true });
  expect(fed).toMatchObject({ status: 200, data: { kind: 'roll', label: 'R0401' } });
  const { colorName } = fed.data.roll;
  const billFor = (color: string | null) =>
    story.server.query(sql`
      update mes2.order_bom set color_id = (select id from ccm.color c
        where c.company_id = order_bom.company_id and c.name = ${color}::text)
      where order_id = ${story.story.order.id} and fabric_part = 1`);
  const other = colorName === '黑色' ? '藏青' : '黑色';
  await billFor(other);
  expect((await scan({ isFed: true })).data).toBe(
    `卷号R0401 颜色${colorName}与订单面料颜色${other}不符`,
  );
  expect((await scan({})).status).toBe(200);
  await billFor(null);
});

test('a slip says the metres asked of its rolls, and is found by the table of its bed', async () => {
  const slip = await slipOf([line('R0412', '12.5')]);
  const list = async (query: object) => (await call('GET', 'list', query)).data.list as object[];
  expect(await list({ filter: { id: [slip.id] } })).toMatchObject([
    { lineLen: '12.500', issuedLen: '0.000' },
  ]);
  expect(await list({ tableId: '1' })).toEqual([]);
});

test('slips are listed and found again with their rolls', async () => {
  const page = await call('GET', 'list', { different: true, pageSize: 10 });
  expect(page.data.list).toHaveLength(1);
  expect(page.data.sum.diffLen).toBe('0.300');
  const one = await call('GET', 'detail', { id: page.data.list[0].id });
  expect(one.data.lines).toHaveLength(1);
});
