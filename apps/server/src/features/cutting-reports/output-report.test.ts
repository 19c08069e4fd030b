import { addDays, eachDay } from '@garment-mes/domain/time';
import { lineEfficiencyPct } from '@garment-mes/domain/work-study';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let workDate: string;
let table: { readonly id: string; readonly parentId: string; readonly name: string };
let team: readonly { readonly id: string }[];

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  await story.cut(2);
  const [bed] = await story.server.query<{ workDate: string; tableId: string }>(sql`
    select work_date, table_id from mes2.cutting_bed where bed_no = 1`);
  workDate = bed?.workDate ?? '';
  await story.server.query(
    sql`update mes2.cutting_bed set table_id = ${bed?.tableId} where bed_no = 2`,
  );
  const [dept] = await story.server.query<typeof table>(sql`
    select id, parent_id, name from amc.department where id = ${bed?.tableId}`);
  if (!dept) throw new Error('the bed lies on no table');
  table = dept;
  team = await story.server.query<{ id: string }>(sql`
    select employee_id as id from amc.dept_user where dept_id = ${table.id} and is_main = 1 order by 1`);
});
afterAll(() => story.server.close());

const report = async (query: object = {}, who = 'cx.manager') =>
  (
    await story.server.call(who, 'GET', '/mes2/report/reduceBedProductionReport', {
      ...{ pageSize: 100, workDateFrom: workDate, workDateTo: workDate, ...query },
    })
  ).body;

interface Row {
  readonly deptId: string;
  readonly workDate: string;
  readonly cutNum: number;
}
const rowOf = (data: { readonly list: readonly Row[] }, deptId: string) =>
  data.list.find((row) => row.deptId === deptId);

