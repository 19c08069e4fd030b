import { formatShare } from '@garment-mes/domain/formats';
import type { SubmittedCuttingBed } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

interface BundlesDialogProps {
  /** The bed as it was handed on; `undefined` while nothing was. */
  readonly submitted: SubmittedCuttingBed | undefined;
  readonly onClose: () => void;
  readonly onBundles: () => void;
  readonly onNext: () => void;
}

/** What submitting brought about: bundles, an approval to wait for, or neither. */
export function BundlesDialog({ submitted, onClose, onBundles, onNext }: BundlesDialogProps) {
  const t = useText();
  const bundles = submitted?.bundles;
  return (
    <Dialog
      open={submitted !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size={420}
      title={t('床次 {bed} 已提交', { bed: submitted?.bedLabel ?? '' })}
      footer={
        <>
          {bundles && <Button onClick={onBundles}>{t('查看扎号')}</Button>}
          <Button variant="primary" onClick={onNext}>
            {t('下一床')}
          </Button>
        </>
      }
    >
      {bundles ? (
        <Alert tone="ok">
          {t('已生成 {from}–{to} 共{count}扎', {
            from: bundles.bundleFrom,
            to: bundles.bundleTo,
            count: bundles.bundleNumTotal,
          })}
        </Alert>
      ) : (
        <Alert tone={submitted?.needsApproval ? 'warn' : 'ok'}>
          {submitted?.needsApproval
            ? t('单耗差异 {diff}% 待裁剪主管审批，审批后生成扎号', {
                diff: formatShare(submitted.usageDiffPct),
              })
            : t('已提交 {num} 件，扎号待生成', { num: submitted?.cutNum ?? 0 })}
        </Alert>
      )}
    </Dialog>
  );
}
