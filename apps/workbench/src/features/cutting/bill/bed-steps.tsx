import { BedStatus } from '@garment-mes/domain';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { type Step, Steps } from '@garment-mes/ui';
import { minute } from '#kit/format.ts';
import { t, useText } from '#kit/i18n.ts';

type Stages = Pick<
  CuttingBed,
  'status' | 'spreadStartDate' | 'cutEndDate' | 'submitDate' | 'bundleDate'
>;

/** What went on to the lines. */
type Sent = Pick<CuttingBed, 'bundleNumTotal' | 'unsentNum' | 'sentDate'>;

/** How far a bed is: spread, cut, submitted, bundled, and sent where that is asked, each with its time. */
export function bedSteps(bed: Stages, sent?: Sent): Step[] {
  const { status } = bed;
  const submitted = [BedStatus.submitted, BedStatus.bundled, BedStatus.closed] as number[];
  const bundled = [BedStatus.bundled, BedStatus.closed] as number[];
  const handedOn = submitted.includes(status) || status === BedStatus.approvalPending;
  const steps = [
    { id: 'spread', label: t('铺布'), done: status !== BedStatus.draft, at: bed.spreadStartDate },
    { id: 'cut', label: t('裁完'), done: status === BedStatus.cut || handedOn, at: bed.cutEndDate },
    { id: 'submit', label: t('提交'), done: handedOn, at: bed.submitDate },
    { id: 'bundle', label: t('分扎'), done: bundled.includes(status), at: bed.bundleDate },
    ...(sent
      ? [
          {
            id: 'sent',
            label: t('发料'),
            done: bundled.includes(status) && sent.bundleNumTotal > 0 && sent.unsentNum === 0,
            at: sent.sentDate,
          },
        ]
      : []),
  ];
  const current = steps.findIndex(({ done }) => !done);
  return steps.map(({ id, label, done, at }, index) => ({
    id,
    label,
    state: done ? 'done' : index === current && status !== BedStatus.draft ? 'current' : 'todo',
    ...(done && at ? { note: minute(at).slice(5) } : {}),
  }));
}

/** The stages of a bed as a bar. */
export function BedSteps({
  bed,
  sent,
  className,
}: {
  readonly bed: Stages;
  /** Adds the step to the lines. */
  readonly sent?: Sent | undefined;
  readonly className?: string | undefined;
}) {
  useText();
  return <Steps steps={bedSteps(bed, sent)} className={className} />;
}
