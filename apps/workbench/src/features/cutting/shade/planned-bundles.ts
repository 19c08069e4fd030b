import { type PlannedBundle, planBundles } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { BundleSplitRuleRow } from '@garment-mes/sdk/mes2';
import type { SizeLine } from '../bill/draft/draft.ts';
import type { RollBlock } from '../bill/draft/shade-blocks.ts';
import { wholeOf } from '../bill/figures/read-draft.ts';

type Rule = Pick<BundleSplitRuleRow, 'mode' | 'maxNum' | 'mergeTailPct' | 'numbering'>;
type Block = Pick<RollBlock, 'colorId' | 'shade' | 'plies' | 'rolls'>;

/** Most garments of a bundle where a rule names none, as the server ties it. */
const LARGEST = 200;

/** A marker place of one size, counted from 1 over the sizes. */
export interface PreviewPlace {
  readonly position: number;
  readonly sizeName: string;
}

/** Bundles of each block, place by place. */
export interface BundlePreview {
  readonly places: readonly PreviewPlace[];
  /** One line for each block, in its order: bundles of each place. */
  readonly counts: readonly (readonly number[])[];
  readonly total: number;
}

const isTyped = ({ ratio }: SizeLine): boolean => Number(ratio) > 0;

/** The bundles some blocks are tied into; `undefined` while the bill cannot be tied. */
function tied(
  blocks: readonly Block[],
  sizes: readonly SizeLine[],
  { mode, maxNum, mergeTailPct, numbering }: Rule,
): readonly PlannedBundle[] | undefined {
  const colors = blocks.map(({ colorId, shade, plies, rolls }) => ({
    colorId,
    shade,
    plies,
    rollPlies: rolls.map((roll) => wholeOf(roll.plies) ?? 0),
  }));
  const wanted = sizes.filter(isTyped);
  if (wanted.length === 0 || colors.length === 0 || colors.some(({ plies }) => plies === 0))
    return undefined;
  try {
    return planBundles({
      colors,
      sizes: wanted,
      rule: { mode, maxNum: maxNum ?? LARGEST, mergeTailPct: Number(mergeTailPct) },
      numbering,
      firstNo: 1,
    });
  } catch (error) {
    // A half ratio over an odd block: its fault is shown beside the block.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** How the blocks of a bill would be tied, no bundle over two of them. */
export function previewBundles(
  blocks: readonly Block[],
  sizes: readonly SizeLine[],
  rule: Rule,
): BundlePreview | undefined {
  const each = blocks.map((block) => tied([block], sizes, rule));
  const places = sizes
    .filter(isTyped)
    .flatMap(({ sizeName, ratio }) =>
      Array.from({ length: Math.ceil(Number(ratio)) }, () => sizeName),
    );
  if (each.length === 0 || each.includes(undefined)) return undefined;
  const counts = each.map((bundles = []) =>
    places.map((_, at) => bundles.filter(({ position }) => position === at + 1).length),
  );
  return {
    places: places.map((sizeName, at) => ({ position: at + 1, sizeName })),
    counts,
    total: counts.flat().reduce((sum, count) => sum + count, 0),
  };
}

/** A shade that is in several blocks, and the bundles that costs. */
export interface PartedShade {
  readonly colorId: string;
  readonly shade: string;
  readonly blocks: number;
  /** Bundles more than when its rolls lay together; `undefined` while the bill cannot be tied. */
  readonly extra: number | undefined;
}

/** Shades whose rolls are parted by others. */
export function partedShades(
  blocks: readonly Block[],
  sizes: readonly SizeLine[],
  rule: Rule | undefined,
): readonly PartedShade[] {
  const groups = Map.groupBy(blocks, ({ colorId, shade }) => `${colorId}/${shade}`);
  return [...groups.values()].flatMap((parts): PartedShade[] => {
    const [first] = parts;
    if (first === undefined || parts.length === 1) return [];
    const together: Block = {
      ...first,
      plies: parts.reduce((sum, { plies }) => sum + plies, 0),
      rolls: parts.flatMap(({ rolls }) => rolls),
    };
    const now = rule && tied(parts, sizes, rule);
    const then = rule && tied([together], sizes, rule);
    return [
      {
        colorId: first.colorId,
        shade: first.shade,
        blocks: parts.length,
        extra: now && then && now.length - then.length,
      },
    ];
  });
}
