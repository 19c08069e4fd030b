import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import type { NewBed } from './save-bed.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

type Change = (bill: NewBed) => object;

const created = async (change: Change = (bill) => bill) => {
  const { body } = await story.create(change(story.bill(1)));
  expect(body.data).toMatchObject({ status: 0 });
  return body.data as { id: string; version: number; monthBedNo: string };
};
const discard = ({ id, version }: { id: string; version: number }) =>
  story.server.call('cx.manager', 'DELETE', '/mes2/reduce/delete', { id, version, reason: '试录' });
const firstRoll = (bill: NewBed, change: object) => ({
  ...bill,
  rolls: bill.rolls.map((roll, at) => (at === 13 ? { ...roll, ...change } : roll)),
});

describe('a bed that may not be submitted says why', () => {
  test.each<{ why: string; change: Change; status: number; text: string }>([
    {
      why: 'I7 a roll is two centimetres off',
      change: (bill) => firstRoll(bill, { returnLen: '18.62' }),
      status: 10202,
      text: '卷R0314 领用34.62 ≠ 34.64，差-0.02米',
    },
    {
      why: 'I7 more plies than a roll is long',
      change: (bill) => firstRoll(bill, { plies: 7 }),
      status: 10202,
      text: '布卷R0314填了7层，34.62米最多铺6层',
    },
    {
      why: 'I7 more is issued of a roll than is on it',
      change: (bill) => firstRoll(bill, { issuedLen: '99' }),
      status: 10202,
      text: expect.stringMatching(/^布卷R0314领用99\.00米，卷上只有\d+\.\d\d米$/),
    },
    {
      why: 'I9 a navy roll on a black bed',
      change: (bill) => ({
        ...bill,
        rolls: [
          ...bill.rolls,
          {
            ...bill.rolls[0],
            tympanId: story.story.rollId('R0401'),
            colorId: bill.colors[0]?.colorId,
          },
        ],
      }),
      status: 10202,
      text: '布卷R0401 藏青 与订单面布颜色不符(配色表无此对应)',
    },
    {
      why: 'more plies than the fabric takes',
      change: (bill) => ({
        ...bill,
        colors: bill.colors.map((color) => ({ ...color, plies: 121 })),
      }),
      status: 10009,
      text: '层数须在1到120之间',
    },
    {
      why: 'I13 the rolls do not cover the plies',
      change: (bill) => ({ ...bill, rolls: bill.rolls.slice(0, 13) }),
      status: 10202,
      text: '黑色 布卷层数117 ≠ 层数120',
    },
    {
      why: 'I13 no roll is entered',
      change: (bill) => ({ ...bill, rolls: [] }),
      status: 10202,
      text: '请填写布卷',
    },
    {
      why: 'nobody is entered for a paid operation',
      change: (bill) => ({ ...bill, employees: [] }),
      status: 10202,
      text: '拉布 请填写参与人',
    },
    {
      why: 'the shares of an operation are not 100 %',
      change: (bill) => ({
        ...bill,
        employees: bill.employees.map((share, at) =>
          at === 0 ? { ...share, sharePct: '55' } : share,
        ),
      }),
      status: 10009,
      text: '拉布 分摊合计95%，应为100%',
    },
  ])('$why', async ({ change, status, text }) => {
    const bed = await created(change);
    const { body } = await story.submit({ id: bed.id, version: bed.version });
    expect(body).toMatchObject({ status, data: text });
    await discard(bed);
  });
});

describe('a bed that cannot be saved says why', () => {
  test.each<{ why: string; change: Change; status: number; text: RegExp }>([
    {
      why: 'no size has a ratio',
      change: (bill) => ({ ...bill, sizes: bill.sizes.map((size) => ({ ...size, ratio: '0' })) }),
      status: 10009,
      text: /^请填写尺码配比$/,
    },
    {
      why: 'a replacement without the bed it mends',
      change: (bill) => ({ ...bill, bedType: 4 }),
      status: 10009,
      text: /^请选择要补裁的床次$/,
    },
    {
      why: 'I8 one roll stands twice',
      change: (bill) => ({ ...bill, rolls: [...bill.rolls, ...bill.rolls.slice(0, 1)] }),
      status: 10202,
      text: /^布卷R0301 在本床重复$/,
    },
    {
      why: 'a colour the order does not have',
      change: (bill) => ({
        ...bill,
        rolls: [],
        colors: [{ colorId: story.basics.color('WHT'), plies: 10 }],
      }),
      status: 10009,
      text: /^颜色不存在$/,
    },
    {
      why: 'a press without its die',
      change: (bill) => ({ ...bill, cutMode: 4 }),
      status: 10009,
      text: /^冲压请选择刀模$/,
    },
    {
      why: 'a table that is none',
      change: (bill) => ({ ...bill, tableId: story.staff.lines[0]?.id ?? '' }),
      status: 10009,
      text: /^裁床台不存在$/,
    },
    {
      why: 'an order that is not there',
      change: (bill) => ({ ...bill, orderId: '1' }),
      status: 10009,
      text: /^订单不存在$/,
    },
    {
      why: 'a field the document does not know',
      change: (bill) => ({ ...bill, cutNum: 720 }),
      status: 10009,
      text: /./,
    },
  ])('$why', async ({ change, status, text }) => {
    const { body } = await story.create(change(story.bill(1)));
    expect(body).toMatchObject({ status, data: expect.stringMatching(text) });
  });
});

