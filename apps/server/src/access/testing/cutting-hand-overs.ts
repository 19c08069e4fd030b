import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { sql } from '../../database/engine.ts';
import { setFlow } from '../../testing/story/set-flow.ts';
import type { Desk, HandOver, HandOvers, Person } from './hand-over.ts';

const BED = '/mes2/reduce';

interface Claim {
  readonly id: string;
  readonly version: number;
}

/** The bed of the story that waits to be submitted. Its bundles are tied by nobody. */
async function storyBed({ server, companyId }: Desk) {
  const [bed] = await server.query<Claim & { status: number; submittedBy: string | null }>(sql`
    select b.id, b.version, b.status, u.username as submitted_by from mes2.cutting_bed b
    left join amc.app_user u on u.id = b.submit_by
    where b.company_id = ${companyId} and b.order_no = 'SO2403017' and b.bed_no = 3`);
  if (!bed) throw new Error('the demo has no bed 3 of the story');
  return bed;
}

async function bundlesByHand({ server, companyId }: Desk) {
  await server.query(sql`
    insert into mes2.company_setting (company_id, code, value) values (${companyId}, 'bundleAuto', '0'::jsonb)
    on conflict (company_id, code) do update set value = excluded.value`);
}

/** Garments that take more or less than the plan says, so that a submission asks for consent. */
const planUsage = ({ server, companyId }: Desk, usage: string) =>
  server.query(sql`
    update mes2.order_bom b set usage_num = ${usage}::numeric from mes2.production_order o
    where o.company_id = b.company_id and o.id = b.order_id and b.company_id = ${companyId}
      and o.order_no = 'SO2403017' and b.fabric_part = 1`);

const claimOf = ({ id, version }: Claim): Claim => ({ id, version });

/** The bed as a draft, by the steps that lead back there. */
async function draft(desk: Desk): Promise<Claim> {
  await bundlesByHand(desk);
  const bed = await storyBed(desk);
  if (bed.status === BedStatus.submitted) {
    await withoutSlip(desk);
    await desk.did('cuttingManager', 'PUT', `${BED}/unsubmit`, claimOf(bed));
  }
  if (bed.status === BedStatus.approvalPending) {
    const decides: Person = bed.submittedBy === 'cx.manager' ? 'admin' : 'cuttingManager';
    const decision = { ...claimOf(bed), agree: false, opinion: '重量布' };
    await desk.did(decides, 'PUT', `${BED}/approve`, decision);
  }
  return claimOf(await storyBed(desk));
}

async function toSubmit(desk: Desk): Promise<Claim> {
  const bed = await draft(desk);
  await planUsage(desk, '0.9');
  return bed;
}

async function submitted(desk: Desk): Promise<Claim> {
  await desk.did('cuttingLeader', 'PUT', `${BED}/submit`, await toSubmit(desk));
  return claimOf(await storyBed(desk));
}

/** The bed far from its plan, submitted by somebody. */
export async function toApprove(desk: Desk, by: Person = 'cuttingLeader'): Promise<Claim> {
  const bed = await draft(desk);
  await planUsage(desk, '0.8');
  await desk.did(by, 'PUT', `${BED}/submit`, bed);
  return claimOf(await storyBed(desk));
}

const decision = (agree: boolean): HandOver => ({
  given: async (desk) => ({ ...(await toApprove(desk)), agree, opinion: '布边缩水' }),
  done: ['cuttingManager', 'admin'],
});

const slipOf = async ({ server, companyId }: Desk, bedId: string) =>
  (
    await server.query<Claim & { status: number }>(sql`
      select id, version, status from mes2.remnant_slip
      where company_id = ${companyId} and cutting_bed_id = ${bedId} and del_flag = '0'`)
  )[0];

async function withoutSlip(desk: Desk): Promise<void> {
  const slip = await slipOf(desk, (await storyBed(desk)).id);
  if (slip?.status !== 1) return;
  const back = { ...claimOf(slip), confirmed: false };
  await desk.did('cuttingLeader', 'PUT', `${BED}/sld/confirm`, back);
}

