import { bundleLabel, makeBarcode, planBundles } from '@garment-mes/domain/bundles';
import {
  BedStatus,
  bundleBed,
  type FabricPart,
  fabricPartName,
  isChildLay,
  isReplacement,
} from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import {
  type BedLines,
  type BedRow,
  bedLines,
  findBed,
  lockBed,
  missingParts,
} from '../beds/public.ts';
import {
  bundlesOfBed,
  countTracked,
  insertBundleProcesses,
  markBundled,
  splitRuleOf,
  takeBarcodeSerials,
  takeBundleNumbers,
} from './bundle.sql.ts';

const BUNDLED: readonly BedStatus[] = [BedStatus.bundled, BedStatus.closed];

/** What a bed was bundled into, as the wire shows it; `isNew` is false for a repeated call. */
export async function generatedBundles(tx: Tx, actor: Actor, bedId: string, isNew: boolean) {
  const set = await bundlesOfBed(tx, actor, bedId);
  if (!set) throw new DomainError('record-missing', { what: '床次' });
  return {
    ...set,
    bundleFrom: bundleLabel(set.bundleFrom),
    bundleTo: bundleLabel(set.bundleTo),
    isNew,
  };
}

/**
 * Ties a submitted bed into bundles, with a row for each operation of each bundle. A second call for
 * the same bed changes nothing.
 *
 * @returns whether bundles were made
 */
export async function generateBundles(
  services: Services,
  tx: Tx,
  actor: Actor,
  bedId: string,
  splitRuleId?: string | null,
): Promise<boolean> {
  if (!(await findBed(tx, actor, bedId))) throw new DomainError('record-missing', { what: '床次' });
  const bed = await lockBed(tx, actor, bedId);
  if (!bed || BUNDLED.includes(bed.status)) return false;
  bundleBed(bed);
  const missing = await missingParts(tx, actor, bed.id);
  if (missing.length > 0) throw new DomainError('lays-unfinished', { parts: partNames(missing) });
  const rule = await splitRuleOf(tx, actor, bed.orderId, splitRuleId ?? bed.splitRuleId);
  if (!rule) throw new DomainError('record-missing', { what: '扎号规则' });

  const lines = await bedLines(tx, actor, bed.id);
  const planned = planBundles({ ...blocksOf(lines), rule, numbering: rule.numbering, firstNo: 1 });
  const numbers = await takeBundleNumbers(tx, actor, bed.orderId, planned.length);
  const serials = await takeBarcodeSerials(tx, actor, planned.length);
  const tracked = await countTracked(tx, actor, bed.orderId);
  if (!numbers || !serials || !tracked) throw new DomainError('record-missing', { what: '订单' });

  await insertRows(
    tx,
    'mes2.bundle',
    planned.map(({ bundleNo, ...bundle }, at) => ({
      companyId: actor.companyId,
      ...placeOf(bed, lines, bundle),
      bundleNo: numbers.first + bundleNo - 1,
      barcode: makeBarcode(serials.companyCode, BigInt(serials.first) + BigInt(at)),
      originNum: bundle.num,
      totalCount: tracked.count,
      createBy: actor.user.id,
      createDate: actor.now,
    })),
  );
  await insertBundleProcesses(tx, actor, bed.id);
  await markBundled(tx, actor, bed.id, planned.length, rule.id);
  await services.audit(tx, {
    bizType: 'bed',
    bizId: bed.id,
    action: 'generateBundles',
    from: bed.status,
    to: BedStatus.bundled,
  });
  await services.publish(tx, { topic: 'bundle', keys: [bed.id] });
  await services.publish(tx, { topic: 'bed', keys: [bed.id] });
  return true;
}

/**
 * Ties a bed that was handed on, or the bed it is a lay of, unless a material of that one is still missing. The row of
 * that bed is the lock: of two last lays the second sees the first.
 */
export async function bundleWhenComplete(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: Pick<BedRow, 'id' | 'bedType' | 'parentBedId'>,
): Promise<void> {
  if (isReplacement(bed)) return;
  const id = isChildLay(bed) && bed.parentBedId !== null ? bed.parentBedId : bed.id;
  const whole = await lockBed(tx, actor, id);
  if (whole?.status !== BedStatus.submitted) return;
  if ((await missingParts(tx, actor, id)).length > 0) return;
  await generateBundles(services, tx, actor, id);
}

const partNames = (parts: readonly FabricPart[]): string =>
  parts.map((part) => fabricPartName[part]).join('、');

/** Colour blocks of a bed with the plies of their rolls, as bundling reads them. */
export const blocksOf = ({ colors, sizes, rolls }: BedLines) => ({
  sizes,
  colors: colors.map((color) => {
    const plies = rolls
      .filter(({ plyFrom, plyTo }) => plyFrom >= color.plyFrom && plyTo <= color.plyTo)
      .map((roll) => roll.plies);
    const covered = plies.reduce((total, each) => total + each, 0) === color.plies;
    return { ...color, ...(covered ? { rollPlies: plies } : {}) };
  }),
});

type Planned = Omit<ReturnType<typeof planBundles>[number], 'bundleNo'>;

/** What a planned bundle is made of and where it lay, as it is stored. */
export function placeOf(bed: BedRow, { colors, sizes, rolls }: BedLines, bundle: Planned) {
  const under = rolls.filter(
    ({ plyFrom, plyTo, colorId }) =>
      colorId === bundle.colorId && plyFrom <= bundle.plyTo && plyTo >= bundle.plyFrom,
  );
  const one = (values: readonly (string | null)[]) => {
    const different = [...new Set(values.filter((value) => value !== null))];
    return different.length > 0 ? different.join('/') : null;
  };
  const shades = new Set(under.map(({ shade }) => shade));
  return {
    orderId: bed.orderId,
    orderNo: bed.orderNo,
    styleNo: bed.styleNo,
    cuttingBedId: bed.id,
    bedNo: bed.bedNo,
    colorId: bundle.colorId,
    colorName: colors.find(({ colorId }) => colorId === bundle.colorId)?.colorName,
    sizeId: bundle.sizeId,
    sizeName: sizes.find(({ sizeId }) => sizeId === bundle.sizeId)?.sizeName,
    shade: bundle.shade ?? (shades.size === 1 ? one([...shades]) : null),
    dyeLot: one(under.map(({ dyeLot }) => dyeLot)),
    position: bundle.position,
    plyFrom: bundle.plyFrom,
    plyTo: bundle.plyTo,
    num: bundle.num,
  };
}
