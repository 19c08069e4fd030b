import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

interface Bed {
  readonly id: string;
  readonly version: number;
  readonly bedNo: number;
}

let shell: Bed;

/** A lay of the bed as its lining would be: its rolls are the shell's of another bed, its part is written over. */
const lay = async (fabricPart: number, plies: number): Promise<Bed> => {
  const [{ id, version, bedNo } = { id: '', version: 0, bedNo: 0 }] =
    await story.server.query<Bed>(sql`
    insert into mes2.cutting_bed
    select (jsonb_populate_record(b, jsonb_build_object('id', next_id(), 'parent_bed_id', b.id, 'bed_type', 2,
      'fabric_part', ${fabricPart}::int, 'bed_no', b.bed_no * 100 + ${fabricPart}::int, 'plies', ${plies}::int, 'lay_no', null,
      'month_bed_no', null, 'status', 2, 'submit_by', null, 'submit_date', null, 'work_date', null))).*
    from mes2.cutting_bed b where b.id = ${shell.id} returning id, version, bed_no`);
  await story.server.query(sql`
    insert into mes2.cutting_bed_color (company_id, cutting_bed_id, seq_no, color_id, plies, ply_from, ply_to)
    select company_id, ${id}, seq_no, color_id, ${plies}::int, 1, ${plies}::int from mes2.cutting_bed_color
    where cutting_bed_id = ${shell.id} limit 1`);
  await story.server.query(sql`
    insert into mes2.cutting_bed_size (company_id, cutting_bed_id, seq_no, size_id, ratio, positions)
    select company_id, ${id}, seq_no, size_id, ratio, positions from mes2.cutting_bed_size
    where cutting_bed_id = ${shell.id}`);
  await story.server.query(sql`
    insert into mes2.cutting_bed_employee (company_id, cutting_bed_id, order_process_id, employee_id, role, share_pct)
    select company_id, ${id}, order_process_id, employee_id, role, share_pct from mes2.cutting_bed_employee
    where cutting_bed_id = ${shell.id}`);
  const [roll] = await story.server.query<{ id: string }>(sql`
    insert into mes2.fabric_roll
    select (jsonb_populate_record(r, jsonb_build_object('id', next_id(), 'roll_no', ${`L${id}`}::text,
      'actual_len', 900, 'remain_len', 900, 'label_len', 900, 'used_len', 0, 'splice_len', 0, 'defect_len', 0,
      'remnant_len', 0, 'status', 3))).*
    from mes2.fabric_roll r join mes2.cutting_bed_roll x on x.fabric_roll_id = r.id and x.cutting_bed_id = ${shell.id}
    limit 1 returning id`);
  await story.server.query(sql`
    insert into mes2.cutting_bed_roll (company_id, cutting_bed_id, fabric_roll_id, seq_no, color_id, shade, ply_from,
      ply_to, plies, issued_len, used_len, splice_len, defect_len, remnant_len, return_len)
    select b.company_id, b.id, ${roll?.id ?? ''}, 1, c.color_id, 'A', 1, ${plies}::int, ${plies}::int,
      ${plies}::int * (b.marker_len + b.end_loss_len), ${plies}::int * (b.marker_len + b.end_loss_len), 0, 0, 0, 0
    from mes2.cutting_bed b join mes2.cutting_bed_color c on c.cutting_bed_id = b.id where b.id = ${id}`);
  return { id, version, bedNo };
};
const setting = (value: 0 | 1) =>
  story.server.query(sql`
    update mes2.company_setting set value = to_jsonb(${value}::int) where code = 'bundleAuto'`);
const submit = ({ id, version }: Bed) => story.submit({ id, version });
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, input: object) =>
  story.server.call('cx.admin', method, `/mes2/${path}`, input);
const now = async ({ id }: Bed) => (await call('GET', 'reduce/detail', { id })).body.data;
const version = async (bed: Bed) => ({ ...bed, version: (await now(bed)).version as number });