test('no more plies are handed on than the table takes; its limit may come after the bed was saved', async () => {
  const { tableId } = story.bill(1);
  const limit = (plies: number | null) =>
    story.server.query(sql`
      update mes2.cutting_table set max_plies = ${plies}::int where dept_id = ${tableId} returning dept_id`);
  const [before] = await story.server.query<{ maxPlies: number | null }>(
    sql`select max_plies from mes2.cutting_table where dept_id = ${tableId}`,
  );
  const bed = await created();
  await limit(100);
  const { body } = await story.submit({ id: bed.id, version: bed.version });
  await limit(before?.maxPlies ?? null);
  expect(body).toMatchObject({ status: 10009, data: '层数须在1到100之间' });
  await discard(bed);
});

test('I16 mixed shades of a colour are saved and not handed on, where the order keeps shades apart', async () => {
  const control = (flag: 0 | 1) =>
    story.server.query(sql`
      update mes2.production_order set shade_control = ${flag}::int where order_no = 'SO2403017'`);
  await control(1);
  const bed = await created((bill) => firstRoll(bill, { shade: 'Z', shadeReason: '肉眼看差一段' }));
  const claim = { id: bed.id, version: bed.version };
  const refused = await story.submit(claim);
  await control(0);
  expect(refused.body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^黑色有.*Z两种以上色号段，请改用细颜色床单$/),
  });
  await discard(bed);
});

test('a roll is not kept for a colour that the order does not have', async () => {
  const { body } = await story.create(
    firstRoll(story.bill(1), { colorId: story.basics.color('WHT') }),
  );
  expect(body).toMatchObject({ status: 10009, data: '颜色不存在' });
});

test('I8 a roll on another open bed is refused with the name of that bed', async () => {
  const first = await created();
  const { body } = await story.create(story.bill(1));
  expect(body).toMatchObject({
    status: 10202,
    data: `布卷R0301 已在床次${first.monthBedNo}(订单SO2403017)，不能重复使用`,
  });
  await discard(first);
  await discard(await created());
});

