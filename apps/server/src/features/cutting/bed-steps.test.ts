import { bedHead } from '@garment-mes/domain/cutting-bed';
import { fieldNames, shownFields } from '@garment-mes/domain/fields';
import {
  CreateCuttingBedBodyFields,
  type Field,
  UpdateCuttingBedBodyFields,
} from '@garment-mes/sdk/labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { typedValues } from '../../testing/typed-values.ts';

let story: StoryServer;
let bed: { id: string; version: number };

beforeAll(async () => {
  story = await storyServer();
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
  bed = (await story.create(story.bill(1))).body.data;
});
afterAll(() => story.server.close());

const step = async (path: string, who = 'cx.leader', more: object = {}) => {
  const { body } = await story.server.call(who, 'PUT', `/mes2/reduce/${path}`, {
    id: bed.id,
    version: bed.version,
    ...more,
  });
  if (body.status === 200) bed = { id: bed.id, version: body.data.version };
  return body;
};
const change = (more: object) => {
  const { orderId: _order, ...bill } = story.bill(1);
  return step('update', 'cx.leader', { ...bill, ...more });
};
const rollsOf = (status: number) =>
  story.server.query<{ count: number }>(sql`
    select count(*)::int as count from mes2.fabric_roll where status = ${status}`);

test('a saved bed keeps its number and takes the next version', async () => {
  const body = await change({ remark: '先铺深色', spreadStartDate: '2026-01-05 08:00:00' });
  expect(body.data).toMatchObject({ bedNo: 1, version: 1, remark: '先铺深色' });
  expect(body.data.spreadStartDate).toBe('2026-01-05 08:00:00');
  expect(await rollsOf(3)).toEqual([{ count: 14 }]);
  const log = await story.server.call('cx.manager', 'GET', '/mes2/bizLog/list', {
    bizType: 'bed',
    bizId: bed.id,
  });
  expect(log.body.data.list[0]).toMatchObject({
    action: '修改',
    byName: '李强',
    changes: [
      { field: 'remark', title: '备注', fromText: null, toText: '先铺深色' },
      { field: 'spreadStartDate', title: '铺布开始', toText: '2026-01-05 08:00:00' },
    ],
  });
  const english = await story.server.call('cx.manager', 'GET', '/mes2/bizLog/list', {
    bizType: 'bed',
    bizId: bed.id,
    lang: 'en',
  });
  expect(english.body.data.list[0].changes).toMatchObject([
    { field: 'remark', title: 'Remark' },
    { field: 'spreadStartDate' },
  ]);
});

