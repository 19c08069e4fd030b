import type { Basics } from '../basics.ts';
import type { DemoStyle } from './styles.ts';

/** Chest and length of the smallest size, in centimetres; each size is wider by the same step. */
const POINTS = [
  ['胸围', 50],
  ['衣长', 68],
] as const;
const STEP_CM = 2;

/** What is measured on a garment of a style, size by size, in centimetres. */
export const measurePoints = (
  basics: Basics,
  { sizeGroup, sizes }: Pick<DemoStyle, 'sizeGroup' | 'sizes'>,
) =>
  POINTS.map(([pointName, smallest]) => ({
    pointName,
    method: '平量',
    tolUp: '1.00',
    tolDown: '1.00',
    values: sizes.map(({ name }, at) => ({
      sizeId: basics.size(sizeGroup, name),
      value: String(smallest + at * STEP_CM),
    })),
  }));