beforeEach(async () => {
  await setting(1);
  await story.server.query(sql`update mes2.order_bom set is_main = 0 where fabric_part = 1`);
  await story.server.query(sql`
    update mes2.order_color_size set num = 10000 where order_id = ${story.story.order.id}`);
  await story.server.query(sql`
    update mes2.fabric_roll set used_len = 0, splice_len = 0, defect_len = 0, remnant_len = 0,
      remain_len = actual_len, status = 2 where roll_no not like 'L%'`);
  await story.server.query(sql`
    update mes2.cutting_bed_roll set is_open = false`);
  shell = (await story.create({ ...story.bill(1), bedType: 2 })).body.data;
});

test('the shell is handed on before its lining, names what is missing, and is tied with the last lay', async () => {
  const lining = await lay(2, 120);
  const rib = await lay(4, 120);
  expect((await submit(shell)).body.data).toMatchObject({ status: 3, bundles: null });
  expect(await now(shell)).toMatchObject({ status: 3, missingParts: [2, 4] });
  const { list } = (await call('GET', 'reduce/list', { filter: { id: [shell.id] } })).body.data;
  expect(list).toMatchObject([{ id: shell.id, missingParts: [2, 4] }]);
  const [sheet] = (await call('GET', 'reduce/bills', { ids: shell.id })).body.data;
  expect(sheet.bed).toMatchObject({ missingParts: [2, 4] });
  const asked = await call('POST', 'bundle/generate', { reduceBedId: shell.id });
  expect(asked.body).toMatchObject({
    status: 10202,
    data: '多料床：里布、罗纹 未提交，不能生成扎号',
  });

  expect((await submit(lining)).body.data).toMatchObject({ status: 3, bundles: null });
  expect(await now(shell)).toMatchObject({ status: 3, missingParts: [4] });
  expect((await submit(rib)).body.data).toMatchObject({ status: 3 });
  expect(await now(shell)).toMatchObject({ status: 4, missingParts: [], bundleNumTotal: 30 });
});

test('only a bed that can be bundled is one to bundle, for its list, its count and the home page', async () => {
  await setting(0);
  const toBundle = async () => {
    const { list, total } = (await call('GET', 'reduce/list', { toBundle: true })).body.data;
    const counts = (await call('GET', 'reduce/count', {})).body.data;
    const [card] = (await call('GET', 'home/cards', { codes: 'bedsToBundle' })).body.data;
    expect([counts.unbundledNum, Number(card.value)]).toEqual([total, total]);
    return list.map(({ id }: Bed) => id);
  };
  const awaitsLays = async () => {
    const { list, total } = (await call('GET', 'reduce/list', { awaitsLays: true })).body.data;
    expect((await call('GET', 'reduce/count', {})).body.data.awaitsLaysNum).toBe(total);
    return list.map(({ id }: Bed) => id);
  };
  const lining = await lay(2, 120);
  expect((await submit(shell)).body.data).toMatchObject({ status: 3 });
  expect(await toBundle()).not.toContain(shell.id);
  expect(await awaitsLays()).toContain(shell.id);
  expect((await submit(lining)).body.data).toMatchObject({ status: 3 });
  expect(await toBundle()).toContain(shell.id);
  expect(await awaitsLays()).not.toContain(shell.id);
  expect(await toBundle()).not.toContain(lining.id);
  const { body } = await call('POST', 'bundle/generate', { reduceBedId: shell.id });
  expect(body.status).toBe(200);
  expect(await toBundle()).not.toContain(shell.id);
});

