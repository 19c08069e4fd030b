import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let worker: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  worker = story.staff.member('worker').id;
});
afterAll(() => story.server.close());

const operation = async (bundleNo: number) => {
  const [row] = await story.server.query<{ id: string; barcode: string }>(sql`
    select p.id, b.barcode from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where b.bundle_no = ${bundleNo} and o.process_code = 'C06'`);
  if (!row) throw new Error(`no bundle ${bundleNo}`);
  return row;
};

const report = async (bundleNo: number, num: number, input: object = {}) => ({
  id: (await operation(bundleNo)).id,
  bundleProcessSubmitRecord: {
    requestId: randomUUID(),
    type: 1,
    num,
    employeeId: worker,
    deviceDate: shanghai(),
    channel: 2,
    ...input,
  },
});

const send = async (scans: readonly object[], who = 'cx.worker') => {
  const { body } = await story.server.call(who, 'POST', '/mes2/bundleProcess/batch', { scans });
  expect(body.status).toBe(200);
  return body.data.verdicts as { status: number; text: string | null; result: never }[];
};

const stored = async () => {
  const [row] = await story.server.query<{ n: number }>(
    sql`select count(*)::int as n from mes2.scan`,
  );
  return row?.n ?? 0;
};

test('reports of one batch count on those before them, and what is refused leaves the others', async () => {
  const all = [
    await report(1, 10),
    await report(1, 14),
    await report(1, 1),
    await report(2, 24),
    { ...(await report(3, 24)), id: null, barcode: 'NOCARD' },
  ];
  const verdicts = await send(all);
  expect(verdicts).toMatchObject([
    { status: 200, result: { doneNum: 10, status: 1 } },
    { status: 200, result: { doneNum: 24, status: 2, dayNum: 48, dayAmount: '2.4000' } },
    { status: 10202, text: '扎号B0001/捆扎挂菲 剩余0件', result: null },
    { status: 200, result: { doneNum: 24, bundleLabel: 'B0002' } },
    { status: 10009, text: '未找到该条码', result: null },
  ]);
  expect(await stored()).toBe(3);
});

test('I25 a batch sent again answers the same and writes nothing', async () => {
  const all = [await report(3, 24), await report(4, 10), await report(4, 20)];
  const first = await send(all);
  const before = await stored();
  expect(await send(all)).toEqual(first);
  expect(await stored()).toBe(before);
});

test('what came twice in one batch is one report, other content under its id is refused', async () => {
  const one = await report(5, 4);
  const { requestId } = one.bundleProcessSubmitRecord;
  const before = await stored();
  const [first, twice, other] = await send([one, one, await report(5, 5, { requestId })]);
  expect(twice).toEqual(first);
  expect(other).toMatchObject({ status: 10009, text: `请求号${requestId}已用于其他内容` });
  expect(await stored()).toBe(before + 1);
});

test('a report that was refused may be sent again under its id', async () => {
  const late = await report(6, 30);
  expect(await send([late])).toMatchObject([{ status: 10202 }]);
  const again = {
    ...late,
    bundleProcessSubmitRecord: { ...late.bundleProcessSubmitRecord, num: 24 },
  };
  expect(await send([again])).toMatchObject([{ status: 200, result: { doneNum: 24 } }]);
});

test('a line that does not exist is the trouble of its report alone', async () => {
  const verdicts = await send([
    await report(7, 24),
    await report(8, 24, { lineDeptId: '1' }),
    await report(9, 24),
  ]);
  expect(verdicts.map(({ status }) => status)).toEqual([200, 10009, 200]);
});

test('what is reported at the end of the line counts for the output of sewing and for nothing else', async () => {
  await story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    select c.id, 'scanSequence', '"free"'::jsonb from amc.company c where c.code = 'CX'
    on conflict (company_id, code) do update set value = excluded.value`);
  const { barcode } = await operation(12);
  const at = async (input: object) => ({
    ...(await report(12, 24, input)),
    id: null,
    barcode,
  });
  const [line] = await story.server.query<{ id: string }>(sql`
    select l.dept_id as id from mes2.line l join amc.company_member w on w.id = ${worker}
    where l.company_id = w.company_id and l.dept_id <> w.dept_id limit 1`);
  const verdicts: { result: { scan: { orderProcessId: string } } }[] = await send([
    await at({ atOutput: true, lineDeptId: line?.id }),
    await at({ processCode: 'C06' }),
  ]);
  // A bundle that was delivered to no line counts for the line of the terminal.
  expect(
    await story.server.query(sql`
      select s.line_dept_id as id from mes2.scan s join mes2.order_process p on p.id = s.order_process_id
      join mes2.bundle b on b.id = s.bundle_id where b.bundle_no = 12 and p.is_output = 1 and p.section = 3`),
  ).toEqual([line]);
  const counted = await story.server.query(sql`
    select process_code as code, is_output, section from mes2.order_process
    where id = any(${verdicts.map(({ result }) => result.scan.orderProcessId)}::bigint[])
    order by section desc`);
  expect(counted).toMatchObject([{ isOutput: 1, section: 3 }, { code: 'C06' }]);
});

test('money of others is not sent', async () => {
  const other = story.staff.sewers.find(({ id }) => id !== worker)?.id ?? '';
  await story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select company_id, dept_id, ${story.staff.member('leader').id}::bigint from amc.company_member
    where id = ${other}`);
  const [verdict] = await send([await report(10, 24, { employeeId: other })], 'cx.leader');
  await story.server.query(sql`delete from amc.dept_manager`);
  expect(verdict).toMatchObject({ status: 200, result: { doneNum: 24 } });
  expect(verdict?.result).not.toHaveProperty('dayAmount');
});

test('the bundles of another company are not there', async () => {
  const before = await stored();
  const verdicts = await send([await report(11, 24)], 'acme.worker');
  expect(verdicts).toMatchObject([{ status: 10009, text: '扎号工序不存在', result: null }]);
  expect(await stored()).toBe(before);
});

test('I22 what is counted is what the scans add up to, and the day agrees', async () => {
  const off = await story.server.query(sql`
    select p.id from mes2.bundle_process p
    left join (select bundle_process_id, sum(num) as num from mes2.scan where type <> 2 group by 1) s
      on s.bundle_process_id = p.id
    where p.done_num <> coalesce(s.num, 0)`);
  expect(off).toEqual([]);
  const [day] = await story.server.query(sql`
    select (select sum(amount) from mes2.employee_day) = (select sum(amount) from mes2.scan) as paid,
      (select sum(scan_num)::int from mes2.employee_day) = (select count(*)::int from mes2.scan) as counted`);
  expect(day).toEqual({ paid: true, counted: true });
});
