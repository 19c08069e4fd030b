import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

const ALL = { pageNum: 1, pageSize: 100_000_000 };
const get = async (who: string, path: string, query: object = {}) =>
  (await server.call(who, 'GET', `/mes2/${path}`, { ...ALL, ...query })).body.data;
const add = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
/** Garments: no replacement, and of the fabrics of one garment the first. */
const garments = sql`(b.status in (3, 4, 5, 7) and b.del_flag = '0' and b.bed_type <> 4
  and (b.bed_type <> 2 or b.parent_bed_id is null))`;

interface Cell {
  readonly orderNo: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly cutNum: number;
  readonly onHandNum: number;
}

test.each([
  ['CX', 'cx.admin'],
  ['JC', 'jc.admin'],
  ['HJ', 'hj.admin'],
])(
  '%s: what beds, bundles, scans and bills say is what lists and reports say, row by row and in the sum',
  async (code, who) => {
    const company = await server.companyId(code);
    const cells = await server.query<Cell>(sql`
    select o.order_no, k.color_name, z.size_name,
      coalesce((select sum(c.cut_num) from mes2.cutting_bed b
        join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
        where b.company_id = s.company_id and b.order_id = s.order_id and c.color_id = s.color_id
          and c.size_id = s.size_id and ${garments}), 0)::int as cut_num,
      coalesce((select sum(x.num) from mes2.bundle x
        where x.company_id = s.company_id and x.order_id = s.order_id and x.color_id = s.color_id
          and x.size_id = s.size_id
          and (x.status in (0, 1) or (x.status = 7 and x.hold_from in (0, 1)))), 0)::int as on_hand_num
    from mes2.order_color_size s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.del_flag = '0'
    join mes2.order_color k on k.company_id = s.company_id and k.order_id = s.order_id and k.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    where s.company_id = ${company} and s.num > 0 order by 1, 2, 3`);
    const report = await get(who, 'report/reduceBedOrderReport');
    const shown = report.list.map(({ orderNo, colorName, sizeName, cutNum, onHandNum }: Cell) => ({
      ...{ orderNo, colorName, sizeName, cutNum, onHandNum },
    }));
    expect(shown).toHaveLength(cells.length);
    expect(shown).toEqual(expect.arrayContaining(cells));
    expect(report.sum).toMatchObject({
      cutNum: add(cells, ({ cutNum }) => cutNum),
      onHandNum: add(cells, ({ onHandNum }) => onHandNum),
    });

    const orders = await server.query<
      Record<'orderNo' | 'orderNum' | 'cutNum' | 'sewNum' | 'outNum', number>
    >(sql`
    select o.order_no,
      (select sum(s.num)::int from mes2.order_color_size s
        where s.company_id = o.company_id and s.order_id = o.id) as order_num,
      coalesce((select sum(c.cut_num) from mes2.cutting_bed b
        join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
        where b.company_id = o.company_id and b.order_id = o.id and ${garments}), 0)::int as cut_num,
      coalesce((select sum(s.num) from mes2.scan s
        join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
          and p.is_output = 1
        where s.company_id = o.company_id and s.order_id = o.id and s.type <> 2), 0)::int as sew_num,
      coalesce((select sum(l.num) from mes2.warehouse_bill w
        join mes2.warehouse_bill_line l on l.company_id = w.company_id and l.bill_id = w.id
        where w.company_id = o.company_id and w.order_id = o.id and w.bill_type = 11 and w.status = 2), 0)::int as out_num
    from mes2.production_order o where o.company_id = ${company} and o.del_flag = '0' order by 1`);
    const list = await get(who, 'saas/order/selectOrderList', { order: 'order_no asc' });
    expect(list.list).toMatchObject(orders);
    for (const field of ['orderNum', 'cutNum', 'sewNum', 'outNum'] as const)
      expect([field, list.sum[field]]).toEqual([field, add(orders, (order) => order[field])]);

    const beds = await get(who, 'reduce/list');
    for (const field of ['plies', 'cutNum', 'bundleNumTotal', 'printedNum'])
      expect([field, beds.sum[field]]).toEqual([
        field,
        add(beds.list, (bed: Record<string, number>) => bed[field] ?? 0),
      ]);
    const [bundles] = await server.query<{ num: number; live: number }>(sql`
    select sum(num)::int as num, count(*)::int as live from mes2.bundle
    where company_id = ${company} and status < 8 and del_flag = '0'`);
    expect(beds.sum.bundleNumTotal).toBe(bundles?.live);
    const tied = await server.call(who, 'GET', '/mes2/bundle/list', { pageSize: 1 });
    expect(tied.body.data.sum.num).toBe(bundles?.num);
  },
);
