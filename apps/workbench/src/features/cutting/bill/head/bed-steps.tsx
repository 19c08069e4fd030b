import { addsGarments, BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { type Step, Steps } from '@garment-mes/ui';
import { t, useText } from '#app/i18n.ts';
import { minute } from '#screens/fields/format.ts';

type Stages = Pick<
  CuttingBed,
  | 'bedType'
  | 'parentBedId'
  | 'status'
  | 'spreadStartDate'
  | 'cutEndDate'
  | 'submitDate'
  | 'bundleDate'
  | 'bundleNumTotal'
> &
  // A row of a list lacks what was sent to the lines.
  Partial<Pick<CuttingBed, 'unsentNum' | 'sentDate'>>;

interface Stage {
  readonly id: string;
  readonly label: string;
  readonly done: boolean;
  readonly at: string | null | undefined;
}

const HANDED_ON: readonly number[] = [
  BedStatus.submitted,
  BedStatus.bundled,
  BedStatus.closed,
  BedStatus.approvalPending,
];

/**
 * How far a bed is, each step with its time: spread, cut, submitted, bundled and sent to the lines. Beds that give
 * no bundles end with their submission.
 */
export function bedSteps(bed: Stages): Step[] {
  const { status } = bed;
  const stages = addsGarments(bed) ? [...atTheTable(bed), ...ofBundles(bed)] : atTheTable(bed);
  const goesOn = status !== BedStatus.draft && status !== BedStatus.void;
  const next = goesOn ? stages.find(({ done }) => !done) : undefined;
  return stages.map((stage) => {
    const { id, label, done, at } = stage;
    const note = done && at ? { note: minute(at).slice(5) } : {};
    return { id, label, state: done ? 'done' : stage === next ? 'current' : 'todo', ...note };
  });
}

/** A bed that was given up got as far as its times say. */
function atTheTable({ status, spreadStartDate, cutEndDate, submitDate }: Stages): Stage[] {
  const isVoid = status === BedStatus.void;
  const handedOn = HANDED_ON.includes(status);
  return [
    {
      id: 'spread',
      label: t('铺布'),
      done: isVoid ? spreadStartDate !== null : status !== BedStatus.draft,
      at: spreadStartDate,
    },
    {
      id: 'cut',
      label: t('裁完'),
      done: isVoid ? cutEndDate !== null : handedOn || status === BedStatus.cut,
      at: cutEndDate,
    },
    { id: 'submit', label: t('提交'), done: handedOn, at: submitDate },
  ];
}

function ofBundles({ status, bundleDate, bundleNumTotal, unsentNum, sentDate }: Stages): Stage[] {
  const isClosed = status === BedStatus.closed;
  const isBundled = isClosed || status === BedStatus.bundled;
  const isSent = isClosed || (isBundled && bundleNumTotal > 0 && unsentNum === 0);
  return [
    { id: 'bundle', label: t('分扎'), done: isBundled, at: bundleDate },
    { id: 'sent', label: t('已发料'), done: isSent, at: sentDate },
  ];
}

/** The stages of a bed as a bar. */
export function BedSteps({
  bed,
  className,
}: {
  readonly bed: Stages;
  readonly className?: string | undefined;
}) {
  useText();
  return <Steps steps={bedSteps(bed)} className={className} />;
}
