import type { CuttingBedSizes, FabricRollRow } from '@garment-mes/sdk/mes2';
import type { BedDraft, RollLine } from '../draft/draft.ts';
import { emptyDraft } from '../draft/draft.ts';

export const BLACK = '101';
export const NAVY = '102';
export const SIZES = { S: '201', M: '202', L: '203', XL: '204' } as const;

const order = [
  { sizeId: SIZES.S, sizeName: 'S', ratio: '1', black: 200, navy: 150 },
  { sizeId: SIZES.M, sizeName: 'M', ratio: '2', black: 400, navy: 300 },
  { sizeId: SIZES.L, sizeName: 'L', ratio: '2', black: 400, navy: 300 },
  { sizeId: SIZES.XL, sizeName: 'XL', ratio: '1', black: 200, navy: 150 },
];

const cell = (
  colorId: string,
  sizeId: string,
  sizeName: string,
  orderNum: number,
  cutNum: number,
) => {
  const limitNum = Math.ceil((orderNum * 105) / 100);
  const colorName = colorId === BLACK ? 'Black' : 'Navy';
  const planNum = Math.round(orderNum * 1.03);
  const remainNum = limitNum - cutNum;
  return { colorId, colorName, sizeId, sizeName, orderNum, planNum, cutNum, limitNum, remainNum };
};

/** What an order of 2,100 T-shirts offers. @param cut garments of other beds, by colour and size */
export const choices = (cut: Readonly<Record<string, number>> = {}): CuttingBedSizes => ({
  orderId: '1',
  orderNo: 'SO2403017',
  orderStatus: 2,
  styleNo: 'T2417',
  cutTolUpPct: '5.00',
  shadeControl: 0,
  dosageTolPct: '3.00',
  difficultySteps: [
    { upTo: 12, factor: '1.00' },
    { upTo: null, factor: '1.10' },
  ],
  colors: [
    {
      id: '11',
      colorId: BLACK,
      colorName: 'Black',
      hex: '#1a1a1a',
      seqNo: 1,
      customerColor: null,
      isMain: 1,
    },
    {
      id: '12',
      colorId: NAVY,
      colorName: 'Navy',
      hex: '#1f2a44',
      seqNo: 2,
      customerColor: null,
      isMain: 0,
    },
  ],
  sizes: order.map(({ sizeId, sizeName }, at) => ({
    id: `3${at}`,
    sizeId,
    sizeName,
    seqNo: at + 1,
  })),
  cells: order.flatMap(({ sizeId, sizeName, black, navy }) => [
    cell(BLACK, sizeId, sizeName, black, cut[`${BLACK}/${sizeName}`] ?? 0),
    cell(NAVY, sizeId, sizeName, navy, cut[`${NAVY}/${sizeName}`] ?? 0),
  ]),
  fabrics: [
    {
      fabricPart: 1,
      materialId: '50',
      materialName: 'Single jersey',
      garmentColorId: null,
      materialColorIds: [BLACK, NAVY],
      planUsage: '0.9000',
      spreadMode: 1,
      maxPlies: null,
    },
  ],
  matches: [],
  parts: [],
  tables: [
    { id: '60', name: 'Table 1', cutMode: 1, maxPlies: 120, busyMonthBedNo: 'A2403-058' },
    { id: '61', name: 'Table 2', cutMode: 2, maxPlies: 120, busyMonthBedNo: null },
  ],
  dies: [],
  processes: [{ orderProcessId: '70', seqNo: 2, processName: 'Spreading', role: 1 }],
  beds: [],
});

/** A roll of the store, as a scan finds it. */
export const storeRoll = (id: string, remainLen: string, colorId = BLACK): FabricRollRow => ({
  id,
  rollNo: `R${id}`,
  status: 2,
  colorName: colorId === BLACK ? 'Black' : 'Navy',
  dyeLot: 'D7731',
  shade: 'A',
  labelLen: remainLen,
  actualLen: remainLen,
  shortLen: '0.000',
  labelWeight: null,
  actualWeight: null,
  widthCm: '180.0',
  gsm: '180.0',
  shrinkWarpPct: null,
  shrinkWeftPct: null,
  points: null,
  rollPointsPer100: null,
  remainLen,
  usedLen: '0.000',
  locationCode: null,
  orderNo: null,
  cNo: 'C240301',
  materialName: 'Single jersey',
  materialId: '50',
  colorId,
  orderId: null,
  usedOrderNo: null,
  usedBedNo: null,
  openBedId: null,
  openMonthBedNo: null,
  version: 0,
});

const roll = (
  id: string,
  cells: Pick<
    RollLine,
    'issuedLen' | 'plies' | 'spliceLen' | 'defectLen' | 'remnantLen' | 'returnLen'
  >,
): RollLine => ({
  key: id,
  tympanId: id,
  rollNo: `R${id}`,
  cNo: 'C240301',
  colorId: BLACK,
  dyeLot: 'D7731',
  shade: 'A',
  bandedShade: 'A',
  shadeReason: '',
  widthCm: '180.0',
  labelLen: cells.issuedLen,
  actualLen: cells.issuedLen,
  remainLen: cells.issuedLen,
  spliceNum: 0,
  employeeId: '',
  employeeName: '',
  availableLen: cells.issuedLen,
  materialId: '50',
  materialColorId: BLACK,
  materialColorName: 'Black',
  ...cells,
});

/** Bed 1 of the order as it was typed: 120 black plies out of 660 m. */
export const firstBed: BedDraft = {
  ...emptyDraft('2024-03-18'),
  orderId: '1',
  orderNo: 'SO2403017',
  materialId: '50',
  markerName: 'T2417-A',
  markerLen: '5.200',
  widthCm: '175.0',
  markerEffPct: '84.00',
  tableId: '61',
  cutMode: 2,
  sizes: order.map(({ sizeId, sizeName, ratio }) => ({ sizeId, sizeName, ratio })),
  colors: [
    { key: 'k1', colorId: BLACK, colorName: 'Black', hex: '#1a1a1a', shade: '', plies: '120' },
    { key: 'k2', colorId: NAVY, colorName: 'Navy', hex: '#1f2a44', shade: '', plies: '' },
  ],
  rolls: [
    roll('1301', {
      issuedLen: '320',
      plies: '60',
      spliceLen: '2.2',
      defectLen: '1',
      remnantLen: '2.4',
      returnLen: '0',
    }),
    roll('1302', {
      issuedLen: '340',
      plies: '60',
      spliceLen: '2',
      defectLen: '1',
      remnantLen: '4',
      returnLen: '18.6',
    }),
  ],
  people: [],
};
