import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let dieId: string;

beforeAll(async () => {
  story = await storyServer();
  const [die] = await story.server.query<{ id: string }>(sql`
    insert into mes2.cutting_die (company_id, mold_no, name, life_num)
    values (${story.staff.companyId}, 'KM-01', '前幅刀模', 100) returning id`);
  dieId = die?.id ?? '';
  await story.server.query(sql`
    insert into mes2.die_fabric_rule (company_id, knife_mold_id, material_id, max_plies)
    select company_id, ${dieId}, material_id, 20 from mes2.order_bom
    where order_id = ${story.story.order.id} and is_main = 1 limit 1`);
});
afterAll(() => story.server.close());

const die = async () => {
  const [row] = await story.server.query<{ status: number; usedNum: number }>(sql`
    select status, used_num from mes2.cutting_die where id = ${dieId}`);
  return row;
};
const step = async (path: string, input: object, who = 'cx.manager') =>
  (await story.server.call(who, 'PUT', `/mes2/reduce/${path}`, input)).body;
const bed = async (no: 1 | 2 | 3) => {
  const { body } = await story.create({ ...story.bill(no), cutMode: 4, knifeMoldId: dieId });
  expect(body.status, JSON.stringify(body)).toBe(200);
  return { id: body.data.id, version: body.data.version };
};

test('a bed is offered the dies made for its style, with what is left of them', async () => {
  const { companyId } = story.staff;
  await story.server.query(sql`
    insert into mes2.cutting_die (company_id, mold_no, name, life_num, style_nos, status)
    values (${companyId}, 'KM-02', '别款刀模', 100, '["X1"]', 0), (${companyId}, 'KM-03', '报废刀模', 100, '[]', 4)
    returning id`);
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/reduce/sizes', {
    orderId: story.story.order.id,
  });
  expect(body.data.dies).toMatchObject([
    { id: dieId, moldNo: 'KM-01', leftNum: 100, fabrics: [{ maxPlies: 20 }] },
  ]);
});

test('a bed takes its die when it begins and hands it back with the strokes it made', async () => {
  await story.server.query(
    sql`update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`,
  );
  const first = await bed(1);
  const started = await step('start', first);
  expect(await die()).toEqual({ status: 2, usedNum: 0 });
  const second = await bed(3);
  expect(await step('start', { ...second })).toMatchObject({ status: 10202 });
  const submitted = await step('submit', { id: first.id, version: started.data.version });
  // Six places of the marker, 120 plies, 20 at once: 36 strokes.
  expect(await die()).toEqual({ status: 0, usedNum: 36 });
  const back = await step('unsubmit', {
    id: first.id,
    version: submitted.data.version,
  });
  expect(back.status).toBe(200);
  expect(await die()).toEqual({ status: 0, usedNum: 0 });
  await step('submit', { id: first.id, version: back.data.version });
  expect((await die())?.usedNum).toBe(36);
});

test('a bed takes back the strokes it made: not what its rule would make of it now, none that were ground away', async () => {
  const [cut] = await story.server.query<{ id: string; version: number; label: string }>(sql`
    select id, version, bed_no::text as label from mes2.cutting_bed where status = 3 and knife_mold_id = ${dieId}`);
  const id = cut?.id ?? '';
  const plies = (num: number) =>
    story.server.query(sql`
      update mes2.die_fabric_rule set max_plies = ${num} where knife_mold_id = ${dieId} returning id`);
  await story.server.query(
    sql`update mes2.cutting_die set used_num = used_num + 10 where id = ${dieId}`,
  );
  await plies(40);
  const back = await step('unsubmit', { id, version: cut?.version });
  expect((await die())?.usedNum).toBe(10);
  await plies(20);
  const again = await step('submit', { id, version: back.data.version });
  expect((await die())?.usedNum).toBe(46);
  for (const status of [3, 0])
    await story.server.call('cx.manager', 'PUT', '/mes2/knifeMold/status', {
      ids: [dieId],
      status,
    });
  await story.server.query(sql`update mes2.cutting_die set used_num = 50 where id = ${dieId}`);
  const taken = await step('unsubmit', { id, version: again.data.version });
  expect((await die())?.usedNum).toBe(50);
  await story.server.query(sql`update mes2.cutting_die set used_num = 0 where id = ${dieId}`);
  await step('submit', { id, version: taken.data.version });
  expect((await die())?.usedNum).toBe(36);

  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/knifeMold/history', {
    ...{ id: dieId, pageNum: 1, pageSize: 50 },
  });
  const events = body.data.list as { bedLabel: string | null; strokeNum: number | null }[];
  const made = events.flatMap(({ bedLabel, strokeNum }) =>
    bedLabel === cut?.label && strokeNum !== null ? strokeNum : [],
  );
  expect(made).toEqual([36, 0, 36, -36, 36, -36, 36]);
});