test('a bed of a suspended order cannot be opened', async () => {
  const setStatus = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where order_no = 'SO2403017'`);
  await setStatus(5);
  const { body } = await story.create(story.bill(1));
  await setStatus(1);
  expect(body).toMatchObject({ status: 10202, data: '订单SO2403017已暂停，不能开床' });
});

test('I12 over the tolerance: the leader is refused, the manager passes with a reason', async () => {
  const setNum = (num: number) =>
    story.server.query(sql`
      update mes2.order_color_size s set num = ${num}
      from ccm.color c, ccm.size z
      where c.company_id = s.company_id and c.id = s.color_id and c.code = 'BLK'
        and z.company_id = s.company_id and z.id = s.size_id and z.name = 'S'`);
  await setNum(100);
  const bed = await created();
  const claim = { id: bed.id, version: bed.version };
  const refused = await story.submit({ ...claim, reason: '客户要求' });
  expect(refused.body).toMatchObject({
    status: 10202,
    data: '黑色/S 已裁0 + 本床120 = 120，超过上限105',
  });
  const without = await story.submit(claim, 'cx.admin');
  expect(without.body.status).toBe(10202);
  const passed = await story.submit({ ...claim, reason: '客户要求加裁' }, 'cx.admin');
  expect(passed.body).toMatchObject({ status: 200, data: { status: 4 } });
  const notices = await story.server.query(sql`
    select ${noticeTexts('zh-CN').title} as title from mmc.message m join amc.app_user u on u.id = m.user_id
    where u.username = 'cx.merch' and m.biz_type = 'overCut'`);
  expect(notices).toEqual([
    { title: `订单 SO2403017 床次 ${await bedNoOf(bed.id)} 超裁：客户要求加裁` },
  ]);
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/reduce/detail', {
    id: bed.id,
  });
  expect(body.data).toMatchObject({ overCutNum: 15, overCutReason: '客户要求加裁' });
  await setNum(200);
});

const bedNoOf = async (id: string) => {
  const [row] = await story.server.query<{ bedNo: number }>(sql`
    select bed_no from mes2.cutting_bed where id = ${id}`);
  return row?.bedNo;
};

test('H4 the second of two submits is refused with the name and time of the first', async () => {
  const bed = await bedWithBundles();
  const { body } = await story.submit({ id: bed.id, version: 0 });
  expect(body.status).toBe(10102);
  expect(body.data).toMatch(/^床次 \d+ 已被 王芳 于 \d\d:\d\d:\d\d 提交，请刷新$/);
  const current = await story.submit({ id: bed.id, version: bed.version });
  expect(current.body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^床次\d+已提交/),
  });
});

test('I14 a bed with bundles is neither changed nor withdrawn', async () => {
  const { id, version } = await bedWithBundles();
  const { orderId: _order, ...bill } = story.bill(1);
  const changed = await story.server.call('cx.leader', 'PUT', '/mes2/reduce/update', {
    ...bill,
    id,
    version,
  });
  expect(changed.body).toMatchObject({ status: 10202, data: '床次已提交，不能修改' });
  const withdrawn = await story.server.call('cx.manager', 'PUT', '/mes2/reduce/unsubmit', {
    id,
    version,
  });
  expect(withdrawn.body.data).toMatch(/^床次\d+ 已有30扎/);
});

const bedWithBundles = async () => {
  const [bed] = await story.server.query<{ id: string; version: number }>(sql`
    select id, version from mes2.cutting_bed where status = 4 limit 1`);
  if (!bed) throw new Error('no bed has bundles');
  return bed;
};

test('too far from the planned usage a bed waits for somebody else than its submitter', async () => {
  await story.server.query(sql`
    update mes2.order_bom set usage_num = 0.8 where fabric_part = 1`);
  const bill = story.bill(2);
  const black = bill.colors.slice(0, 1).map((color) => ({ ...color, plies: 83 }));
  const rolls = bill.rolls.filter(({ colorId }) => colorId === black[0]?.colorId).slice(1);
  const { body } = await story.create({ ...bill, colors: black, rolls });
  const submitted = await story.submit({ id: body.data.id, version: 0 }, 'cx.manager');
  expect(submitted.body.data).toMatchObject({ status: 7, needsApproval: true, bundles: null });
  const approve = (who: string, opinion = '布边缩水') =>
    story.server.call(who, 'PUT', '/mes2/reduce/approve', {
      id: body.data.id,
      version: submitted.body.data.version,
      agree: true,
      opinion,
    });
  expect((await approve('cx.manager')).body).toMatchObject({
    status: 10202,
    data: '提交人不能审批本床用料差异',
  });
  expect((await approve('cx.leader')).body.status).toBe(10401);
  expect((await approve('cx.admin', '  ')).body.data).toContain('审批意见');
  expect((await approve('cx.admin')).body.data).toMatchObject({
    status: 4,
    bundles: { bundleNumTotal: 24, num: 498 },
  });
  const late = /^床次 \d+ 已被 \S+ 于 \d\d:\d\d:\d\d 审批，请刷新$/;
  expect((await approve('cx.admin')).body).toMatchObject({
    status: 10102,
    data: expect.stringMatching(late),
  });
  await story.server.query(sql`
    update mes2.cutting_bed set update_date = update_date - interval '2 days', approve_date = approve_date - interval '2 days'
    where id = ${body.data.id}`);
  expect((await approve('cx.admin')).body.data).toMatch(
    / 于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 审批，请刷新$/,
  );
});

test('a bed of another company is simply not there', async () => {
  const { id, version } = await bedWithBundles();
  const { body } = await story.server.call('acme.leader', 'PUT', '/mes2/reduce/submit', {
    id,
    version,
  });
  expect(body).toMatchObject({ status: 10009, data: '床次不存在' });
  const list = await story.server.call('acme.leader', 'GET', '/mes2/reduce/list', { pageSize: 10 });
  expect(list.body.data.total).toBe(0);
});

test('the steps of a bed are in its log, newest first', async () => {
  const { id } = await bedWithBundles();
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/bizLog/list', {
    bizType: 'bed',
    bizId: id,
    pageSize: 20,
  });
  const steps = body.data.list.map(({ action, toText }: Record<string, string>) => [
    action,
    toText,
  ]);
  expect(steps.at(-1)).toEqual(['新增', '草稿']);
  expect(steps).toContainEqual(['生成扎号', '已分扎']);
});

test('the editor is offered what is left to cut', async () => {
  const { body } = await story.server.call('cx.leader', 'GET', '/mes2/reduce/sizes', {
    orderId: story.story.order.id,
  });
  const cell = body.data.cells.find(
    ({ colorName, sizeName }: Record<string, string>) => colorName === '藏青' && sizeName === 'M',
  );
  expect(cell).toMatchObject({ orderNum: 300, limitNum: 315, cutNum: 0, remainNum: 315 });
  expect(body.data.processes.map(({ processName }: Record<string, string>) => processName)).toEqual(
    ['拉布', '裁剪', '打号'],
  );
  expect(body.data.tables).toHaveLength(2);
});
