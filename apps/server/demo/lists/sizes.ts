export interface SizeGroupEntry {
  readonly code: string;
  readonly name: string;
  /** Size names with the share each has in an order. */
  readonly sizes: readonly (readonly [name: string, weight: number])[];
}

export const sizeGroups: readonly SizeGroupEntry[] = [
  {
    code: 'MEN',
    name: '男装',
    sizes: [
      ['S', 1],
      ['M', 2],
      ['L', 2.2],
      ['XL', 1.5],
      ['2XL', 0.6],
    ],
  },
  {
    code: 'WOMEN',
    name: '女装',
    sizes: [
      ['S', 1.5],
      ['M', 2],
      ['L', 1.5],
      ['XL', 0.7],
    ],
  },
  {
    code: 'KIDS',
    name: '童装',
    sizes: [
      ['90', 1],
      ['100', 1],
      ['110', 1],
      ['120', 1],
      ['130', 1],
    ],
  },
  {
    code: 'JEANS',
    name: '牛仔裤',
    sizes: [
      ['27', 0.5],
      ['28', 1],
      ['29', 1.6],
      ['30', 2],
      ['31', 1.8],
      ['32', 1.4],
      ['33', 0.8],
      ['34', 0.5],
    ],
  },
];
