import { decimal, decimalText } from '@garment-mes/domain';

/** A line of a bill of materials, as far as its cost goes. */
interface CostedLine {
  readonly materialId: string;
  readonly usageNum: string;
  readonly unitCode: string;
  readonly lossPct: string | null;
}

/** A material with the price of one of its units. */
export interface PricedMaterial {
  readonly id: string;
  readonly unitCode: string;
  readonly price?: string | null | undefined;
  readonly currencyCode?: string | null | undefined;
  readonly gsm?: string | null | undefined;
  readonly widthCm?: string | null | undefined;
}

const BASE_CURRENCY = 'CNY';

/**
 * Money for the materials of one garment, losses included, to two places. Fabric may be bought by the metre
 * and used by the kilogram, or the other way round; its width and weight say how much that is.
 *
 * @returns `undefined` where a price may not be seen, is missing or is of another currency, where a usage is
 * missing, and where units do not meet: a sum without one of its lines would be a wrong one
 */
export function bomCost(
  lines: readonly CostedLine[],
  materials: readonly PricedMaterial[],
): string | undefined {
  let cost = decimal(0);
  for (const line of lines) {
    const material = materials.find(({ id }) => id === line.materialId);
    const { price } = material ?? {};
    if (!material || price === undefined || price === null) return undefined;
    if ((material.currencyCode || BASE_CURRENCY) !== BASE_CURRENCY) return undefined;
    const units = unitsUsed(line, material);
    if (units === undefined) return undefined;
    cost = cost.plus(
      units
        .times(decimal(line.lossPct || '0').plus(100))
        .div(100)
        .times(price),
    );
  }
  return lines.length === 0 ? undefined : decimalText(cost, 2);
}

/** The usage of a line in the unit its material is priced by. */
function unitsUsed({ usageNum, unitCode }: CostedLine, material: PricedMaterial) {
  if (!(Number(usageNum) > 0)) return undefined;
  const [used, priced] = [unitCode, material.unitCode].map((unit) => unit.trim().toUpperCase());
  const usage = decimal(usageNum);
  if (used === priced) return usage;
  const { gsm, widthCm } = material;
  if (!(Number(gsm) > 0) || !(Number(widthCm) > 0)) return undefined;
  const kilogramsOfMetre = decimal(widthCm ?? '0')
    .times(gsm ?? '0')
    .div(100_000);
  if (used === 'M' && priced === 'KG') return usage.times(kilogramsOfMetre);
  return used === 'KG' && priced === 'M' ? usage.div(kilogramsOfMetre) : undefined;
}
