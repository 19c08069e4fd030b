import { type EfficiencySetRow, recalculateSchedules } from '@garment-mes/sdk/mes2';
import { useConfirm } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';

/** Asks whether the schedules that follow a saved curve and have not begun are computed again. */
export function useRecalculation(): {
  readonly offer: (curve: EfficiencySetRow) => void;
  readonly dialog: ReactNode;
} {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const { run } = useAction(recalculateSchedules, { inline: true });

  function offer({ waitingNum, waitingLineIds }: EfficiencySetRow) {
    if (waitingNum === 0 || !can(recalculateSchedules.permissionKey)) return;
    ask({
      title: t('重算未开始的排程({count}个)？', { count: waitingNum }),
      text: t('锁定的和手工排的不会移动'),
      confirmLabel: t('重算'),
      onConfirm: () => run({ body: { lineDeptIds: [...waitingLineIds] } }),
    });
  }
  return { offer, dialog };
}
