import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, type Sql, sql } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { notYet } from '../not-yet.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { accessChanged } from './access-changed.ts';
import { type BelongingTable, belongings } from './belongings.ts';
import { requireReach } from './require-reach.ts';
import { reportScopes, scopedLists } from './scoped-lists.ts';
import { scopedRecords } from './scoped-records.ts';

/** Paged lists that show everybody with the right the whole company, and why. */
const WHOLE_COMPANY: Readonly<Record<string, readonly string[]>> = {
  'the account, not a company': [
    'listSecurityLogs',
    'listCompanies',
    'listUserApplications',
    'listNotices',
    'listTodos',
    'listWorkflowTasks',
  ],
  'dictionaries and settings are the company’s': [
    ...['listColors', 'listSizes', 'listSizeGroups', 'listUnits', 'listCurrencies'],
    ...['listExchangeRates', 'listCustomers', 'listFactories', 'listWarehouses', 'listMaterials'],
    ...['listWashings', 'listProcesses', 'listCategories', 'listMachineTypes', 'listDictTypes'],
    ...['listDictItems', 'listWorkflows', 'listDispatchTypes', 'listAttainmentWindows'],
    ...['listSubcontractGroups', 'listProblemTypes', 'listLineProblemSets', 'listBadTypes'],
    ...['listLinePriorityDescriptions', 'listDefectCategories', 'listBadItems', 'listSiteArchives'],
    ...['listEfficiencySets', 'listCustomerEfficiencySets', 'listVoices', 'listShifts'],
    ...['listCalendars', 'listCompanySettingLogs', 'listBundleSplitRules', 'listBoardDevices'],
  ],
  'styles, plans and prices hang on the order, which no department owns': [
    ...['listStyles', 'listStyleOrders', 'listOrderVersions', 'listOrderPrices', 'listCutPlans'],
    ...['listOrderPriceRanges'],
    ...['listPlans', 'getOrderPlanBoard', 'listUnscheduled', 'listCuttingDies'],
    ...['listCuttingDieHistory', 'listCuttingDieParts', 'listDieFabricRules', 'listBusinessLogs'],
  ],
  'they apply the scope in their own statement, by lines, by people or by orders': [
    'listQualityLevels',
    'getQualityLevelMatrix',
  ],
  'periods and jobs are the company’s': [
    ...['listWagePeriods', 'listBatchDayLogs', 'getBatchDayLogDetail'],
  ],
  'the stores hold cloth, trims and garments for the whole company': [
    ...['listCloths', 'listFabricRolls', 'getFabricRollLedger'],
    ...['listMaterialLedgerEntries', 'listWarehouseReceipts', 'listWarehouseOuts', 'listCartons'],
  ],
};

/** Tables that name a department or an employee and are parts of a row that says whose it is, or no rows of a list. */
const PARTS = [
  ...['amc.dept_user', 'amc.dept_manager', 'amc.user_job', 'amc.user_permission', 'amc.education'],
  'amc.former_coefficient',
  ...['amc.work_experience', 'mes2.order_workshop', 'mes2.order_machine', 'mes2.cutting_table'],
  ...['mes2.cutting_bed_roll', 'mes2.cutting_bed_employee', 'mes2.line_hour_output'],
  ...['mes2.employee_day', 'mes2.qc_check_bad', 'mes2.qc_patrol_line', 'mes2.group_wage_share'],
  ...['mes2.defect_day', 'mes2.check_day', 'mes2.roll_up_dirty', 'mes2.manpower_loan'],
  'mes2.employee_absence_day',
];

const ADMIN = 'cx.admin';
/** Has every right, and reaches what the test says. */
const SOMEBODY = 'cx.guest';

let server: TestServer;
let company: string;
let lines: { id: string; code: string }[];

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  lines = await server.query(sql`
    select id, code from amc.department where company_id = ${company} and dept_type = 5 order by code`);
  await server.query(sql`
    with job as (
      insert into amc.job (company_id, code, name, job_type, data_scope)
      values (${company}, 'tester', '测试', 1, 4) returning id),
    menus as (
      insert into amc.job_menu (company_id, job_id, menu_id)
      select ${company}, job.id, m.id from job, amc.menu m)
    insert into amc.user_job (company_id, employee_id, job_id)
    select ${company}, e.id, job.id from job, amc.company_member e
    join amc.app_user u on u.id = e.user_id and u.username = ${SOMEBODY}`);
  await server.query(sql`
    delete from amc.user_job where company_id = ${company} and employee_id = ${await employeeId()}
      and job_id <> (select id from amc.job where company_id = ${company} and code = 'tester')`);
});
afterAll(() => server.close());