test('a bed that is abandoned releases its die without a stroke', async () => {
  const [open] = await story.server.query<{ id: string; version: number }>(
    sql`select id, version from mes2.cutting_bed where status = 0`,
  );
  const started = await step('start', { id: open?.id, version: open?.version });
  expect((await die())?.status).toBe(2);
  await story.server.call('cx.manager', 'DELETE', '/mes2/reduce/delete', {
    id: open?.id,
    version: started.data.version,
    reason: '改手裁',
  });
  expect(await die()).toEqual({ status: 0, usedNum: 36 });
});

test('the first roll from the tablet takes the die as the start of the bed does', async () => {
  const { rolls } = story.bill(3);
  const open = async () => {
    const { body } = await story.create({
      ...story.bill(3),
      rolls: [],
      cutMode: 4,
      knifeMoldId: dieId,
    });
    return body.data;
  };
  const spread = async (reduceBedId: string, at: number) => {
    const { tympanId, plies, issuedLen, spliceLen } = rolls[at] ?? {};
    const input = {
      reduceBedId,
      tympanId,
      plies,
      issuedLen,
      spliceLen,
      requestId: `die-roll-${at}`,
    };
    return (await story.server.call('cx.admin', 'POST', '/mes2/reduce/tympan', input)).body;
  };
  const first = await open();
  expect((await spread(first.id, 1)).status).toBe(200);
  expect((await die())?.status).toBe(2);
  await story.server.query(sql`
    update mes2.cutting_bed set table_id = ${story.staff.tables[1]?.id} where id = ${first.id}`);
  const second = await open();
  expect(await spread(second.id, 2)).toMatchObject({
    status: 10202,
    data: expect.stringContaining('KM-01'),
  });
  const [begun] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where id = ${first.id}`);
  await story.server.call('cx.manager', 'DELETE', '/mes2/reduce/delete', {
    id: first.id,
    version: begun?.version,
    reason: '改手裁',
  });
  expect((await die())?.status).toBe(0);
});

test('from nine tenths of its life on it goes to be sharpened', async () => {
  await story.server.query(sql`update mes2.cutting_die set used_num = 60 where id = ${dieId}`);
  const made = await bed(2);
  await step('submit', made);
  expect(await die()).toEqual({ status: 3, usedNum: 96 });
  const notices = await story.server.query<{ title: string }>(sql`
    select ${noticeTexts('zh-CN').title} as title from mmc.message m
    where m.biz_type = 'die' and m.biz_id = ${dieId}`);
  expect([...new Set(notices.map(({ title }) => title))]).toEqual([
    '刀模 KM-01 已用 96/100 次，已转保养',
  ]);
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/knifeMold/history', {
    ...{ id: dieId, pageNum: 1, pageSize: 50 },
  });
  const [cut] = await story.server.query<{ label: string }>(sql`
    select bed_no::text as label from mes2.cutting_bed where id = ${made.id}`);
  const events = body.data.list as { toStatus: number; bedLabel: string; usedNum: number }[];
  expect(events.find(({ toStatus }) => toStatus === 3)).toMatchObject({
    ...{ usedNum: 96, bedLabel: cut?.label },
  });
  const next = await bed(3);
  expect(await step('start', next)).toMatchObject({ status: 10202 });
});
