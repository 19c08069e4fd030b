import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoCalendar } from '../../../../demo/demo-calendar.ts';
import { TIME_ZONE } from '../../../../demo/demo-services.ts';
import { seedRoles } from '../../../../demo/people/role-accounts.ts';
import { ident, sql } from '../../../database/engine.ts';
import { shanghai } from '../../../testing/shanghai.ts';
import { answerOne, setFlow, waitingFor } from '../../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { acceptedLots } from '../../sampling/public.ts';

let story: StoryServer;
let now = new Date(`${shanghai().slice(0, 10)}T10:00:00+08:00`);
let items: Record<'major' | 'minor' | 'critical', string>;
let orderId: string;
let cells: { readonly colorId: string; readonly sizeId: string; readonly checkNum: number }[];

beforeAll(async () => {
  story = await storyServer('pglite', () => now);
  await story.server.engine.system(
    (tx) => seedRoles(tx, 'CX', story.staff.companyId, demoCalendar(now, TIME_ZONE)),
    { timeZone: TIME_ZONE },
  );
  orderId = story.story.order.id;
  const made = await story.server.query<{ code: string; id: string }>(sql`
    with section as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CHK', '检验', 3) returning company_id, id),
    type as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select company_id, 'CHK', '检验', id from section returning company_id, id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select type.company_id, v.code, v.name, type.id, v.severity, 1, 1
    from type, (values ('major', '跳针', 2), ('minor', '线头', 3), ('critical', '断针', 1)) as v (code, name, severity)
    returning code, id`);
  items = Object.fromEntries(made.map(({ code, id }) => [code, id])) as typeof items;
  const { data } = await call('GET', 'aqlPlan', { orderId, lotNum: LOT });
  cells = data.cells;
  await setFlow(story.server, story.staff.companyId, 'concession', [{ user: 'cx.admin' }]);
});
afterAll(() => story.server.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  for (const table of ['qc_concession', 'qc_customer_finding', 'qc_check_bad'])
    await story.server.query(sql`delete from ${ident(`mes2.${table}`)}`);
  await story.server.query(sql`delete from mes2.qc_check_record where parent_id is not null`);
  await story.server.query(sql`delete from mes2.qc_check_record`);
});

const LOT = 50;
/** What a lot of 50 is looked at, accepted without a major and with one minor fault. */
const SAMPLE = 13;
let used = 0;
const requestId = () => `final-test-${String(++used).padStart(4, '0')}`;
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input: object, who = 'cx.qc') =>
  (await story.server.call(who, method, `/mes2/qc/${path}`, input)).body;

interface Typed {
  readonly lotNum?: number;
  readonly checkNum?: number;
  readonly faults?: Partial<Record<'major' | 'minor' | 'critical', number>>;
  readonly images?: readonly string[];
  readonly [more: string]: unknown;
}
const PHOTO = { images: ['/file/1.jpg'] };
/** A lot with its faults, typed at once. */
const lot = ({ lotNum = LOT, checkNum = SAMPLE, faults = {}, ...more }: Typed) => ({
  ...{ requestId: requestId(), checkType: 5, orderId, lotNum, checkNum },
  ...{ passNum: checkNum, reworkNum: 0, secondNum: 0, scrapNum: 0 },
  bads: Object.entries(faults).map(([kind, num]) => ({
    ...{ badItemId: items[kind as keyof typeof items], num, disposition: 1 },
  })),
  ...more,
});
const create = (typed: Typed = {}) => call('POST', 'checkRecord', lot(typed));
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly checkNo: string;
  readonly status: number;
  readonly result: number;
}
const submitted = async (typed: Typed = {}): Promise<Stored> =>
  (await create({ ...typed, submit: true })).data.record;
const REFUSED = { faults: { major: 1 }, ...PHOTO };
const confirm = ({ id, version }: Stored, who = 'cx.quality') =>
  call('PUT', 'confirm', { id, version }, who);
