import type { GarmentKind } from './lists/style-bills.ts';

/** What sets one demo company apart from the next. */
export interface CompanyProfile {
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly contact: string;
  /** 1 below 100 people, 2 below 500, 3 below 2000. */
  readonly scale: number;
  readonly employees: number;
  readonly tables: number;
  readonly lines: number;
  /** What its piece rates are above the library's. */
  readonly priceFactor: number;
  readonly kinds: readonly GarmentKind[];
  readonly sizeGroup: string;
  readonly styles: number;
  readonly customers: readonly CustomerEntry[];
  readonly orders: number;
  readonly medianQuantity: number;
}

export interface CustomerEntry {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly grade: 'A' | 'B' | 'C';
  readonly isVip?: boolean;
  readonly cutTolUpPct: string;
  readonly shadeControl?: boolean;
}

const customer = (
  code: string,
  name: string,
  country: string,
  grade: 'A' | 'B' | 'C',
  cutTolUpPct: string,
  more: { isVip?: boolean; shadeControl?: boolean } = {},
): CustomerEntry => ({ code, name, country, grade, cutTolUpPct, ...more });

export const profiles: readonly CompanyProfile[] = [
  {
    code: 'CX',
    name: '晨曦制衣',
    shortName: '晨曦',
    contact: '王芳',
    scale: 1,
    employees: 45,
    tables: 2,
    lines: 3,
    priceFactor: 1.5,
    kinds: ['dress', 'tee', 'hoodie'],
    sizeGroup: 'WOMEN',
    styles: 6,
    customers: [
      customer('UN', '优诺', '中国', 'A', '5.00'),
      customer('SGTZ', '拾光童装', '中国', 'B', '5.00'),
      customer('JSNZ', '简素女装', '中国', 'B', '3.00', { shadeControl: true }),
      customer('SG', '森果', '中国', 'C', '5.00', { isVip: true }),
    ],
    orders: 34,
    medianQuantity: 600,
  },
  {
    code: 'JC',
    name: '锦程服饰',
    shortName: '锦程',
    contact: '郑海',
    scale: 1,
    employees: 60,
    tables: 3,
    lines: 4,
    priceFactor: 1.1,
    kinds: ['shirt', 'tee'],
    sizeGroup: 'MEN',
    styles: 10,
    customers: [
      customer('HLZF', '海澜之风', '中国', 'A', '5.00', { isVip: true }),
      customer('NVK', 'NORDVIK', 'Sweden', 'A', '3.00', { shadeControl: true }),
      customer('MPL', 'Maple & Co', 'Canada', 'B', '5.00'),
      customer('YDZF', '云端制服', '中国', 'B', '5.00'),
    ],
    orders: 42,
    medianQuantity: 1500,
  },
  {
    code: 'HJ',
    name: '华锦集团',
    shortName: '华锦',
    contact: '吴建国',
    scale: 2,
    employees: 90,
    tables: 4,
    lines: 6,
    priceFactor: 1,
    kinds: ['tee', 'jeans', 'hoodie', 'jacket'],
    sizeGroup: 'MEN',
    styles: 14,
    customers: [
      customer('BWYD', '北纬运动', '中国', 'A', '5.00', { isVip: true }),
      customer('LAJN', '蓝岸牛仔', '中国', 'A', '3.00', { shadeControl: true }),
      customer('YJSS', '樱井商事', 'Japan', 'A', '3.00'),
      customer('LYHW', '绿野户外', '中国', 'B', '5.00'),
      customer('SP', '速跑', '中国', 'B', '5.00'),
    ],
    orders: 56,
    medianQuantity: 3000,
  },
];

export const DEMO_PASSWORD = 'Garment#2026';
