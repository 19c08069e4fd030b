import { type ScheduleDraftBar, simulateSchedule } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useUnscheduled } from '../pool.tsx';
import type { PlanOptions } from '../use-plan-options.ts';
import type { Sewing } from '../use-sewing.ts';
import { type Proposal, planAutomatically } from './auto-plan.ts';

/** Proposes places for ticked orders on ticked lines; the proposal is a sandbox, adopted or dropped. */
export function useAutoPlan(
  sewing: Sewing,
  options: PlanOptions,
  start: string,
  changeoverOf: (deptId: string) => number,
) {
  const t = useText();
  const { client } = useWorkbench();
  const { rows } = useUnscheduled();
  const [pending, setPending] = useState(false);
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);

  async function propose(orderIds: ReadonlySet<string>, lineIds: ReadonlySet<string>) {
    setPending(true);
    try {
      const plan = await planAutomatically({
        rows: rows.filter(({ orderId }) => orderIds.has(orderId)),
        lines: options.lines.filter(({ deptId }) => lineIds.size === 0 || lineIds.has(deptId)),
        draftFor: ({ orderId, num, efficiencySetId }, { deptId, standardHeadcount }) => ({
          orderId,
          lineDeptId: deptId,
          num,
          startDate: start,
          headcount: standardHeadcount,
          efficiencySetId: efficiencySetId ?? options.usualCurve,
          changeoverMin: changeoverOf(deptId),
          isFixed: 0,
        }),
        categoryOf: ({ categoryName }) => categoryName ?? undefined,
        simulate: (bars) => simulateSchedule(client, { body: { bars: [...bars] } }),
      });
      setProposals(plan.proposals);
      if (plan.proposals.length === 0) toast.warning(t('没有产线可以做所选订单'));
      else {
        for (const { orderNo } of plan.leftOut)
          toast.warning(t('没有产线可以做 {order}', { order: orderNo }));
        await sewing.showSandbox(plan.proposals.map(({ draft }) => draft));
      }
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  /** Why a draft begins where it was proposed; nothing of one that somebody moved since. */
  function reasonOf(draft: ScheduleDraftBar): string | undefined {
    const proposal = proposals.find(
      (each) =>
        draft.id === undefined &&
        each.draft.orderId === draft.orderId &&
        each.draft.lineDeptId === draft.lineDeptId &&
        each.draft.startDate === draft.startDate,
    );
    if (proposal === undefined) return undefined;
    const { reason, cutReadyDate, lineName } = proposal;
    const why = {
      cutPieces: t('裁片{date}齐套后开始', { date: cutReadyDate ?? '' }),
      lineFree: t('排在该线已有排程之后'),
      now: t('产线空闲，现在开始'),
    }[reason];
    const unknown = cutReadyDate === null ? ` · ${t('裁片齐套日未定')}` : '';
    return `${lineName} · ${t('最早完成')} · ${why}${unknown}`;
  }

  return { propose, pending, reasonOf };
}
