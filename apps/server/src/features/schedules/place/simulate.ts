import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { calendarReader } from '../../calendar/public.ts';
import { curveFacts, curvePoints } from '../../curves/public.ts';
import { readLines, sewingLineOf } from '../../lines/public.ts';
import { doneAt, type StoredBar } from '../line/line-bars.sql.ts';
import { barAfter } from '../line/plan-line.ts';
import { type LineDraft, planStored, type StoredLine, storedLine } from '../line/replan.ts';
import { sewingMinutes } from '../schedule-order.sql.ts';
import type { Place, Placed } from './place-schedule.ts';
import { type Put, putAt } from './put-at.ts';

type Bar = BodyOf<'simulateSchedule'>['bars'][number];

/** What a draft would make of the plan. */
export interface Simulation extends Pick<Placed, 'texts'> {
  readonly drafts: readonly LineDraft[];
  /** Every line as it was worked out on the way: a draft is a step. */
  readonly steps: readonly LineDraft[];
}

/**
 * Where the bars of the lines that drafts touch would be, one draft after the other, as they would be saved; nothing
 * is written or locked.
 */
export async function simulate(tx: Tx, actor: Actor, drafts: readonly Bar[]): Promise<Simulation> {
  const { companyId } = actor;
  const lines = await linesOf(tx, companyId, drafts);
  const last = new Map<string, LineDraft>();
  const steps: LineDraft[] = [];
  const texts: Placed['texts'][number][] = [];
  for (const [at, draft] of drafts.entries()) {
    const stands = [...lines.values()]
      .flatMap(({ bars }) => bars)
      .find(({ id }) => id === draft.id);
    if (draft.id && !stands)
      throw new DomainError('record-missing', { what: { zh: '排程', en: 'Schedule' } });
    const to = lines.get(draft.lineDeptId);
    if (to === undefined) continue;
    sewingLineOf([to.line], draft.lineDeptId);
    const put = putAt(stands, placeOf(draft), to.calendar);
    const bar = await draftBar(tx, companyId, { ...draft, ...put }, at, stands);
    texts.push(...put.texts);
    const touched = new Set([...(stands ? [stands.lineDeptId] : []), draft.lineDeptId]);
    for (const deptId of touched) {
      const line = lines.get(deptId);
      if (line === undefined) continue;
      const others = line.bars.filter(({ id }) => id !== bar.id);
      const bars = deptId === bar.lineDeptId ? [...others, bar] : others;
      const planned = planStored({ ...line, bars }, actor, bar.id);
      lines.set(deptId, { ...line, bars: planned.bars.map(barAfter) });
      last.set(deptId, planned);
      steps.push(planned);
    }
  }
  return { drafts: [...last.values()], steps, texts };
}

/** The lines that drafts go to or come from, as they are stored. */
async function linesOf(
  tx: Tx,
  companyId: string,
  drafts: readonly Bar[],
): Promise<Map<string, StoredLine>> {
  const ids = drafts.flatMap(({ id }) => (id ? [id] : []));
  const from = await tx.all<{ lineDeptId: string }>(sql`
    select line_dept_id from mes2.schedule
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and del_flag = '0'`);
  const deptIds = [...from, ...drafts].map(({ lineDeptId }) => lineDeptId);
  const lines = await readLines(tx, companyId, { deptIds: [...new Set(deptIds)] });
  const calendarOf = calendarReader(tx, companyId);
  const stored = await Promise.all(
    lines.map(async (line) => storedLine(tx, companyId, line, await calendarOf(line.calendarId))),
  );
  return new Map(stored.map((each) => [each.line.deptId, each]));
}

const placeOf = (draft: Bar): Place => ({
  lineDeptId: draft.lineDeptId,
  num: draft.num,
  startDate: draft.startDate,
  headcount: draft.headcount,
  efficiencySetId: draft.efficiencySetId,
  changeoverMin: draft.changeoverMin,
  isFixed: draft.isFixed,
});

/** A bar of the planner: a stored one moved, or a new one that has no number yet. */
async function draftBar(
  tx: Tx,
  companyId: string,
  draft: Bar & Pick<Put, 'endDate'>,
  at: number,
  stands: StoredBar | undefined,
): Promise<StoredBar> {
  const placed = { ...placeOf(draft), endDate: draft.endDate };
  if (!stands) {
    const done = await doneAt(tx, companyId, { ...draft, id: undefined });
    return { ...(await newBar(tx, companyId, draft, at)), ...placed, ...done };
  }
  const { id, orderId, efficiencySetId, headcount, lineDeptId, setDays } = stands;
  return {
    ...stands,
    ...placed,
    ...(lineDeptId === draft.lineDeptId && stands.num === draft.num
      ? {}
      : await doneAt(tx, companyId, { ...placed, id, orderId })),
    ...(efficiencySetId === draft.efficiencySetId
      ? {}
      : { curve: await pointsOf(tx, companyId, draft.efficiencySetId) }),
    // Heads of the bar overrule those of single days.
    setDays:
      headcount === draft.headcount
        ? setDays
        : setDays.filter(({ planNum }) => planNum !== undefined),
  };
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
    sort: 0,
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
