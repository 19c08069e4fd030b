import {
  addsGarments,
  BedStatus,
  BedType,
  bedLabel,
  type CutNumber,
  canOpenBed,
  checkBed,
  cutLimit,
  cutNumbers,
  needsUsageApproval,
  shadeDifficulty,
  submit,
} from '@garment-mes/domain/cutting-bed';
import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError, type Issue } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { askApproval, mayAsk } from '../approvals/public.ts';
import {
  type BedLines,
  type BedOrder,
  type BedRow,
  bedAddress,
  bedLines,
  claimBed,
  paidByBed,
  refuseClaim,
  setRollsOpen,
} from '../beds/public.ts';
import { bundleWhenComplete } from '../bundles/public.ts';
import { endScheduleOfBed } from '../cutting-schedules/public.ts';
import { handBackDie } from '../dies/public.ts';
import { type FloorSettings, floorSettings } from '../settings/public.ts';
import { bedFigures, figureTexts } from './bed-figures.ts';
import { layRules, withFabric } from './bed-roll-rules.ts';
import { payTeam, requireWagesOpen } from './bed-wages/bed-wages.ts';
import { cutDay } from './bed-wages/cut-day.ts';
import { isOverCut, refuseBed } from './refuse-bed.ts';
import { requireBed, requireOrder } from './save-bed.ts';
import { consumeRolls } from './spreading/consume-rolls.ts';
import {
  addCut,
  appendCutProgress,
  type LockedCell,
  lockCells,
  startProduction,
  writeSubmission,
} from './submit-bed.sql.ts';

export const OVER_CUT_KEY = 'PUT^/mes2/reduce/overCut';

export interface Submission {
  readonly id: string;
  readonly version: number;
  /** Why more is cut than the order's tolerance allows; read from who may decide that, or may ask for it. */
  readonly overCutReason?: string | null | undefined;
}

const SUBMIT = { zh: '提交', en: 'submit it' };
const OPEN = [BedStatus.draft, BedStatus.spreading, BedStatus.cut];

/** Hands a bed on. Locked are the key of its wages, then rows: order → colour-size → bed → roll → bundle, ids ascending. */
export async function submitBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  submission: Submission,
): Promise<void> {
  const { id } = submission;
  const seen = await requireBed(tx, actor, id);
  const settings = await floorSettings(tx, actor);
  await requireWagesOpen(tx, actor, seen, cutDay(seen, actor, settings), SUBMIT);
  const order = await orderToSubmit(tx, actor, seen.orderId);
  const cells = await lockCells(tx, actor, order.id);
  const bed = await claimBed(tx, actor, submission, OPEN);
  if (!bed) return refuseClaim(tx, actor, submission, submit);

  const lines = await bedLines(tx, actor, id);
  const overCut = await check(tx, actor, bed, order, lines, cells, submission);
  const workDate = cutDay(bed, actor, settings);
  const cut = cutNumbers(lines.colors, lines.sizes);
  const { figures, planUsage } = await bedFigures(tx, actor, bed, cut, lines.rolls);
  const fabric = { ...bed, netLen: figures.netLen, planUsage };
  const asksToCutOver = overCut.length > 0 && !actor.can(OVER_CUT_KEY);
  const { status } = submit(bed, {
    needsApproval: asksToCutOver || needsUsageApproval(fabric, settings.dosageTolPct),
  });

  await consumeRolls(tx, actor, bed, lines.rolls);
  await setRollsOpen(tx, actor, id, false);
  const overCutReason = overCut.length > 0 ? (submission.overCutReason ?? null) : null;
  await writeSubmission(tx, actor, id, {
    status,
    workDate,
    overCutReason,
    overCutNum: addsGarments(bed) ? overCutGarments(cut, cells, order.cutTolUpPct) : 0,
    ...figureTexts(figures, planUsage),
    shadeDifficulty: difficultyOf(bed, lines, settings),
  });
  if (status === BedStatus.submitted) await payTeam(tx, actor, bed, workDate);
  if (addsGarments(bed)) {
    await addCut(tx, actor, id, 1);
    await appendCutProgress(tx, actor, id, workDate, 1);
  }
  await handBackDie(services, tx, actor, bed);
  await endScheduleOfBed(tx, actor, id);
  await recordSubmission(services, tx, actor, bed, order, {
    status,
    workDate,
    overCut,
    overCutReason,
  });
  if (status === BedStatus.approvalPending) {
    const { usageDiffPct } = figureTexts(figures, planUsage);
    const { orderNo } = order;
    const bedNo = bedLabel(bed);
    await askApproval(services, tx, actor, {
      bizType: asksToCutOver ? 'overCut' : 'dosage',
      bizId: id,
      matter: asksToCutOver
        ? message('overCut', { orderNo, bedNo, reason: overCutReason })
        : message('dosage', { orderNo, bedNo, pct: usageDiffPct }),
      link: bedAddress(bed),
    });
  }
  if (status === BedStatus.submitted && settings.bundleAuto)
    await bundleWhenComplete(services, tx, actor, bed);
}

