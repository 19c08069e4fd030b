import {
  activateOrderVersion,
  type OrderVersionDraft,
  refuseOrderVersion,
} from '@garment-mes/sdk/mes2';
import { Button, useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';

interface ChangeDecisionProps {
  readonly open: OrderVersionDraft;
  /** It is as it was saved, and no rule is broken. */
  readonly mayActivate: boolean;
}

/** Puts a saved change in force, or refuses it. */
export function ChangeDecision({ open, mayActivate }: ChangeDecisionProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [refusing, setRefusing] = useState(false);
  const activate = useAction(activateOrderVersion, { inline: true });
  const refuse = useAction(refuseOrderVersion, { inline: true });
  const { id, version, versionNo } = open;
  return (
    <>
      {id !== null && can(refuseOrderVersion.permissionKey) && (
        <Button variant="danger" onClick={() => setRefusing(true)}>
          {t('拒绝')}
        </Button>
      )}
      {id !== null && can(activateOrderVersion.permissionKey) && (
        <Button
          disabled={!mayActivate}
          onClick={() =>
            ask({
              title: t('版本 V{no} 生效后立即影响裁剪、排程与备料，确定？', { no: versionNo }),
              confirmLabel: t('生效'),
              onConfirm: () => activate.run({ body: { id, version } }),
            })
          }
        >
          {t('生效')}
        </Button>
      )}
      {dialog}
      {refusing && (
        <ReasonDialog
          title={t('拒绝版本 V{no}？', { no: versionNo })}
          confirmLabel={t('拒绝')}
          danger
          onConfirm={(reason) => refuse.run({ body: { id: id ?? '', version, reason } })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
