import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { OrderStatus } from '@garment-mes/domain/orders';
import { type CuttingBedRow, printBundles, unsubmitCuttingBed } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import type { Action } from '#screens/list/list-definition.ts';

/** A bed of a suspended order is looked at, no more. */
export const isHeldUp = ({ orderStatus }: CuttingBedRow): boolean =>
  orderStatus === OrderStatus.suspended;

/** To the labels of the bundles of a bed. */
export const printOfBundles: Action<CuttingBedRow, typeof printBundles> = {
  operation: printBundles,
  label: msg('打印菲票'),
  when: (bed) =>
    !isHeldUp(bed) && (bed.status === BedStatus.bundled || bed.status === BedStatus.closed),
  to: ({ id }) => href('/mes/card/carSewing', undefined, { reduceBedId: id }),
};

/** Takes a bed back that has no bundles yet. */
export const unsubmit: Action<CuttingBedRow, typeof unsubmitCuttingBed> = {
  operation: unsubmitCuttingBed,
  label: msg('撤回提交'),
  when: (bed) => !isHeldUp(bed) && bed.status === BedStatus.submitted && bed.bundleNumTotal === 0,
  body: ([{ id, version }]) => ({ id, version }),
  confirm: ([{ bedLabel, cutNum }]) =>
    cutNum === null
      ? t('撤回床次 {bed}？布卷退回，已裁数不变', { bed: bedLabel })
      : t('撤回后已裁数将减少 {num} 件，确定？', { num: cutNum }),
  danger: true,
};
