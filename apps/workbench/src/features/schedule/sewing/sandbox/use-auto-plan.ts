import { type ScheduleDraftBar, simulateSchedule } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useUnscheduled } from '../pool.tsx';
import type { PlanOptions } from '../use-plan-options.ts';
import type { Sewing } from '../use-sewing.ts';
import { planAutomatically } from './auto-plan.ts';

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

  async function propose(orderIds: ReadonlySet<string>, lineIds: ReadonlySet<string>) {
    setPending(true);
    try {
      const drafts: readonly ScheduleDraftBar[] = await planAutomatically({
        rows: rows.filter(({ orderId }) => orderIds.has(orderId)),
        lines: options.lines.filter(({ deptId }) => lineIds.size === 0 || lineIds.has(deptId)),
        draftFor: ({ orderId, num, efficiencySetId }, { deptId, standardHeadcount }) => ({
          orderId,
          lineDeptId: deptId,
          num,
          startDate: lineEnd(sewing, deptId, start),
          headcount: standardHeadcount,
          efficiencySetId: efficiencySetId ?? options.usualCurve,
          changeoverMin: changeoverOf(deptId),
          isFixed: 0,
        }),
        categoryOf: ({ categoryName }) => categoryName ?? undefined,
        simulate: (bars) => simulateSchedule(client, { body: { bars: [...bars] } }),
      });
      if (drafts.length === 0) toast.warning(t('没有产线可以做所选订单'));
      else await sewing.showSandbox(drafts);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return { propose, pending };
}

/** Behind the last bar of a line, or now. */
function lineEnd({ byId }: Sewing, deptId: string, start: string): string {
  let end = start;
  for (const { lineDeptId, endDate, status } of byId.values())
    if (lineDeptId === deptId && status !== 2 && endDate > end) end = endDate;
  return end;
}