test('a bed of several materials without any lay waits for those its order names', async () => {
  expect((await submit(shell)).body.data).toMatchObject({ status: 3, bundles: null });
  expect(await now(shell)).toMatchObject({ status: 3, missingParts: [2] });
  const asked = await call('POST', 'bundle/generate', { reduceBedId: shell.id });
  expect(asked.body).toMatchObject({
    status: 10202,
    data: '多料床：里布 未提交，不能生成扎号',
  });
  await story.server.query(sql`
    update mes2.order_bom set fabric_part = 4
    where order_id = ${story.story.order.id} and fabric_part = 1`);
  expect(await now(shell)).toMatchObject({ missingParts: [4] });
  await story.server.query(sql`update mes2.order_bom set fabric_part = 1 where fabric_part = 4`);
  expect((await submit(await lay(4, 120))).body.data).toMatchObject({ status: 3 });
  expect(await now(shell)).toMatchObject({ status: 4, missingParts: [], bundleNumTotal: 30 });
});

test('the last two lays handed on at one moment tie the bed once', async () => {
  const lays = [await lay(2, 120), await lay(4, 120)];
  await submit(shell);
  const answers = await Promise.all(lays.map(submit));
  expect(answers.map(({ body }) => body.status)).toEqual([200, 200]);
  expect(await now(shell)).toMatchObject({ status: 4, bundleNumTotal: 30 });
  const [made] = await story.server.query<{ count: number }>(sql`
    select count(*)::int as count from mes2.bundle where cutting_bed_id = ${shell.id}`);
  expect(made).toEqual({ count: 30 });
});