const confirmed = async (typed: Typed = {}): Promise<Stored> => {
  now = new Date(now.getTime() + 60_000);
  return (await confirm(await submitted(typed))).data.record;
};
const concede = ({ id, version }: Stored, more: object = { reason: '客户接受', ...PHOTO }) =>
  call('PUT', 'concession', { id, version, ...more }, 'cx.quality');
const again = ({ id }: Stored, checkNum = SAMPLE) =>
  call('POST', 'reinspect', { parentId: id, requestId: requestId(), checkNum });
const stored = async ({ id }: Stored) => (await call('GET', 'checkRecord', { id })).data.record;
const failedFlag = async () =>
  (
    await story.server.query<{ flag: number }>(sql`
      select final_failed as flag from mes2.production_order where id = ${orderId}`)
  )[0]?.flag;
/** Of each lot in the list whether a later round of it was opened. */
const nextRounds = async () => {
  const { data } = await call('GET', 'checkRecord/list', { checkType: 5 });
  const lots: readonly { readonly id: string; readonly hasNextRound: boolean }[] = data.list;
  return Object.fromEntries(lots.map(({ id, hasNextRound }) => [id, hasNextRound]));
};

/** Garments that are sorted again after finishing. */
const sorted = async (checkNum: number) => {
  now = new Date(now.getTime() + 60_000);
  const counts = { passNum: checkNum, reworkNum: 0, secondNum: 0, scrapNum: 0 };
  const body = { requestId: requestId(), checkType: 4, orderId, checkNum, ...counts, submit: true };
  expect((await call('POST', 'checkRecord', body)).status).toBe(200);
};

test('the plan of a lot is the server’s, its cells are those of the lot', async () => {
  const { data } = await create({ lotNum: 2120, checkNum: 100 });
  expect(data.record).toMatchObject({
    ...{ status: 0, result: 0, lotNum: 2120, codeLetter: 'K', sampleNum: 125, round: 1 },
    ...{ acRe: ['7/8', '10/11'], tightened: 0 },
  });
  const sums = await story.server.query(sql`
    select sum(num)::int as num, sum(check_num)::int as check_num from mes2.qc_check_cell`);
  expect(sums).toEqual([{ num: 2120, checkNum: 0 }]);
  const { id, version } = data.record;
  const more = { id, version, orderId, checkNum: 13, passNum: 13 };
  const typed = { ...more, reworkNum: 0, secondNum: 0, scrapNum: 0, lotNum: 50 };
  const picked = cells.map(({ colorId, sizeId, checkNum }) => ({ colorId, sizeId, checkNum }));
  const changed = await call('PUT', 'checkRecord', { ...typed, cells: picked, cartons: ['C-7'] });
  expect(changed.data).toMatchObject({
    record: { lotNum: 50, codeLetter: 'D', sampleNum: 13, acRe: ['0/1', '1/2'] },
    cartons: ['C-7'],
  });
  const typedNum = (sum: number, cell: { checkNum: number }) => sum + cell.checkNum;
  expect(changed.data.cells.reduce(typedNum, 0)).toBe(13);
});

test.each([0, 1, 2122])('a lot of %i is no lot', async (lotNum) => {
  expect((await create({ lotNum, checkNum: 1 })).data).toBe('批量须在2到2121之间');
});

test('no more is checked than the lot holds, and in the cells what was checked', async () => {
  expect((await create({ lotNum: 13, checkNum: 14 })).data).toBe('检查数须在1到13之间');
  const [one, two] = cells as [(typeof cells)[number], (typeof cells)[number]];
  const cell = ({ colorId, sizeId }: typeof one, checkNum: number) => ({
    colorId,
    sizeId,
    checkNum,
  });
  expect((await create({ cells: [cell(one, 5)] })).data).toBe('抽检合计5≠检查数13');
  expect((await create({ cells: [cell(one, 12), cell(one, 1)] })).data).toBe('颜色尺码不存在');
  expect((await create({ cells: [{ ...cell(two, 13), sizeId: '7' }] })).data).toBe(
    '颜色尺码不存在',
  );
  expect((await create({ cells: [cell(one, 13)] })).data).toMatch(/ 抽检不能超过\d+件$/);
});

