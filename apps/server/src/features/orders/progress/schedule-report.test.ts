import { afterAll, beforeAll, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
}, 300_000);
afterAll(() => server.close());

test('orders with their pieces by stage, the one they are in, and when its plan ends', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getProductionScheduleReport' },
    query: { inProduction: true },
    key: ['orderId'],
    plain: sql`
      select s.*, p.plan_end_date, case when s.stage = 1 then '面料' when s.stage = 2 then '裁剪' when s.stage = 4 then '缝制'
        when s.stage = 5 then '后整' when s.stage = 6 then '终检' else '走货' end as stage_name
      from (
        select o.id as order_id, o.company_id, o.order_num, o.cut_num, o.deliver_num, o.sew_num, o.qc_pass_num, o.in_num,
          o.out_num, o.scrap_num, o.delivery_date, case
            when b.num = 0 and o.cut_num = 0 then 1
            when o.cut_num < o.order_num then 2
            when o.cut_num > o.sew_num + o.scrap_num then 4
            when o.sew_num > o.qc_pass_num + o.second_num then 5
            when o.qc_pass_num > o.in_num then 6
            else 7 end as stage
        from mes2.production_order o
        cross join lateral (
          select count(*) as num from mes2.cutting_bed b
          where b.order_id = o.id and b.status <> 9 and b.del_flag = '0') b
        where o.company_id = ${company} and o.del_flag = '0' and o.status in (1, 2, 5)) s
      left join mes2.order_stage_plan p on p.order_id = s.order_id and p.stage = s.stage`,
  });
});