test('a save keeps fields it leaves out, clears those that are null, and logs each change', async () => {
  const [rule] = await story.server.query<{ id: string }>(
    sql`select id from mes2.bundle_split_rule where company_id = ${story.staff.companyId} limit 1`,
  );
  const fields: Readonly<Record<keyof typeof bedHead, Field>> = {
    ...CreateCuttingBedBodyFields,
    ...UpdateCuttingBedBodyFields,
  };
  const names = fieldNames(bedHead).filter(
    (name) =>
      fields[name].required !== true && (fields[name].kind !== 'id' || name === 'splitRuleId'),
  );
  expect(names).toContain('cutEndDate');
  const typed = typedValues(fields, names, { splitRuleId: rule?.id });
  const { data: before } = await change({ spreadStartDate: null });
  expect((await change(typed)).data).toMatchObject(typed);
  const bare = Object.fromEntries(names.map((name) => [name, undefined]));
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  expect((await change(bare)).data).toMatchObject(typed);
  expect((await change(empty)).data).toMatchObject(empty);
  const log = await story.server.call('cx.manager', 'GET', '/mes2/bizLog/list', {
    bizType: 'bed',
    bizId: bed.id,
  });
  const [gone, kept, set] = log.body.data.list.map(
    ({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field),
  );
  expect([gone, kept]).toEqual([shownFields(bedHead, names), []]);
  const wasEmpty = names.filter((name) => before[name] === null);
  expect(set).toEqual(expect.arrayContaining([...shownFields(bedHead, wasEmpty)]));
});

test('a colour and a roll keep what a save does not speak of', async () => {
  const { rolls, colors, employees } = story.bill(1);
  const [spreader] = employees;
  const typed = { shade: 'B', spliceNum: 2, employeeId: spreader?.employeeId };
  const saved = await change({
    colors: colors.map((color) => ({ ...color, shade: 'B' })),
    rolls: rolls.map((roll) => ({ ...roll, ...typed, shadeReason: '复色' })),
  });
  expect(saved.data.rolls[0]).toMatchObject(typed);
  const bare = <Line extends object>(lines: readonly Line[]) =>
    lines.map((line) => ({
      ...line,
      shade: undefined,
      spliceNum: undefined,
      employeeId: undefined,
    }));
  const kept = await change({ colors: bare(colors), rolls: bare(rolls) });
  expect(kept.data.colors).toMatchObject(colors.map(() => ({ shade: 'B' })));
  expect(kept.data.rolls).toMatchObject(rolls.map(() => typed));
});

test('a change on an old version is refused with the name of who was faster', async () => {
  const body = await change({ version: 0 });
  expect(body.status).toBe(10102);
  expect(body.data).toMatch(/^床次 1 已被 李强 于 \d\d:\d\d:\d\d 修改，请刷新$/);
});

test('spreading cannot end before it began', async () => {
  const body = await change({
    spreadStartDate: '2026-01-05 08:00:00',
    spreadEndDate: '2026-01-05 07:00:00',
  });
  expect(body).toMatchObject({ status: 10009, data: '铺布结束不能早于铺布开始' });
});

test('a table spreads one bed at a time', async () => {
  expect((await step('start')).data).toMatchObject({ status: 1 });
  const other = (await story.create({ ...story.bill(2), rolls: [] })).body.data;
  const { body } = await story.server.call('cx.leader', 'PUT', '/mes2/reduce/start', {
    id: other.id,
    version: other.version,
  });
  expect(body.data).toMatch(/^台裁床1台正在铺A\d{4}-001$/);
});

test('cut through, submitted, withdrawn and submitted again: the figures come and go', async () => {
  expect((await step('cutDone')).data).toMatchObject({ status: 2 });
  expect((await step('submit')).data).toMatchObject({ status: 3, bundles: null });
  const cut = () =>
    story.server.query<{ cut: number }>(sql`
      select sum(cut_num)::int as cut from mes2.order_color_size`);
  expect(await cut()).toEqual([{ cut: 720 }]);
  expect((await step('unsubmit')).status).toBe(10401);
  expect((await step('unsubmit', 'cx.manager')).data).toMatchObject({ status: 0 });
  expect(await cut()).toEqual([{ cut: 0 }]);
  expect(await rollsOf(3)).toEqual([{ count: 14 }]);
  expect((await step('submit')).data).toMatchObject({ status: 3 });
  expect(await cut()).toEqual([{ cut: 720 }]);
});

test('a bed of an order that is closed is not handed on', async () => {
  const next = (await story.create({ ...story.bill(2), rolls: [] })).body.data;
  const setStatus = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where order_no = 'SO2403017'`);
  await setStatus(4);
  const { body } = await story.submit({ id: next.id, version: next.version });
  await setStatus(2);
  expect(body).toMatchObject({ status: 10202, data: '订单SO2403017已结案，不能提交床次' });
});

test('bundled by hand, with the version the clerk sees', async () => {
  const generate = (version: number) =>
    story.server.call('cx.manager', 'POST', '/mes2/bundle/generate', {
      reduceBedId: bed.id,
      version,
    });
  expect((await generate(bed.version - 1)).body.status).toBe(10102);
  expect((await generate(bed.version)).body.data).toMatchObject({
    isNew: true,
    bundleNumTotal: 30,
  });
  expect((await generate(bed.version)).body.data).toMatchObject({
    isNew: false,
    bundleNumTotal: 30,
  });
});

test('a void bed frees its rolls, and its number is burnt', async () => {
  const next = (await story.create(story.bill(3))).body.data;
  const remove = await story.server.call('cx.manager', 'DELETE', '/mes2/reduce/delete', {
    id: next.id,
    version: next.version,
    reason: '改单',
  });
  expect(remove.body.data).toMatchObject({ status: 9, bedNo: next.bedNo });
  expect((await story.create(story.bill(3))).body.data).toMatchObject({ bedNo: next.bedNo + 1 });
});

test('a replacement bears the number of the bed it mends and counts no garments', async () => {
  const { body } = await story.create({
    ...story.bill(1),
    rolls: [],
    bedType: 4,
    parentBedId: bed.id,
  });
  expect(body.data).toMatchObject({ bedNo: 1, bedLabel: '1-1', parentBedLabel: '1' });
});

test('a child lay of a multi-material bed counts none of the garments its parent counts', async () => {
  const cutOf = async () =>
    story.server.query<{ cutNum: number }>(sql`
      select cut_num from mes2.order_color_size order by order_id, color_id, size_id`);
  const before = await cutOf();
  const [{ id = '', version = 0 } = {}] = await story.server.query<{
    id: string;
    version: number;
  }>(sql`
    update mes2.cutting_bed set bed_type = 2, parent_bed_id = ${bed.id}
    where status = 0 and id in (select cutting_bed_id from mes2.cutting_bed_roll) and id <> ${bed.id}
    returning id, version`);
  const { body } = await story.submit({ id, version });
  expect(body.data).toMatchObject({ status: 3 });
  expect(await cutOf()).toEqual(before);
});

test('panels of a replacement make the ratios of its sizes, and come back by part', async () => {
  const choices = await story.server.call('cx.leader', 'GET', '/mes2/reduce/sizes', {
    orderId: story.bill(1).orderId,
  });
  const parts = choices.body.data.parts.filter(
    ({ fabricPart }: { fabricPart: number }) => fabricPart === 1,
  );
  const paired = parts.find(
    ({ piecesPerGarment }: { piecesPerGarment: number }) => piecesPerGarment === 2,
  );
  const [first] = story.bill(1).sizes;
  const bill = { ...story.bill(1), rolls: [], bedType: 4, parentBedId: bed.id };
  const panels = [{ partCode: paired.partCode, sizeId: first?.sizeId, ratio: 3 }];
  const { data } = (await story.create({ ...bill, panels })).body;
  expect(data.panels).toMatchObject([
    { partName: paired.partName, piecesPerGarment: 2, sizeName: 'S', ratio: 3 },
  ]);
  expect(data.sizes.map(({ ratio }: { ratio: string }) => Number(ratio))).toEqual([2, 0, 0, 0]);

  const { orderId: _order, ...rest } = bill;
  const update = (version: number, more: object) =>
    story.server.call('cx.leader', 'PUT', '/mes2/reduce/update', {
      ...rest,
      id: data.id,
      version,
      ...more,
    });
  const kept = await update(data.version, {});
  expect(kept.body.data).toMatchObject({ panels: [{ ratio: 3 }], ratioNum: '2.00' });
  const changed = await update(kept.body.data.version, { panels: [] });
  expect(changed.body.data).toMatchObject({ panels: [], ratioNum: '6.00' });
  const moved = await update(changed.body.data.version, { parentBedId: data.id });
  expect(moved.body).toMatchObject({ status: 10009 });

  const unknown = [{ partCode: 'NOWHERE', sizeId: first?.sizeId, ratio: 1 }];
  expect((await story.create({ ...bill, panels: unknown })).body).toMatchObject({
    status: 10009,
    data: '部位不存在',
  });
  const plain = { ...story.bill(2), rolls: [], panels };
  expect((await story.create(plain)).body).toMatchObject({ status: 10009 });
});

test('a roll of which nothing is left, and one without plies, are not put on a bed', async () => {
  const [first, ...others] = story.bill(2).rolls;
  const unspread = { ...story.bill(2), rolls: [{ ...first, plies: 0 }, ...others] };
  expect((await story.create(unspread)).body).toMatchObject({
    status: 10009,
    data: expect.stringMatching(/^布卷\S+请填写层数，没有铺的布卷请从床上移除$/),
  });
  const used = story.bill(1).rolls[0]?.tympanId ?? '';
  await story.server.query(sql`
    update mes2.fabric_roll set used_len = actual_len, splice_len = 0, defect_len = 0, remnant_len = 0,
      remain_len = 0, status = 4 where id = ${used}`);
  const { body } = await story.create({
    ...story.bill(1),
    rolls: story.bill(1).rolls.slice(0, 1),
  });
  expect(body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^布卷\S+已用完\(0\.000米\)，用于订单SO2403017的床次A\d{4}-\d{3}$/),
  });
});

test('a draft is saved with odd plies under a half ratio, and refused when it is submitted', async () => {
  const bill = story.bill(2);
  const [size, ...sizes] = bill.sizes;
  const [color] = bill.colors;
  const odd = {
    ...bill,
    rolls: [],
    sizes: [{ ...size, ratio: '0.5' }, ...sizes.map((each) => ({ ...each, ratio: '0' }))],
    colors: [{ ...color, plies: 85 }],
  };
  const { data } = (await story.create(odd)).body;
  expect(data).toMatchObject({ status: 0, cutNum: 42 });
  const { body } = await story.submit({ id: data.id, version: data.version });
  expect(body).toMatchObject({ data: '尺码S配比0.5，黑色85层不是双数' });
});