test('what was measured is held against the standard of the order', async () => {
  const [size] = cells as [(typeof cells)[number]];
  await story.server.query(sql`
    insert into mes2.order_qualifying (company_id, order_id, points)
    values (${story.staff.companyId}, ${orderId}, '[]') on conflict do nothing`);
  const points = [
    {
      ...{ pointName: '胸围', method: '平量', tolUp: '1.00', tolDown: '1.00' },
      values: [{ sizeId: size.sizeId, value: '50' }],
    },
  ];
  await story.server.query(sql`
    update mes2.order_qualifying set points = ${JSON.stringify(points)}::jsonb where order_id = ${orderId}`);
  const reading = (pieceNo: number, value: string, pointName = '胸围') => ({
    ...{ pointName, pieceNo, value, sizeId: size.sizeId },
  });
  const { data } = await create({ measures: [reading(1, '51.00'), reading(2, '51.10')] });
  expect(data.measures.map(({ isOut }: { isOut: boolean }) => isOut)).toEqual([false, true]);
  expect((await create({ measures: [reading(1, '9', '袖长')] })).data).toBe('测量部位不存在');
  expect((await create({ measures: [reading(1, '9'), reading(1, '8')] })).data).toBe('件序无效');
});

test.each([
  [{ minor: 1 }, 1],
  [{ minor: 2 }, 2],
  [{ major: 1 }, 2],
  [{ critical: 1 }, 2],
])('a lot of 50 with %j has result %i and waits for its confirmation', async (faults, result) => {
  const record = await submitted({ faults, ...PHOTO });
  expect(record).toMatchObject({ status: 1, result });
});

test('acceptance needs the whole sample, a class at its limit refuses early, with a photo', async () => {
  expect(await create({ lotNum: 2120, checkNum: 120, submit: true })).toMatchObject({
    status: 10009,
    data: '抽样不足：应抽125件，已检120件',
  });
  const early = { checkNum: 3, faults: { major: 1 } };
  expect((await create({ ...early, submit: true })).data).toBe('拒收须上传图片');
  expect(await submitted({ ...early, ...PHOTO })).toMatchObject({ status: 1, result: 2 });
});

test('a sample that nobody judged is too small, not a wrong sum', async () => {
  expect(await create({ passNum: 0, submit: true })).toMatchObject({
    status: 10009,
    data: `抽样不足：应抽${SAMPLE}件，已检0件`,
  });
});

test('a confirmed lot is accepted, and nothing changes it', async () => {
  const record = await submitted();
  expect((await confirm(record, 'cx.qc')).status).toBe(10401);
  const { data } = await confirm(record);
  expect(data.record).toMatchObject({ status: 4, result: 1, confirmByName: '冯刚' });
  const lots = await story.server.engine.system((tx) =>
    acceptedLots(tx, story.staff.companyId, orderId, null),
  );
  expect(lots).toEqual([{ checkId: record.id, checkNo: record.checkNo, lotNum: LOT }]);
  const { id, version } = data.record;
  const counts = { checkNum: 13, passNum: 13, reworkNum: 0, secondNum: 0, scrapNum: 0 };
  const bad = { checkId: id, badItemId: items.minor, num: 1, disposition: 1 };
  const tried = [
    await call('PUT', 'checkRecord', { id, version, orderId, ...counts }),
    await call('PUT', 'submit', { id, version }),
    await call('PUT', 'void', { id, version, reason: '误' }, 'cx.quality'),
    await call('POST', 'checkRecord/bad', { requestId: requestId(), ...bad }),
    await confirm(data.record),
    await concede(data.record),
  ];
  for (const answer of tried)
    expect(answer).toMatchObject({ status: 10202, data: '终检已确认，不能修改' });
});

