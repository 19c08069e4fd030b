/** A part of a garment, as the order's list of parts has it. */
export interface PanelPart {
  readonly partCode: string;
  readonly piecesPerGarment: number;
}

/** Panels of one part and size that one ply of a replacement bed cuts. */
export interface PanelRatio {
  readonly partCode: string;
  readonly sizeId: string;
  /** Panels, whole. */
  readonly ratio: number;
}

/**
 * Garments of a size that the panels of one ply can mend: the part with the most panels decides.
 *
 *     ratio = max over the parts of ⌈panels ÷ pieces of the part in a garment⌉
 *
 * A part that is not listed counts as one piece in a garment.
 *
 * @see docs/formulas.md#mended-garments
 */
export const mendedRatio = (
  sizeId: string,
  panels: readonly PanelRatio[],
  parts: readonly PanelPart[],
): number =>
  panels
    .filter((panel) => panel.sizeId === sizeId)
    .reduce((most, { partCode, ratio }) => {
      const part = parts.find((each) => each.partCode === partCode);
      return Math.max(most, Math.ceil(ratio / (part?.piecesPerGarment ?? 1)));
    }, 0);
