import {
  type CutNumber,
  type FabricFigures,
  fabricFigures,
  isReplacement,
  type RollUse,
} from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, ratioOf, sum } from '@garment-mes/domain/decimal';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { planUsages } from './submit-bed.sql.ts';

type Ratio = ReturnType<typeof ratioOf>;

interface Spread {
  readonly bedType: number;
  readonly orderId: string;
  readonly fabricPart: number;
  readonly markerLen: string;
  readonly endLossLen: string;
  readonly markerEffPct: string;
  readonly cutNum: number;
}

/**
 * Where the fabric of a bed went, against the usage of the order's bill of materials. Colours with
 * different usages count by their garments; without a line for one of them there is no plan, and none for a
 * replacement, which cuts panels.
 */
export async function bedFigures(
  tx: Tx,
  actor: Actor,
  bed: Spread,
  cut: readonly CutNumber[],
  rolls: readonly RollUse[],
): Promise<{ figures: FabricFigures; planUsage: Ratio }> {
  const usages = isReplacement(bed) ? [] : await planUsages(tx, actor, bed.orderId, bed.fabricPart);
  const usageOf = (id: string) =>
    (usages.find(({ colorId }) => colorId === id) ?? usages.find(({ colorId }) => colorId === null))
      ?.usageNum;
  const planned = cut.flatMap(({ colorId, cutNum }) => {
    const usage = usageOf(colorId);
    return usage === undefined ? [] : [decimal(usage).times(cutNum)];
  });
  const planUsage = planned.length < cut.length ? undefined : ratioOf(sum(planned), bed.cutNum);
  return { figures: fabricFigures({ ...bed, rolls, planUsage }), planUsage };
}

/** The figures in the form of table and wire. */
export function figureTexts(figures: FabricFigures, planUsage: Ratio) {
  const text = (value: Ratio, places: number) =>
    value === undefined ? null : decimalText(value, places);
  return {
    issuedLen: decimalText(figures.issuedLen, 3),
    usedLen: decimalText(figures.usedLen, 3),
    spliceLen: decimalText(figures.spliceLen, 3),
    defectLen: decimalText(figures.defectLen, 3),
    remnantLen: decimalText(figures.remnantLen, 3),
    returnLen: decimalText(figures.returnLen, 3),
    usagePerPiece: text(figures.usagePerPiece, 4),
    planUsage: text(planUsage, 4),
    usageDiffPct: text(figures.usageDiffPct, 2),
    spreadUtilPct: text(figures.spreadUtilPct, 2),
    materialUtilPct: text(figures.materialUtilPct, 2),
  };
}