test('a lot is confirmed once it is submitted, and only a final inspection is', async () => {
  const { data } = await create();
  expect((await confirm(data.record)).data).toBe(`质检单${data.record.checkNo}检验中，不能确认`);
  await sorted(5);
  const [other] = await story.server.query<Stored>(sql`
    select id, version, check_no from mes2.qc_check_record where check_type = 4`);
  expect((await confirm(other as Stored)).data).toBe(`质检单${other?.checkNo}不是终检`);
});

test('a submitted lot is made void by who confirms it', async () => {
  const { id, version } = await submitted();
  const body = { id, version, reason: '抽错批' };
  expect((await call('PUT', 'void', body)).status).toBe(10401);
  const { data } = await call('PUT', 'void', body, 'cx.quality');
  expect(data.record.status).toBe(9);
});

test('a refused lot is inspected again once the whole of it was sorted, and accepted in round 2', async () => {
  const refused = await confirmed(REFUSED);
  expect(refused).toMatchObject({ status: 4, result: 2 });
  expect(await failedFlag()).toBe(1);
  expect(await again(refused)).toMatchObject({
    status: 10202,
    data: '拒收批须先全检：已检0/50件',
  });
  await sorted(30);
  await sorted(19);
  expect((await again(refused)).data).toBe('拒收批须先全检：已检49/50件');
  await sorted(1);
  const { data } = await again(refused);
  expect(data.record).toMatchObject({ round: 2, parentId: refused.id, lotNum: 50, status: 0 });
  expect(await nextRounds()).toEqual({ [refused.id]: true, [data.record.id]: false });
  expect((await again(refused)).data).toBe(
    `质检单${refused.checkNo}已再检：${data.record.checkNo}`,
  );
  const { id, version } = data.record;
  const counts = { checkNum: 13, passNum: 13, reworkNum: 0, secondNum: 0, scrapNum: 0 };
  const changed = await call('PUT', 'checkRecord', { id, version, orderId, lotNum: 9, ...counts });
  expect(changed.data.record).toMatchObject({ lotNum: 50, round: 2 });
  const sent = await call('PUT', 'submit', { id, version: changed.data.record.version });
  expect((await confirm(sent.data.record)).data.record).toMatchObject({ status: 4, result: 1 });
  expect(await failedFlag()).toBe(0);
  expect((await again(sent.data.record)).data).toMatch(/已接收，不能再检$/);
});

test('what was sorted before the lot was refused does not count', async () => {
  await sorted(50);
  const refused = await confirmed(REFUSED);
  expect((await again(refused)).data).toBe('拒收批须先全检：已检0/50件');
});

test('two refused lots tighten, five more stop new lots but no later round', async () => {
  const small = { ...REFUSED, lotNum: 20, checkNum: 3 };
  const refused = await confirmed(small);
  await confirmed(small);
  expect((await create()).data.record.tightened).toBe(1);
  for (let at = 0; at < 5; at += 1) await confirmed(small);
  expect(await create()).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/ 款号.+ 加严后已拒收5批，暂停检验$/),
  });
  await sorted(20);
  expect((await again(refused, 3)).data.record).toMatchObject({ round: 2, tightened: 1 });
});