/** The leftovers of the bed, written by the leader of its table. */
async function leftovers(desk: Desk): Promise<Claim> {
  const { id: reduceBedId } = await submitted(desk);
  const known = await slipOf(desk, reduceBedId);
  const { lines } = await desk.did('cuttingLeader', 'GET', `${BED}/sld`, { reduceBedId });
  const sent = lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string | number>) => ({
      ...{ tympanId, kind, len, toWarehouseId, weight: '1.5' },
    }),
  );
  const body = { ...(known && claimOf(known)), reduceBedId, lines: sent };
  const { id, version } = await desk.did('cuttingLeader', 'POST', `${BED}/sld`, body);
  return { id, version };
}

/** A plan of a table that has its day for itself, still planned or with the cutting line. */
async function planned({ server, companyId }: Desk, status: 0 | 1): Promise<Claim> {
  const [row] = await server.query<Claim>(sql`
    with chosen as (
      select s.id, s.company_id, s.table_id, s.plan_date from mes2.cutting_schedule s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.status in (1, 2)
      left join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.cutting_bed_id
      where s.company_id = ${companyId} and s.status in (0, 1) and coalesce(b.status, 0) = 0 and s.del_flag = '0'
      order by s.plan_date desc, s.id limit 1),
    others as (
      update mes2.cutting_schedule o set status = 9 from chosen c
      where o.company_id = c.company_id and o.table_id = c.table_id and o.plan_date = c.plan_date and o.id <> c.id)
    update mes2.cutting_schedule s set status = ${status}::int from chosen c where s.id = c.id
    returning s.id, s.version`);
  if (!row) throw new Error('the demo has no plan of a table');
  return row;
}

/** Consent that was asked of the head of the cutting room. */
async function asked(desk: Desk) {
  await setFlow(desk.server, desk.companyId, 'dosage', [{ user: 'cx.manager' }]);
  const bed = await toApprove(desk);
  const [task] = await desk.server.query<Claim>(sql`
    select id, version from ccm.workflow_task
    where company_id = ${desk.companyId} and biz_id = ${bed.id} and result = 0 and del_flag = '0'`);
  return { id: task?.id, version: task?.version, result: 1, opinion: '布边缩水' };
}

/** Somebody of the cutting room comes to help at the bed. */
async function toJoin(desk: Desk) {
  const { id } = await toSubmit(desk);
  const [helper] = await desk.server.query<{ id: string }>(sql`
    select m.id from amc.company_member m
    where m.company_id = ${desk.companyId} and m.status = 0 and m.del_flag = '0'
      and not exists (select 1 from mes2.cutting_bed_employee e
        where e.company_id = m.company_id and e.cutting_bed_id = ${id} and e.employee_id = m.id)
    order by m.employee_no limit 1`);
  return { requestId: desk.unique(), reduceBedId: id, employeeIds: [helper?.id], role: 1 };
}

/** Those who join a bed for themselves alone. */
const SCANNERS: readonly Person[] = [
  ...(['operator', 'lineLeader', 'otherLine', 'panelKeeper', 'storeHand'] as const),
  'workshopManager',
];
const TEAM: readonly Person[] = ['cuttingLeader', 'cuttingManager', 'admin'];

/** Beds between the leader of a table and those who decide on them, and what hangs on a bed. */
export const cuttingHandOvers: HandOvers = {
  submitCuttingBed: { given: toSubmit, done: TEAM },
  unsubmitCuttingBed: { given: submitted, done: ['cuttingManager', 'admin'] },
  approveCuttingBed: { agree: decision(true), refuse: decision(false) },
  answerWorkflowTask: { given: asked, done: ['cuttingManager'], others: '审批不存在' },
  confirmRemnantSlip: {
    given: async (desk) => ({ ...(await leftovers(desk)), confirmed: true }),
    done: TEAM,
  },
  joinCuttingBed: {
    given: toJoin,
    done: TEAM,
    refused: Object.fromEntries(
      SCANNERS.map((who) => [who, '只能自己入床或退出，其他人请裁床组长登记']),
    ),
  },
  submitCuttingSchedule: {
    given: async (desk) => ({ ids: [(await planned(desk, 0)).id], fabricShort: true }),
    done: ['planner', 'cuttingManager', 'admin'],
  },
  withdrawCuttingSchedule: {
    given: (desk) => planned(desk, 1),
    done: ['planner', 'cuttingManager', 'admin'],
  },
};
