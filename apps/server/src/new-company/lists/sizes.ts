export interface StandardSizes {
  readonly code: string;
  readonly name: string;
  readonly sizes: readonly string[];
}

/** Size groups that a factory begins with, each from its smallest size on. */
export const standardSizes: readonly StandardSizes[] = [
  { code: 'MEN', name: '男装', sizes: ['S', 'M', 'L', 'XL', '2XL'] },
  { code: 'WOMEN', name: '女装', sizes: ['S', 'M', 'L', 'XL'] },
  { code: 'KIDS', name: '童装', sizes: ['90', '100', '110', '120', '130'] },
  { code: 'JEANS', name: '牛仔裤', sizes: ['27', '28', '29', '30', '31', '32', '33', '34'] },
];