/** The first bed moves its order on; later ones only keep it from being finished or suspended meanwhile. */
async function orderToSubmit(tx: Tx, actor: Actor, orderId: string): Promise<BedOrder> {
  const seen = await requireOrder(tx, actor, orderId);
  const isFirst = seen.status === OrderStatus.confirmed;
  const order = await requireOrder(tx, actor, orderId, isFirst ? 'change' : 'share');
  if (canOpenBed(order)) return order;
  const { orderNo, status } = order;
  throw new DomainError('order-state', {
    orderNo,
    status: orderStatusName[status],
    action: { zh: '提交床次', en: 'submit a bed' },
  });
}

/** Later changes of the steps leave a bed that is handed on as it was. */
const difficultyOf = (
  { bedType, plies }: Pick<BedRow, 'bedType' | 'plies'>,
  { rolls }: BedLines,
  { difficultySteps }: FloorSettings,
): string | null =>
  bedType === BedType.shadeLevel
    ? (shadeDifficulty(rolls.length, plies, difficultySteps)?.toString() ?? null)
    : null;

/** Garments of this bed above the limits of their cells. */
const overCutGarments = (
  cut: readonly CutNumber[],
  cells: readonly LockedCell[],
  tolerancePct: string,
): number =>
  cut.reduce((over, { colorId, sizeId, cutNum }) => {
    const cell = cells.find((each) => each.colorId === colorId && each.sizeId === sizeId);
    const room = cutLimit(cell?.orderNum ?? 0, tolerancePct) - (cell?.cutNum ?? 0);
    return over + Math.max(0, cutNum - Math.max(0, room));
  }, 0);

/** @returns the cells that are cut over their limit, which the person was allowed to do or asks for */
async function check(
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  order: BedOrder,
  lines: BedLines,
  cells: readonly LockedCell[],
  { overCutReason }: Submission,
): Promise<readonly Issue[]> {
  const issues = checkBed(
    { ...bed, ...withFabric(lines) },
    {
      ...(await layRules(tx, actor, bed, order.shadeControl)),
      stage: 'submit',
      paidProcesses: await paidByBed(tx, actor, order.id),
      cutTolUpPct: order.cutTolUpPct,
      ...(addsGarments(bed) ? { ordered: cells } : {}),
    },
  );
  const mayCutOver =
    Boolean(overCutReason?.trim()) &&
    (actor.can(OVER_CUT_KEY) || (await mayAsk(tx, actor, 'overCut')));
  refuseBed(mayCutOver ? issues.filter((issue) => !isOverCut(issue)) : issues);
  return issues.filter(isOverCut);
}

interface Outcome {
  readonly status: BedStatus;
  readonly workDate: string;
  readonly overCut: readonly Issue[];
  readonly overCutReason: string | null;
}

async function recordSubmission(
  { audit, publish, notify }: Services,
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  order: BedOrder,
  { status, workDate, overCut, overCutReason }: Outcome,
): Promise<void> {
  const { id, orderId } = bed;
  const reason = overCutReason === null ? {} : { reason: overCutReason };
  await audit(tx, {
    bizType: 'bed',
    bizId: id,
    action: 'submit',
    from: bed.status,
    to: status,
    ...reason,
  });
  if ((await startProduction(tx, actor, orderId, workDate)) > 0) {
    await audit(tx, {
      bizType: 'order',
      bizId: orderId,
      action: 'startProduction',
      from: 1,
      to: 2,
    });
  }
  if (overCut.length > 0 && order.merchandiserUserId) {
    await notify(tx, {
      userIds: [order.merchandiserUserId],
      title: message('bedOverCut', {
        orderNo: order.orderNo,
        bedNo: bedLabel(bed),
        reason: overCutReason,
      }),
      objName: order.orderNo,
      address: bedAddress(bed),
      messageType: 'Notice',
      bizType: 'overCut',
      bizId: id,
      level: 2,
    });
  }
  await publish(tx, { topic: 'bed', keys: [id] });
  await publish(tx, { topic: 'order', keys: [orderId] });
  await publish(tx, { topic: 'board', keys: ['reduceBed'] });
}
