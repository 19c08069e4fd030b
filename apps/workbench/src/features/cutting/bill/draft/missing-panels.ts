import type { CuttingBedSizes, PanelCheckRow } from '@garment-mes/sdk/mes2';
import type { BedDraft, PanelLine } from './draft.ts';

/** Panels of one ply of each colour that make good what checks found faulty and nobody replaced. */
export interface MissingPanels {
  readonly panels: readonly PanelLine[];
  readonly colorIds: readonly string[];
}

type Check = Pick<PanelCheckRow, 'colorName' | 'sizeName' | 'faultNum' | 'replaceNum' | 'bads'>;

/**
 * What a replacement bed has to cut. Colours are laid on each other, so the colour that misses most of a
 * part and size decides; defects without a part are left to the person.
 */
export function missingPanels(
  checks: readonly Check[],
  { colors, sizes, fabricPart }: Pick<BedDraft, 'colors' | 'sizes' | 'fabricPart'>,
  offered: CuttingBedSizes['parts'],
): MissingPanels {
  const wanted = new Map<string, number>();
  const colorIds = new Set<string>();
  const panels = new Map<string, PanelLine>();
  for (const { colorName, sizeName, faultNum, replaceNum, bads } of checks) {
    const color = colors.find((each) => each.colorName === colorName);
    const size = sizes.find((each) => each.sizeName === sizeName);
    let open = faultNum - replaceNum;
    if (color === undefined || size === undefined) continue;
    for (const { partCode, num } of bads) {
      const part = offered.find(
        (each) => each.partCode === partCode && each.fabricPart === fabricPart,
      );
      const missing = Math.min(open, num);
      if (part === undefined || missing <= 0) continue;
      open -= missing;
      const { sizeId } = size;
      const key = `${color.colorId}/${part.partCode}/${sizeId}`;
      const ofColor = (wanted.get(key) ?? 0) + missing;
      wanted.set(key, ofColor);
      colorIds.add(color.colorId);
      const cell = `${part.partCode}/${sizeId}`;
      const most = Math.max(ofColor, Number(panels.get(cell)?.ratio ?? 0));
      const { partName, piecesPerGarment } = part;
      panels.set(cell, {
        partCode: part.partCode,
        partName,
        piecesPerGarment,
        sizeId,
        ratio: String(most),
      });
    }
  }
  return { panels: [...panels.values()], colorIds: [...colorIds] };
}