test('plies that the lining does not cover are tied and not delivered', async () => {
  const lining = await lay(2, 100);
  await submit(shell);
  await submit(lining);
  expect(await now(shell)).toMatchObject({ status: 4, bundleNumTotal: 30 });
  const bundles = await story.server.query<{
    id: string;
    version: number;
    num: number;
    plyTo: number;
  }>(sql`
    select id, version, num, ply_to from mes2.bundle where cutting_bed_id = ${shell.id} order by bundle_no`);
  const [line] = await story.server.query<{ id: string }>(sql`
    select dept_id as id from mes2.line where company_id = ${story.staff.companyId} order by dept_id limit 1`);
  const send = ({ id, num }: { id: string; num: number }) =>
    call('POST', 'materialsDelivery/send', {
      requestId: `send-${id}`,
      lineDeptId: line?.id,
      reason: '试发',
      orderId: story.story.order.id,
      lines: [{ bundleId: id, sendNum: num }],
    });
  const uncovered = bundles.filter(({ plyTo }) => plyTo > 100);
  expect(uncovered.length).toBeGreaterThan(0);
  const [group] = await story.server.query<{ id: string }>(sql`
    insert into mes2.subcontract_group (company_id, code, name, process_sections, price_factor)
    values (${story.staff.companyId}, 'OUTM', '顺达', '{3}', 1) returning id`);
  const [sewing] = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and section = 3
    order by seq_no limit 1`);
  for (const bundle of uncovered) {
    const out = await call('POST', 'outDelivery/send', {
      ...{ requestId: `out-${bundle.id}`, outGroupId: group?.id, orderId: story.story.order.id },
      ...{ orderProcessIds: [sewing?.id], lines: [{ bundleId: bundle.id, sendNum: bundle.num }] },
    });
    expect(out.body).toMatchObject({
      status: 10202,
      data: expect.stringMatching(/缺件 里布 101–120层$/),
    });
    expect((await send(bundle)).body).toMatchObject({
      status: 10202,
      data: expect.stringMatching(/缺件 里布 101–120层$/),
    });
  }
});

test('a lay stays handed on while its bed has bundles, and is withdrawn once they are deleted', async () => {
  const lining = await lay(2, 120);
  await submit(shell);
  await submit(lining);
  const withdraw = async () => {
    const { id, version: seen } = await version(lining);
    return (await call('PUT', 'reduce/unsubmit', { id, version: seen })).body;
  };
  expect(await withdraw()).toMatchObject({
    status: 10202,
    data: `主床${shell.bedNo}已有30扎，里布不能撤回；没有报废、扫描、绑卡和发料的扎号可先删除`,
  });
  const { version: bundled } = await version(shell);
  await call('DELETE', 'bundle/delete', { reduceBedId: shell.id, version: bundled });
  expect(await withdraw()).toMatchObject({ status: 200, data: { status: 0 } });
  expect(await now(shell)).toMatchObject({ status: 3, missingParts: [2] });
});

test('the bed is tied when the lay it waited for is void, and its open lays are void with it', async () => {
  const lining = await lay(2, 120);
  await submit(shell);
  const voided = (bed: Bed) =>
    call('DELETE', 'reduce/delete', { id: bed.id, version: bed.version, reason: '改单' });
  expect((await voided(lining)).body.data).toMatchObject({ status: 9 });
  expect(await now(shell)).toMatchObject({ status: 4, bundleNumTotal: 30 });

  await story.server.query(sql`update mes2.cutting_bed_roll set is_open = false`);
  const whole = (await story.create({ ...story.bill(1), rolls: [], bedType: 2 })).body.data;
  shell = whole;
  const child = { ...story.bill(1), rolls: [], bedType: 2, parentBedId: whole.id };
  expect((await story.create(child)).body).toMatchObject({
    status: 10009,
    data: '布种面布已有子床',
  });
  const rib = (await story.create({ ...child, fabricPart: 4 })).body.data;
  expect((await story.create({ ...child, fabricPart: 4 })).body).toMatchObject({
    status: 10009,
    data: '布种罗纹已有子床',
  });
  expect((await voided(whole)).body.data).toMatchObject({ status: 9 });
  expect(await now(rib)).toMatchObject({ status: 9 });
});

test('a bed with a lay that is handed on, or with a replacement, is not voided', async () => {
  const lining = await lay(2, 120);
  await submit(lining);
  const voided = async () => {
    const { id, version: seen } = await version(shell);
    return (await call('DELETE', 'reduce/delete', { id, version: seen, reason: '改单' })).body;
  };
  expect(await voided()).toMatchObject({
    status: 10202,
    data: `床次${shell.bedNo}的里布已提交，请先撤回再作废`,
  });
  const { id, version: seen } = await version(lining);
  await call('PUT', 'reduce/unsubmit', { id, version: seen });
  const bill = { ...story.bill(1), rolls: [], bedType: 4, parentBedId: shell.id };
  const { data: replacement } = (await story.create(bill)).body;
  expect(await voided()).toMatchObject({
    status: 10202,
    data: `床次${shell.bedNo}有补裁床${shell.bedNo}-1，请先作废补裁床`,
  });
  const mended = (status: number) =>
    story.server.query(sql`
      update mes2.cutting_bed set status = ${status}::int where id = ${replacement.id}`);
  await mended(3);
  expect(await voided()).toMatchObject({
    status: 10202,
    data: `床次${shell.bedNo}的补裁床${shell.bedNo}-1已提交，请先撤回再作废`,
  });
  await mended(0);
  await call('DELETE', 'reduce/delete', {
    id: replacement.id,
    version: replacement.version,
    reason: '改单',
  });
  expect(await voided()).toMatchObject({ status: 200, data: { status: 9 } });
});

test('a replacement has no consumption to approve, and makes no bundles', async () => {
  await story.server.query(
    sql`update mes2.order_bom set is_main = 1, usage_num = 0.2 where fabric_part = 1`,
  );
  const bill = { ...story.bill(1), bedType: 4, parentBedId: shell.id };
  await story.server.query(
    sql`delete from mes2.cutting_bed_roll where cutting_bed_id = ${shell.id}`,
  );
  const { data: replacement } = (await story.create(bill)).body;
  const { body } = await submit(replacement);
  expect(body.data).toMatchObject({
    status: 3,
    bedLabel: `${shell.bedNo}-1`,
    needsApproval: false,
    usageDiffPct: null,
    bundles: null,
  });
  const asked = await call('POST', 'bundle/generate', { reduceBedId: replacement.id });
  expect(asked.body).toMatchObject({
    status: 10202,
    data: `床次${shell.bedNo}-1是补裁床，裁片补到原扎上，不生成扎号`,
  });
});
