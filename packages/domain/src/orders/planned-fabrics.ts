import { type Decimal, type DecimalInput, quantity, ZERO } from '../decimal.ts';
import { materialNeed, type NeedLine, type OrderedPieces } from './material-need.ts';

/** A line of the bill that may be cloth. */
export interface FabricNeedLine extends NeedLine {
  readonly materialId: string;
  /** Which cloth of the garment it is; `null` for trims. */
  readonly fabricPart: number | null;
  readonly partName: string | null;
  /** Metres one garment takes; nothing where its unit is no length and cannot be made one. */
  readonly usageMetres?: DecimalInput | null | undefined;
}

/** Colour a material has in a garment of one colour. */
export interface MatchedColor {
  readonly garmentColorId: string;
  readonly partName: string;
  readonly materialId: string;
  readonly materialColorId: string;
}

export interface FabricPlan<Line extends FabricNeedLine> {
  readonly materialId: string;
  /** Colour of the material. */
  readonly colorId: string;
  readonly fabricPart: NonNullable<Line['fabricPart']>;
  /** Metres, loss included; `undefined` where one of its lines has no length: a sum without it were too short. */
  readonly planLen: Decimal | undefined;
  /** Lines it is the sum of. */
  readonly lines: readonly Line[];
}

/**
 * Metres of every cloth of an order in each of its colours: the need of the lines of the bill, as a length.
 * A material without a matched colour has the colour of the garment (I9).
 *
 * @see docs/formulas.md#planned-fabric
 */
export function plannedFabrics<Line extends FabricNeedLine>(order: {
  readonly bom: readonly Line[];
  readonly colorIds: readonly string[];
  readonly pieces: readonly OrderedPieces[];
  readonly matchings: readonly MatchedColor[];
}): FabricPlan<Line>[] {
  const plans = new Map<string, FabricPlan<Line>>();
  for (const line of order.bom) {
    const { materialId } = line;
    const fabricPart: Line['fabricPart'] = line.fabricPart;
    if (fabricPart === null) continue;
    for (const garmentColorId of order.colorIds) {
      if (line.colorId !== null && line.colorId !== garmentColorId) continue;
      const colorId = matchedColor(line, garmentColorId, order.matchings) ?? garmentColorId;
      const key = `${materialId}/${colorId}/${fabricPart}`;
      const known = plans.get(key);
      const length = metresNeeded({ ...line, colorId: garmentColorId }, order.pieces);
      const planLen = known ? length && known.planLen?.plus(length) : length;
      const lines = known?.lines ?? [];
      plans.set(key, {
        ...{ materialId, colorId, fabricPart, planLen },
        lines: lines.includes(line) ? lines : [...lines, line],
      });
    }
  }
  return [...plans.values()];
}

function matchedColor(
  { materialId, partName }: FabricNeedLine,
  garmentColorId: string,
  matchings: readonly MatchedColor[],
): string | undefined {
  const own = matchings.filter(
    (each) => each.materialId === materialId && each.garmentColorId === garmentColorId,
  );
  return (own.find((each) => each.partName === partName) ?? own[0])?.materialColorId;
}

function metresNeeded(line: FabricNeedLine, pieces: readonly OrderedPieces[]): Decimal | undefined {
  const { usageMetres, usageNum } = line;
  if (usageMetres === undefined || usageMetres === null) return undefined;
  const usage = quantity(usageNum);
  if (usage.isZero()) return ZERO;
  return materialNeed(line, pieces).times(quantity(usageMetres)).div(usage);
}
