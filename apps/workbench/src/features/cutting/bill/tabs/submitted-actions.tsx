import { addsGarments, BedStatus, canApprove, canBundle } from '@garment-mes/domain/cutting-bed';
import {
  approveCuttingBed,
  type CuttingBed,
  createCuttingBed,
  generateBundles,
  unsubmitCuttingBed,
} from '@garment-mes/sdk/mes2';
import { Button, Textarea, toast, useConfirm } from '@garment-mes/ui';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { isHandedOn } from './handed-on.ts';

/** What may still happen to a bed that is handed on. */
export function SubmittedActions({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const { can, userId } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [, navigate] = useLocation();
  const opinion = useRef('');
  const unsubmit = useAction(unsubmitCuttingBed, { inline: true });
  const approve = useAction(approveCuttingBed, { inline: true });
  const generate = useAction(generateBundles, {
    ok: null,
    inline: true,
    onDone: ({ bundleFrom, bundleTo, bundleNumTotal }) =>
      toast.success(
        t('已生成 {from}–{to} 共{count}扎', {
          from: bundleFrom,
          to: bundleTo,
          count: bundleNumTotal,
        }),
      ),
  });
  const { id, version, cutNum, status } = bed;

  function decide(agree: boolean) {
    opinion.current = '';
    ask({
      title: t('请填写审批意见'),
      danger: !agree,
      confirmLabel: agree ? t('审批通过') : t('退回'),
      text: (
        <Textarea
          aria-label={t('审批意见')}
          rows={3}
          maxLength={500}
          onValueChange={(text) => {
            opinion.current = text;
          }}
        />
      ),
      onConfirm: () =>
        approve.run({ body: { id, version, agree, opinion: opinion.current.trim() } }),
    });
  }

  return (
    <>
      {canApprove(bed, userId) && can(approveCuttingBed.permissionKey) && (
        <>
          <Button onClick={() => decide(false)}>{t('退回')}</Button>
          <Button variant="primary" onClick={() => decide(true)}>
            {t('审批通过')}
          </Button>
        </>
      )}
      {status === BedStatus.submitted &&
        bed.bundleNumTotal === 0 &&
        can(unsubmitCuttingBed.permissionKey) && (
          <Button
            onClick={() =>
              ask({
                title: addsGarments(bed)
                  ? t('撤回后已裁数将减少 {num} 件，确定？', { num: cutNum })
                  : t('撤回床次 {bed}？布卷退回，已裁数不变', { bed: bed.bedLabel }),
                danger: true,
                confirmLabel: t('撤回提交'),
                onConfirm: () => unsubmit.run({ body: { id, version } }),
              })
            }
          >
            {t('撤回提交')}
          </Button>
        )}
      {canBundle(bed) && can(generateBundles.permissionKey) && (
        <Button
          variant="primary"
          onClick={() =>
            ask({
              title: t('按扎号规则生成扎号？'),
              confirmLabel: t('生成扎号'),
              onConfirm: () => generate.run({ body: { reduceBedId: id, version } }),
            })
          }
        >
          {t('生成扎号')}
        </Button>
      )}
      {isHandedOn(bed) && can(createCuttingBed.permissionKey) && (
        <Button
          onClick={() =>
            navigate(href('/mes/reduceBed/addReduceBedBill', undefined, { parentBedId: id }))
          }
        >
          {t('新建补裁床')}
        </Button>
      )}
      {dialog}
    </>
  );
}
