import type { GarmentKind } from './style-bills.ts';

export interface Fabric {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly composition: string;
  readonly gsm: string;
  readonly widthCm: string;
  readonly cuttableWidthCm: string;
  /** CNY a metre. */
  readonly price: string;
  readonly maxPlies: number;
  readonly relaxHours: number;
  /** Metres a garment takes, before loss. */
  readonly usage: string;
  /** What it is cut into. */
  readonly kinds: readonly GarmentKind[];
}

export const fabrics: readonly Fabric[] = [
  {
    code: 'FAB-JSY180',
    name: '180g单面平纹布',
    nameEn: '180 g single jersey',
    composition: '棉95 氨纶5',
    gsm: '180.00',
    widthCm: '180.0',
    cuttableWidthCm: '175.0',
    price: '16.8000',
    maxPlies: 120,
    relaxHours: 24,
    usage: '0.9000',
    kinds: ['tee'],
  },
  {
    code: 'FAB-POP115',
    name: '115g府绸',
    nameEn: '115 g poplin',
    composition: '棉100',
    gsm: '115.00',
    widthCm: '148.0',
    cuttableWidthCm: '145.0',
    price: '19.5000',
    maxPlies: 150,
    relaxHours: 0,
    usage: '1.5200',
    kinds: ['shirt', 'dress'],
  },
  {
    code: 'FAB-DNM340',
    name: '340g弹力牛仔布',
    nameEn: '340 g stretch denim',
    composition: '棉98 氨纶2',
    gsm: '340.00',
    widthCm: '150.0',
    cuttableWidthCm: '146.0',
    price: '27.0000',
    maxPlies: 80,
    relaxHours: 12,
    usage: '1.2800',
    kinds: ['jeans'],
  },
  {
    code: 'FAB-FLC320',
    name: '320g抓绒卫衣布',
    nameEn: '320 g brushed fleece',
    composition: '棉80 聚酯纤维20',
    gsm: '320.00',
    widthCm: '185.0',
    cuttableWidthCm: '180.0',
    price: '29.6000',
    maxPlies: 80,
    relaxHours: 24,
    usage: '1.1500',
    kinds: ['hoodie'],
  },
  {
    code: 'FAB-NYL150',
    name: '150g尼龙塔丝隆',
    nameEn: '150 g nylon taslan',
    composition: '锦纶100',
    gsm: '150.00',
    widthCm: '150.0',
    cuttableWidthCm: '147.0',
    price: '22.4000',
    maxPlies: 120,
    relaxHours: 0,
    usage: '1.6500',
    kinds: ['jacket'],
  },
];

export const trims: readonly {
  readonly code: string;
  readonly name: string;
  readonly materialType: number;
  readonly unitCode: string;
  /** What it is bought in, and how many of its own unit that is. */
  readonly buyUnitCode: string | null;
  readonly unitRate: string | null;
  readonly price: string;
}[] = [
  {
    ...{ code: 'RIB-2X2', name: '2×2罗纹', materialType: 4 },
    ...{ unitCode: 'KG', buyUnitCode: null, unitRate: null, price: '42.0000' },
  },
  {
    ...{ code: 'THR-402', name: '402涤纶线', materialType: 7 },
    ...{ unitCode: 'PC', buyUnitCode: 'DZ', unitRate: '12', price: '6.5000' },
  },
  {
    ...{ code: 'LBL-MAIN', name: '主唛', materialType: 5 },
    ...{ unitCode: 'PC', buyUnitCode: 'DZ', unitRate: '12', price: '0.1200' },
  },
  {
    ...{ code: 'LBL-CARE', name: '洗水唛', materialType: 5 },
    ...{ unitCode: 'PC', buyUnitCode: 'DZ', unitRate: '12', price: '0.0600' },
  },
  {
    ...{ code: 'TAG-HANG', name: '吊牌', materialType: 6 },
    ...{ unitCode: 'PC', buyUnitCode: 'DZ', unitRate: '12', price: '0.3500' },
  },
  {
    ...{ code: 'BAG-PE', name: '胶袋', materialType: 6 },
    ...{ unitCode: 'PC', buyUnitCode: 'DZ', unitRate: '12', price: '0.1800' },
  },
];
