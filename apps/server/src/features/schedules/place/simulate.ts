import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { curveFacts, curvePoints } from '../../curves/public.ts';
import { readLines } from '../../lines/public.ts';
import { barOf, type StoredBar } from '../line/line-bars.sql.ts';
import { draftLine, type LineDraft } from '../line/replan.ts';
import { sewingMinutes } from '../schedule-order.sql.ts';

type Bar = BodyOf<'simulateSchedule'>['bars'][number];

/** Where the bars of the lines a draft touches would be; nothing is written or locked. */
export async function simulate(tx: Tx, actor: Actor, drafts: readonly Bar[]): Promise<LineDraft[]> {
  const { companyId } = actor;
  const known = new Map<string, StoredBar>();
  for (const { id } of drafts) {
    const bar = id ? await barOf(tx, companyId, id) : undefined;
    if (bar) known.set(bar.id, bar);
  }
  const wanted = [
    ...drafts.map(({ lineDeptId }) => lineDeptId),
    ...[...known.values()].map(({ lineDeptId }) => lineDeptId),
  ];
  const lines = await readLines(tx, companyId, { deptIds: [...new Set(wanted)] });
  const draftBars = await Promise.all(
    drafts.map((draft, at) => draftBar(tx, companyId, draft, at, known)),
  );
  const touched = new Set(known.keys());
  return Promise.all(
    lines.map((line) => {
      const mine = draftBars.filter(({ lineDeptId }) => lineDeptId === line.deptId);
      return draftLine(tx, actor, line, {
        edit: (bars) => [...bars.filter(({ id }) => !touched.has(id)), ...mine],
        changedId: firstOf(mine)?.id,
      });
    }),
  );
}

const firstOf = (bars: readonly StoredBar[]): StoredBar | undefined =>
  [...bars].sort((a, b) => a.startDate.localeCompare(b.startDate))[0];

/** A bar of the planner: a stored one moved, or a new one that has no number yet. */
async function draftBar(
  tx: Tx,
  companyId: string,
  draft: Bar,
  at: number,
  known: ReadonlyMap<string, StoredBar>,
): Promise<StoredBar> {
  const stored = draft.id ? known.get(draft.id) : undefined;
  if (draft.id && !stored)
    throw new DomainError('record-missing', { what: { zh: '排程', en: 'Schedule' } });
  const placed = {
    lineDeptId: draft.lineDeptId,
    num: draft.num,
    startDate: draft.startDate,
    headcount: draft.headcount,
    efficiencySetId: draft.efficiencySetId,
    changeoverMin: draft.changeoverMin,
    isFixed: draft.isFixed,
  };
  if (!stored) return { ...(await newBar(tx, companyId, draft, at)), ...placed };
  return stored.efficiencySetId === draft.efficiencySetId
    ? { ...stored, ...placed }
    : { ...stored, ...placed, curve: await pointsOf(tx, companyId, draft.efficiencySetId) };
}

/** Points of the curve a bar is to be sewn by from now on. */
async function pointsOf(
  tx: Tx,
  companyId: string,
  efficiencySetId: string,
): Promise<StoredBar['curve']> {
  const found = await tx.one<Pick<StoredBar, 'curve'>>(sql`
    select ${curvePoints(sql`${companyId}`, sql`${efficiencySetId}`)} as curve`);
  return found?.curve ?? [];
}

async function newBar(tx: Tx, companyId: string, draft: Bar, at: number): Promise<StoredBar> {
  const order = await tx.one<
    Pick<
      StoredBar,
      | 'orderId'
      | 'orderNo'
      | 'styleId'
      | 'styleNo'
      | 'imageUrl'
      | 'sam'
      | 'curve'
      | 'curveFacts'
      | 'latestSewing'
      | 'cutReadyDate'
      | 'customerName'
      | 'priority'
      | 'deliveryDate'
    >
  >(sql`
    select o.id as order_id, o.order_no, o.style_id, o.style_no, o.image_url, o.customer_name, o.priority,
      o.delivery_date, ${sewingMinutes(sql`o`)} as sam,
      ${curvePoints(sql`o.company_id`, sql`${draft.efficiencySetId}`)} as curve,
      ${curveFacts(sql`o`)} as curve_facts,
      (select p.plan_end_date from mes2.order_stage_plan p
        where p.company_id = o.company_id and p.order_id = o.id and p.stage = 4) as latest_sewing,
      (select coalesce(p.actual_end_date, p.plan_end_date) from mes2.order_stage_plan p
        where p.company_id = o.company_id and p.order_id = o.id and p.stage = 2) as cut_ready_date
    from mes2.production_order o
    where o.company_id = ${companyId} and o.id = ${draft.orderId} and o.del_flag = '0'`);
  if (!order) throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  return {
    ...order,
    // Negative: no stored bar has such an id, and a draft never reaches the table.
    id: `-${at + 1}`,
    scheduleNo: '',
    lineDeptId: draft.lineDeptId,
    num: draft.num,
    doneNum: 0,
    sewnBefore: 0,
    sewnDays: 0,
    headcount: draft.headcount,
    efficiencySetId: draft.efficiencySetId,
    sort: draft.sort ?? 0,
    changeoverMin: draft.changeoverMin,
    startDate: draft.startDate,
    endDate: draft.startDate,
    forecastDate: null,
    isFixed: draft.isFixed,
    isManual: 1,
    status: 0,
    conflictFlag: 0,
    conflictText: {},
    recalcDue: 0,
    version: 0,
    setDays: [],
  };
}
