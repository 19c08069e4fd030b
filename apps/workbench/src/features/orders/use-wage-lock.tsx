import { lockOrderWages, type Order, unlockOrderWages } from '@garment-mes/sdk/mes2';
import { useConfirm } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { useAction } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { HeadAction } from '#screens/detail/head-actions.tsx';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { saidOfStep } from '#screens/said-of-step.ts';

/** Locks what an order pays, or asks for it to be unlocked. */
export function useWageLock(order: Order): {
  readonly action: HeadAction | undefined;
  readonly dialog: ReactNode;
} {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [unlocking, setUnlocking] = useState(false);
  const lock = useAction(lockOrderWages, {
    inline: true,
    ok: ({ wageLocked }) => saidOfStep(wageLocked === 1),
  });
  const unlock = useAction(unlockOrderWages, {
    inline: true,
    ok: ({ wageLocked }) => saidOfStep(wageLocked === 0),
  });
  const { id, version, wageLocked } = order;
  const action: HeadAction | false =
    wageLocked === 1
      ? can(unlockOrderWages.permissionKey) && {
          id: 'unlock',
          label: msg('工资解锁'),
          onSelect: () => setUnlocking(true),
        }
      : can(lockOrderWages.permissionKey) && {
          id: 'lock',
          label: msg('工资锁定'),
          onSelect: () =>
            ask({
              title: t('锁定后该订单的扫描、冲正、工价都不能再改，确定？'),
              confirmLabel: t('锁定'),
              onConfirm: () => lock.run({ body: { id, version } }),
            }),
        };
  return {
    action: action || undefined,
    dialog: (
      <>
        {dialog}
        {unlocking && (
          <ReasonDialog
            title={t('申请工资解锁？')}
            confirmLabel={t('提交')}
            onConfirm={(reason) => unlock.run({ body: { id, version, reason } })}
            onClose={() => setUnlocking(false)}
          />
        )}
      </>
    ),
  };
}