const employeeId = async (): Promise<string> => {
  const [row] = await server.query<{ id: string }>(sql`
    select e.id from amc.company_member e join amc.app_user u on u.id = e.user_id
    where e.company_id = ${company} and u.username = ${SOMEBODY}`);
  return row?.id ?? '';
};

interface Given {
  readonly dataScope: 1 | 2 | 3 | 4;
  readonly dept?: string;
  /** Departments worked for besides the own one; a second part is the day that ended it. */
  readonly further?: readonly (readonly [dept: string, until?: string])[];
  readonly manages?: readonly (readonly [dept: string, group: string, who: 'me' | 'another'])[];
}

/** Gives the somebody a scope, departments, and departments to manage. */
async function given({ dataScope, dept, further = [], manages = [] }: Given): Promise<void> {
  const me = await employeeId();
  const deptId = (code: string | undefined) =>
    sql`(select id from amc.department where company_id = ${company} and code = ${code ?? null})`;
  await server.query(sql`
    update amc.job set data_scope = ${dataScope}::int where company_id = ${company} and code = 'tester'`);
  await server.query(sql`update amc.company_member set dept_id = ${deptId(dept)} where id = ${me}`);
  await server.query(sql`delete from amc.dept_user where employee_id = ${me}`);
  await server.query(sql`delete from amc.dept_manager where company_id = ${company}`);
  for (const [code, until] of further)
    await server.query(sql`
      insert into amc.dept_user (company_id, dept_id, employee_id, is_main, from_date, to_date)
      values (${company}, ${deptId(code)}, ${me}, 0, '2020-01-01', ${until ?? null}::date)`);
  for (const [code, group, who] of manages)
    await server.query(sql`
      insert into amc.dept_manager (company_id, dept_id, employee_id, manage_group)
      select ${company}, ${deptId(code)}, e.id, ${group} from amc.company_member e
      join amc.app_user u on u.id = e.user_id
      where e.company_id = ${company} and u.username = ${who === 'me' ? SOMEBODY : ADMIN}`);
  await server.engine.system((tx) => accessChanged(tx));
}

/** Codes of the lines whose schedules the somebody sees. */
const seenLines = async (): Promise<string[]> => {
  const { list: rows } = await list(SOMEBODY, 'listSchedules');
  const ids = new Set(rows.map(({ lineDeptId }) => lineDeptId));
  return lines.filter(({ id }) => ids.has(id)).map(({ code }) => code);
};

const list = async (who: string, id: OperationId, query: object = {}) => {
  const { method, path } = operations[id] as OperationFacts;
  const { body } = await server.call(who, method as 'GET', path, {
    pageNum: 1,
    pageSize: 100_000_000,
    ...REQUIRED[id],
    ...query,
  });
  expect(body, id).toMatchObject({ status: 200 });
  return body.data as {
    total: number;
    list: Record<string, unknown>[];
    sum?: Record<string, unknown>;
  };
};

/** What lists ask for besides paging. */
const REQUIRED: { [Id in OperationId]?: Record<string, unknown> } = {
  listManpowerPlans: { from: '2026-01-05', to: '2026-01-06' },
  listWageDetails: { wageRecordId: '1' },
};

