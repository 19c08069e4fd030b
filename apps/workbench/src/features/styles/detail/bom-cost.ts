import { decimal, decimalText } from '@garment-mes/domain/decimal';

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

/** A unit of the basic data. */
interface CostedUnit {
  readonly code: string;
  readonly name: string;
  readonly dimension: string;
  readonly factorToBase: string;
}

const BASE_CURRENCY = 'CNY';
const GRAMS = 1_000;
const CENTIMETRES = 100;

/**
 * Money for the materials of one garment, losses included, to two places. Usages are converted to the unit the
 * material is priced by; fabric may be bought by the metre and used by the kilogram, or the other way round:
 * its width and weight convert them.
 *
 * @returns `undefined` where a price may not be seen, is missing or is of another currency, where a usage is
 * missing, and where units do not meet: a sum without one of its lines would be a wrong one
 */
export function bomCost(
  lines: readonly CostedLine[],
  materials: readonly PricedMaterial[],
  units: readonly CostedUnit[],
): string | undefined {
  let cost = decimal(0);
  for (const line of lines) {
    const material = materials.find(({ id }) => id === line.materialId);
    const { price } = material ?? {};
    if (!material || price === undefined || price === null) return undefined;
    if ((material.currencyCode || BASE_CURRENCY) !== BASE_CURRENCY) return undefined;
    const used = unitsUsed(line, material, units);
    if (used === undefined) return undefined;
    cost = cost.plus(
      used
        .times(decimal(line.lossPct || '0').plus(100))
        .div(100)
        .times(price),
    );
  }
  return lines.length === 0 ? undefined : decimalText(cost, 2);
}

/** A line with the colours it is for; none are all. */
interface ColoredLine extends CostedLine {
  readonly colorIds: readonly string[];
}

/** What the materials of a garment cost, where the garments do not cost the same. */
export interface ColorCost {
  /** Names of the colours; `undefined` where all cost the same. */
  readonly colors: string | undefined;
  readonly cost: string;
}

/** The cost of one garment in each of its colours, those that cost the same together. */
export function bomCosts(
  lines: readonly ColoredLine[],
  colors: readonly { readonly colorId: string; readonly colorName: string }[],
  materials: readonly PricedMaterial[],
  units: readonly CostedUnit[],
): ColorCost[] {
  const costOf = (some: readonly ColoredLine[]) => bomCost(some, materials, units);
  if (lines.every(({ colorIds }) => colorIds.length === 0)) {
    const cost = costOf(lines);
    return cost === undefined ? [] : [{ colors: undefined, cost }];
  }
  const each = colors.map(({ colorId, colorName }) => ({
    colorName,
    cost: costOf(
      lines.filter(({ colorIds }) => colorIds.length === 0 || colorIds.includes(colorId)),
    ),
  }));
  const groups = [...Map.groupBy(each, ({ cost }) => cost)];
  return groups.flatMap(([cost, group]) =>
    cost === undefined
      ? []
      : [
          {
            cost,
            colors:
              groups.length === 1 ? undefined : group.map(({ colorName }) => colorName).join('、'),
          },
        ],
  );
}

const plain = (text: string): string => text.trim().toUpperCase();

/** The usage of a line in the unit its material is priced by. */
function unitsUsed(
  { usageNum, unitCode }: CostedLine,
  material: PricedMaterial,
  units: readonly CostedUnit[],
) {
  if (!(Number(usageNum) > 0)) return undefined;
  const usage = decimal(usageNum);
  if (plain(unitCode) === plain(material.unitCode)) return usage;
  const unitOf = (text: string) =>
    units.find(({ code }) => plain(code) === plain(text)) ??
    units.find(({ name }) => plain(name) === plain(text));
  const [used, priced] = [unitOf(unitCode), unitOf(material.unitCode)];
  if (!used || !priced) return undefined;
  const inBase = usage.times(used.factorToBase);
  if (used.dimension === priced.dimension) return inBase.div(priced.factorToBase);
  const [from, to] = [used, priced].map(({ dimension }) => baseMetres(dimension, material));
  return from && to && inBase.times(from).div(to).div(priced.factorToBase);
}

/** Metres of the cloth that are one metre, kilogram or square metre of it. */
function baseMetres(dimension: string, { gsm, widthCm }: PricedMaterial) {
  if (dimension === 'length') return decimal(1);
  if (!(Number(widthCm) > 0)) return undefined;
  const width = decimal(widthCm ?? '0').div(CENTIMETRES);
  if (dimension === 'area') return decimal(1).div(width);
  return dimension === 'weight' && Number(gsm) > 0
    ? decimal(GRAMS).div(width.times(gsm ?? '0'))
    : undefined;
}
