import { BundleStatus } from '@garment-mes/domain/bundles';
import { BundleRowFields } from '@garment-mes/sdk/labels';
import { type BundleRow, holdBundles } from '@garment-mes/sdk/mes2';
import { Button, ConfirmDialog, Field, TextInput, toast } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

/** Bundles that are in a store, split or void are put on hold by nobody. */
const BEYOND_HOLD: ReadonlySet<BundleStatus> = new Set([
  BundleStatus.warehoused,
  BundleStatus.split,
  BundleStatus.void,
]);

/** Puts a bundle on hold, or releases it. */
export function HoldButton({ bundle }: { readonly bundle: BundleRow }) {
  const t = useText();
  const { can } = useWorkbench();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { run } = useAction(holdBundles, { inline: true, ok: null });
  if (!can(holdBundles.permissionKey) || BEYOND_HOLD.has(bundle.status)) return null;
  const isHeld = bundle.status === BundleStatus.hold;

  async function hold() {
    const holdReason = isHeld ? null : reason.trim();
    const { fails } = await run({ body: { ids: [bundle.id], isHold: !isHeld, holdReason } });
    const [failure] = fails;
    if (failure) toast.error(failure.text);
    else toast.success(t('操作成功'));
    setReason('');
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{isHeld ? t('解冻') : t('冻结')}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={
          isHeld
            ? t('解冻扎号{bundleNo}？', { bundleNo: bundle.bundleLabel })
            : t('冻结扎号{bundleNo}？', { bundleNo: bundle.bundleLabel })
        }
        confirmLabel={isHeld ? t('解冻') : t('冻结')}
        confirmDisabled={!isHeld && reason.trim() === ''}
        onConfirm={hold}
      >
        {!isHeld && (
          <Field label={fieldLabel(BundleRowFields, 'holdReason')} required>
            <TextInput maxLength={64} value={reason} onValueChange={setReason} />
          </Field>
        )}
      </ConfirmDialog>
    </>
  );
}
