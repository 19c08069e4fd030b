import { type Issue, issue } from '../refusals/issue.ts';

/** What was found on the panels of a bundle. */
export interface PanelCounts {
  readonly faultNum: number;
  readonly replaceNum: number;
  /** Garments, not panels: several faulty panels of one count once. */
  readonly scrapNum: number;
  readonly scrapReason?: string | null | undefined;
}

/** I19: no more is replaced than is faulty, no more garments are lost than have a faulty panel left, and a loss says why. */
export function checkPanels({
  faultNum,
  replaceNum,
  scrapNum,
  scrapReason,
}: PanelCounts): readonly Issue[] {
  return [
    ...(replaceNum > faultNum ? [issue('replaceNum', 'replace-over-fault', {})] : []),
    ...(scrapNum > Math.max(0, faultNum - replaceNum)
      ? [issue('scrapNum', 'scrap-over-fault', {})]
      : []),
    ...(scrapNum > 0 && !scrapReason?.trim()
      ? [issue('scrapReason', 'reason-required', { action: { zh: '报废', en: 'scrap' } })]
      : []),
  ];
}

/** Faulty panels that were neither replaced nor lost with their garment: somebody has to cut them. */
export const panelsToReplace = ({
  faultNum,
  replaceNum,
  scrapNum,
}: Omit<PanelCounts, 'scrapReason'>): number => Math.max(0, faultNum - replaceNum - scrapNum);
