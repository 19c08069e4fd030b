import { mendedRatio } from '@garment-mes/domain/cutting-bed';
import type { BedDraft, PanelLine, SizeLine } from './draft.ts';

/** Cells of the grid that are filled. */
export const typedPanels = ({ panels }: Pick<BedDraft, 'panels'>): readonly PanelLine[] =>
  panels.filter(({ ratio }) => ratio.trim() !== '' && Number(ratio) !== 0);

/** A bill with a grid of panels; the ratios of its sizes follow as soon as one of them is typed. */
export function withPanels(draft: BedDraft, panels: readonly PanelLine[]): BedDraft {
  const read = typedPanels({ panels }).map((panel) => ({
    ...panel,
    ratio: Number(panel.ratio) || 0,
  }));
  const ratioOf = ({ sizeId }: SizeLine): string => {
    const ratio = mendedRatio(sizeId, read, panels);
    return ratio === 0 ? '' : String(ratio);
  };
  return {
    ...draft,
    panels,
    sizes: draft.sizes.map((size) => ({ ...size, ratio: ratioOf(size) })),
  };
}

/** The panels with one cell typed again. */
export const withPanel = (panels: readonly PanelLine[], typed: PanelLine): readonly PanelLine[] => [
  ...panels.filter(
    ({ partCode, sizeId }) => partCode !== typed.partCode || sizeId !== typed.sizeId,
  ),
  typed,
];
