import { type StandardSizes, standardSizes } from '../../src/new-company/lists/sizes.ts';

/** What the sizes of a group are ordered in, beside each other. */
const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  MEN: [1, 2, 2.2, 1.5, 0.6],
  WOMEN: [1.5, 2, 1.5, 0.7],
  KIDS: [1, 1, 1, 1, 1],
  JEANS: [0.5, 1, 1.6, 2, 1.8, 1.4, 0.8, 0.5],
};

export interface SizeGroupEntry extends Omit<StandardSizes, 'sizes'> {
  /** Size names with the share each has in an order. */
  readonly sizes: readonly (readonly [name: string, weight: number])[];
}

export const sizeGroups: readonly SizeGroupEntry[] = standardSizes.map((group) => ({
  ...group,
  sizes: group.sizes.map((name, at) => [name, WEIGHTS[group.code]?.[at] ?? 1] as const),
}));
