import { lockOrderWages, type Order, unlockOrderWages } from '@garment-mes/sdk/mes2';
import { Button, Menu, useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { saidOfStep } from '#screens/said-of-step.ts';

/** Locks what an order pays, or asks for it to be unlocked. */
export function WageLock({ order }: { readonly order: Order }) {
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
  const item =
    wageLocked === 1
      ? can(unlockOrderWages.permissionKey) && {
          id: 'unlock',
          label: t('工资解锁'),
          onSelect: () => setUnlocking(true),
        }
      : can(lockOrderWages.permissionKey) && {
          id: 'lock',
          label: t('工资锁定'),
          onSelect: () =>
            ask({
              title: t('锁定后该订单的扫描、冲正、工价都不能再改，确定？'),
              confirmLabel: t('锁定'),
              onConfirm: () => lock.run({ body: { id, version } }),
            }),
        };
  return (
    <>
      {item && <Menu align="end" trigger={<Button>{t('工资')}</Button>} items={[item]} />}
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
  );
}
