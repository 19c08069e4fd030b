import { CuttingBedFields } from '@garment-mes/sdk/labels';
import { type CuttingBedRow, deleteCuttingBed } from '@garment-mes/sdk/mes2';
import { ConfirmDialog, Field, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

interface VoidDialogProps {
  /** `undefined` while none is asked about. */
  readonly bed: CuttingBedRow | undefined;
  readonly onClose: () => void;
}

/** Asks for the reason before a bed is voided; its number is burnt and its rolls are free again. */
export function VoidDialog({ bed, onClose }: VoidDialogProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const { run } = useAction(deleteCuttingBed, { inline: true });

  function close() {
    setReason('');
    onClose();
  }

  return (
    <ConfirmDialog
      open={bed !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('作废床次 {bed}？', { bed: bed?.bedLabel ?? '' })}
      danger
      confirmLabel={t('作废')}
      confirmDisabled={reason.trim() === ''}
      onConfirm={async () => {
        if (!bed) return;
        await run({ query: { id: bed.id, version: bed.version, reason: reason.trim() } });
        setReason('');
      }}
    >
      <p>{t('布卷将释放，床次号不再使用')}</p>
      <Field label={fieldLabel(CuttingBedFields, 'voidReason')} required>
        <Textarea rows={2} maxLength={200} value={reason} onValueChange={setReason} />
      </Field>
    </ConfirmDialog>
  );
}
