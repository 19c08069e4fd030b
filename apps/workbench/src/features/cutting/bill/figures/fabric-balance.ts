import {
  type CutNumber,
  type FabricFigures,
  fabricFigures,
  needsUsageApproval,
} from '@garment-mes/domain/cutting-bed';
import { decimal, ratioOf, sum } from '@garment-mes/domain/decimal';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import type { BedDraft } from '../draft/draft.ts';
import { isLength, rollUse } from './read-draft.ts';

export interface FabricBalance extends FabricFigures {
  /** Metres a garment of this bed is planned to take. */
  readonly planUsage: string | undefined;
  /** The difference to the plan needs somebody's approval. */
  readonly needsApproval: boolean;
}

/** Where the fabric of the bill goes; `undefined` while a length cannot be read. */
export function fabricBalance(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  pieces: readonly CutNumber[],
): FabricBalance | undefined {
  const rolls = draft.rolls.map(rollUse);
  const { markerLen, endLossLen, markerEffPct } = draft;
  const readable = isLength(markerLen) && isLength(endLossLen);
  if (!readable || rolls.some((roll) => roll === undefined)) return undefined;

  const cutNum = pieces.reduce((total, piece) => total + piece.cutNum, 0);
  const planUsage = plannedUsage(draft, choices, pieces);
  const figures = fabricFigures({
    bedType: draft.bedType,
    markerLen,
    endLossLen,
    markerEffPct: isLength(markerEffPct) ? markerEffPct : undefined,
    cutNum,
    planUsage,
    rolls: rolls.filter((roll) => roll !== undefined),
  });
  const needsApproval =
    draft.rolls.length > 0 &&
    needsUsageApproval(
      { bedType: draft.bedType, netLen: figures.netLen, cutNum, planUsage },
      choices?.dosageTolPct ?? '100',
    );
  return { ...figures, planUsage, needsApproval };
}

/** Usage of the bill of materials, by the garments of each colour. */
function plannedUsage(
  { fabricPart, materialId }: BedDraft,
  choices: CuttingBedSizes | undefined,
  pieces: readonly CutNumber[],
): string | undefined {
  const lines = (choices?.fabrics ?? []).filter(
    (fabric) => fabric.fabricPart === fabricPart && fabric.materialId === materialId,
  );
  const usageOf = (colorId: string) =>
    (
      lines.find(({ garmentColorId }) => garmentColorId === colorId) ??
      lines.find(({ garmentColorId }) => garmentColorId === null)
    )?.planUsage ?? undefined;
  const metres = pieces.map(({ colorId, cutNum }) => {
    const usage = usageOf(colorId);
    return usage === undefined ? undefined : decimal(usage).times(cutNum);
  });
  const known = metres.filter((length) => length !== undefined);
  if (known.length < metres.length) return undefined;
  return ratioOf(sum(known), sum(pieces.map(({ cutNum }) => cutNum)))?.toString();
}