const attend = (employeeId: string | undefined, normal: number, overtime = 0) =>
  story.server.query(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min, ot_min)
    values (${story.staff.companyId}, ${employeeId}, ${workDate}::date, ${normal}, ${overtime})`);
const clear = () => story.server.query(sql`delete from mes2.attendance`);

test('a table says what its beds say, and that nobody was put down as present', async () => {
  const { data } = await report();
  const [plain] = await story.server.query(sql`
    select count(*)::int as bed_count, sum(b.plies)::int as plies, sum(b.cut_num)::int as cut_num,
      sum(b.cut_num * x.parts)::int as panel_num, sum(b.issued_len - b.return_len)::numeric(14, 3) as net_len,
      sum(round((b.issued_len - b.return_len) * m.width_cm * m.gsm / 100000, 3)) as net_weight,
      sum(b.cut_num * y.sam)::numeric(14, 4) as earned_min
    from mes2.cutting_bed b join ccm.material m on m.id = b.material_id
    cross join lateral (select sum(pieces_per_garment) as parts from mes2.order_part p
      where p.order_id = b.order_id and p.fabric_part = b.fabric_part) x
    cross join lateral (select sum(sam) as sam from mes2.order_process p
      where p.order_id = b.order_id and p.section = 1 and p.is_enabled = 1) y
    where b.status in (3, 4, 5, 7) and b.table_id = ${table.id}`);
  expect(rowOf(data, table.id)).toEqual({
    ...(plain as object),
    ...{ workDate, tableName: table.name, deptId: table.id, headcount: null, attendMin: null },
    ...{ pcsPerHour: null, effPct: null, targetNum: null, dclPct: null, lacksAttendance: true },
  });
  expect(data.sum).toMatchObject({ bedCount: 2, cutNum: 1440, pcsPerHour: null, effPct: null });
});

test('minutes are those of the people of the day, whoever was lent counts where the work was', async () => {
  const [first, second] = team;
  expect(team.length).toBeGreaterThan(1);
  await attend(first?.id, 480, 60);
  await attend(second?.id, 450);
  await attend(story.staff.sewers[0]?.id, 500);
  const before = rowOf((await report()).data, table.id) as Row & Record<string, unknown>;
  expect(before).toMatchObject({ headcount: 2, attendMin: '990.0000', lacksAttendance: false });
  expect(before.pcsPerHour).toBe(((before.cutNum * 60) / 990).toFixed(2));
  const earned = String(before.earnedMin);
  expect(Number(before.effPct)).toBe(
    Number(lineEfficiencyPct([{ num: 1, sam: earned }], 990)?.toFixed(2)),
  );
  await story.server.query(sql`
    insert into mes2.manpower_loan (company_id, employee_id, from_dept_id, to_dept_id, work_date)
    values (${story.staff.companyId}, ${second?.id}, ${table.id}, ${story.staff.lines[0]?.id}, ${workDate}::date),
      (${story.staff.companyId}, ${story.staff.sewers[0]?.id}, ${story.staff.lines[0]?.id}, ${table.id}, ${workDate}::date)`);
  expect(rowOf((await report()).data, table.id)).toMatchObject({
    headcount: 2,
    attendMin: '1040.0000',
  });
  await story.server.query(sql`delete from mes2.manpower_loan`);
  await clear();
});

test('the target is the one that was set, else what was planned for the table', async () => {
  await story.server.query(sql`
    insert into mes2.cutting_schedule (company_id, schedule_no, order_id, table_id, plan_date, seq_no, plies, plan_num,
      plan_start_date, plan_end_date, status)
    select company_id, 'T-1', order_id, table_id, ${workDate}::date, 1, plies, 1600, app_now(), app_now(), 2
    from mes2.cutting_bed where bed_no = 1`);
  const planned = (await report()).data;
  expect(rowOf(planned, table.id)).toMatchObject({ targetNum: 1600, dclPct: '90.00' });
  expect(planned.places).toContainEqual({
    ...{ deptId: table.id, tableName: table.name, cutNum: 1440, targetNum: 1600, dclPct: '90.00' },
  });
  await story.server.query(sql`
    insert into mes2.output_target (company_id, dept_id, work_date, shift_id, headcount, avail_min, eff_pct, target_num, source)
    select ${story.staff.companyId}, ${table.id}, ${workDate}::date, id, 4, 2400, 80, 1200, 2 from mes2.shift limit 1`);
  expect(rowOf((await report()).data, table.id)).toMatchObject({
    targetNum: 1200,
    dclPct: '120.00',
  });
  await story.server.query(sql`delete from mes2.output_target where dept_id = ${table.id}`);
  await story.server.query(sql`delete from mes2.cutting_schedule where schedule_no = 'T-1'`);
});

test('a team adds up its tables and the people of the workshop', async () => {
  await attend(team[0]?.id, 480);
  const [leader] = await story.server.query<{ id: string }>(sql`
    select employee_id as id from amc.dept_user where dept_id = ${table.parentId} and is_main = 1 limit 1`);
  await attend(leader?.id, 300);
  const { data } = await report({ byTeam: true });
  expect(rowOf(data, table.parentId)).toMatchObject({
    cutNum: 1440,
    headcount: 2,
    attendMin: '780.0000',
  });
  expect(data.list).toHaveLength(1);
  const tables = (await report()).data;
  expect(rowOf(tables, table.id)).toMatchObject({ headcount: 1, attendMin: '480.0000' });
  expect(rowOf(tables, table.parentId)).toBeUndefined();
  await clear();
});

test('the beds behind a team of a factory are those of the row, beds of the other factory are not', async () => {
  const other = story.staff.tables.find(({ id }) => id !== table.id);
  const lay = (bedTable: string | undefined) =>
    story.server.query(sql`update mes2.cutting_bed set table_id = ${bedTable} where bed_no = 2`);
  await lay(other?.id);
  await story.server.query(sql`
    with f as (
      insert into ccm.factory (company_id, code, name)
      values (${story.staff.companyId}, 'F-A', '一厂'), (${story.staff.companyId}, 'F-B', '二厂') returning id, code)
    update amc.department d set factory_id = f.id from f
    where (f.code = 'F-A' and d.id = ${table.id}) or (f.code = 'F-B' and d.id = ${other?.id})`);
  const [factory] = await story.server.query<{ id: string }>(
    sql`select id from ccm.factory where code = 'F-A'`,
  );
  const asked = { workDateFrom: workDate, workDateTo: workDate, factoryId: factory?.id };
  const row = rowOf((await report({ byTeam: true, ...asked })).data, table.parentId);
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/report/reduceBedReport', {
    ...{ pageSize: 100, deptId: table.parentId, ...asked },
  });
  expect(row).toMatchObject({ bedCount: 1 });
  expect(body.data.list.map(({ bedNo }: { readonly bedNo: string }) => bedNo)).toEqual(['1']);
  expect(body.data.sum.cutNum).toBe(row?.cutNum);
  await story.server.query(
    sql`update amc.department set factory_id = null where factory_id is not null`,
  );
  await lay(table.id);
});

test('fabric weighs the same by table and by team, to the gram', async () => {
  const place = (bedTable: string | undefined) =>
    story.server.query(sql`update mes2.cutting_bed set table_id = ${bedTable} where bed_no = 2`);
  const gsm = (factor: string) =>
    story.server.query(
      sql`update ccm.material set gsm = gsm * ${factor}::numeric where gsm is not null`,
    );
  await place(story.staff.tables.find(({ id }) => id !== table.id)?.id);
  await gsm('1.0007');
  const [byTable, byTeam] = [await report(), await report({ byTeam: true })];
  expect(byTable.data.list.length).toBeGreaterThan(byTeam.data.list.length);
  expect(byTeam.data.sum.netWeight).toBe(byTable.data.sum.netWeight);
  await place(table.id);
});

test('the totals divide only what has a divisor, the days go back thirty', async () => {
  await attend(team[0]?.id, 480);
  const other = addDays(workDate, -3);
  await story.server.query(
    sql`update mes2.cutting_bed set work_date = ${other}::date where bed_no = 2`,
  );
  const { data } = await report({ workDateFrom: other });
  const [kept] = data.list.filter((row: Row) => row.workDate === workDate);
  // The bed of the other day has pieces and nobody present: it brings nothing to the hour.
  expect(data.sum).toMatchObject({
    cutNum: 1440,
    pcsPerHour: kept.pcsPerHour,
    effPct: kept.effPct,
  });
  const { days } = (await report()).data;
  // A day on which nobody cut has its place on the axis.
  expect(days).toEqual(
    eachDay(addDays(workDate, -29), workDate).map((day) => ({
      workDate: day,
      cutNum: { [workDate]: kept.cutNum, [other]: 1440 - kept.cutNum }[day] ?? 0,
      pcsPerHour: day === workDate ? kept.pcsPerHour : null,
    })),
  );
  const ahead = (await report({ workDateTo: addDays(workDate, 9) })).data.days;
  expect(ahead.at(-1).workDate).toBe(workDate);
  await story.server.query(
    sql`update mes2.cutting_bed set work_date = ${workDate}::date where bed_no = 2`,
  );
  await clear();
});

test('a replacement brings its panels and no garments', async () => {
  const before = rowOf((await report()).data, table.id) as Row & Record<string, number>;
  await story.server.query(sql`update mes2.cutting_bed set bed_type = 4 where bed_no = 2`);
  await story.server.query(sql`
    insert into mes2.cutting_bed_part (company_id, cutting_bed_id, part_code, pieces_per_garment, size_id, ratio)
    select b.company_id, b.id, 'FR', 1, s.size_id, 2 from mes2.cutting_bed b
    join mes2.cutting_bed_size s on s.cutting_bed_id = b.id where b.bed_no = 2 limit 1`);
  const [bed] = await story.server.query<{ plies: number; cutNum: number; panels: number }>(sql`
    select b.plies, b.cut_num, b.cut_num * (select sum(pieces_per_garment)::int from mes2.order_part p
      where p.order_id = b.order_id and p.fabric_part = b.fabric_part) as panels
    from mes2.cutting_bed b where b.bed_no = 2`);
  const after = rowOf((await report()).data, table.id) as Row & Record<string, number>;
  expect(after.cutNum).toBe(before.cutNum - (bed?.cutNum ?? 0));
  expect(after.panelNum).toBe((before.panelNum ?? 0) - (bed?.panels ?? 0) + 2 * (bed?.plies ?? 0));
  expect(after.netLen).toBe(before.netLen);
  await story.server.query(sql`delete from mes2.cutting_bed_part`);
  await story.server.query(sql`update mes2.cutting_bed set bed_type = 1 where bed_no = 2`);
});

test('one order alone has pieces, and no minutes of the whole team', async () => {
  await attend(team[0]?.id, 480);
  const { data } = await report({ orderNo: 'SO2403017' });
  expect(data.list).toHaveLength(1);
  expect(data.list[0]).toMatchObject({ cutNum: 1440, attendMin: null, lacksAttendance: false });
  await clear();
});

test('somebody of another workshop sees no table, and too many days are refused', async () => {
  const other = story.staff.tables.find(({ id }) => id !== table.id);
  expect((await report({ tableId: other?.id })).data.total).toBe(0);
  const year = { workDateFrom: '2024-01-01', workDateTo: '2025-01-01' };
  expect((await report(year)).data).toBe('日期范围最多366天');
  await story.server.query(sql`
    update amc.job j set data_scope = 2 from amc.user_job u join amc.company_member m on m.id = u.employee_id
    join amc.app_user a on a.id = m.user_id where j.id = u.job_id and a.username = 'cx.merch'`);
  await expect.poll(async () => (await report({}, 'cx.merch')).data.total).toBe(0);
});
