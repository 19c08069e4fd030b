import { sql } from '../../database/engine.ts';
import type { Desk, HandOvers } from './hand-over.ts';

interface Claim {
  readonly id: string;
  readonly version: number;
}

/** A change of an order that the merchandiser prepared. */
async function change(desk: Desk): Promise<Claim> {
  const [open] = await desk.server.query<{ orderId: string; pct: string }>(sql`
    select o.id as order_id, o.cut_tol_up_pct + 0.5 as pct from mes2.production_order o
    where o.company_id = ${desk.companyId} and o.status = 1 and o.order_no <> 'SO2403017'
      and not exists (select 1 from mes2.order_version v where v.company_id = o.company_id and v.order_id = o.id
        and v.status = 0)
    order by o.order_no limit 1`);
  const draft = { orderId: open?.orderId, reason: '客户放宽', changes: { cutTolUpPct: open?.pct } };
  await desk.did('merchandiser', 'POST', '/mes2/saas/order/version', draft);
  const [made] = await desk.server.query<Claim>(sql`
    select id, version from mes2.order_version
    where company_id = ${desk.companyId} and order_id = ${open?.orderId ?? null} and status = 0`);
  if (!made) throw new Error('the change is no draft');
  return made;
}

/** An order nothing was sewn of, with its wages open or locked. */
async function order({ server, companyId }: Desk, wageLocked: 0 | 1): Promise<Claim> {
  const [row] = await server.query<Claim>(sql`
    update mes2.production_order set wage_locked = ${wageLocked}::int
    where id = (select o.id from mes2.production_order o
      where o.company_id = ${companyId} and o.status = 1 and o.wage_locked = 0 and o.del_flag = '0'
        and not exists (select 1 from ccm.workflow_task t where t.company_id = o.company_id and t.biz_id = o.id)
      order by o.order_no limit 1)
    returning id, version`);
  if (!row) throw new Error('no order is left');
  return row;
}

async function back({ server, companyId }: Desk, table: 'cut_plan' | 'style'): Promise<Claim> {
  const statement =
    table === 'style'
      ? sql`update mes2.style set status = 0 where company_id = ${companyId} and style_no = 'T2417' returning id, version`
      : sql`
        update mes2.cut_plan set status = 0 where id = (select p.id from mes2.cut_plan p
          join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
          where p.company_id = ${companyId} and o.order_no = 'SO2403017' and p.del_flag = '0' order by p.id limit 1)
        returning id, version`;
  const [row] = await server.query<Claim>(statement);
  if (!row) throw new Error(`the demo has no ${table}`);
  return row;
}

/** Orders between those who enter, plan, price and prepare them. */
export const orderHandOvers: HandOvers = {
  activateOrderVersion: {
    given: change,
    done: ['technician', 'admin'],
    refused: { merchandiser: '不能审批自己提交的变更' },
  },
  refuseOrderVersion: {
    given: async (desk) => ({ ...(await change(desk)), reason: '已裁' }),
    done: ['merchandiser', 'technician', 'admin'],
  },
  approveCutPlan: {
    given: (desk) => back(desk, 'cut_plan'),
    done: ['planner', 'merchandiser', 'technician', 'cuttingManager', 'admin'],
  },
  approveStyle: { given: (desk) => back(desk, 'style'), done: ['technician', 'ie', 'admin'] },
  lockOrderWages: { given: (desk) => order(desk, 0), done: ['payroll', 'admin'] },
  unlockOrderWages: {
    given: async (desk) => ({ ...(await order(desk, 1)), reason: '漏扫' }),
    done: ['payroll', 'admin'],
  },
  releaseCloth: {
    given: async ({ server, companyId }) => {
      const [cloth] = await server.query<{ id: string }>(sql`
        update mes2.cloth set status = 1, inspect_result = 1, relax_date = app_now() - interval '1 day'
        where id = (select id from mes2.cloth where company_id = ${companyId} and del_flag = '0' order by id limit 1)
        returning id`);
      return { ids: [cloth?.id ?? ''] };
    },
    done: ['fabricKeeper', 'qc', 'admin'],
  },
};