test('every paged list applies the data scope or says why it shows the whole company', () => {
  const built = (Object.entries(operations) as [OperationId, OperationFacts][])
    .filter(([id, { columns }]) => columns !== undefined && !notYet.some((open) => open === id))
    .map(([id]) => id);
  const classified = [
    ...Object.keys(scopedLists),
    ...reportScopes.keys(),
    ...Object.values(WHOLE_COMPANY).flat(),
  ];
  expect(built.filter((id) => !classified.includes(id))).toEqual([]);
  expect(classified.filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
});

test('every table that names a department or an employee says whose its rows are', async () => {
  const tables = await server.query<{ name: string }>(sql`
    select distinct n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('amc', 'ccm', 'mes2')
      and a.attname in ('dept_id', 'line_dept_id', 'table_id', 'employee_id') order by 1`);
  const unsaid = tables.map(({ name }) => name).filter((name) => !(name in belongings));
  expect(unsaid.toSorted()).toEqual(PARTS.toSorted());
});

test('a list shows nobody’s rows to somebody of scope 4 but the own ones', async () => {
  await given({ dataScope: 4 });
  await expect.poll(async () => (await list(SOMEBODY, 'listSchedules')).total).toBe(0);
  const [bundle] = await server.query<{ id: string }>(sql`
    select id from mes2.bundle where company_id = ${company} limit 1`);
  const reports = [...reportScopes].flatMap(([id, scope]) => (scope === 'company' ? [] : [id]));
  expect(reports).toContain('getWorkReport');
  for (const id of [...reports, ...(Object.keys(scopedLists) as OperationId[])]) {
    const query = id === 'listRelatedBundles' ? { bundleId: bundle?.id, by: 'dyeLot' } : {};
    const { total, list: rows } = await list(SOMEBODY, id, query);
    const own = id === 'listEmployees' ? 1 : 0;
    expect([id, total, rows.length]).toEqual([id, own, own]);
  }
  const worker = await list('cx.worker', 'listScans');
  expect(worker.total).toBeGreaterThan(0);
  expect(new Set(worker.list.map(({ employeeNo }) => employeeNo))).toEqual(new Set(['0417']));
});

test('a report of groups counts what the person reaches, before it groups', async () => {
  const [range] = await server.query<{ workDateFrom: string; workDateTo: string }>(sql`
    select max(work_date) - 100 as work_date_from, max(work_date) as work_date_to
    from mes2.scan where company_id = ${company}`);
  if (!range) throw new Error('the demo has no scans');
  await given({ dataScope: 4 });
  await expect.poll(async () => (await list(SOMEBODY, 'getWorkReport', range)).total).toBe(0);
  await given({ dataScope: 2, dept: 'L3' });
  const line = lines.find(({ code }) => code === 'L3');
  await expect.poll(async () => (await list(SOMEBODY, 'getWorkReport', range)).total).not.toBe(0);
  const report = await list(SOMEBODY, 'getWorkReport', range);
  expect(new Set(report.list.map(({ lineDeptName }) => lineDeptName)).size).toBe(1);
  const [plain] = await server.query<{ num: number }>(sql`
    select sum(num)::int as num from mes2.scan where company_id = ${company} and line_dept_id = ${line?.id}
      and work_date between ${range.workDateFrom}::date and ${range.workDateTo}::date`);
  const { okNum = 0, reworkNum = 0 } = report.sum as Record<string, number>;
  expect(okNum + reworkNum).toBe(plain?.num);
});

test('each job reads the work of its own lines whole, whoever booked it', async () => {
  const [range] = await server.query<{ workDateFrom: string; workDateTo: string }>(sql`
    select max(work_date) - 100 as work_date_from, max(work_date) as work_date_to
    from mes2.scan where company_id = ${company}`);
  const reported = (condition: Sql) =>
    server.query<{ line: string; okNum: number }>(sql`
      select d.code as line, sum(s.num) filter (where coalesce(t.type, s.type) <> 2)::int as ok_num
      from mes2.scan s join amc.department d on d.id = s.line_dept_id
      join amc.company_member e on e.id = s.employee_id
      left join mes2.scan t on t.id = s.reversed_id
      where s.company_id = ${company} and ${condition} group by 1 order by 1`);
  const seen = async (who: string, query: object = {}) => {
    const rows = (await list(who, 'getWorkReport', { ...range, ...query })).list;
    const byLine = Map.groupBy(rows, ({ lineDeptName }) => lineDeptName);
    const codes = await server.query<{ code: string; name: string }>(sql`
      select code, name from amc.department where company_id = ${company}`);
    return [...byLine]
      .map(([name, own]) => ({
        line: codes.find((dept) => dept.name === name)?.code ?? '',
        okNum: own.reduce((all, { okNum }) => all + Number(okNum), 0),
      }))
      .toSorted((a, b) => (a.line < b.line ? -1 : 1));
  };
  // A leader of the cutting room entered some work of a sewing line.
  const elsewhere = await server.query(sql`
    update mes2.scan set create_by = (select id from amc.app_user where username = 'cx.leader')
    where id = (
      select s.id from mes2.scan s join amc.department d on d.id = s.line_dept_id
      where s.company_id = ${company} and d.dept_type = 5 order by s.id limit 1) returning id`);
  expect(elsewhere).toHaveLength(1);
  const jobs: readonly (readonly [who: string, rows: Sql])[] = [
    ['cx.line', sql`d.code = 'L3'`],
    ['cx.workshop', sql`d.dept_type = 5`],
    ['cx.leader', sql`d.dept_type = 4`],
    ['cx.clerk', sql`d.dept_type = 4`],
    ['cx.manager', sql`d.dept_type = 4`],
    ['cx.finance', sql`true`],
    ['cx.worker', sql`e.employee_no = '0417'`],
  ];
  for (const [who, condition] of jobs)
    for (const groupBy of ['employee', 'process'])
      expect(await seen(who, { groupBy }), `${who} ${groupBy}`).toEqual(await reported(condition));
});

test('scope 2 reaches the own department with all below it, in rows, counts and sums', async () => {
  const all = await list(ADMIN, 'listSchedules');
  await given({ dataScope: 2, dept: 'SEW' });
  await expect.poll(async () => (await list(SOMEBODY, 'listSchedules')).total).toBe(all.total);
  await given({ dataScope: 2, dept: 'L3' });
  await expect.poll(seenLines).toEqual(['L3']);

  const line = lines.find(({ code }) => code === 'L3')?.id;
  const [facts] = await server.query<{
    scans: number;
    num: number;
    bundles: number;
    pieces: number;
  }>(sql`
    select (select count(*)::int from mes2.scan where company_id = ${company} and line_dept_id = ${line}) as scans,
      (select coalesce(sum(num), 0)::int from mes2.scan
        where company_id = ${company} and line_dept_id = ${line}) as num,
      (select count(*)::int from mes2.bundle
        where company_id = ${company} and line_dept_id = ${line} and del_flag = '0') as bundles,
      (select coalesce(sum(num), 0)::int from mes2.bundle
        where company_id = ${company} and line_dept_id = ${line} and del_flag = '0') as pieces`);
  const scans = await list(SOMEBODY, 'listScans');
  expect([scans.total, scans.sum?.num]).toEqual([facts?.scans, facts?.num]);
  expect((await list(SOMEBODY, 'listBundles')).total).toBe(facts?.bundles);
  const counted = await server.call(SOMEBODY, 'GET', '/mes2/bundle/count');
  expect([counted.body.data.bundleNum, counted.body.data.num]).toEqual([
    facts?.bundles,
    facts?.pieces,
  ]);
  const beds = await server.call(SOMEBODY, 'GET', '/mes2/reduce/count');
  expect(beds.body.data.unsubmittedNum).toBe(0);
});

test('scope 2 reaches further departments while the person belongs to them, and managed ones', async () => {
  await given({ dataScope: 2, dept: 'HR', further: [['L1'], ['L2', '2024-01-01']] });
  await expect.poll(seenLines).toEqual(['L1']);
  await given({ dataScope: 2, dept: 'HR', manages: [['L2', '', 'me']] });
  await expect.poll(seenLines).toEqual(['L2']);
});

test('scope 3 reaches the departments that share a managing group, and not the own one', async () => {
  await given({
    dataScope: 3,
    dept: 'L4',
    manages: [
      ['L1', '一区', 'me'],
      ['L2', '一区', 'another'],
      ['L3', '二区', 'another'],
    ],
  });
  await expect.poll(seenLines).toEqual(['L1', 'L2']);
});

test('several jobs reach what each of them reaches', async () => {
  await given({ dataScope: 4, dept: 'L1' });
  await expect.poll(seenLines).toEqual([]);
  await server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select ${company}, ${await employeeId()}, id from amc.job
    where company_id = ${company} and code = 'lineLeader'`);
  await server.engine.system((tx) => accessChanged(tx));
  await expect.poll(seenLines).toEqual(['L1']);
  await server.query(sql`
    delete from amc.user_job where employee_id = ${await employeeId()}
      and job_id = (select id from amc.job where company_id = ${company} and code = 'lineLeader')`);
});

test('a record beyond the scope is answered as one that is not there, read or written', async () => {
  await given({ dataScope: 2, dept: 'L3' });
  await expect.poll(seenLines).toEqual(['L3']);
  const [bed] = await server.query<{ id: string; version: number }>(sql`
    select id, version from mes2.cutting_bed where company_id = ${company} and del_flag = '0' limit 1`);
  const read = (id: string | undefined) =>
    server.call(SOMEBODY, 'GET', '/mes2/reduce/detail', { id });
  const missing = (await read('1')).body;
  expect(missing).toMatchObject({ status: 10009, data: '床次不存在' });
  expect((await read(bed?.id)).body).toEqual(missing);
  const start = await server.call(SOMEBODY, 'PUT', '/mes2/reduce/start', bed);
  expect(start.body).toMatchObject({ status: 10009, data: '床次不存在' });
  expect(
    (await server.call(ADMIN, 'GET', '/mes2/reduce/detail', { id: bed?.id })).body.status,
  ).toBe(200);
  const other = lines.find(({ code }) => code === 'L1')?.id;
  const load = (lineDeptId: string | undefined) =>
    server.call(SOMEBODY, 'GET', '/mes2/schedule/lineLoad', {
      lineDeptId,
      from: '2026-01-05',
      to: '2026-01-06',
    });
  expect((await load(other)).body.status).toBe(10009);
  expect((await load(lines.find(({ code }) => code === 'L3')?.id)).body.status).toBe(200);
});

test('every call that names a record of somebody’s refuses one beyond the scope', async () => {
  const me = await employeeId();
  const scope = {
    companyId: company,
    userId: '0',
    timeZone: 'Asia/Shanghai',
    reach: { deptIds: [], employeeId: me, userId: '0' },
  };
  const samples = new Map<BelongingTable, string>();
  for (const [id, table] of Object.entries(scopedRecords) as [OperationId, BelongingTable][]) {
    const [row] = samples.has(table)
      ? []
      : await server.query<{ id: string }>(sql`
          select id from ${ident(table)} where company_id = ${company} and id <> ${me} limit 1`);
    if (row) samples.set(table, row.id);
    const sample = samples.get(table);
    if (sample === undefined) continue;
    for (const part of ['path', 'query', 'body'])
      for (const named of [{ id: sample }, { ids: [sample] }, { ids: `1, ${sample}` }])
        await expect(
          requireReach(server.engine, scope, id, { [part]: named }),
          `${id} ${part}`,
        ).rejects.toMatchObject({ code: 'record-missing' });
    const { reach: _reach, ...whole } = scope;
    await requireReach(server.engine, whole, id, { body: { id: sample } });
  }
  expect(samples.size).toBeGreaterThan(12);
});

test('reports of orders contain the orders of their merchandiser, and no others', async () => {
  const [days] = await server.query<{ from: string; to: string }>(sql`
    select max(b.work_date) - 40 as from, max(b.work_date) as to from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    where o.company_id = ${company} and o.order_no = 'SO2403017' and b.status in (3, 4, 5, 7)`);
  const asked = { workDateFrom: days?.from, workDateTo: days?.to };
  const ordersOf = async (who: string) => {
    const found = [];
    for (const id of ['getCuttingOrderReport', 'getCuttingDateReport'] as const) {
      const { list: rows } = await list(who, id, asked);
      found.push(new Set(rows.map(({ orderNo }) => orderNo)));
    }
    const { list: rows } = await list(who, 'getCuttingSummaryReport', { ...asked, byOrder: true });
    return [...found, new Set(rows.map(({ orderNo }) => orderNo))];
  };
  await given({ dataScope: 4 });
  await expect.poll(() => ordersOf(SOMEBODY)).toEqual([new Set(), new Set(), new Set()]);
  for (const orders of await ordersOf(ADMIN)) expect(orders.size).toBeGreaterThan(1);
  await server.query(sql`
    update mes2.production_order set merchandiser_id = ${await employeeId()}
    where company_id = ${company} and order_no = 'SO2403017'`);
  const own = new Set(['SO2403017']);
  expect(await ordersOf(SOMEBODY)).toEqual([own, own, own]);
});

test('the plan of all lines marks the lanes within the scope', async () => {
  await given({ dataScope: 2, dept: 'L3' });
  await expect.poll(seenLines).toEqual(['L3']);
  const gantt = await server.call(SOMEBODY, 'GET', '/mes2/schedule/gantt', {
    from: '2026-01-05',
    to: '2026-01-11',
  });
  const { lanes } = gantt.body.data as { lanes: { lineDeptName: string; isOwn: boolean }[] };
  expect(lanes.length).toBeGreaterThan(1);
  expect(lanes.filter(({ isOwn }) => isOwn).map(({ lineDeptName }) => lineDeptName)).toEqual([
    '缝制3组',
  ]);
});
