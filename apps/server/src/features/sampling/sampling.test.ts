import { readFileSync } from 'node:fs';
import { shipLimit } from '@garment-mes/domain/cutting-bed';
import { AQL, INSPECTION_LEVELS, lotCells } from '@garment-mes/domain/quality';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { acceptedLots } from './public.ts';

let story: StoryServer;
let companyId: string;
let of: { readonly customerId: string; readonly styleId: string };
beforeAll(async () => {
  story = await storyServer();
  companyId = await story.server.companyId('CX');
  const [order] = await story.server.query<typeof of>(sql`
    select customer_id, style_id from mes2.production_order where id = ${story.story.order.id}`);
  of = order as typeof of;
});
afterAll(() => story.server.close());
beforeEach(() => story.server.query(sql`delete from mes2.qc_check_record where check_type = 5`));

const get = async (path: string, input: object) =>
  (await story.server.call('cx.admin', 'GET', `/mes2/qc/${path}`, input)).body;
const plan = (lotNum: number, more: object = {}) =>
  get('aqlPlan', { orderId: story.story.order.id, lotNum, ...more });
const state = async () => (await get('aqlState', of)).data;

interface Judged {
  readonly result: number;
  readonly round?: number;
  readonly status?: number;
  readonly lotNum?: number;
  readonly shipmentId?: string | null;
}

/** An inspection as it is stored, confirmed `at` minutes into the day. */
const inspected = (at: number, { result, round = 1, status = 4, ...more }: Judged) =>
  story.server.query(sql`
    insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, shipment_id, work_date, inspector_id,
      lot_num, sample_num, check_num, pass_num, rework_num, defect_num, major_num, inspection_level, aql_major, aql_minor,
      code_letter, ac_critical, re_critical, ac_major, re_major, ac_minor, re_minor, result, status, round, confirm_date)
    select ${companyId}, ${`ZJ-${at}`}, 5, ${story.story.order.id}, ${more.shipmentId ?? null}, '2026-03-02', m.id,
      ${more.lotNum ?? 50}, 8, 8, ${result === 1 ? 8 : 7}, ${result === 1 ? 0 : 1}, ${result === 1 ? 0 : 1},
      ${result === 1 ? 0 : 1}, 'II', '2.5', '4.0', 'D', 0, 1, 0, 1, 1, 2, ${result}, ${status}, ${round},
      '2026-03-02 08:00'::timestamptz + ${at} * interval '1 minute'
    from amc.company_member m where m.company_id = ${companyId} order by m.id limit 1`);
/** First inspections in the order they were confirmed: `a` accepted, `r` refused, `c` let go all the same. */
const history = async (lots: string) => {
  for (const [at, lot] of [...lots].entries())
    await inspected(at, { result: { a: 1, r: 2, c: 3 }[lot] ?? 0 });
};

test('a lot of 2,120 takes 125 garments of letter K, spread over its colours and sizes', async () => {
  const { data } = await plan(2120);
  expect(data).toMatchObject({
    ...{ codeLetter: 'K', level: 'II', tightened: 0, sampleNum: 125, full: false },
    classes: [
      { severity: 1, aql: null, ac: 0, re: 1, arrow: null },
      { severity: 2, aql: '2.5', ac: 7, re: 8, arrow: null },
      { severity: 3, aql: '4.0', ac: 10, re: 11, arrow: null },
    ],
  });
  const cells = await story.server.query<{ num: number }>(sql`
    select c.num from mes2.order_color_size c
    join mes2.order_color l on l.company_id = c.company_id and l.order_id = c.order_id and l.color_id = c.color_id
    join mes2.order_size z on z.company_id = c.company_id and z.order_id = c.order_id and z.size_id = c.size_id
    where c.order_id = ${story.story.order.id} and c.num > 0 order by l.seq_no, z.seq_no`);
  const exact = lotCells(
    2120,
    125,
    cells.map(({ num }) => num),
  );
  expect(data.cells).toMatchObject(
    exact.map(({ num, sampleNum }) => ({ num, checkNum: sampleNum })),
  );
  const sum = data.cells.reduce(
    (all: number, cell: { checkNum: number }) => all + cell.checkNum,
    0,
  );
  expect(sum).toBe(125);
});

test('the numbers of another letter are named, a small lot is looked at whole', async () => {
  expect((await plan(280)).data.sampleNum).toBe(32);
  expect((await plan(281)).data.sampleNum).toBe(50);
  const classes = (await plan(40)).data.classes.map(({ arrow }: { arrow: string }) => arrow);
  expect(classes).toEqual([null, 'C', 'E']);
  expect((await plan(13)).data).toMatchObject({ sampleNum: 5, full: false });
  expect((await plan(3)).data).toMatchObject({ sampleNum: 3, full: true });
});

test.each([0, 1, 2122, 10_000_000])('a lot of %i is refused', async (lotNum) => {
  // 2,100 are ordered and 1 % more may be shipped.
  expect(await plan(lotNum)).toMatchObject({ status: 10009, data: '批量须在2到2121之间' });
});

test('what is accepted is no part of another lot', async () => {
  await inspected(1, { result: 1, lotNum: 2000 });
  expect((await plan(122)).data).toBe('批量须在2到121之间');
  await inspected(2, { result: 3, lotNum: 120 });
  expect(await plan(2)).toMatchObject({
    status: 10202,
    data: 'SO2403017只剩1件未通过终检，不能成批',
  });
});

