import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

// Every race starts from the uncut order, its rolls whole and its numbers unused.
beforeEach(() =>
  story.server.engine.system(async (tx) => {
    for (const table of [
      'mes2.scan',
      'mes2.bundle_process',
      'mes2.bundle',
      'mes2.cutting_bed_roll',
      'mes2.cutting_bed_color',
      'mes2.cutting_bed_size',
      'mes2.cutting_bed_color_size',
      'mes2.cutting_bed_employee',
      'mes2.cutting_bed',
      'mes2.progress_delta',
      'mes2.biz_log',
    ] as const) {
      await tx.run(deletions[table]);
    }
    await tx.run(sql`update mes2.order_color_size set cut_num = 0`);
    await tx.run(sql`update mes2.order_counter set next_bed_no = 1, next_bundle_no = 1`);
    await tx.run(sql`
      update mes2.fabric_roll set used_len = 0, splice_len = 0, defect_len = 0, remnant_len = 0,
        remain_len = actual_len, status = 2`);
    await tx.run(sql`update mes2.production_order set status = 1 where order_no = 'SO2403017'`);
  }),
);

const deletions = {
  'mes2.scan': sql`delete from mes2.scan`,
  'mes2.bundle_process': sql`delete from mes2.bundle_process`,
  'mes2.bundle': sql`delete from mes2.bundle`,
  'mes2.cutting_bed_roll': sql`delete from mes2.cutting_bed_roll`,
  'mes2.cutting_bed_color': sql`delete from mes2.cutting_bed_color`,
  'mes2.cutting_bed_size': sql`delete from mes2.cutting_bed_size`,
  'mes2.cutting_bed_color_size': sql`delete from mes2.cutting_bed_color_size`,
  'mes2.cutting_bed_employee': sql`delete from mes2.cutting_bed_employee`,
  'mes2.cutting_bed': sql`delete from mes2.cutting_bed`,
  'mes2.progress_delta': sql`delete from mes2.progress_delta`,
  'mes2.biz_log': sql`delete from mes2.biz_log`,
};

/** Black is ordered at a share of the story's numbers. */
const orderBlack = (share: number) =>
  story.server.query(sql`
    update mes2.order_color_size s
    set num = round(${share}::numeric * case z.name when 'M' then 400 when 'L' then 400 else 200 end)::int
    from ccm.color c, ccm.size z where c.company_id = s.company_id and c.id = s.color_id and c.code = 'BLK'
      and z.company_id = s.company_id and z.id = s.size_id`);

/** Whether the company ties a bed as soon as it is handed on. */
const bundleAuto = (value: 0 | 1) =>
  story.server.query(sql`
    update mes2.company_setting set value = to_jsonb(${value}::int) where code = 'bundleAuto'`);

/** Two beds of black plies on different rolls of the store. */
const twoBlackBeds = async () => {
  const [first, second] = [story.bill(1), story.bill(2)];
  const black = first.colors[0]?.colorId;
  const other = {
    ...second,
    colors: [{ colorId: black ?? '', plies: 83 }],
    rolls: second.rolls.filter(({ colorId }) => colorId === black).slice(1),
  };
  return Promise.all([story.create(first), story.create(other)]);
};

test('H4 of eight submits of one bed one goes through, the others are refused with the name of the first', async () => {
  const { body } = await story.create(story.bill(1));
  const claim = { id: body.data.id, version: body.data.version };
  const answers = await Promise.all(Array.from({ length: 8 }, () => story.submit(claim)));
  const statuses = answers.map((answer) => answer.body.status).sort();
  expect(statuses).toEqual([...Array(7).fill(10102), 200]);
  const [counted] = await story.server.query(sql`
    select (select max(cut_num) from mes2.order_color_size) as cut, (select count(*)::int from mes2.bundle) as bundles`);
  expect(counted).toEqual({ cut: 240, bundles: 30 });
});

