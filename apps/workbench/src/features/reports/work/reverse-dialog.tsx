import { reverseScan, type ScanLogRow } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';

/** Takes a scan back for a reason. */
export function ReverseDialog({ rows, close }: OpenedProps<ScanLogRow>) {
  const t = useText();
  // One intention, however often it is sent.
  const [requestId] = useState(newRequestId);
  const { run } = useAction(reverseScan, { inline: true });
  const [scan] = rows;
  if (scan === undefined) return null;
  const { id, bundleLabel, processName, num } = scan;
  return (
    <ReasonDialog
      danger
      title={t('冲正 {bundle} {process} {num}件？', {
        bundle: bundleLabel,
        process: processName,
        num,
      })}
      confirmLabel={t('冲正')}
      onConfirm={(reason) => run({ body: { requestId, scanId: id, reason } })}
      onClose={close}
    >
      {t('请填写原因')}
    </ReasonDialog>
  );
}