test('a shipment has its own garments, lots and cartons', async () => {
  const [shipment] = await story.server.query<{ id: string; num: number }>(sql`
    select s.id, sum(l.num)::int as num from mes2.order_shipment s
    join mes2.order_shipment_line l on l.company_id = s.company_id and l.shipment_id = s.id
    where s.order_id = ${story.story.order.id} group by s.id, s.shipment_no order by s.shipment_no limit 1`);
  const { id: shipmentId = '', num = 0 } = shipment ?? {};
  await story.server.query(sql`
    insert into mes2.carton (company_id, carton_no, order_id, shipment_id, num)
    select ${companyId}, 'X-' || n, ${story.story.order.id}, case when n <= 10 then ${shipmentId}::bigint end, 10
    from generate_series(1, 17) n`);
  expect((await plan(num, { shipmentId })).data.cartonNum).toBe(4);
  expect((await plan(num)).data.cartonNum).toBe(5);
  await inspected(1, { result: 1, shipmentId, lotNum: 30 });
  expect((await plan(9999, { shipmentId })).data).toBe(`批量须在2到${shipLimit(num, 1) - 30}之间`);
  expect((await plan(20, { shipmentId: companyId })).data).toBe('走货不存在');
  const lots = await story.server.engine.system((tx) =>
    acceptedLots(tx, companyId, story.story.order.id, shipmentId),
  );
  expect(lots).toMatchObject([{ checkNo: 'ZJ-1', lotNum: 30 }]);
});

test('only confirmed lots that passed or were let go may leave', async () => {
  await inspected(1, { result: 1, status: 1 });
  await inspected(2, { result: 2 });
  await inspected(3, { result: 3 });
  await inspected(4, { result: 1 });
  const lots = await story.server.engine.system((tx) =>
    acceptedLots(tx, companyId, story.story.order.id, null),
  );
  expect(lots.map(({ checkNo }) => checkNo)).toEqual(['ZJ-3', 'ZJ-4']);
});

test('the standard of the order wins over that of its customer', async () => {
  const standard = (aql: string | null, level: string | null) =>
    story.server.query(sql`
      insert into mes2.order_qualifying (company_id, order_id, aql_major, inspection_level)
      values (${companyId}, ${story.story.order.id}, ${aql}, ${level})
      on conflict (company_id, order_id) do update
        set aql_major = excluded.aql_major, inspection_level = excluded.inspection_level`);
  await standard('1.0', 'S-4');
  expect((await plan(2120)).data).toMatchObject({
    ...{ level: 'S-4', codeLetter: 'G', sampleNum: 50 },
    classes: [{}, { aql: '1.0', arrow: 'H' }, { aql: '4.0' }],
  });
  await standard(null, null);
  const [customer] = await story.server.query<{ aql: string; level: string }>(sql`
    select aql_major as aql, inspection_level as level from ccm.customer where id = ${of.customerId}`);
  expect((await plan(2120)).data).toMatchObject({
    level: customer?.level,
    classes: [{}, { aql: customer?.aql }, {}],
  });
  await standard('2.5', 'II');
});

test.each([
  ['', 'normal'],
  ['raaaar', 'normal'],
  ['raaar', 'tightened'],
  ['ac', 'normal'],
  ['cr', 'tightened'],
  ['rraaaaa', 'normal'],
  ['rrrarararar', 'stopped'],
])('after %s lots are inspected %s', async (lots, mode) => {
  await history(lots);
  expect(await state()).toMatchObject({ mode });
  expect((await plan(500)).data.tightened).toBe(mode === 'normal' ? 0 : 1);
});

test('second rounds and lots nobody confirmed do not count, the order of confirming does', async () => {
  await inspected(1, { result: 2 });
  await inspected(2, { result: 2, round: 2 });
  await inspected(3, { result: 2, status: 1 });
  expect(await state()).toMatchObject({ mode: 'normal', lots: [{ checkNo: 'ZJ-1' }] });
  await inspected(0, { result: 2 });
  const { mode, lots } = await state();
  expect(mode).toBe('tightened');
  expect(lots.map(({ checkNo }: { checkNo: string }) => checkNo)).toEqual(['ZJ-1', 'ZJ-0']);
});

test('the last five lots stand behind the state, the newest first', async () => {
  await history('aaaraaa');
  const { lots } = await state();
  expect(lots.map(({ checkNo }: { checkNo: string }) => checkNo)).toEqual(
    [6, 5, 4, 3, 2].map((at) => `ZJ-${at}`),
  );
  expect(lots[3]).toMatchObject({ orderNo: 'SO2403017', workDate: '2026-03-02', result: 2 });
});

test('a company that does not switch inspects everything normally', async () => {
  await history('rr');
  await story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value) values (${companyId}, 'aqlTightened', '0'::jsonb)`);
  expect(await state()).toMatchObject({ mode: 'normal', lots: [{ result: 2 }, { result: 2 }] });
  await story.server.query(sql`delete from mes2.company_setting where code = 'aqlTightened'`);
});

test('documents, tables and rules name the same limits and levels', async () => {
  const document = readFileSync(new URL('../../generated/mes2.json', import.meta.url), 'utf8');
  const { Aql, InspectionLevel } = JSON.parse(document).components.schemas;
  expect(Aql.enum).toEqual([...AQL]);
  expect([...InspectionLevel.enum].sort()).toEqual([...INSPECTION_LEVELS].sort());
  const checks = await story.server.query<{ field: string; rule: string }>(sql`
    select a.attname as field, pg_get_constraintdef(c.oid) as rule from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and c.conrelid in ('ccm.customer'::regclass, 'mes2.order_qualifying'::regclass)
      and a.attname in ('aql_major', 'aql_minor', 'inspection_level')`);
  expect(checks).toHaveLength(6);
  for (const { field, rule } of checks) {
    const named = [...rule.matchAll(/'([^']+)'/g)].map(([, value]) => value);
    const home = field === 'inspection_level' ? INSPECTION_LEVELS : AQL;
    expect([field, ...named.sort()]).toEqual([field, ...[...home].sort()]);
  }
});
