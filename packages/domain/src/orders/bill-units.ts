/** What a unit measures, as the basic data of a company names it. */
export type UnitDimension = string;

/** Cloth is weighed, measured and spread: its width and weight make one of the other. */
const OF_CLOTH: ReadonlySet<UnitDimension> = new Set(['length', 'weight', 'area']);

/**
 * Whether a usage in one unit can be expressed in another: units of one dimension by their factors, and for cloth
 * length, weight and area by its width and grams.
 */
export const unitsMeet = (
  one: UnitDimension,
  other: UnitDimension,
  { isCloth }: { readonly isCloth: boolean },
): boolean => one === other || (isCloth && OF_CLOTH.has(one) && OF_CLOTH.has(other));