test('a gated customer’s lot is one of a shipment', async () => {
  const gate = (on: 0 | 1) =>
    story.server.query(sql`
      update ccm.customer set gate_shipment = ${on} where id = (
        select customer_id from mes2.production_order where id = ${orderId})`);
  await gate(1);
  expect((await create()).data).toBe('请选择走货批');
  const [shipment] = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_shipment where order_id = ${orderId} limit 1`);
  expect((await create({ shipmentId: shipment?.id })).data.record.lotNum).toBe(50);
  await gate(0);
});

test('a refused lot is let go by those who decide, and waits for them', async () => {
  const record = await submitted(REFUSED);
  const { data } = await concede(record);
  expect(data.checkId).toBe(record.id);
  const [task] = await waitingFor(story.server, 'cx.admin');
  expect(task).toMatchObject({
    id: data.workflowTaskId,
    title: `让步接收 订单 SO2403017 ${record.checkNo} 批量50：客户接受`,
  });
  const waiting = await stored(record);
  for (const answer of [
    await confirm(waiting),
    await concede(waiting),
    await call(
      'PUT',
      'void',
      { id: record.id, version: waiting.version, reason: '误' },
      'cx.quality',
    ),
  ])
    expect(answer.data).toBe(`质检单${record.checkNo}的让步申请待审批`);
  expect((await answerOne(story.server, 'cx.admin', 1)).status).toBe(200);
  expect(await stored(record)).toMatchObject({ status: 4, result: 3 });
  expect(await failedFlag()).toBe(0);
  const [kept] = await story.server.query(sql`
    select q.concession_reason, c.result, c.decide_by is not null as decided from mes2.qc_check_record q
    join mes2.qc_concession c on c.check_id = q.id where q.id = ${record.id}`);
  expect(kept).toEqual({ concessionReason: '客户接受', result: 1, decided: true });
});

test('a lot that nobody lets go is confirmed as it was judged', async () => {
  const record = await submitted(REFUSED);
  await concede(record);
  expect((await answerOne(story.server, 'cx.admin', 2, '返工')).status).toBe(200);
  const refused = await stored(record);
  expect(refused).toMatchObject({ status: 1, result: 2 });
  expect((await confirm(refused)).data.record).toMatchObject({ status: 4, result: 2 });
});

test('a concession has its reason, photo and flow, and no critical fault', async () => {
  const good = await submitted();
  expect((await concede(good)).data).toBe(`质检单${good.checkNo}未拒收，无需让步`);
  const critical = await submitted({ faults: { critical: 1 }, ...PHOTO });
  expect((await concede(critical)).data).toBe(`质检单${critical.checkNo}有致命疵点，不能让步`);
  const record = await submitted(REFUSED);
  expect((await concede(record, { reason: ' ', ...PHOTO })).data).toBe('请填写让步原因');
  expect((await concede(record, { reason: '急' })).data).toBe('申请让步须上传图片');
  await setFlow(story.server, story.staff.companyId, 'concession', []);
  expect((await concede(record)).data).toBe('没有可用的让步审批流程，请联系管理员');
  await setFlow(story.server, story.staff.companyId, 'concession', [{ user: 'cx.admin' }]);
  expect(await stored(record)).toMatchObject({ status: 1, version: record.version });
});

test('what the customer found is noted once, of an accepted lot', async () => {
  const findDate = shanghai(now).slice(0, 10);
  const note = ({ id }: Stored, more: object = {}) =>
    call(
      'POST',
      'customerFinding',
      { checkId: id, requestId: requestId(), findDate, majorNum: 2, criticalNum: 0, ...more },
      'cx.quality',
    );
  const open = await submitted();
  expect((await note(open)).data).toBe(`质检单${open.checkNo}未接收，不能登记客户复检`);
  const refused = await confirmed(REFUSED);
  expect((await note(refused)).data).toBe(`质检单${refused.checkNo}未接收，不能登记客户复检`);
  const record = await confirmed();
  expect((await note(record, { findDate: '2020-01-01' })).data).toBe(
    `复检日期须在${findDate}到${findDate}之间`,
  );
  const { data } = await note(record, { remark: '袖口', ...PHOTO });
  expect(data).toMatchObject({ majorNum: 2, remark: '袖口', byName: '冯刚', ...PHOTO });
  expect((await call('GET', 'checkRecord', { id: record.id })).data.finding).toEqual(data);
  expect((await note(record)).data).toBe(`质检单${record.checkNo}已登记客户复检`);
});

test('of two lots that together are more than may be shipped the second is not accepted', async () => {
  const [one, two] = [
    await submitted({ lotNum: 2000, checkNum: 125 }),
    await submitted({ lotNum: 2000, checkNum: 125 }),
  ];
  expect((await confirm(one)).status).toBe(200);
  expect((await confirm(two)).data).toBe('批量须在2到121之间');
});
