import { shadeBlocks } from '@garment-mes/domain/cutting-bed';
import { wholeOf } from '../figures/read-draft.ts';
import type { BedDraft, ColorLine, RollLine } from './draft.ts';

/** Rolls that lie together: one colour and shade, neighbours on the table. */
export interface RollBlock {
  /** Key of the colour line it makes. */
  readonly key: string;
  readonly colorId: string;
  readonly shade: string;
  readonly dyeLots: readonly string[];
  readonly rolls: readonly RollLine[];
  readonly plies: number;
  readonly plyFrom: number;
  readonly plyTo: number;
}

/** The blocks of a bed in the order they are spread. */
export function rollBlocks({ rolls }: Pick<BedDraft, 'rolls'>): readonly RollBlock[] {
  const read = rolls.map(({ colorId, shade, plies }) => ({
    colorId,
    shade: shade || null,
    plies: wholeOf(plies) ?? 0,
  }));
  let at = 0;
  let ply = 0;
  return shadeBlocks(read).map(({ colorId, shade = '', plies, rollPlies }, index) => {
    const own = rolls.slice(at, at + rollPlies.length);
    at += rollPlies.length;
    const plyFrom = ply + 1;
    ply += plies;
    const dyeLots = [...new Set(own.flatMap(({ dyeLot }) => dyeLot || []))];
    return {
      key: `block-${index}`,
      colorId,
      shade,
      dyeLots,
      rolls: own,
      plies,
      plyFrom,
      plyTo: ply,
    };
  });
}

/** The bill with the colours its rolls make; colours of the order without a roll stay, empty. */
export function withBlocks(draft: BedDraft): BedDraft {
  const known = new Map(draft.colors.map((color) => [color.colorId, color]));
  const made = rollBlocks(draft).map(({ key, colorId, shade, plies }): ColorLine => {
    const color = known.get(colorId);
    return {
      key,
      colorId,
      colorName: color?.colorName ?? '',
      hex: color?.hex ?? '',
      shade,
      plies: String(plies),
    };
  });
  const others = [...known.values()]
    .filter(({ colorId }) => made.every((color) => color.colorId !== colorId))
    .map((color) => ({ ...color, key: color.colorId, shade: '', plies: '' }));
  return { ...draft, colors: [...made, ...others] };
}

/** Blocks above the fewest that the colours and shades could make. */
export const blocksTooMany = (blocks: readonly RollBlock[]): number =>
  blocks.length - new Set(blocks.map(({ colorId, shade }) => `${colorId}/${shade}`)).size;

/** Keys of the rolls with those of one colour and shade moved together, first come first. */
export function groupedKeys(draft: Pick<BedDraft, 'rolls'>): readonly string[] {
  const groups = Map.groupBy(draft.rolls, ({ colorId, shade }) => `${colorId}/${shade}`);
  // Colours stay together as well: a shade comes where its colour began.
  const colors = [...new Set(draft.rolls.map(({ colorId }) => colorId))];
  return colors.flatMap((colorId) =>
    [...groups.values()]
      .filter(([first]) => first?.colorId === colorId)
      .flatMap((rolls) => rolls.map(({ key }) => key)),
  );
}
