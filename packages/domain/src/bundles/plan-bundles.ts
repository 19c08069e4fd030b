import type { ColorPlies, SizeRatio } from '../cutting-bed/bed-draft.ts';
import { markerPositions } from '../cutting-bed/cut-numbers.ts';
import { plyRanges } from '../cutting-bed/ply-ranges.ts';
import { decimal } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { type BundleSplitRule, splitPlies } from './split-plies.ts';

export const BundleNumbering = { byPosition: 1, bySize: 2 } as const;
export type BundleNumbering = (typeof BundleNumbering)[keyof typeof BundleNumbering];

export interface ColorBlock extends ColorPlies {
  /** Plies of each roll of the block, in spreading order; asked by the by-roll mode. */
  readonly rollPlies?: readonly number[] | undefined;
}

export interface BundlePlan {
  readonly colors: readonly ColorBlock[];
  readonly sizes: readonly SizeRatio[];
  readonly rule: BundleSplitRule;
  readonly numbering?: BundleNumbering | undefined;
  /** Number of the first bundle; numbers run through the whole order. */
  readonly firstNo: number;
}

export interface PlannedBundle {
  readonly bundleNo: number;
  readonly colorId: string;
  readonly shade: string | undefined;
  readonly sizeId: string;
  /** Place of the marker, counted from 1 over the sizes. */
  readonly position: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  /** Garments. */
  readonly num: number;
}

/**
 * The bundles of a bed. Numbers run colour block → place of the marker → ply; with
 * `BundleNumbering.bySize` all blocks of a size come before the next size.
 *
 * @throws {DomainError} `half-ratio-odd-plies` when a half ratio meets an odd block
 * @see docs/formulas.md#bundle-numbering
 */
export function planBundles(plan: BundlePlan): PlannedBundle[] {
  const { colors, sizes, rule, numbering = BundleNumbering.byPosition, firstNo } = plan;
  const ranges = plyRanges(colors);
  const blocks = colors.map((color, index) => ({ color, base: ranges[index]?.plyFrom ?? 1 }));
  const places = markerPlaces(sizes);

  const stacks =
    numbering === BundleNumbering.bySize
      ? places.flatMap((place) => blocks.map((block) => ({ block, place })))
      : blocks.flatMap((block) => places.map((place) => ({ block, place })));

  return stacks
    .flatMap(({ block: { color, base }, place }) => tie(color, base, place, rule))
    .map((bundle, index) => ({ bundleNo: firstNo + index, ...bundle }));
}

interface MarkerPlace {
  readonly sizeId: string;
  readonly position: number;
  /** Plies that one garment of this place takes: 2 where the ratio leaves a half. */
  readonly pliesPerGarment: 1 | 2;
}

function markerPlaces(sizes: readonly SizeRatio[]): MarkerPlace[] {
  let position = 0;
  return sizes.flatMap(({ sizeId, ratio }) => {
    const count = markerPositions(ratio);
    const whole = decimal(ratio).floor().toNumber();
    return Array.from({ length: count }, (_, index): MarkerPlace => {
      position += 1;
      return { sizeId, position, pliesPerGarment: index < whole ? 1 : 2 };
    });
  });
}

function tie(color: ColorBlock, base: number, place: MarkerPlace, rule: BundleSplitRule) {
  const { pliesPerGarment, sizeId, position } = place;
  if (color.plies % pliesPerGarment !== 0) {
    throw new DomainError('half-ratio-odd-plies', { plies: color.plies });
  }
  const rollEnds = garmentsOfRolls(color.rollPlies ?? [color.plies], pliesPerGarment);
  let ply = base;
  return splitPlies(color.plies / pliesPerGarment, rule, rollEnds).map((num) => {
    const plyFrom = ply;
    ply += num * pliesPerGarment;
    return {
      colorId: color.colorId,
      shade: color.shade ?? undefined,
      sizeId,
      position,
      plyFrom,
      plyTo: ply - 1,
      num,
    };
  });
}

// At a half ratio a garment may lie over the end of a roll; it counts to the roll that completes it.
function garmentsOfRolls(rollPlies: readonly number[], pliesPerGarment: number): number[] {
  let laid = 0;
  let done = 0;
  return rollPlies.map((plies) => {
    laid += plies;
    const garments = Math.floor(laid / pliesPerGarment) - done;
    done += garments;
    return garments;
  });
}
