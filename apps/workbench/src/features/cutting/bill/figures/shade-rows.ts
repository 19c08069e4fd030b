import { BedType } from '@garment-mes/domain/cutting-bed';
import type { BedDraft } from '../draft/draft.ts';
import { wholeOf } from './read-draft.ts';

/** Pieces of one colour and shade. */
export interface ShadeRow {
  readonly shade: string;
  /** In the order of the sizes. */
  readonly nums: readonly number[];
}

/** The shades of a colour on a shade-level bed, with their pieces; none on other beds. */
export function shadeRows(draft: BedDraft, colorId: string): readonly ShadeRow[] {
  if (draft.bedType !== BedType.shadeLevel) return [];
  const blocks = draft.colors.filter((block) => block.colorId === colorId && block.plies !== '');
  return [...Map.groupBy(blocks, ({ shade }) => shade)].map(([shade, same]) => {
    const plies = same.reduce((sum, block) => sum + (wholeOf(block.plies) ?? 0), 0);
    return { shade, nums: draft.sizes.map(({ ratio }) => (Number(ratio) || 0) * plies) };
  });
}