test('H5 two beds below the limit alone and above it together: one is refused', async () => {
  await orderBlack(0.9);
  // Of an order in production only its cells are locked.
  await story.server.query(sql`
    update mes2.production_order set status = 2 where order_no = 'SO2403017'`);
  const beds = await twoBlackBeds();
  const answers = await Promise.all(
    beds.map(({ body }) => story.submit({ id: body.data.id, version: body.data.version })),
  );
  await orderBlack(1);
  expect(answers.map(({ body }) => body.status).sort()).toEqual([10202, 200]);
  expect(answers.find(({ body }) => body.status === 10202)?.body.data).toMatch(/^黑色\//);
});

test('H6 bundle numbers of beds bundled at once neither collide nor skip', async () => {
  await bundleAuto(0);
  const navy = story.bill(3);
  const plies = navy.colors.map((color) => ({ ...color, plies: 108 }));
  const beds = await Promise.all([
    story.create(story.bill(1)),
    story.create({ ...navy, colors: plies, rolls: navy.rolls.slice(1, 13) }),
  ]);
  for (const { body } of beds) {
    const submitted = await story.submit({ id: body.data.id, version: body.data.version });
    expect(submitted.body.data).toMatchObject({ status: 3, bundles: null });
  }
  await bundleAuto(1);
  const answers = await Promise.all(
    beds.map(({ body }) =>
      story.server.call('cx.manager', 'POST', '/mes2/bundle/generate', {
        reduceBedId: body.data.id,
      }),
    ),
  );
  expect(answers.map(({ body }) => body.status)).toEqual([200, 200]);
  const [numbers] = await story.server.query(sql`
    select count(*)::int as bundles, count(distinct bundle_no)::int as different, max(bundle_no) as last
    from mes2.bundle`);
  expect(numbers).toEqual({ bundles: 60, different: 60, last: 60 });
});

test('I15 two clerks who tie one bed at once get one set, and it is the one that was looked at', async () => {
  await bundleAuto(0);
  const { body } = await story.create(story.bill(1));
  const submitted = await story.submit({ id: body.data.id, version: body.data.version });
  await bundleAuto(1);
  const { id: reduceBedId, version } = submitted.body.data;
  const looked = await story.server.call('cx.manager', 'GET', '/mes2/bundle/preview', {
    reduceBedId,
  });
  const { splitRuleId, bundles } = looked.body.data;
  const answers = await Promise.all(
    ['cx.manager', 'cx.leader', 'cx.admin'].map((who) =>
      story.server.call(who, 'POST', '/mes2/bundle/generate', {
        reduceBedId,
        version,
        splitRuleId,
      }),
    ),
  );
  expect(answers.map(({ body }) => body.status)).toEqual([200, 200, 200]);
  const sets = answers.map(({ body }) => body.data);
  expect(sets.map(({ isNew }) => isNew).sort()).toEqual([false, false, true]);
  expect(new Set(sets.map(({ bundleFrom, bundleTo }) => `${bundleFrom}–${bundleTo}`)).size).toBe(1);
  const made = await story.server.query(sql`
    select bundle_no, color_name, size_name, shade, position, ply_from, ply_to, num
    from mes2.bundle where cutting_bed_id = ${reduceBedId} order by bundle_no`);
  const byNumber = (one: { bundleNo: number }, other: { bundleNo: number }) =>
    one.bundleNo - other.bundleNo;
  expect(made).toEqual(bundles.toSorted(byNumber));
});

test('of two decisions about a bed at one moment one holds, the other is told who decided and what', async () => {
  await story.server.query(sql`
    update mes2.order_bom set usage_num = usage_num * 0.8 where fabric_part = 1`);
  const { body } = await story.create(story.bill(1));
  const submitted = await story.submit({ id: body.data.id, version: body.data.version });
  await story.server.query(sql`
    update mes2.order_bom set usage_num = usage_num / 0.8 where fabric_part = 1`);
  const { id, version, status } = submitted.body.data;
  expect(status).toBe(7);
  const answers = await Promise.all(
    [true, false].map((agree) =>
      story.server.call(agree ? 'cx.manager' : 'cx.admin', 'PUT', '/mes2/reduce/approve', {
        ...{ id, version, agree, opinion: '布边缩水' },
      }),
    ),
  );
  const [won] = answers.filter(({ body }) => body.status === 200);
  const [lost] = answers.filter(({ body }) => body.status === 10102);
  const verb = won?.body.data.status === 0 ? '退回' : '审批';
  expect(lost?.body.data).toMatch(new RegExp(`^床次 1 已被 \\S+ 于 \\S+ ${verb}，请刷新$`));
  const [left] = await story.server.query<{ status: number; cut: number }>(sql`
    select (select status from mes2.cutting_bed where id = ${id}) as status,
      (select sum(cut_num)::int from mes2.order_color_size) as cut`);
  expect(left).toEqual(verb === '退回' ? { status: 0, cut: 0 } : { status: 4, cut: 720 });
});

test('H7 one roll taken by two tables at once lies on one of them', async () => {
  const [first, second] = [story.bill(1), story.bill(1)];
  const table = story.staff.tables[1]?.id ?? '';
  const answers = await Promise.all([
    story.create(first),
    story.create({ ...second, tableId: table }),
  ]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual([10202, 200]);
  expect(answers.find(({ body }) => body.status === 10202)?.body.data).toMatch(
    /^布卷R03\d\d 已在床次/,
  );
});

test('H7 a roll that lost its length meanwhile refuses the bed that counted on it', async () => {
  const { body } = await story.create(story.bill(1));
  await story.server.query(sql`
    update mes2.fabric_roll set remain_len = remain_len - 20, used_len = used_len + 20 where roll_no = 'R0301'`);
  const answer = await story.submit({ id: body.data.id, version: body.data.version });
  expect(answer.body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^布卷R0301领用[\d.]+米，卷上只有27\.89米$/),
  });
});
